// A board of squares: what is led over it, square by square, turned by eighths, and what is put down.
import { computed, effect, signal } from '@preact/signals';
import { type Frame, type Pt, unproject } from './geometry.ts';
import { drafts, finger, ghost, judge, lifted, placedUnit, placing, type Value } from './placing.ts';
import { scene } from './store.ts';
import type { Draft, SceneFigure, SceneGrid, SceneUnit } from './wire.ts';

const whole = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v);

/** The column and row that an answer names: first of four numbers or more, last of two or three. */
export function squareOf(value: unknown): Pt | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const [x, y] = value.length > 3 ? value.slice(0, 2) : value.slice(-2);
  return whole(x) && whole(y) ? [x, y] : null;
}

/** The same answer, naming another square; a way to the old one is left out. */
function atSquare(value: unknown, [x, y]: Pt): unknown[] {
  const list = value as unknown[];
  return list.length > 3 ? [x, y, ...list.slice(2, 4)] : [...list.slice(0, -2), x, y];
}

/** The square under a point of the table. */
export const squareAt = (grid: SceneGrid, [x, y]: Pt): Pt => [
  Math.floor(x / grid.square),
  Math.floor(y / grid.square),
];
const middleOf = (grid: SceneGrid, [x, y]: Pt): Pt => [(x + 0.5) * grid.square, (y + 0.5) * grid.square];

/** What can be put down, where there are several things; the first until another is chosen. */
export const kinds = computed<readonly string[]>(() => {
  const given = placing.value?.about.kinds;
  return scene.value?.grid && Array.isArray(given) ? given.map(String) : [];
});
const wanted = signal('');
export const kind = computed(() => kinds.value.includes(wanted.value) ? wanted.value : kinds.value[0] ?? '');
/** Eighths clockwise from north, once the player has turned what he places; null as it comes. */
const faced = signal<number | null>(null);

effect(() => {
  placing.value;
  faced.value = null;
});

const PUT = new Set(['terrain', 'fort']);
/** What an answer to the question begins with if it puts something down: its kind, or where it looks. */
const first = computed<unknown>(() =>
  placing.value?.question === 'fort'
    ? faced.value ?? (drafts.value?.[0]?.value as unknown[] | undefined)?.[0]
    : kind.value
);

/** Ready-made answers of the pending question by the square they name. */
export const bySquare = computed<Map<string, Draft[]>>(() => {
  const found = new Map<string, Draft[]>();
  if (!scene.value?.grid || !placing.value) return found;
  for (const d of ready.value) {
    const at = squareOf(d.value);
    if (at) found.set(at.join(), [...found.get(at.join()) ?? [], d]);
  }
  return found;
});
/** Those that put down what is chosen, looking the way that is chosen. */
export const ready = computed<Draft[]>(() => {
  const list = drafts.value ?? [], put = scene.value?.grid && PUT.has(placing.value?.question ?? '');
  return put ? list.filter((d) => Array.isArray(d.value) && d.value[0] === first.value) : list;
});

/** The unit that is led, if it stands on the board. */
export const ledUnit = computed<SceneUnit | undefined>(() =>
  scene.value?.units.find((u) => u.id === placedUnit.value && u.squares.length)
);
/** Degrees from east as eighths clockwise from north. */
const eighths = (degrees: number) => ((90 - degrees) / 45 % 8 + 8) % 8;
export const degrees = (eighth: number) => (90 - 45 * eighth + 720) % 360;

/** Where the unit stands, as an answer. */
function here(): unknown[] | null {
  const u = ledUnit.value;
  return u ? [u.squares[0][0], u.squares[0][1], u.level, eighths(u.facing)] : null;
}

/** An answer that ends in a square: a ready-made one, else one that the rules may refuse. */
function endingAt(at: Pt): unknown[] | null {
  const g = ghost.value?.value as unknown[] | undefined, list = bySquare.value.get(at.join()) ?? [];
  const level = g?.length === 4 ? g[2] : here()?.[2];
  const made = (list.find((d) => (d.value as unknown[])[2] === level) ?? list[0])?.value as
    | unknown[]
    | undefined;
  const like = here() ?? g ?? ready.value.find((d) => squareOf(d.value))?.value;
  const value = made ?? (like ? atSquare(like, at) : null);
  if (!value || value.length < 4) return value;
  if (!made && value.length > 3) value[2] = 0;
  return faced.value === null ? value.slice(0, 4) : [...value.slice(0, 3), faced.value];
}

/** The ghost is led to a square; the rules are asked once for each. */
export function leadTo(at: Pt, held: boolean): void {
  const grid = scene.value?.grid, value = endingAt(at);
  if (!grid || !value) return;
  finger.value = held ? middleOf(grid, at) : null;
  lifted.value = held ? null : middleOf(grid, at);
  const now = ghost.value;
  if (!held || !now || JSON.stringify(now.value) !== JSON.stringify(value)) {
    void judge(value as unknown as Value);
  }
}

/** The keyboard leads the ghost by a square. */
export function nudgeSquare(f: Frame, [dx, dy]: Pt): void {
  const from = squareOf(ghost.value?.value) ?? squareOf(here()) ?? squareOf(ready.value[0]?.value);
  if (!from) return;
  const [a, b] = [unproject(f, 0, 0), unproject(f, dx, dy)];
  const first = !ghost.value && !here();
  leadTo(first ? from : [from[0] + Math.sign(b[0] - a[0]), from[1] + Math.sign(b[1] - a[1])], false);
}

/** How far one turn goes, in eighths: units of several squares look along the board only. */
const step = computed(() =>
  placing.value?.question === 'fort' || (ghostUnit.value ?? ledUnit.value)?.squares.length !== 1 ? 2 : 1
);
const OFF: Pt[] = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];

/** Turn what is placed, clockwise or not; what lies along two squares and turns about keeps them. */
export function turn(way: 1 | -1): void {
  const value = (ghost.value?.value ?? here()) as unknown[] | null;
  if (placing.value?.question === 'fort') {
    faced.value = (Number(first.value) + way * 2 + 8) % 8;
    const at = squareOf(value);
    if (at) void judge([faced.value, ...at] as unknown as Value);
    return;
  }
  if (!value || value.length < 4) return;
  const [x, y, level, old] = value as number[], to = (old + way * step.value + 8) % 8;
  faced.value = to;
  const own = here() as number[] | null, long = ledUnit.value?.squares.length === 2;
  const about = own && long && (to - own[3] + 8) % 8 === 4 && x === own[0] && y === own[1];
  const [dx, dy] = about ? OFF[own[3]] : [0, 0];
  void judge([x - dx, y - dy, level, to] as unknown as Value);
}

/** Choose what is put down next; a square that is chosen already stays. */
export function choose(what: string): void {
  wanted.value = what;
  const at = squareOf(ghost.value?.value);
  if (at) void judge([what, ...at] as unknown as Value);
}

/** Whether what is placed can be turned: machines, and works that look somewhere. */
export const turns = computed(() => {
  const g = ghost.value, shown = [...g?.figures ?? [], ...ledFigures.value];
  return placing.value?.question === 'fort' ||
    shown.some((f) => f.facing >= 0);
});
const ledFigures = computed<SceneFigure[]>(() =>
  scene.value?.grid ? scene.value.figures.filter((f) => f.unit === placedUnit.value) : []
);

/** The unit as the rules put it down where the ghost is, if they did. */
export const ghostUnit = computed<SceneUnit | undefined>(() => {
  const g = ghost.value, at = squareOf(g?.value);
  return at && !g?.stale && g?.unit?.squares.some(([x, y]) => x === at[0] && y === at[1])
    ? g.unit
    : undefined;
});

/** Its figures: as the rules put them, else those that stand on the board, shifted. */
export const ghostFigures = computed<readonly SceneFigure[]>(() => {
  const g = ghost.value, grid = scene.value?.grid, own = here() as number[] | null, at = squareOf(g?.value);
  if (!g || !grid || !at) return [];
  if (ghostUnit.value) return g.figures ?? [];
  const [x, y, , facing] = g.value as unknown as number[];
  if (!own || facing === undefined) return [];
  const [dx, dy] = [(x - own[0]) * grid.square, (y - own[1]) * grid.square];
  return ledFigures.value.map((f) => ({
    ...f,
    x: f.x + dx,
    y: f.y + dy,
    facing: f.facing < 0 ? -1 : degrees(facing),
  }));
});
