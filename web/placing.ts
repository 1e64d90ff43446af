// A free place: a ghost is led over the table, the rules are asked about it, and nothing is given before it is confirmed.
import { batch, computed, effect, signal } from '@preact/signals';
import { askReach, forgetReach, Newest, reach } from './asking.ts';
import { inside, length, type Pt, stepped } from './geometry.ts';
import { t } from './i18n.ts';
import { askedFigure, askedUnit, isPlacement, isPoint, leading, led, same } from './meaning.ts';
import { answer, live, question, refusal, say, scene, state } from './store.ts';
import { ending, onSquare } from './telling.ts';
import type {
  AskDrafts,
  Considered,
  Course,
  Draft,
  Drafts,
  Scene,
  SceneFigure,
  ScenePiece,
  SceneUnit,
  Why,
} from './wire.ts';

export type Placement = [string, Pt[], number];
export type Value = Placement[] | Pt;

/** On a board of squares: where an answer ends, and what it tells beside. */
export type Aim = Pick<Draft, 'square' | 'what' | 'level' | 'facing'> & { square: readonly [number, number] };
export const aimOf = ({ square, what, level, facing }: Draft): Aim | null =>
  square ? { square, what, level, facing } : null;

export interface Ghost {
  /** The answer; null until the rules have told which one ends in its square. */
  value: Value | null;
  /** The square of it. */
  on?: Aim | null;
  /** Where it ends, as the rules told. */
  text?: string;
  /** unsure: the rules have not answered yet. */
  verdict: 'unsure' | 'good' | 'bad';
  /** While it is dragged: the verdict is of a place just before. */
  stale?: boolean;
  why: Why | null;
  /** As the rules told: the way over squares, the unit and its figures, what else is new. */
  course?: Course | null;
  unit?: SceneUnit;
  figures?: readonly SceneFigure[];
  pieces?: readonly ScenePiece[];
}

export const drafts = signal<Draft[] | null>(null);
export const ghost = signal<Ghost | null>(null);
export const dragging = signal(false);
/** A place that is only pointed at in a list. */
export const hinted = signal<Pt | null>(null);
/** Where the finger is, in hundredths. */
export const finger = signal<Pt | null>(null);
/** Where it was lifted: what was wrong there stays to be read. */
export const lifted = signal<Pt | null>(null);

export const placing = computed(() => question.value?.kind === 'place' ? question.value : null);
/** The only figure that is placed, where the question is about one. */
const single = computed(() => askedFigure(placing.value, scene.value));
export const placedUnit = computed(() => askedUnit(placing.value, scene.value));
export const members = computed<SceneFigure[]>(() =>
  scene.value?.figures.filter((f) => single.value ? f.id === single.value : f.unit === placedUnit.value) ?? []
);
export const leader = computed<SceneFigure | undefined>(() => leading(members.value));

/** Whether a point is only aimed at: nobody goes there. */
export const aiming = computed(() => !!led(placing.value)?.aims);
/** Whether a figure only turns where it stands. */
export const turning = computed(() => !!led(placing.value)?.turns);
/** Whether a way is gone that costs movement. */
export const going = computed(() => !!led(placing.value)?.goes);
/** Whether one figure is placed, and not a unit. */
export const alone = computed(() => !!single.value || members.value.length === 1);

/** Points that the way of the one who leads goes through, set by hand. */
export const corners = signal<Pt[]>([]);
/** Hundredths of a centimetre the one who is led may go, as the rules told; 0 where that does not matter. */
export const allowance = computed(() => going.value ? reach.value?.most ?? 0 : 0);

/** Whether a point alone is the answer, as the ready-made ones show. */
export const pointWanted = computed(() => (drafts.value ?? []).some((d) => isPoint(d.value)));
const leads = (v: Placement[]): Placement => v.find(([id]) => id === leader.value?.id) ?? v[0];

/** Way of the figure that leads, from where it stands. */
export function way(value: Value | null): Pt[] {
  if (scene.value?.grid || !value) return [];
  if (isPoint(value)) {
    const first = going.value ? leader.value : undefined;
    return first ? [[first.x, first.y], value] : [value];
  }
  const [id, path] = leads(value);
  const from = scene.value?.figures.find((f) => f.id === id);
  return from ? [[from.x, from.y], ...path] : path;
}
export const used = computed(() => ghost.value ? length(way(ghost.value.value)) : 0);

export const endOf = (value: Value | null): Pt | null => {
  if (!Array.isArray(value) || !value.length) return null;
  const path = way(value);
  return path.length ? path[path.length - 1] : null;
};

effect(() => {
  const q = placing.value, number = state.value?.number;
  batch(() => {
    ghost.value = null;
    drafts.value = null;
    hinted.value = null;
    dragging.value = false;
    corners.value = [];
    forgetReach();
  });
  if (q && !q.drafts && led(q)?.lit) askReach(leadingFigure());
  if (!q?.drafts || number === undefined || !live) return;
  void live.trial<Drafts>({ kind: 'drafts', number, to: null }).then((m) => {
    if (m.kind === 'drafted' && state.value?.number === number) {
      drafts.value = m.drafts.filter((d) =>
        isPoint(d.value) || isPlacement(d.value) || scene.value?.grid ||
        (Array.isArray(d.value) && !d.value.length)
      );
      if (led(q)?.lit) askReach(leadingFigure());
    }
  });
});

/** The figure that is led: on the table, or the first of a unit that comes in. */
function leadingFigure(): string {
  const made = drafts.peek()?.find((d) => isPlacement(d.value))?.value as Placement[] | undefined;
  return leader.peek()?.id ?? made?.[0][0] ?? (pointWanted.peek() ? placedUnit.peek() || 'point' : '');
}

/** The whole unit carried along as it stands, so that the one who leads ends at `to`. */
function carried(to: Pt): Value | null {
  if (pointWanted.value) return to;
  const first = leader.value;
  if (turning.value && first) return [[first.id, [], heading(first.id, [to])]];
  const known = drafts.value?.filter((d) => isPlacement(d.value)).map((d) => d.value as Placement[]) ?? [];
  const only = known[0]?.length === 1 ? known[0][0][0] : '';
  if (only && (!first || members.value.length > 1)) return [[only, [to], -1]];
  if (first && going.value) {
    const step = reach.value?.step ?? 0;
    return members.value.map((f): Placement => {
      const [dx, dy] = [f.x - first.x, f.y - first.y];
      const path = [...corners.value, to].map(([x, y]): Pt => [x + dx, y + dy]);
      return [f.id, step ? stepped([[f.x, f.y], ...path], step).slice(1) : path, -1];
    });
  }
  const near = nearest(to);
  if (!near) return first ? [[first.id, [to], -1]] : null;
  const end = endOf(near) ?? to, [dx, dy] = [to[0] - end[0], to[1] - end[1]];
  return near.map(([id, path, facing]): Placement => {
    const last = path.length - 1;
    // What comes in from an edge keeps its way in; only along the edge it may be shifted.
    return [
      id,
      path.map(([x, y], n): Pt =>
        n === last ? [x + dx, y + dy] : Math.abs(dx) > Math.abs(dy) ? [x + dx, y] : [x, y + dy]
      ),
      facing,
    ];
  });
}

function nearest(to: Pt): Placement[] | null {
  let best: Placement[] | null = null, far = Infinity;
  for (const d of drafts.value ?? []) {
    if (!isPlacement(d.value)) continue;
    const end = endOf(d.value as Placement[]);
    const off = end ? Math.hypot(end[0] - to[0], end[1] - to[1]) : Infinity;
    if (off < far) [best, far] = [d.value as Placement[], off];
  }
  return best;
}

const trials = new Newest();
const onlyNewest = (work: () => Promise<void>) => trials.run(work);

/** What the rules say of an answer; one that leads straight into something may have a way round to `to`. */
async function judged(value: Value, to: Pt | null = null): Promise<Ghost | null> {
  const number = state.value?.number;
  if (!live || number === undefined) return null;
  const m = await live.trial<Considered>({ kind: 'consider', number, answers: [value] });
  if (m.kind !== 'considered' || state.value?.number !== number) return null;
  if (m.stopped !== 'refused') {
    return { value, verdict: 'good', why: m.why, text: m.text, ...onBoard(m.scene, m.course) };
  }
  const bad: Ghost = { value, verdict: 'bad', why: m.why, text: m.text };
  if (!to || corners.value.length || !shaded(to)) return bad;
  const round = await live.trial<Drafts>({ kind: 'drafts', number, to });
  const other = round.kind === 'drafted' ? round.drafts.find((d) => isPlacement(d.value)) : undefined;
  const end = other && endOf(other.value as Value);
  return end && same(end, to) ? { value: other.value as Value, verdict: 'good', why: null } : bad;
}

/** What a trial would leave on the table. */
function onBoard(tried: Scene, course: Course | null): Partial<Ghost> {
  const now = scene.value, unit = placedUnit.value;
  if (!now) return {};
  const known = new Set(now.pieces.map((p) => p.id));
  return {
    course,
    unit: tried.units.find((u) => u.id === unit),
    figures: tried.figures.filter((f) => f.unit === unit),
    pieces: tried.pieces.filter((p) => !known.has(p.id)),
  };
}

/** Whether a point lies in the area that the rules gave: only a reason to ask for a way there. */
const shaded = (at: Pt): boolean =>
  (reach.value?.rings ?? []).filter((ring) => inside(at, ring)).length % 2 === 1;

/** Ask the rules about what the ghost shows now; on squares `on` is where. */
export function judge(value: Value, to: Pt | null = null, on: Aim | null = null): Promise<void> {
  const before = ghost.value, held = before && (dragging.value || same(before.value, value));
  ghost.value = {
    value,
    on,
    verdict: held ? before.verdict : 'unsure',
    why: before?.why ?? null,
    pieces: [],
    stale: !before || !same(before.value, value) || before.stale,
  };
  return onlyNewest(async () => {
    const found = await judged(value, to);
    if (found && ghost.value && same(ghost.value.value, value)) show({ ...found, on });
  });
}

function show(g: Ghost): void {
  ghost.value = g;
  if (!dragging.value) tell(g);
}

/** The ghost ends in a square: which answer does is asked first, then what the rules say of it. */
export function judgeSquare(
  on: Aim,
  wish: Pick<AskDrafts, 'to' | 'what' | 'facing' | 'level'>,
): Promise<void> {
  const before = ghost.value, aimed = () => same(ghost.value?.on, on);
  ghost.value = {
    value: null,
    on,
    verdict: before && dragging.value ? before.verdict : 'unsure',
    why: before?.why ?? null,
    pieces: [],
    stale: true,
  };
  return onlyNewest(async () => {
    const number = state.value?.number;
    if (!live || number === undefined || !aimed()) return;
    const m = await live.trial<Drafts>({ kind: 'drafts', number, ...wish });
    const draft = m.kind === 'drafted' ? m.drafts[0] : undefined;
    const found = draft && aimed() ? await judged(draft.value as Value) : null;
    if (aimed() && found) show({ ...found, on: aimOf(draft!) ?? on });
    else if (aimed()) ghost.value = null;
  });
}

/** What the panel says of the ghost; it changes only when there is something else to say. */
export const told = computed(() => {
  const g = ghost.value;
  return g ? JSON.stringify([g.verdict, g.why, dragging.value || endingOf(g)]) : '';
});

/** Where the ghost ends, in words. */
export const endingOf = (g: Ghost): string => g.on ? onSquare(g.on) : g.text || ending(g.value);

function tell(g: Ghost): void {
  const end = endingOf(g);
  if (g.verdict === 'bad' && g.why) {
    say(`${end}. ${t('refused', { why: g.why.text })} ${g.why.rule}`);
  } else if (g.verdict === 'good') say(`${end}. ${t('spot-fine')}`);
}

export function lead(to: Pt): void {
  finger.value = to;
  const value = carried(to);
  if (value) void judge(value, to);
}

/** The way goes on from where the ghost stands: round something that is in the way. */
export function addCorner(): void {
  const g = ghost.value, end = g?.value && !isPoint(g.value) ? endOf(g.value) : null;
  if (!end || !going.value || g?.verdict === 'bad' && !dragging.value) return;
  corners.value = [...way(g!.value).slice(1, -1), end];
  askReach(leadingFigure(), null, corners.value);
}

export function lift(): void {
  batch(() => {
    lifted.value = finger.value;
    finger.value = null;
  });
}

/** The finger is lifted: what is not allowed gives way to the nearest the rules find, if they find one. */
export async function settle(): Promise<void> {
  dragging.value = false;
  const to = finger.value, number = state.value?.number;
  lift();
  if (!to || !live || number === undefined) return;
  await onlyNewest(async () => {
    const g = ghost.value;
    if (!g?.value) return;
    const found = g.verdict === 'unsure' || g.stale ? await judged(g.value, to) : g;
    if (!found) return;
    if (found.verdict === 'good') {
      ghost.value = found;
      tell(found);
      return;
    }
    if (corners.value.length) {
      ghost.value = found;
      tell(found);
      return;
    }
    const m = await live!.trial<Drafts>({ kind: 'drafts', number, to });
    const other = m.kind === 'drafted'
      ? m.drafts.find((d) => pointWanted.value ? isPoint(d.value) : isPlacement(d.value))
      : undefined;
    const value = (other?.value ?? (going.value ? null : nearest(to))) as Value | null;
    if (value && state.value?.number === number) {
      ghost.value = { value, verdict: 'good', why: found.why };
      say(`${t('nearest-taken')} ${ending(value)}`);
    } else {
      ghost.value = found;
      tell(found);
    }
  });
}

/** One figure of the ghost put elsewhere. */
export function adjust(id: string, to: Pt): void {
  const g = ghost.value;
  if (!g?.value || isPoint(g.value)) return;
  finger.value = to;
  void judge(
    g.value.map(([f, path, facing]): Placement =>
      f === id ? [f, [...path.slice(0, -1), to], facing] : [f, path, facing]
    ),
  );
}

/** A figure of the ghost is taken up: shade where it may end, the others ending as they do. */
export function takeUp(id: string): void {
  const g = ghost.value;
  if (g?.value && !isPoint(g.value)) {
    askReach(
      id,
      g.value,
      g.value.find(([f]) => f === id)?.[1].slice(0, -1) ?? [],
    );
  }
}
/** The area of the one who leads again. */
export const putBack = (): void => askReach(leadingFigure(), null, corners.value);

/** Which way one of an answer looks: as it says, as the rules told, along its way. */
export function facingOf([id, path, facing]: Placement): number {
  const told = ghost.value?.figures?.find((f) => f.id === id)?.facing ?? -1;
  return facing >= 0 ? facing : told >= 0 ? told : heading(id, path);
}

/** Everybody of the unit as he is led, or as he stands. */
function asLed(): Placement[] {
  const g = ghost.value;
  if (g?.value && !isPoint(g.value)) return g.value;
  return g ? [] : members.value.map((f): Placement => [f.id, [], -1]);
}

/** Turn every vehicle of the unit by so many degrees. */
export function turnBy(degrees: number): void {
  const led = asLed();
  if (!led.length) return;
  void judge(led.map((one): Placement => [one[0], one[1], (facingOf(one) + degrees + 360) % 360]));
}

/** Turn one of them so that it looks this way. */
export function turnTo(id: string, degrees: number): void {
  const led = asLed();
  if (led.length) void judge(led.map(([f, path, own]): Placement => [f, path, f === id ? degrees : own]));
}

/** Where a figure looks if nothing is said: along its last leg. */
export function heading(id: string, path: readonly Pt[]): number {
  const f = scene.value?.figures.find((o) => o.id === id);
  const from = path.length > 1 ? path[path.length - 2] : f ? [f.x, f.y] : null, to = path[path.length - 1];
  if (!to || !from || (to[0] === from[0] && to[1] === from[1])) return f?.facing ?? 90;
  return (Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) * 180 / Math.PI) + 360) % 360;
}

/** The keyboard leads the ghost in steps. */
export function nudge(dx: number, dy: number): void {
  const g = ghost.value, first = leader.value;
  const from = (g && endOf(g.value)) ?? (first ? [first.x, first.y] as Pt : null) ??
    endOf((drafts.value?.find((d) => isPlacement(d.value))?.value ?? []) as Value);
  if (from) lead([from[0] + dx, from[1] + dy]);
}

export function take({ value, ...on }: Draft): void {
  finger.value = lifted.value = null;
  void judge(value as Value, null, aimOf({ value, ...on }));
}

export function cancel(): void {
  batch(() => {
    ghost.value = null;
    finger.value = lifted.value = null;
    dragging.value = false;
    refusal.value = null;
    corners.value = [];
  });
  if (placing.value) putBack();
}

export const confirm = () =>
  ghost.value?.value && ghost.value.verdict !== 'bad' ? answer(ghost.value.value) : Promise.resolve(false);
