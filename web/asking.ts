// What the rules are asked beside the match: where a figure may end, who sees whom. One request at a time.
import { computed, effect, signal } from '@preact/signals';
import { askOdds, forecasts, live, pointed, question, scene, state } from './store.ts';
import type { Pt } from './geometry.ts';
import type { Arc, Forecast, Forecasts, Question, Reached, SightLine, Sights } from './wire.ts';

/** Of those that wait only the newest is kept. */
export class Newest {
  private flying = false;
  private next: (() => Promise<void>) | null = null;

  async run(work: () => Promise<void>): Promise<void> {
    if (this.flying) {
      this.next = work;
      return;
    }
    this.flying = true;
    try {
      await work();
    } finally {
      this.flying = false;
      const then = this.next;
      this.next = null;
      if (then) await this.run(then);
    }
  }
}

// -- where a figure may end -----------------------------------------------------------------------------------

export interface Reach {
  figure: string;
  rings: Pt[][];
  /** Hundredths of a centimetre it may go; 0 where length does not count. */
  most: number;
  /** The longest leg of a path; 0 for any. */
  step: number;
}
export const reach = signal<Reach | null>(null);
const areas = new Newest();
let wanted = '';

/** Shade where a figure may end; `value` says where the others end, `via` what its way leads through. */
export function askReach(figure: string, value: unknown = null, via: readonly Pt[] = []): void {
  const number = state.peek()?.number, key = JSON.stringify([number, figure, value, via]);
  if (!live || number === undefined || !figure || key === wanted) return;
  wanted = key;
  void areas.run(async () => {
    if (key !== wanted || state.peek()?.number !== number) return;
    const m = await live!.trial<Reached>({ kind: 'reach', number, figure, value, via: [...via] });
    if (m.kind === 'reached' && key === wanted) {
      reach.value = {
        figure,
        rings: m.rings.map((r) => r.points as Pt[]),
        most: m.most || (reach.peek()?.figure === figure ? reach.peek()!.most : 0),
        step: m.step,
      };
    }
  });
}

export function forgetReach(): void {
  wanted = '';
  reach.value = null;
}

// -- who sees whom --------------------------------------------------------------------------------------------

export const sights = signal<{ unit: string; lines: readonly SightLine[]; arcs: readonly Arc[] } | null>(
  null,
);

/** The unit a question is about, by itself or by one of its figures. */
export function askedUnit(q: Question | null): string {
  if (typeof q?.about.unit === 'string') return q.about.unit;
  const figure = q?.about.figure;
  return scene.peek()?.figures.find((f) => f.id === figure)?.unit ?? '';
}

/** Questions before which a player wants to know what is seen and what an attack of the unit would do. */
const ATTACKS = new Set([
  'announce',
  'action',
  'actions',
  'salvo',
  'target',
  'weapon',
  'shots',
  'aim',
  'attack',
  'attack-target',
  'alert-salvos',
  'melee',
  'melee-salvo',
  'melee-target',
  'sniper-score',
  'two-armies',
]);
/** Questions that ask who attacks, and where they tell at whom. */
const ANSWERS: Record<string, string> = {
  'alert-fire': 'mover',
  'opportunity-fire': 'target',
  reaction: 'active',
};

/** The unit of a unit or figure on the table. */
export const unitOf = (id: unknown): string =>
  scene.peek()?.units.find((u) => u.id === id)?.id ?? scene.peek()?.figures.find((f) => f.id === id)?.unit ??
    '';

/** The units that a question lets attack. */
export const shooters = computed<readonly string[]>(() => {
  const q = question.value;
  if (!q) return [];
  const own = ATTACKS.has(q.question) || q.options.includes('shoot')
    ? [askedUnit(q)]
    : q.question in ANSWERS
    ? q.options.map(unitOf)
    : [];
  return [...new Set(own.filter(Boolean))];
});
export const shooter = computed(() => shooters.value.length === 1 ? shooters.value[0] : '');

effect(() => {
  const list = shooters.value, number = state.value?.number;
  if (!list.length || !live || number === undefined) {
    sights.value = null;
    return;
  }
  for (const unit of list.slice(0, 6)) void askOdds(unit);
  const unit = shooter.value;
  if (!unit) return;
  void live.trial<Sights>({ kind: 'sight', number, unit }).then((m) => {
    if (m.kind === 'sights' && state.peek()?.number === number) {
      sights.value = { unit, lines: m.lines, arcs: m.arcs };
    }
  });
});

/** The arcs of whoever is about to shoot: those of the weapon that is pointed at or chosen, else all of them. */
export const arcs = computed<readonly Arc[]>(() => {
  const known = sights.value, q = question.value;
  if (!known || !q || known.unit !== shooter.value) return [];
  const bears = (a: Arc, key: unknown) =>
    a.weapons.some((w) => key === w || typeof key === 'string' && key.startsWith(`${w}#`));
  const own = known.arcs.filter((a) => typeof q.about.figure !== 'string' || a.figure === q.about.figure);
  const chosen = [pointed.value, q.about.salvo, q.about.weapon].find((key) => own.some((a) => bears(a, key)));
  return chosen === undefined ? own : own.filter((a) => bears(a, chosen));
});

/** What answers would come to, by number and answer; each is worked out when it is first wanted. */
const outcomes = signal<ReadonlyMap<string, readonly Forecast[]>>(new Map());
const tries = new Newest();
const outcomeKey = (value: unknown) => JSON.stringify([state.value?.number, value]);

export function askOutcome(q: Question, value: unknown): void {
  const number = state.peek()?.number, unit = askedUnit(q), key = outcomeKey(value);
  if (!live || number === undefined || !unit || !ATTACKS.has(q.question) || outcomes.peek().has(key)) return;
  void tries.run(async () => {
    if (outcomes.peek().has(key) || state.peek()?.number !== number) return;
    const m = await live!.trial<Forecasts>({ kind: 'odds', number, unit, value });
    if (m.kind !== 'forecasts' || state.peek()?.number !== number) return;
    const known = [...outcomes.peek()].filter(([k]) => k.startsWith(`[${number},`));
    outcomes.value = new Map([...known, [key, m.forecasts]]);
  });
}
export const outcomeOf = (value: unknown): readonly Forecast[] => outcomes.value.get(outcomeKey(value)) ?? [];

const differ = (a: unknown, b: unknown) => a !== undefined && b !== undefined && a !== b;
const GIVEN = ['salvo', 'weapon', 'mode', 'what', 'figure', 'target'];

/** What an option of a question would come to. */
export function forecastsFor(q: Question, option: unknown): readonly Forecast[] {
  const aimedAt = q.question in ANSWERS ? q.about[ANSWERS[q.question]] : q.about.mover;
  const at = (f: Forecast) =>
    aimedAt === undefined || f.about.target === aimedAt || f.about.target === unitOf(aimedAt);
  if (q.question in ANSWERS) {
    return (forecasts.value.get(unitOf(option)) ?? []).filter((f) =>
      at(f) && (f.about.mode === undefined || f.about.mode === 'burst') &&
      (f.about.figure === undefined || f.about.figure === option || unitOf(option) === option)
    );
  }
  const own = (forecasts.value.get(askedUnit(q)) ?? []).filter((f) =>
    at(f) && !GIVEN.some((k) => differ(f.about[k], q.about[k]))
  );
  if (Array.isArray(option)) {
    // A weapon by its number, so many of it, at a target, in a mode.
    const named = (q.about.named ?? []) as [unknown, string][], [line, count, target, mode] = option;
    const weapon = named.find(([key]) => key === line)?.[1];
    return mode
      ? []
      : own.filter((f) =>
        f.about.weapon === weapon && f.about.count === count && f.about.target === target &&
        (f.about.kind === q.about.context || f.about.kind === 'attack' && q.about.context !== 'sustained')
      );
  }
  const by = ['salvo', 'weapon'].find((k) => q.question.endsWith(k) || q.question.endsWith(`${k}s`));
  return own.filter((f) => f.about[by ?? 'target'] === option);
}

const aims = (line: SightLine, id: string): boolean =>
  line.unit === id || line.target === id ||
  scene.peek()?.figures.find((f) => f.id === line.target)?.unit === id;

/** The lines to a target, by its unit or figure. */
export const linesTo = (id: string): readonly SightLine[] =>
  sights.value?.lines.filter((line) => aims(line, id)) ?? [];
