// A board of squares: its lines and walls, the squares an answer may name, and how they are read.
import { computed } from '@preact/signals';
import { extent, type Frame, points, project, type Pt, round } from './geometry.ts';
import { squareName } from './names.ts';
import { drafts, ghost, placing } from './placing.ts';
import { scene, sideNumber } from './store.ts';
import { frame, pixel } from './view.ts';
import type { Draft, SceneGrid, SceneUnit } from './wire.ts';

const whole = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v);

/** The column and row that an answer names: first of four numbers or more, last of two or three. */
export function squareOf(value: unknown): Pt | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const [x, y] = value.length > 3 ? value.slice(0, 2) : value.slice(-2);
  return whole(x) && whole(y) ? [x, y] : null;
}

/** The same answer, naming another square; a way to the old one is left out. */
export function atSquare(value: unknown, [x, y]: Pt): unknown {
  const list = value as unknown[];
  return list.length > 3 ? [x, y, ...list.slice(2, 4)] : [...list.slice(0, -2), x, y];
}

/** Ready-made answers of the pending question by the square they name. */
export const bySquare = computed<Map<string, Draft[]>>(() => {
  const found = new Map<string, Draft[]>(), grid = scene.value?.grid;
  if (!grid || !placing.value) return found;
  for (const d of drafts.value ?? []) {
    const at = squareOf(d.value);
    if (at) found.set(at.join(), [...found.get(at.join()) ?? [], d]);
  }
  return found;
});

/** The square under a point of the table. */
export const squareAt = (grid: SceneGrid, [x, y]: Pt): Pt => [
  Math.floor(x / grid.square),
  Math.floor(y / grid.square),
];

function ring(f: Frame, grid: SceneGrid, [x, y]: readonly number[]): string {
  const corners: Pt[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  return points(corners.map(([a, b]) => project(f, a * grid.square, b * grid.square)));
}

/** Lines between squares, and what stands on them. */
export function GridView({ grid, frame: f }: { grid: SceneGrid; frame: Frame }) {
  const [w, h] = extent(f), step = grid.square / 100;
  const lines = (size: number) => Array.from({ length: Math.round(size / step) + 1 }, (_, n) => n * step);
  const label = (text: string, x: number, y: number, off: Pt) => {
    const [px, py] = project(f, x * grid.square, y * grid.square), [ox, oy] = project(f, 0, 0);
    const [qx, qy] = project(f, off[0] * 100, off[1] * 100);
    return <text key={`${text}${off}`} x={px + qx - ox} y={py + qy - oy + 0.42} class='g-name'>{text}</text>;
  };
  return (
    <g>
      {lines(w).map((x) => <line key={`x${x}`} x1={x} x2={x} y1={0} y2={h} class='g-line' />)}
      {lines(h).map((y) => <line key={`y${y}`} x1={0} x2={w} y1={y} y2={y} class='g-line' />)}
      {Array.from({ length: grid.columns }, (_, x) => [
        label(squareName([x, 0]).replace(/\d+$/, ''), x + 0.5, 0, [0, -0.75]),
        label(squareName([x, 0]).replace(/\d+$/, ''), x + 0.5, grid.rows, [0, 0.75]),
      ])}
      {Array.from({ length: grid.rows }, (_, y) => [
        label(squareName([0, y]).replace(/^\D+/, ''), 0, y + 0.5, [-0.75, 0]),
        label(squareName([0, y]).replace(/^\D+/, ''), grid.columns, y + 0.5, [0.75, 0]),
      ])}
      {grid.edges.map((e, n) => {
        const [a, b] = [project(f, ...e.a as Pt), project(f, ...e.b as Pt)];
        const part = (q: number): Pt => [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q];
        const line = (p: Pt, q: Pt, cls: string) => (
          <line x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} class={cls} />
        );
        const gap = e.kind === 'large' ? [0.2, 0.8] : e.kind === 'small' ? [0.36, 0.64] : null;
        return (
          <g key={n}>
            {line(a, b, 'g-wall')}
            {line(a, b, 'g-wall-top')}
            {gap && line(part(gap[0]), part(gap[1]), e.kind === 'large' ? 'g-door' : 'g-gap')}
          </g>
        );
      })}
    </g>
  );
}

/** Squares that may be named now, the one that is, and those that units hold above the ground. */
export function Squares({ grid, units }: { grid: SceneGrid; units: readonly SceneUnit[] }) {
  const f = frame.value, g = ghost.value, k = pixel.value, aim = g && squareOf(g.value);
  return (
    <g>
      {[...bySquare.value.keys()].map((key) => (
        <polygon
          key={key}
          points={ring(f, grid, key.split(',').map(Number))}
          class='g-square'
          data-square={key}
        />
      ))}
      {aim && <polygon points={ring(f, grid, aim)} class={`g-square aim ${g!.verdict}`} />}
      {units.filter((u) => u.place === 'table').flatMap((u) =>
        u.squares.map((at) => {
          const mid = project(f, (at[0] + 0.5) * grid.square, (at[1] + 0.9) * grid.square);
          return (
            <g key={`${u.id} ${at}`}>
              {u.squares.length > 1 && (
                <polygon points={ring(f, grid, at)} class={`g-held s${sideNumber(u.side)}`} />
              )}
              {u.level > 0 && at === u.squares[0] && (
                <text
                  class='g-level'
                  transform={`translate(${round(mid[0])} ${round(mid[1])}) scale(${round(k)})`}
                >
                  {`▲${u.level}`}
                </text>
              )}
            </g>
          );
        })
      )}
    </g>
  );
}
