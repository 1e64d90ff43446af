// A board of squares: what is led over it, square by square, turned by eighths, and what is put down.
import { computed, effect, signal } from '@preact/signals';
import { type Frame, type Pt, unproject } from './geometry.ts';
import { eighthTurn, same, squareForm } from './meaning.ts';
import {
  type Aim,
  aimOf,
  drafts,
  finger,
  ghost,
  judge,
  judgeSquare,
  lifted,
  placedUnit,
  placing,
  type Value,
} from './placing.ts';
import { scene } from './store.ts';
import type { Choice, Draft, SceneFigure, SceneGrid, SceneUnit } from './wire.ts';

/** The square under a point of the table. */
export const squareAt = (grid: SceneGrid, [x, y]: Pt): Pt => [
  Math.floor(x / grid.square),
  Math.floor(y / grid.square),
];
const middleOf = (grid: SceneGrid, [x, y]: Pt): Pt => [(x + 0.5) * grid.square, (y + 0.5) * grid.square];

/** What can be put down, where there are several things; the first until another is chosen. */
export const kinds = computed<readonly Choice[]>(() => scene.value?.grid ? placing.value?.kinds ?? [] : []);
const wanted = signal<unknown>(null);
export const kind = computed<Choice | undefined>(() =>
  kinds.value.find((k) => same(k.code, wanted.value)) ?? kinds.value[0]
);
/** Degrees from east, once the player has turned what he places; null as it comes. */
const faced = signal<number | null>(null);

effect(() => {
  placing.value;
  faced.value = null;
});

/** What an answer tells beside its square: a kind, a facing, or what it is to a unit. */
const form = computed(() => squareForm(placing.value, drafts.value ?? []));
/** Where something that is put down looks. */
const looking = computed(() => faced.value ?? drafts.value?.[0]?.facing ?? -1);

/** Ready-made answers of the pending question by the square they name. */
export const bySquare = computed<Map<string, Draft[]>>(() => {
  const places = new Map<string, Draft[]>();
  if (!scene.value?.grid || !placing.value) return places;
  for (const d of ready.value) {
    const at = d.square?.join();
    if (at) places.set(at, [...places.get(at) ?? [], d]);
  }
  return places;
});
/** Those that put down what is chosen, looking the way that is chosen. */
export const ready = computed<Draft[]>(() => {
  const list = drafts.value ?? [];
  if (!scene.value?.grid || form.value === 'square') return list;
  return list.filter((d) =>
    form.value === 'kind' ? same(d.what, kind.value?.code) : d.facing === looking.value
  );
});

/** The unit that is led, if it stands on the board. */
export const ledUnit = computed<SceneUnit | undefined>(() =>
  scene.value?.units.find((u) => u.id === placedUnit.value && u.squares.length)
);

/** Where the unit stands. */
function here(): Aim | null {
  const u = ledUnit.value;
  return u ? { square: u.squares[0], what: null, level: u.level, facing: u.facing } : null;
}

/** The ghost is put into a square: by a ready-made answer, else by one that the rules may refuse. */
function put(square: Pt, level: number | undefined): void {
  const list = bySquare.value.get(square.join()) ?? [];
  const near = list.find((d) => d.level === level) ?? list[0];
  const made = list.find((d) => d.level === near.level && (faced.value === null || d.facing === faced.value));
  if (made) {
    void judge(made.value as Value, null, aimOf(made));
    return;
  }
  const what = kind.value?.code ?? null, facing = form.value === 'facing' ? looking.value : faced.value;
  void judgeSquare(
    { square, what, level: near?.level ?? 0, facing: facing ?? here()?.facing ?? -1 },
    {
      to: middleOf(scene.value!.grid!, square).map(Math.round) as Pt,
      what: String(what ?? ''),
      facing,
      level: near?.level ?? (faced.value === null ? null : level ?? null),
    },
  );
}

/** The ghost is led to a square; the rules are asked once for each. */
export function leadTo(at: Pt, held: boolean): void {
  const grid = scene.value?.grid;
  if (!grid || !placing.value) return;
  finger.value = held ? middleOf(grid, at) : null;
  lifted.value = held ? null : middleOf(grid, at);
  const now = ghost.value?.on;
  if (!held || !same(now?.square, at)) put(at, now?.level ?? here()?.level);
}

/** The keyboard leads the ghost by a square. */
export function nudgeSquare(f: Frame, [dx, dy]: Pt): void {
  const from = ghost.value?.on?.square ?? here()?.square ?? ready.value[0]?.square;
  if (!from) return;
  const [a, b] = [unproject(f, 0, 0), unproject(f, dx, dy)];
  const first = !ghost.value && !here();
  leadTo(
    first ? [from[0], from[1]] : [from[0] + Math.sign(b[0] - a[0]), from[1] + Math.sign(b[1] - a[1])],
    false,
  );
}

/** How far one turn goes, in eighths: units of several squares look along the board only. */
const step = computed(() =>
  form.value === 'facing' || (ghostUnit.value ?? ledUnit.value)?.squares.length !== 1 ? 2 : 1
);

/** Turn what is placed, clockwise or not. */
export function turn(way: 1 | -1): void {
  const now = ghost.value?.on ?? here();
  const from = form.value === 'facing' ? looking.value : now?.facing ?? -1;
  if (from < 0) return;
  faced.value = eighthTurn(from, way * step.value);
  if (now) put([now.square[0], now.square[1]], now.level);
}

/** Choose what is put down next; a square that is chosen already stays. */
export function choose(what: Choice): void {
  wanted.value = what.code;
  const at = ghost.value?.on?.square;
  if (at) put([at[0], at[1]], undefined);
}

/** Whether what is placed can be turned: machines, and works that look somewhere. */
export const turns = computed(() => {
  const g = ghost.value, shown = [...g?.figures ?? [], ...ledFigures.value];
  return form.value === 'facing' || shown.some((f) => f.facing >= 0);
});
const ledFigures = computed<SceneFigure[]>(() =>
  scene.value?.grid ? scene.value.figures.filter((f) => f.unit === placedUnit.value) : []
);

/** The unit as the rules put it down where the ghost is, if they did. */
export const ghostUnit = computed<SceneUnit | undefined>(() => {
  const g = ghost.value, at = g?.on?.square;
  return at && !g?.stale && g?.unit?.squares.some(([x, y]) => x === at[0] && y === at[1])
    ? g.unit
    : undefined;
});

/** Its figures: as the rules put them, else those that stand on the board, shifted. */
export const ghostFigures = computed<readonly SceneFigure[]>(() => {
  const g = ghost.value, grid = scene.value?.grid, own = here(), on = g?.on;
  if (!g || !grid || !on) return [];
  if (ghostUnit.value) return g.figures ?? [];
  if (!own) return [];
  const [dx, dy] = [0, 1].map((k) => (on.square[k] - own.square[k]) * grid.square);
  return ledFigures.value.map((f) => ({
    ...f,
    x: f.x + dx,
    y: f.y + dy,
    facing: f.facing < 0 ? -1 : on.facing,
  }));
});
