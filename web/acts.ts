// What lines of a record are to the eye, by the kind of their events: pure arithmetic over scenes and facts.
import type { Pt } from './geometry.ts';
import type { Line, Scene, SceneFigure } from './wire.ts';

type About = Record<string, unknown>;
type Step = [string, number[][], number];

/** The way of a figure, in hundredths of a centimetre of the table. */
export interface Way {
  figure: SceneFigure;
  path: Pt[];
  /** Degrees at its end; -1 where nobody looks anywhere. */
  facing: number;
}
export type How = 'hit' | 'cover' | 'miss';
/** One shot or blow of a volley. */
export interface Shot {
  from: string;
  to: string;
  start: Pt;
  end: Pt;
  how: How;
}
export interface Burst {
  at: Pt;
  radius: number;
}
/** How many shots of a volley are drawn at most. */
export const MOST_SHOTS = 12;
/** Hundredths within which a blow needs no bullet. */
const ARM = 350;

const list = (v: unknown): string[] =>
  typeof v === 'string' ? [v] : Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : [];
const amount = (v: unknown): number => typeof v === 'number' ? v : 0;
const text = (v: unknown): string => typeof v === 'string' ? v : '';

/** The figures of an id: the one it names, or those of the unit. */
export const figuresOf = (s: Scene, id: string): SceneFigure[] =>
  s.figures.filter((f) => f.id === id || f.unit === id);
const at = (f: SceneFigure): Pt => [f.x, f.y];

/** Who does what a line tells of. */
export const doer = (line: Line): string =>
  text(line.about.unit) || text(line.about.figure) || text(line.about.id);
/** Those it is done to. */
export const victims = (line: Line): string[] => list(line.about.target);

// -- ways -----------------------------------------------------------------------------------------------------

const flat = (p: readonly number[]): Pt => [p[0], p[1]];

/** Where somebody comes from who was not there: the nearest point beyond the edge of the table. */
function beyond(s: Scene, [x, y]: Pt, r: number): Pt {
  const ways: [number, Pt][] = [
    [x, [-r, y]],
    [s.width - x, [s.width + r, y]],
    [y, [x, -r]],
    [s.depth - y, [x, s.depth + r]],
  ];
  return ways.sort((a, b) => a[0] - b[0])[0][1];
}

/** The ways of everybody whom a line of a move tells of. On squares a unit goes; its figures keep their places. */
export function waysOf(line: Line, now: Scene, after: Scene): Way[] {
  const ways: Way[] = [];
  for (const [id, points, facing] of (line.about.steps as Step[] | undefined) ?? []) {
    if (!points.length) continue;
    if (!now.grid) {
      const figure = now.figures.find((f) => f.id === id) ?? after.figures.find((f) => f.id === id);
      if (figure) ways.push({ figure, path: points.map(flat), facing });
      continue;
    }
    const square = now.grid.square, there = figuresOf(now, id);
    const last = points[points.length - 1];
    for (const figure of there.length ? there : figuresOf(after, id)) {
      const [first, base]: [number[], Pt] = there.length ? [points[0], at(figure)] : [last, at(figure)];
      const path = points.map((p): Pt => [
        base[0] + (p[0] - first[0]) * square,
        base[1] + (p[1] - first[1]) * square,
      ]);
      if (!there.length && line.event === 'moved') path.unshift(beyond(now, path[0], figure.radius));
      ways.push({ figure, path, facing });
    }
  }
  return ways;
}

/** A point of a way, so far along it. */
export function along(path: readonly Pt[], q: number): { at: Pt; leg: number } {
  const legs = path.slice(1).map((p, n) => Math.hypot(p[0] - path[n][0], p[1] - path[n][1]));
  let left = Math.min(1, Math.max(0, q)) * legs.reduce((a, b) => a + b, 0);
  for (let n = 0; n < legs.length; n++) {
    if (left <= legs[n] || n === legs.length - 1) {
      const part = legs[n] ? Math.min(1, left / legs[n]) : 1, [a, b] = [path[n], path[n + 1]];
      return { at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], leg: n };
    }
    left -= legs[n];
  }
  return { at: path[0] ?? [0, 0], leg: 0 };
}

// -- dice -----------------------------------------------------------------------------------------------------

/** Whether each die of a throw counts, where the facts say so without doubt. */
export function counting(about: About): boolean[] {
  const faces = (about.faces as number[] | undefined) ?? [], { needs, value } = about;
  if (Array.isArray(value) && value.length === faces.length && value.every((v) => v === 0 || v === 1)) {
    return value.map((v) => v === 1);
  }
  if (Array.isArray(needs)) return faces.map((f) => needs.includes(f));
  if (typeof needs !== 'number') return faces.map(() => false);
  const good = faces.map((f) => f >= needs);
  return good.filter(Boolean).length === value ? good : faces.map(() => false);
}

/** The sides of each die of a throw, as its text has them: 2d6+1d8. */
export function sidesOfDice(dice: string, count: number): number[] {
  const each = [...dice.matchAll(/(\d+)d(\d+)/g)].flatMap(([, n, s]) => Array(Number(n)).fill(Number(s)));
  return Array.from({ length: count }, (_, n) => each[n] ?? 6);
}

/** Where a throw is decided about: at whom it is aimed, else who throws; nowhere where it is about nobody. */
export function placeOfDice(line: Line, now: Scene): Pt | null {
  for (const id of [...victims(line), doer(line)]) {
    const here = figuresOf(now, id);
    if (here.length) return middle(here.map(at));
    const piece = now.pieces.find((p) => p.id === id) ?? now.zones.find((z) => z.id === id);
    if (piece?.outline.length) return middle(piece.outline.map(flat));
  }
  return null;
}

export const middle = (points: readonly Pt[]): Pt => [
  points.reduce((sum, p) => sum + p[0], 0) / Math.max(1, points.length),
  points.reduce((sum, p) => sum + p[1], 0) / Math.max(1, points.length),
];

// -- volleys --------------------------------------------------------------------------------------------------

const touches = (line: Line, who: string, targets: readonly string[]): boolean =>
  doer(line) === who && victims(line).some((id) => targets.includes(id));

/** How a volley came out: how many struck home, were stopped by cover or saved, and went past. */
export function outcome(struck: Line, earlier: readonly Line[]): Record<How, number> {
  const { hits, unsaved } = struck.about, who = doer(struck), targets = victims(struck);
  const rolls = sinceStruck(earlier).filter((l) => l.event === 'rolled' && touches(l, who, targets));
  const told = sinceStruck(earlier).filter((l) => l.event !== 'rolled' && touches(l, who, targets));
  const thrown = rolls.reduce((sum, l) => sum + ((l.about.faces as number[] | undefined)?.length ?? 0), 0) ||
    Math.max(0, ...told.map((l) => amount(l.about.dice)));
  const good = rolls.reduce((sum, l) => sum + amount(l.about.value), 0), through = amount(hits);
  // Below nothing it is not known yet: the hits go round several units, and each saves for itself.
  if (typeof unsaved === 'number' && unsaved >= 0) {
    return { hit: unsaved, cover: Math.max(0, through - unsaved), miss: Math.max(0, thrown - through) };
  }
  const cover = Math.max(0, good - through);
  const miss = Math.max(0, thrown - cover - through);
  return { hit: through, cover, miss: through || cover ? miss : Math.max(1, miss) };
}

/** The lines since the last volley. */
function sinceStruck(lines: readonly Line[]): readonly Line[] {
  const last = lines.map((l) => l.event).lastIndexOf('struck');
  return lines.slice(last + 1);
}

/** The figures of a unit that fire, where a line before tells them. */
function firing(who: string, targets: readonly string[], earlier: readonly Line[], now: Scene) {
  const own = figuresOf(now, who), ids = new Set(own.map((f) => f.id));
  for (const line of [...sinceStruck(earlier)].reverse()) {
    if (!touches(line, who, targets)) continue;
    const some = list(line.about.figures).filter((id) => ids.has(id));
    if (some.length) return own.filter((f) => some.includes(f.id));
  }
  return own;
}

/** Home, stopped, past: in this order, thinned out where there are more than can be told apart. */
function thinned(count: Record<How, number>): How[] {
  const all = (['hit', 'cover', 'miss'] as const).flatMap((how) => Array<How>(count[how]).fill(how));
  if (all.length <= MOST_SHOTS) return all;
  return Array.from({ length: MOST_SHOTS }, (_, n) => all[Math.floor(n * all.length / MOST_SHOTS)]);
}

/** The shots of a volley, each from one who fires to one who is aimed at. */
export function shotsOf(struck: Line, earlier: readonly Line[], later: readonly Line[], now: Scene): Shot[] {
  const who = doer(struck), targets = victims(struck);
  const from = firing(who, targets, earlier, now), aimed = targets.flatMap((id) => figuresOf(now, id));
  if (!from.length || !aimed.length) return [];
  const named = new Set([...list(struck.about.figures), ...fallen(later)]);
  const first = [...aimed.filter((f) => named.has(f.id)), ...aimed.filter((f) => !named.has(f.id))];
  return thinned(outcome(struck, earlier)).map((how, n) => {
    const a = from[n % from.length], b = first[n % first.length];
    return { from: a.id, to: b.id, start: at(a), end: at(b), how };
  });
}

/** How many lines may lie between a throw and what it came to. */
const NEAR = 60;

/** The shots of a throw with a weapon of which no line tells what it came to: each die is one, and counts or not. */
export function shotsOfRoll(rolled: Line, list: readonly Line[], now: Scene): Shot[] {
  const { faces, value, weapon, side } = rolled.about, who = doer(rolled), targets = victims(rolled);
  const count = Array.isArray(faces) ? faces.length : 0;
  if (!text(weapon) || !count || typeof value !== 'number' || value > count || targets.includes(who)) {
    return [];
  }
  const from = figuresOf(now, who).filter((f) => f.side === side),
    aimed = targets.flatMap((id) => figuresOf(now, id));
  const unit = from[0]?.unit;
  const told = (l: Line) =>
    l.event === 'struck' && Math.abs(l.number - rolled.number) < NEAR &&
    figuresOf(now, doer(l)).some((f) => f.unit === unit);
  if (!from.length || !aimed.length || list.some(told)) return [];
  return thinned({ hit: value, cover: 0, miss: count - value }).map((how, n) => {
    const a = from[n % from.length], b = aimed[n % aimed.length];
    return { from: a.id, to: b.id, start: at(a), end: at(b), how };
  });
}

/** Whether it is done hand to hand. */
export const isMelee = (shots: readonly Shot[]): boolean =>
  shots.length > 0 && shots.every((s) => Math.hypot(s.end[0] - s.start[0], s.end[1] - s.start[1]) <= ARM);

/** Where something bursts, if it does: the circle it is told by, or everybody whom one act strikes. */
export function burstOf(struck: Line, now: Scene): Burst | null {
  const { x, y, radius } = struck.about;
  if (typeof x === 'number' && typeof y === 'number') return { at: [x, y], radius: amount(radius) || 250 };
  const targets = victims(struck);
  if (targets.length < 2) return null;
  const touched = targets.flatMap((id) => figuresOf(now, id)), mid = middle(touched.map(at));
  if (!touched.length) return null;
  return {
    at: mid,
    radius: Math.max(...touched.map((f) => Math.hypot(f.x - mid[0], f.y - mid[1]) + f.radius)),
  };
}

// -- losses ---------------------------------------------------------------------------------------------------

/** Figures that lines take away before the next volley. */
function fallen(lines: readonly Line[]): string[] {
  const next = lines.findIndex((l) => l.event === 'struck');
  return (next < 0 ? lines : lines.slice(0, next)).filter((l) => l.event === 'lost').flatMap(lostFigures);
}
/** The figures that a line takes away. */
export const lostFigures = (line: Line): string[] => list(line.about.lost);
/** How much a unit, machine or thing has lost. */
export const lostCount = (line: Line): number =>
  Array.isArray(line.about.lost) ? line.about.lost.length : amount(line.about.lost);

// -- the table meanwhile --------------------------------------------------------------------------------------

/** The table after one more line, as far as its facts say; the next state puts right what they do not. */
export function applied(now: Scene, line: Line, after: Scene): Scene {
  if (line.event === 'moved' || line.event === 'placed') return moved(now, line, after);
  if (line.event === 'lost') {
    const gone = new Set(lostFigures(line)), unit = text(line.about.unit), empty = line.about.left === 0;
    const keeps = (f: SceneFigure) => !gone.has(f.id) && !(empty && (f.unit === unit || f.id === unit));
    return { ...now, figures: now.figures.filter(keeps) };
  }
  if (line.event === 'marked') {
    const { id, marker, on } = line.about, state = text(marker);
    const change = <T extends { id: string; states: string[] }>(list: T[]): T[] =>
      list.map((u) =>
        u.id !== id
          ? u
          : { ...u, states: on ? [...new Set([...u.states, state])] : u.states.filter((m) => m !== state) }
      );
    const known = new Set([...now.units, ...after.units].flatMap((u) => u.states));
    for (const f of after.figures) f.states.forEach((m) => known.add(m));
    if (on && !known.has(state)) return now;
    return {
      ...now,
      signs: { ...now.signs, ...after.signs },
      units: change(now.units),
      figures: change(now.figures),
    };
  }
  return now;
}

function moved(now: Scene, line: Line, after: Scene): Scene {
  const ways = new Map(waysOf(line, now, after).map((w) => [w.figure.id, w]));
  if (!ways.size) return now;
  const settle = (f: SceneFigure): SceneFigure => {
    const way = ways.get(f.id);
    if (!way) return f;
    const [x, y] = way.path[way.path.length - 1];
    return { ...f, x, y, facing: f.facing < 0 ? f.facing : way.facing >= 0 ? way.facing : f.facing };
  };
  const new_ = [...ways.values()].map((w) => w.figure).filter((f) => !now.figures.some((o) => o.id === f.id));
  const ids = new Set([...ways.values()].map((w) => w.figure.unit));
  const place = (id: string) => after.units.find((u) => u.id === id);
  return {
    ...now,
    figures: [...now.figures, ...new_].map(settle),
    units: now.units.map((u) =>
      ids.has(u.id) ? { ...u, place: 'table', squares: place(u.id)?.squares ?? u.squares } : u
    ),
  };
}

/** The points of the table that a line is about. */
export function pointsOf(line: Line, now: Scene, after: Scene): Pt[] {
  if (line.event === 'moved' || line.event === 'placed') {
    const within = (
      [x, y]: Pt,
    ): Pt => [Math.min(Math.max(0, x), now.width), Math.min(Math.max(0, y), now.depth)];
    return waysOf(line, now, after).flatMap((w) => [within(w.path[0]), within(w.path[w.path.length - 1])]);
  }
  const burst = line.event === 'struck' ? burstOf(line, now) : null;
  const ids = [doer(line), ...victims(line), ...lostFigures(line)];
  const here = ids.flatMap((id) => figuresOf(now, id)).map(at);
  if (burst) here.push(burst.at);
  return here;
}
