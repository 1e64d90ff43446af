// What the rules are asked beside the match: where a figure may end, who sees whom. One request at a time.
import { computed, effect, signal } from '@preact/signals';
import type { Pt } from './geometry.ts';
import { locale } from './i18n.ts';
import { arcsOf, askedUnit, attackers, forecastsFor, forecastsOn, unitOf, weighsAnswers } from './meaning.ts';
import { askOdds, forecasts, live, question, scene, state } from './store.ts';
import type { Arc, Choice, Forecast, Forecasts, Question, Reached, SightLine, Sights } from './wire.ts';

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

export const sights = signal<Pick<Sights, 'unit' | 'lines' | 'arcs' | 'names' | 'rings'> | null>(null);

/** The units that the question lets attack. */
export const shooters = computed(() => attackers(question.value, scene.value));
export const shooter = computed(() => shooters.value.length === 1 ? shooters.value[0] : '');

/** The option that the pointer or the keyboard is on. */
export const considered = signal<Choice | null>(null);

/** Of many who may answer, so many are weighed. */
const WEIGHED = 6;

effect(() => {
  const list = shooters.value, number = state.value?.number;
  considered.value = null;
  if (!list.length || !live || number === undefined) {
    sights.value = null;
    return;
  }
  for (const unit of list.slice(0, WEIGHED)) void askOdds(unit);
  const unit = shooter.value;
  if (!unit) return;
  void live.trial<Sights>({ kind: 'sight', number, unit }).then((m) => {
    if (m.kind === 'sights' && state.peek()?.number === number) {
      sights.value = { unit, lines: m.lines, arcs: m.arcs, names: m.names, rings: m.rings };
    }
  });
});

/** The arcs of whoever is about to shoot: those of the weapon that is pointed at, else all of them. */
export const arcs = computed<readonly Arc[]>(() => {
  const known = sights.value;
  if (!known || known.unit !== shooter.value) return [];
  return arcsOf(question.value, scene.value, known.arcs, considered.value ?? undefined);
});

/** What answers would come to, by number, language and answer; each is worked out when it is first wanted. */
const outcomes = signal<ReadonlyMap<string, readonly Forecast[]>>(new Map());
const tries = new Newest();
const outcomeKey = (value: unknown) => JSON.stringify([state.value?.number, locale.value, value]);

export function askOutcome(q: Question, value: unknown): void {
  const number = state.peek()?.number, unit = askedUnit(q, scene.peek()), key = outcomeKey(value);
  if (!live || number === undefined || !weighsAnswers(q) || outcomes.peek().has(key)) return;
  void tries.run(async () => {
    if (outcomes.peek().has(key) || state.peek()?.number !== number) return;
    const m = await live!.trial<Forecasts>({ kind: 'odds', number, unit, value });
    if (m.kind !== 'forecasts' || state.peek()?.number !== number) return;
    const known = [...outcomes.peek()].filter(([k]) => k.startsWith(`[${number},`));
    outcomes.value = new Map([...known, [key, m.forecasts]]);
  });
}
export const outcomeOf = (value: unknown): readonly Forecast[] => outcomes.value.get(outcomeKey(value)) ?? [];

/** Everything that those who may attack could do. */
export const foreseen = computed<readonly Forecast[]>(() =>
  shooters.value.flatMap((unit) => forecasts.value.get(unit) ?? [])
);
/** What an option of the question would come to, by its place. */
export const ofOption = (option: number): readonly Forecast[] => forecastsFor(foreseen.value, option);
/** What attacks on a unit would come to. */
export const onUnit = (unit: string): readonly Forecast[] => forecastsOn(foreseen.value, scene.value, unit);

const aims = (line: SightLine, id: string): boolean =>
  line.unit === id || line.target === id || unitOf(scene.peek(), line.target) === id;

/** The lines to a target, by its unit or figure. */
export const linesTo = (id: string): readonly SightLine[] =>
  id ? sights.value?.lines.filter((line) => aims(line, id)) ?? [] : [];
