// What is shown of what happens, and how fast: stretches of events wait here for the event player, which is
// loaded when the first of them comes. Nothing waits for it: `scene` is the table as it is, `drawn` as shown.
import { batch, computed, effect, signal } from '@preact/signals';
import { about, onNews, replay, scene, state } from './store.ts';
import type { Line, Scene } from './wire.ts';

export const PACES = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = typeof PACES[number];
/** How much faster than usual pictures move. */
export const FACTOR: Record<Pace, number> = { slow: 0.5, normal: 1, fast: 2.5, none: Infinity };

const kept = localStorage.getItem('pace') as Pace | null;
export const pace = signal<Pace>(kept && PACES.includes(kept) ? kept : 'normal');
export function setPace(to: Pace): void {
  pace.value = to;
  localStorage.setItem('pace', to);
  if (to === 'none') catchUp();
}

/** How loud it is, 0 to 1; nothing is heard before the first click, whatever it says. */
export const volume = signal(Number(localStorage.getItem('volume') ?? 0.5));
export function setVolume(to: number): void {
  volume.value = to;
  localStorage.setItem('volume', String(to));
}

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether nothing may move: arrows and trails instead. */
export const still = signal(STILL.matches);
STILL.addEventListener('change', () => void (still.value = STILL.matches));

/** What happened between two tables. */
export interface Stretch {
  before: Scene;
  lines: readonly Line[];
  after: Scene;
}

export const queue = signal<readonly Stretch[]>([]);
/** The table as it is shown while something is played; null: as it is. */
export const shown = signal<Scene | null>(null);
export const drawn = computed<Scene | null>(() => shown.value ?? scene.value);
/** Whether the player stands still between two events. */
export const paused = signal(false);
/** How many events are to be played before it stands still again. */
export const steps = signal(0);
/** Whether something is being shown. */
export const playing = computed(() => queue.value.length > 0);
/** The line that is shown now; 0 for none. */
export const showing = signal(0);
/** Units that are under way: their signs go with them. */
export const walking = signal('');

/** Stretches since this seat last answered, to be seen again. */
export const sinceMine = signal<readonly Stretch[]>([]);

/** Whatever still waits is left out: the table is shown as it is. */
export function catchUp(): void {
  if (!queue.peek().length && !shown.peek()) return;
  batch(() => {
    queue.value = [];
    shown.value = null;
    paused.value = false;
    steps.value = 0;
    showing.value = 0;
    walking.value = '';
  });
}

/** Kinds of events that there is something to see of. */
const SEEN = new Set(['moved', 'placed', 'rolled', 'struck', 'lost', 'marked', 'scored', 'revealed']);
export const isSeen = (line: Line): boolean => SEEN.has(line.event);

/** Something happened: it is shown, or not, as the player of the page likes. */
export function show(stretch: Stretch): void {
  if (pace.peek() === 'none' || document.hidden || !stretch.lines.some(isSeen)) return;
  if (!queue.peek().length) shown.value = stretch.before;
  queue.value = [...queue.peek(), stretch];
  void import('./player.ts').then((m) => m.play());
}

/** Everything again since this seat's last answer. */
export function again(): void {
  const list = sinceMine.value;
  catchUp();
  for (const stretch of list) show(stretch);
}

onNews((before, lines, after, mine) => {
  const stretch = { before, lines, after };
  if (mine) {
    catchUp();
    sinceMine.value = [];
  }
  sinceMine.value = [...sinceMine.value, stretch].slice(-200);
  show(stretch);
});

// A replay that goes on by one moment shows what happened in between.
let from = { at: -1, fetch: null as unknown };
effect(() => {
  const r = replay.value;
  if (!r) {
    from = { at: -1, fetch: null };
    return;
  }
  const [a, b] = [r.moments.get(from.at), r.moments.get(r.at)];
  if (r.at !== from.at) {
    const on = r.at === from.at + 1 && from.fetch === r.fetch;
    from = { at: r.at, fetch: r.fetch };
    catchUp();
    if (on && a && b) {
      const lines = state.peek() || about.peek() ? r.between(a.last, b.last) : [];
      show({ before: a.scene, lines, after: b.scene });
    }
  }
});
effect(() => {
  about.value?.match;
  catchUp();
  sinceMine.value = [];
});
addEventListener('visibilitychange', () => document.hidden && catchUp());
