// A free place: a ghost is led over the table, the rules are asked about it, and nothing is given before it is confirmed.
import { batch, computed, effect, signal } from '@preact/signals';
import { length, type Pt } from './geometry.ts';
import { t } from './i18n.ts';
import { isPlacement } from './names.ts';
import { answer, live, names, question, refusal, say, scene, state } from './store.ts';
import type { Considered, Draft, Drafts, SceneFigure, Why } from './wire.ts';

export type Placement = [string, Pt[], number];
export type Value = Placement[] | Pt;

export interface Ghost {
  value: Value;
  /** unsure: the rules have not answered yet. */
  verdict: 'unsure' | 'good' | 'bad';
  why: Why | null;
}

export const drafts = signal<Draft[] | null>(null);
export const ghost = signal<Ghost | null>(null);
export const dragging = signal(false);
/** Where the finger is, in hundredths. */
export const finger = signal<Pt | null>(null);

export const placing = computed(() => question.value?.kind === 'place' ? question.value : null);
export const placedUnit = computed(() => String(placing.value?.about.unit ?? ''));
export const members = computed<SceneFigure[]>(() =>
  scene.value?.figures.filter((f) => f.unit === placedUnit.value) ?? []
);
export const leader = computed<SceneFigure | undefined>(() =>
  members.value.find((f) => f.role === 'leader' || f.role === 'officer') ?? members.value[0]
);

/** Hundredths of a centimetre the unit may move, as its card says; 0 where that does not matter. */
export const allowance = computed(() => {
  if (placing.value?.question !== 'move') return 0;
  const line = scene.value?.units.find((u) => u.id === placedUnit.value)?.lines
    .find(([what]) => what.en === 'Movement' || what.en === 'Move');
  return Math.max(
    0,
    ...(line?.[1].match(/\d+([.,]\d+)?/g) ?? []).map((n) =>
      Math.round(parseFloat(n.replace(',', '.')) * 100)
    ),
  );
});

const isPoint = (v: unknown): v is Pt =>
  Array.isArray(v) && v.length === 2 && v.every((n) => typeof n === 'number');
/** What kind of answer is wanted, as the drafts show it. */
const pointWanted = computed(() => (drafts.value ?? []).some((d) => isPoint(d.value)));
const leads = (v: Placement[]): Placement => v.find(([id]) => id === leader.value?.id) ?? v[0];

/** Way of the figure that leads, from where it stands. */
export function way(value: Value): Pt[] {
  if (isPoint(value)) return [value];
  const [id, path] = leads(value);
  const from = scene.value?.figures.find((f) => f.id === id);
  return from ? [[from.x, from.y], ...path] : path;
}
export const used = computed(() =>
  ghost.value && !isPoint(ghost.value.value) ? length(way(ghost.value.value)) : 0
);

export const endOf = (value: Value): Pt | null => {
  const path = way(value);
  return path.length ? path[path.length - 1] : null;
};

effect(() => {
  const q = placing.value, number = state.value?.number;
  batch(() => {
    ghost.value = null;
    drafts.value = null;
    dragging.value = false;
  });
  if (!q?.drafts || number === undefined || !live) return;
  void live.trial<Drafts>({ kind: 'drafts', number, to: null }).then((m) => {
    if (m.kind === 'drafted' && state.value?.number === number) {
      drafts.value = m.drafts.filter((d) =>
        isPoint(d.value) || isPlacement(d.value) || (Array.isArray(d.value) && !d.value.length)
      );
    }
  });
});

/** The whole unit carried along as it stands, so that the one who leads ends at `to`. */
function carried(to: Pt): Value | null {
  if (pointWanted.value) return to;
  const first = leader.value,
    known = drafts.value?.filter((d) => isPlacement(d.value)).map((d) => d.value as Placement[]) ?? [];
  const only = known[0]?.length === 1 ? known[0][0][0] : '';
  if (only && (!first || members.value.length > 1)) return [[only, [to], -1]];
  if (first && placing.value?.question === 'move') {
    const [dx, dy] = [to[0] - first.x, to[1] - first.y];
    return members.value.map((f): Placement => [f.id, [[f.x + dx, f.y + dy]], -1]);
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

let flying = false;
let next: (() => Promise<void>) | null = null;

/** At most one trial is under way; of those that wait only the newest is kept. */
async function onlyNewest(work: () => Promise<void>): Promise<void> {
  if (flying) {
    next = work;
    return;
  }
  flying = true;
  try {
    await work();
  } finally {
    flying = false;
    const then = next;
    next = null;
    if (then) await onlyNewest(then);
  }
}

async function judged(value: Value): Promise<Ghost | null> {
  const number = state.value?.number;
  if (!live || number === undefined) return null;
  const m = await live.trial<Considered>({ kind: 'consider', number, answers: [value] });
  if (m.kind !== 'considered' || state.value?.number !== number) return null;
  return { value, verdict: m.stopped === 'refused' ? 'bad' : 'good', why: m.why };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Ask the rules about what the ghost shows now. */
export function judge(value: Value): Promise<void> {
  ghost.value = {
    value,
    verdict: ghost.value && same(ghost.value.value, value) ? ghost.value.verdict : 'unsure',
    why: ghost.value?.why ?? null,
  };
  return onlyNewest(async () => {
    const found = await judged(value);
    if (found && ghost.value && same(ghost.value.value, value)) {
      ghost.value = found;
      if (!dragging.value) tell(found);
    }
  });
}

function tell(g: Ghost): void {
  const end = names.value.ending(g.value);
  if (g.verdict === 'bad' && g.why) {
    say(`${end}. ${t('refused', { why: names.value.why(g.why) })} ${g.why.rule}`);
  } else if (g.verdict === 'good') say(`${end}. ${t('spot-fine')}`);
}

export function lead(to: Pt): void {
  finger.value = to;
  const value = carried(to);
  if (value) void judge(value);
}

/** The finger is lifted: what is not allowed gives way to the nearest the rules find, if they find one. */
export async function settle(): Promise<void> {
  dragging.value = false;
  const to = finger.value, number = state.value?.number;
  finger.value = null;
  if (!to || !live || number === undefined) return;
  await onlyNewest(async () => {
    const g = ghost.value;
    if (!g) return;
    const found = g.verdict === 'unsure' ? await judged(g.value) : g;
    if (!found) return;
    if (found.verdict === 'good') {
      ghost.value = found;
      tell(found);
      return;
    }
    const m = await live!.trial<Drafts>({ kind: 'drafts', number, to });
    const other = m.kind === 'drafted' ? m.drafts.find((d) => isPlacement(d.value)) : undefined;
    const value = (other?.value ?? (placing.value?.question === 'move' ? null : nearest(to))) as Value | null;
    if (value && state.value?.number === number) {
      ghost.value = { value, verdict: 'good', why: found.why };
      say(`${t('nearest-taken')} ${names.value.ending(value)}`);
    } else {
      ghost.value = found;
      tell(found);
    }
  });
}

/** One figure of the ghost put elsewhere. */
export function adjust(id: string, to: Pt): void {
  const g = ghost.value;
  if (!g || isPoint(g.value)) return;
  void judge(
    g.value.map(([f, path, facing]): Placement =>
      f === id ? [f, [...path.slice(0, -1), to], facing] : [f, path, facing]
    ),
  );
}

/** Turn every vehicle of the unit by so many degrees. */
export function turnBy(degrees: number): void {
  const g = ghost.value ??
    { value: members.value.map((f): Placement => [f.id, [], -1]), verdict: 'unsure' as const, why: null };
  if (isPoint(g.value)) return;
  void judge(g.value.map(([id, path, facing]): Placement => {
    const now = facing >= 0 ? facing : heading(id, path);
    return [id, path, (now + degrees + 360) % 360];
  }));
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

export function take(value: Value): void {
  finger.value = null;
  void judge(value);
}

export function cancel(): void {
  batch(() => {
    ghost.value = null;
    finger.value = null;
    dragging.value = false;
    refusal.value = null;
  });
}

export const confirm = () =>
  ghost.value && ghost.value.verdict !== 'bad' ? answer(ghost.value.value) : Promise.resolve(false);
