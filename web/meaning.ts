// What a question is to a page that knows no game: pure decisions over intents, parts and signs.
import type {
  Arc,
  Choice,
  Draft,
  Forecast,
  Question,
  Scene,
  SceneFigure,
  SceneSign,
  SceneUnit,
  SceneZone,
} from './wire.ts';

export type At = readonly [number, number];
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

// -- who acts -------------------------------------------------------------------------------------------------

/** The unit of a unit or figure; empty for anything else. */
export function unitOf(s: Scene | null, id: string): string {
  if (!s || !id) return '';
  return s.units.find((u) => u.id === id || id in u.members)?.id ??
    s.figures.find((f) => f.id === id)?.unit ?? '';
}

/** Whether something of a scene is called so. */
const stands = (s: Scene | null, id: unknown): id is string =>
  typeof id === 'string' && !!s &&
  (!!unitOf(s, id) || s.pieces.some((p) => p.id === id) || s.zones.some((z) => z.id === id));

/** The unit that a question is about. */
export const askedUnit = (q: Question | null, s: Scene | null): string => q ? unitOf(s, q.actor) : '';

/** The only figure that acts, where it is no unit that does. */
export const askedFigure = (q: Question | null, s: Scene | null): string =>
  q && q.actor && !s?.units.some((u) => u.id === q.actor) ? q.actor : '';

/** Those of a unit who lead come first. */
export const leading = (list: readonly SceneFigure[]): SceneFigure | undefined =>
  list.find((f) => f.role === 'leader' || f.role === 'officer') ?? list[0];

/** Whether it matters which way a unit looks: machines, and figures with a facing of their own. */
export function looksSomewhere(s: Scene, unit: string): boolean {
  const own = s.figures.filter((f) => f.unit === unit);
  if (own.length) return own.some((f) => f.facing >= 0);
  const shape = s.units.find((u) => u.id === unit)?.shape ?? 'infantry';
  return shape !== 'infantry' && shape !== 'heavy';
}

/** Whether a figure is asked to act, or somebody wants to do something to it. */
export function partOf(q: Question | null, f: SceneFigure): '' | 'acts' | 'against' {
  if (!q) return '';
  if (q.actor && (q.actor === f.id || q.actor === f.unit)) return 'acts';
  return q.against.some((id) => id === f.id || id === f.unit) ? 'against' : '';
}

// -- attacks --------------------------------------------------------------------------------------------------

/** The units whose attacks are weighed before the question is answered. */
export function attackers(q: Question | null, s: Scene | null): readonly string[] {
  if (!q) return [];
  const answering = q.options.map((o) => o.on || o.parts.who).filter((id) => !!unitOf(s, String(id ?? '')));
  const ids = q.intent === 'act' || q.intent === 'attack'
    ? [q.actor]
    : q.intent === 'react'
    ? answering.length ? answering : [q.actor]
    : [];
  return [...new Set(ids.map((id) => unitOf(s, String(id ?? ''))))].filter(Boolean);
}

/** Whether attacks are shown before anything is chosen. */
export const weighsFirst = (q: Question): boolean => q.intent === 'act';

/** Whether what several options would do together can be worked out. */
export const triesTogether = (q: Question): boolean => q.intent === 'attack' && q.kind === 'several';

/** Whether what one answer would come to is asked for before it is given. */
export const weighsAnswers = (q: Question): boolean => q.intent !== 'choose' && q.kind !== 'dice';

/** Everyone who stands where something may strike, and what it may draw upon itself, each once. */
export const touchedBy = (list: readonly Forecast[]): string[] => [
  ...new Set(list.flatMap((f) => [...f.touched, ...touchedBy(f.draws)])),
];
/** The corridors, templates and blasts of it. */
export const areasOf = (list: readonly Forecast[]): readonly At[][] =>
  list.flatMap((f) => [...f.areas.map((a) => a.points as At[]), ...areasOf(f.draws)]);

/** What an option would come to. */
export const forecastsFor = (all: readonly Forecast[], option: number): readonly Forecast[] =>
  all.filter((f) => f.options.includes(option));

/** What attacks on a unit would come to. */
export const forecastsOn = (all: readonly Forecast[], s: Scene | null, unit: string): readonly Forecast[] =>
  all.filter((f) => !!unit && (f.target === unit || unitOf(s, f.target) === unit));

export const worth = (f: Forecast): number => f.counted[0]?.mean ?? 0;

/** The best first; of many, what is best against each target comes before what is next best. */
export function bestFirst(list: readonly Forecast[], most = 8): Forecast[] {
  const sorted = [...list].sort((a, b) => worth(b) - worth(a));
  const best = sorted.filter((f, n) => sorted.findIndex((o) => o.target === f.target) === n);
  const rest = sorted.filter((f) => !best.includes(f)).slice(0, Math.max(0, most - best.length));
  return [...best, ...rest].sort((a, b) => worth(b) - worth(a));
}

/** The arcs of whoever is about to attack: those of a weapon that is pointed at, else all of them. */
export function arcsOf(
  q: Question | null,
  s: Scene | null,
  arcs: readonly Arc[],
  option?: Choice,
): readonly Arc[] {
  if (!q) return [];
  const figure = askedFigure(q, s), own = arcs.filter((a) => !figure || a.figure === figure);
  const bear = own.filter((a) => a.weapons.some((w) => w === option?.parts.weapon));
  return bear.length ? bear : own;
}

// -- options on the table -------------------------------------------------------------------------------------

/** What an option points at on the table, clicked for it or not. */
export function pointsAt(o: Choice, s: Scene | null): string {
  const { target, who, where } = o.parts;
  return [o.on, target, who, where].find((id) => stands(s, id)) as string | undefined ?? '';
}

/** Options that can be chosen on the table, by what stands there. */
export function onTable(q: Question | null): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  if (q?.kind !== 'one') return places;
  for (const o of q.options) if (o.on) places.set(o.on, [...places.get(o.on) ?? [], o]);
  return places;
}

/** Options that name a square, by that square. */
export function onSquares(q: Question | null): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  if (q?.kind !== 'one') return places;
  for (const o of q.options) {
    if (o.square && !o.on) places.set(o.square.join(), [...places.get(o.square.join()) ?? [], o]);
  }
  return places;
}

// -- free places ----------------------------------------------------------------------------------------------

/** What is led where: a free place, by what it is for. */
export interface Led {
  /** A way that costs movement: there is a tape, an allowance, corners. */
  goes: boolean;
  /** Nobody goes to the point. */
  aims: boolean;
  /** A figure looks elsewhere where it stands. */
  turns: boolean;
  /** Whether the ground that may be named is lit. */
  lit: boolean;
}

export function led(q: Question | null): Led | null {
  if (q?.kind !== 'place') return null;
  return {
    goes: q.intent === 'move',
    aims: q.intent === 'aim',
    turns: q.intent === 'turn',
    lit: q.intent !== 'turn',
  };
}

export const isPoint = (v: unknown): v is [number, number] =>
  Array.isArray(v) && v.length === 2 && v.every((n) => typeof n === 'number');
/** Figures, each with its way and where it looks. */
export const isPlacement = (v: unknown): boolean =>
  Array.isArray(v) && v.length > 0 && Array.isArray(v[0]) && v[0].length === 3 && Array.isArray(v[0][1]);

/** What free answers on squares tell beside the square: a kind, a facing, or where a unit ends. */
export function squareForm(q: Question | null, drafts: readonly Draft[]): 'kind' | 'facing' | 'square' {
  if (q?.kinds.length) return 'kind';
  return q && !q.actor && drafts.some((d) => d.square && d.facing >= 0) ? 'facing' : 'square';
}

/** Squares between two: the first diagonal step counts one, each further one two. */
export function squareSteps(a: readonly number[], b: readonly number[]): number {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return dx && dy ? dx + dy - 1 : dx + dy;
}

/** So many degrees from east turned clockwise by eighths. */
export const eighthTurn = (degrees: number, eighths: number): number =>
  ((degrees - 45 * eighths) % 360 + 360) % 360;

// -- what is drawn --------------------------------------------------------------------------------------------

export type Drawn = 'point' | 'area' | 'edge' | 'mark';
const DRAWN: readonly string[] = ['point', 'area', 'edge', 'mark'];

/** How a zone is drawn; a word that says nothing to the page is drawn by its outline. */
export const drawnAs = (z: SceneZone): Drawn =>
  DRAWN.includes(z.kind) ? z.kind as Drawn : z.outline.length === 2 ? 'edge' : 'area';

/** Where a side comes from, if the table shows it. */
export const homeOf = (zones: readonly SceneZone[], side: string): SceneZone | undefined =>
  zones.find((z) => !!side && z.owner === side && drawnAs(z) === 'edge') ??
    zones.find((z) => !!side && z.owner === side && drawnAs(z) === 'area' && !z.goal);

/** How many sides have a colour and a shape of their own. */
export const SIDES = 4;
/** The place of a side among those of the match: its colour and shape everywhere. */
export const sideNumber = (sides: readonly string[], side: string): number =>
  Math.max(0, sides.indexOf(side)) % SIDES;

type Signs = Record<string, SceneSign>;

/** What states do to the drawing of a figure: lying, shaken … */
export const looksOf = (signs: Signs, states: readonly string[]): Set<string> =>
  new Set(states.map((state) => signs[state]?.look ?? '').filter(Boolean));

/** States that have a sign of their own, and are not told by the drawing alone. */
export const signed = (signs: Signs, states: readonly string[]): string[] =>
  states.filter((state) => !signs[state] || signs[state].path !== '');

/** The one state that matters most, of those that have a sign. */
export function gravest(signs: Signs, states: readonly string[]): string {
  const shown = signed(signs, states);
  return shown.find((state) => signs[state]?.grave) ?? shown[0] ?? '';
}

// -- lines of the record --------------------------------------------------------------------------------------

/** Every id that something tells of. */
function* ids(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) { for (const v of value) yield* ids(v); }
  else if (value && typeof value === 'object') { for (const v of Object.values(value)) yield* ids(v); }
}

/** The unit that a line is about; empty where it speaks of none. */
export function unitTold(about: unknown, units: readonly SceneUnit[]): string {
  for (const id of ids(about)) if (units.some((u) => u.id === id)) return id;
  return '';
}

/** Pieces and units that a refusal names beside whom it refuses: what is in the way. */
export function inTheWay(about: unknown, s: Scene, unit: string): string[] {
  const known = new Set([...s.pieces.map((p) => p.id), ...s.units.map((u) => u.id)]);
  return [...new Set(ids(about))].filter((id) => id !== unit && known.has(id));
}

/** Whether a line speaks of a unit or of one of its figures. */
export function speaksOf(about: unknown, unit: string, unitOfFigure: ReadonlyMap<string, string>): boolean {
  for (const id of ids(about)) if (id === unit || unitOfFigure.get(id) === unit) return true;
  return false;
}

// -- links ----------------------------------------------------------------------------------------------------

/** Whether a link leads to the machine that opens it, and nowhere else. */
export function isHere(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
