// What the rules are asked beside the match: where a figure may end, who sees whom. One request at a time.
import { computed, effect, signal } from '@preact/signals';
import { askOdds, live, question, scene, state } from './store.ts';
import type { Pt } from './geometry.ts';
import type { Question, Reached, SightLine, Sights } from './wire.ts';

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

export const sights = signal<{ unit: string; lines: readonly SightLine[] } | null>(null);

/** The unit a question is about, by itself or by one of its figures. */
export function askedUnit(q: Question | null): string {
  if (typeof q?.about.unit === 'string') return q.about.unit;
  const figure = q?.about.figure;
  return scene.peek()?.figures.find((f) => f.id === figure)?.unit ?? '';
}

/** Questions before which a player wants to know what is seen and what a shot would do. */
export const SHOOTING = new Set([
  'announce',
  'action',
  'salvo',
  'target',
  'weapon',
  'shots',
  'alert-fire',
  'alert-salvos',
  'melee',
  'melee-salvo',
  'melee-target',
  'sniper-score',
]);
export const shooter = computed(() => {
  const q = question.value;
  return q && SHOOTING.has(q.question) ? askedUnit(q) : '';
});

effect(() => {
  const unit = shooter.value, number = state.value?.number;
  if (!unit || !live || number === undefined) {
    sights.value = null;
    return;
  }
  void askOdds(unit);
  void live.trial<Sights>({ kind: 'sight', number, unit }).then((m) => {
    if (m.kind === 'sights' && state.peek()?.number === number) sights.value = { unit, lines: m.lines };
  });
});

const aims = (line: SightLine, id: string): boolean =>
  line.unit === id || line.target === id ||
  scene.peek()?.figures.find((f) => f.id === line.target)?.unit === id;

/** The lines to a target, by its unit or figure. */
export const linesTo = (id: string): readonly SightLine[] =>
  sights.value?.lines.filter((line) => aims(line, id)) ?? [];
