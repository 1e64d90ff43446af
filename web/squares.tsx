// A board of squares: its lines and walls, the squares an answer may name, and how they are read.
import { angle, extent, type Frame, points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import { enemies, looks } from './looks.ts';
import { bySquare, ghostFigures, ghostUnit, ledUnit } from './onsquares.ts';
import { ghost } from './placing.ts';
import { sideNumber } from './store.ts';
import { squareName } from './telling.ts';
import { Terrain } from './terrain.tsx';
import { Token } from './tokens.tsx';
import { frame, pixel } from './view.ts';
import type { Scene, SceneFigure, SceneGrid, SceneUnit } from './wire.ts';

function ring(f: Frame, grid: SceneGrid, [x, y]: readonly number[]): string {
  const corners: Pt[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  return points(corners.map(([a, b]) => project(f, a * grid.square, b * grid.square)));
}

/** Lines between squares, and what stands on them. */
export function GridView({ grid, frame: f }: { grid: SceneGrid; frame: Frame }) {
  const [w, h] = extent(f), step = grid.square / 100;
  const lines = (size: number) => Array.from({ length: Math.round(size / step) + 1 }, (_, n) => n * step);
  const k = pixel.value,
    label = (text: string, x: number, y: number, [ox, oy]: Pt) => {
      const [px, py] = project(f, x * grid.square, y * grid.square), [qx, qy] = project(f, 0, 0);
      const [dx, dy] = project(f, ox * 100, oy * 100), out = Math.max(1.3, 9 * k);
      return (
        <text
          key={`${text} ${ox} ${oy}`}
          class='g-name'
          transform={`translate(${round(px + (dx - qx) * out)} ${round(py + (dy - qy) * out)}) scale(${
            round(k)
          })`}
        >
          {text}
        </text>
      );
    };
  return (
    <g>
      {lines(w).map((x) => <line key={`x${x}`} x1={x} x2={x} y1={0} y2={h} class='g-line' />)}
      {lines(h).map((y) => <line key={`y${y}`} x1={0} x2={w} y1={y} y2={y} class='g-line' />)}
      {Array.from({ length: grid.columns }, (_, x) => [
        label(squareName([x, 0]).replace(/\d+$/, ''), x + 0.5, 0, [0, -1]),
        label(squareName([x, 0]).replace(/\d+$/, ''), x + 0.5, grid.rows, [0, 1]),
      ])}
      {Array.from({ length: grid.rows }, (_, y) => [
        label(squareName([0, y]).replace(/^\D+/, ''), 0, y + 0.5, [-1, 0]),
        label(squareName([0, y]).replace(/^\D+/, ''), grid.columns, y + 0.5, [1, 0]),
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

/** Squares that may be named now, and those that units hold above the ground. */
export function Squares(
  { grid, units, named }: { grid: SceneGrid; units: readonly SceneUnit[]; named: readonly string[] },
) {
  const f = frame.value, k = pixel.value;
  return (
    <g>
      {[...bySquare.value.keys(), ...named].map((key) => (
        <polygon
          key={key}
          points={ring(f, grid, key.split(',').map(Number))}
          class='g-square'
          data-square={key}
        />
      ))}
      {units.filter((u) => u.place === 'table').flatMap((u) =>
        u.squares.map((at) => {
          const mid = project(f, (at[0] + 0.5) * grid.square, (at[1] + 0.9) * grid.square);
          return (
            <g key={`${u.id} ${at}`}>
              {u.squares.length > 1 && (
                <polygon points={ring(f, grid, at)} class={`g-held s${sideNumber(u.side)}`} />
              )}
              {u.level > 0 && at === u.squares[0] && <Level at={mid} n={u.level} k={k} />}
            </g>
          );
        })
      )}
    </g>
  );
}

/** Figures on squares are drawn as large as their number lets them be. */
const GROWN = [0, 1.7, 1.5, 1.3, 1.3, 1.3, 1.05];

/** What a machine on several squares covers, as it lies on the screen. */
export function slabOf(s: Scene, m: SceneFigure, u: SceneUnit | undefined): [number, number] | undefined {
  if (!s.grid || !u || u.squares.length < 2 || m.shape === 'infantry' || m.shape === 'heavy') {
    return undefined;
  }
  const size = s.grid.square / 100,
    span = (k: number) => {
      const all = u.squares.map((at) => at[k]);
      return (Math.max(...all) - Math.min(...all) + 1) * size;
    };
  return frame.value.turn & 1 ? [span(1), span(0)] : [span(0), span(1)];
}

/** A figure as large as it is drawn: over its squares, or as its mates leave room for. */
function grown(m: SceneFigure, many: number, crowded: boolean, slab?: [number, number]): SceneFigure {
  if (slab) return { ...m, radius: Math.round(Math.min(...slab) * 48) };
  if (m.shape !== 'infantry' && m.shape !== 'heavy') return m;
  return { ...m, radius: m.radius * (crowded ? 1.05 : GROWN[many] ?? 1) };
}

/** The figures as large as they are drawn. */
export function drawnFigures(s: Scene): SceneFigure[] {
  if (!s.grid) return [...s.figures];
  const many = new Map<string, number>(),
    crowded = new Set<string>(),
    units = new Map(s.units.map((u) => [u.id, u]));
  for (const m of s.figures) {
    many.set(m.unit, (many.get(m.unit) ?? 0) + 1);
    const close = (o: SceneFigure) => o.unit !== m.unit && Math.hypot(o.x - m.x, o.y - m.y) < m.radius * 3.2;
    if (s.figures.some(close)) crowded.add(m.unit);
  }
  return s.figures.map((m) =>
    grown(m, many.get(m.unit) ?? 0, crowded.has(m.unit), slabOf(s, m, units.get(m.unit)))
  );
}

/** The ghost on its squares, the way there and what it costs. */
export function SquareGhost({ s, k }: { s: Scene; k: number }) {
  const g = ghost.value, f = frame.value, aim = g?.on?.square, grid = s.grid!, enemy = enemies(s);
  if (!g || !aim) return null;
  const unit = ghostUnit.value, figures = ghostFigures.value, way = g.stale ? null : g.course;
  const held = unit?.squares.length ? unit.squares : [aim];
  const path = (way?.points ?? []).map(([x, y]) => project(f, x, y)), end = path[path.length - 1];
  const said = way ? t('tape-squares', { used: way.used, left: way.most - way.used }) : '';
  const wide = 18 + said.length * 6.4, half = wide * k / 2, [width] = extent(f);
  // The label stays beside the board's edge.
  const label = Math.max(half, Math.min(width - half, end?.[0] ?? 0));
  const level = (unit ?? ledUnit.value)?.level ?? 0;
  return (
    <g class={`ghost ${g.verdict} ${g.stale ? '' : 'sure'}`}>
      {held.map((at) => (
        <polygon key={at.join()} points={ring(f, grid, at)} class={`g-square aim ${g.verdict}`} />
      ))}
      {(g.pieces ?? []).map((p) => <Terrain key={p.id} piece={p} frame={f} />)}
      {figures.map((m) => {
        const slab = slabOf(s, m, unit), [x, y] = project(f, m.x, m.y);
        return (
          <Token
            key={m.id}
            f={grown({ ...m, z: 0 }, figures.length, false, slab)}
            x={x}
            y={y}
            turn={angle(f, looks(s, m, enemy))}
            side={sideNumber(m.side)}
            states={[]}
            signs={s.signs}
            cls='ghostly'
            slab={slab}
          />
        );
      })}
      {path.length > 1 && <polyline points={points(path)} class='tape thin' />}
      {level > 0 && unit && (
        <Level at={project(f, (aim[0] + 0.5) * grid.square, (aim[1] + 0.9) * grid.square)} n={level} k={k} />
      )}
      {said && end && (
        <g transform={`translate(${round(label)} ${round(end[1] - grid.square / 200)}) scale(${round(k)})`}>
          <rect x={-wide / 2} y={-24} width={wide} height={20} rx={6} class='tape-box' />
          <text y={-9.5} class='tape-text'>{said}</text>
        </g>
      )}
    </g>
  );
}

/** On which floor. */
export const Level = ({ at, n, k }: { at: Pt; n: number; k: number }) => (
  <text class='g-level' transform={`translate(${round(at[0])} ${round(at[1])}) scale(${round(k)})`}>
    {`▲${n}`}
  </text>
);
