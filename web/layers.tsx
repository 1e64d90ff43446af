// What is drawn of a scene, layer by layer: ground, zones, figures, lines of sight, ghost and tape.
import { computed } from '@preact/signals';
import { Component } from 'preact';
import { angle, extent, type Frame, middle, points, project, type Pt, round } from './geometry.ts';
import { ArcsView, GhostView, Hinted, ReachView, SightLines } from './hints.tsx';
import { enemies, looks } from './looks.ts';
import { drawnAs, gravest, leading, partOf, signed, unitOf } from './meaning.ts';
import { pickable, pickSquares } from './picking.ts';
import { ghost, going, placedUnit } from './placing.ts';
import { armed, chosenUnit, pointed, question, sideNumber } from './store.ts';
import { Floors, Mat, Shadows } from './ground.tsx';
import { GridView, grown, slabOf, SquareGhost, Squares } from './squares.tsx';
import { called } from './telling.ts';
import { Terrain } from './terrain.tsx';
import { Sign, Token } from './tokens.tsx';
import { far, frame, pixel } from './view.ts';
import type { Scene, SceneFigure, SceneGrid, ScenePiece, SceneUnit, SceneZone } from './wire.ts';

const lifted = computed(() => !!ghost.value && going.value);

abstract class Pure<P extends object> extends Component<P> {
  override shouldComponentUpdate(next: P): boolean {
    return (Object.keys(next) as (keyof P)[]).some((k) => next[k] !== (this.props as P)[k]);
  }
}

class Ground extends Pure<{ pieces: string; list: readonly ScenePiece[]; frame: Frame; turn: number }> {
  override shouldComponentUpdate(next: { pieces: string; turn: number; frame: Frame }): boolean {
    const now = this.props;
    return next.pieces !== now.pieces || next.turn !== now.turn || next.frame.width !== now.frame.width ||
      next.frame.depth !== now.frame.depth;
  }
  override render() {
    const { list, frame } = this.props;
    const flat = (p: ScenePiece) => p.height === 0 ? 0 : p.kind.startsWith('wood') ? 2 : 1;
    const order = [...list].sort((a, b) => flat(a) - flat(b));
    return (
      <g>
        <Mat frame={frame} size={extent(frame)} />
        <Floors pieces={list} frame={frame} />
        {order.filter((p) => p.height === 0).map((p) => <Terrain key={p.id} piece={p} frame={frame} />)}
        <Shadows pieces={list} frame={frame} />
        {order.filter((p) => p.height > 0).map((p) => <Terrain key={p.id} piece={p} frame={frame} />)}
      </g>
    );
  }
}

function Zone({ z }: { z: SceneZone }) {
  const f = frame.value, owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  const ring = z.outline.map(([x, y]) => project(f, x, y));
  const drawn = drawnAs(z);
  if (drawn === 'mark' && ring.length < 3) return null;
  if (drawn === 'edge' && ring.length === 2) {
    const [a, b] = ring, [w, h] = extent(f), [mx, my] = middle(ring);
    const inward: Pt = mx < 0.1
      ? [1, 0]
      : mx > w - 0.1
      ? [-1, 0]
      : my < 0.1
      ? [0, 1]
      : my > h - 0.1
      ? [0, -1]
      : [0, 0];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]), n = Math.max(1, Math.round(far / 6));
    return (
      <g class={`zone edge ${owner}`}>
        <polygon
          points={points([a, b, [b[0] - inward[0] * 1.1, b[1] - inward[1] * 1.1], [
            a[0] - inward[0] * 1.1,
            a[1] - inward[1] * 1.1,
          ]])}
          class='z-band'
        />
        {Array.from({ length: n }, (_, k) => {
          const q = (k + 0.5) / n, x = a[0] + (b[0] - a[0]) * q, y = a[1] + (b[1] - a[1]) * q;
          const turn = Math.atan2(inward[1], inward[0]) * 180 / Math.PI;
          return (
            <path
              d='M-.4 -.9L.7 0L-.4 .9'
              class='z-arrow'
              transform={`translate(${round(x)} ${round(y)}) rotate(${turn})`}
            />
          );
        })}
      </g>
    );
  }
  return (
    <g
      class={`zone ${drawn} ${z.look} ${owner} ${z.quiet ? 'quiet' : ''} ${z.goal ? 'goal' : ''} ${
        pointed.value === z.id ? 'hot' : ''
      }`}
      data-zone={z.id}
    >
      <polygon points={points(ring)} class='z-area' />
    </g>
  );
}

/** Flags of strategic points: always the same size on the screen. */
function Flag({ z, k, corner }: { z: SceneZone; k: number; corner: boolean }) {
  const ring = z.outline.map(([a, b]) => project(frame.value, a, b)), [mx, my] = middle(ring);
  // In the corner of a square, so that those who stand there are seen.
  const [x, y] = corner ? [Math.min(...ring.map((p) => p[0])) + 4 * k, my] : [mx, my];
  const owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  return (
    <g
      class={`flag ${owner}`}
      transform={`translate(${round(x)} ${round(y)}) scale(${round(corner ? k * 0.72 : k)})`}
      data-zone={z.id}
    >
      <path d='M0 0V-26' class='flag-pole' />
      <path d={CLOTHS[z.owner ? sideNumber(z.owner) : 0]} class='flag-cloth' />
      <text x={11} y={-16} class='flag-letter'>{z.sign}</text>
    </g>
  );
}
/** A flag's cloth tells the side by its outline. */
const CLOTHS = [
  'M0 -29Q6 -33 12 -29T24 -29V-13Q18 -9 12 -13T0 -13Z',
  'M0 -28L13 -31L22 -24L18 -14L4 -12L0 -16Z',
  'M0 -30H23V-12H0Z',
  'M0 -31H26L19 -21.5L26 -12H0Z',
];

/** Something that lies on the table, drawn by its own path. */
function Mark({ z, k }: { z: SceneZone; k: number }) {
  const [x, y] = project(frame.value, ...middle(z.outline));
  const owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  return (
    <g
      class={`mark ${z.look} ${owner}`}
      transform={`translate(${round(x)} ${round(y)}) scale(${
        round(Math.max(k * 0.5, Math.min(k * 0.8, 0.08)))
      })`}
    >
      <circle r={14} />
      <path d={z.sign} />
    </g>
  );
}

interface ManProps {
  f: SceneFigure;
  x: number;
  y: number;
  turn: number;
  side: number;
  states: string;
  signs: Scene['signs'];
  cls: string;
  /** Width and height of the squares it holds, where it is drawn over them. */
  slab: string;
}
class Man extends Pure<ManProps> {
  override render() {
    const { states, slab, ...rest } = this.props, [w, h] = slab.split(' ').map(Number);
    return <Token {...rest} states={states ? states.split(' ') : []} slab={h ? [w, h] : undefined} />;
  }
}

function classes(f: SceneFigure): string {
  const pick = pickable.value, options = pick.get(f.id) ?? pick.get(f.unit);
  const hot = pointed.value === f.unit || pointed.value === f.id || chosenUnit.value === f.unit;
  const part = partOf(question.value, f);
  return [
    hot && 'hot',
    part === 'against' && 'against',
    part === 'acts' && 'active',
    options && 'pick',
    armed.value && options?.includes(armed.value) && 'armed',
    lifted.value && placedUnit.value === f.unit && 'left-behind',
  ].filter(Boolean).join(' ');
}

/** Who is drawn over whom. */
const height = (m: SceneFigure) => m.z + (m.shape === 'aircraft' ? 10000 : 0);

function Figures({ s }: { s: Scene }) {
  const f = frame.value, enemy = enemies(s), units = new Map(s.units.map((u) => [u.id, u]));
  const many = new Map<string, number>(), crowded = new Set<string>();
  for (const m of s.figures) {
    many.set(m.unit, (many.get(m.unit) ?? 0) + 1);
    const close = (o: SceneFigure) => o.unit !== m.unit && Math.hypot(o.x - m.x, o.y - m.y) < m.radius * 3.2;
    if (s.grid && s.figures.some(close)) crowded.add(m.unit);
  }
  const drawn = (m: SceneFigure, slab?: [number, number]): SceneFigure =>
    s.grid ? grown(m, many.get(m.unit) ?? 0, crowded.has(m.unit), slab) : m;
  return (
    <g>
      {[...s.figures].sort((a, b) => height(a) - height(b)).map((m) => {
        const [x, y] = project(f, m.x, m.y), slab = slabOf(s, m, units.get(m.unit));
        return (
          <Man
            key={m.id}
            f={drawn(m, slab)}
            slab={slab?.join(' ') ?? ''}
            x={x}
            y={y}
            turn={angle(f, looks(s, m, enemy))}
            side={sideNumber(m.side)}
            states={units.get(m.unit)?.states.join(' ') ?? ''}
            signs={s.signs}
            cls={`${classes(m)} ${slab && m.shape === 'aircraft' ? 'aloft' : ''}`}
          />
        );
      })}
    </g>
  );
}

/** Pixels by which a name of so many letters is moved so that it does not end beyond the table. */
function inward(x: number, letters: number, k: number): number {
  const half = 3.4 * letters * k, wide = extent(frame.value)[0];
  return round((Math.max(half - x, 0) - Math.max(half + x - wide, 0)) / k);
}

/** Name and states of a unit, beside the one who leads it. */
function Banner({ u, s, k }: { u: SceneUnit; s: Scene; k: number }) {
  const own = s.figures.filter((f) => f.unit === u.id);
  if (!own.length) return null;
  const first = leading(own)!;
  const [x, y] = project(frame.value, first.x, first.y), r = first.radius / 100;
  const hot = pointed.value === u.id || chosenUnit.value === u.id ||
    !!question.value && unitOf(s, question.value.actor) === u.id;
  const states = signed(s.signs, u.states);
  const name = called(u.id) + (u.figures < u.strength ? ` ${u.figures}/${u.strength}` : '');
  const near = 1 / k > 15, badge = first.role === 'soldier' || first.role === 'heavy' ? 0 : r * 0.5;
  const corner = s.grid && cornerOf(s.grid, u);
  // A third of a square, but neither too small to read nor larger than elsewhere.
  const signSize = Math.max(k * 0.5, Math.min(k * 0.8, (s.grid?.square ?? 0) * 0.0034 / 16));
  const at = (px: number, py: number, size: number) =>
    `translate(${round(px)} ${round(py)}) scale(${round(size)})`;
  return (
    <g class={`banner s${sideNumber(u.side)} ${hot ? 'hot' : ''}`}>
      <g transform={corner ? at(corner.right, corner.top, signSize) : at(x, y - r - 0.15 - badge, k)}>
        {states.map((st, n) => (
          <g
            key={st}
            transform={corner
              ? `translate(${-11 - 18 * n} 11)`
              : `translate(${(n - (states.length - 1) / 2) * 18} -10)`}
          >
            <Sign state={st} signs={s.signs} />
          </g>
        ))}
      </g>
      {(hot || near) && (
        <g
          transform={corner
            ? at((corner.left + corner.right) / 2, corner.top, k)
            : at(x, y - r - 0.15 - badge, k)}
        >
          <text
            x={inward(corner ? (corner.left + corner.right) / 2 : x, name.length, k)}
            y={corner ? 3 : states.length ? -24 : -7}
            class='banner-name'
          >
            {name}
          </text>
        </g>
      )}
    </g>
  );
}

/** The edges of what a unit holds of a board of squares, as it lies on the screen. */
function cornerOf(grid: SceneGrid, u: SceneUnit): { left: number; right: number; top: number } | null {
  const ends = u.squares.flatMap(([x, y]) =>
    [[x, y], [x + 1, y + 1]].map(([a, b]) => project(frame.value, a * grid.square, b * grid.square))
  );
  if (!ends.length) return null;
  const xs = ends.map((p) => p[0]);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ends.map((p) => p[1])) };
}

/** From far away: the gravest state of each figure, beside it. */
function FarSigns({ s, k }: { s: Scene; k: number }) {
  if (!far.value || s.grid) return null;
  const units = new Map(s.units.map((u) => [u.id, u]));
  return (
    <g class='far-signs'>
      {s.figures.map((m) => {
        const state = gravest(s.signs, m.states.filter((st) => !units.get(m.unit)?.states.includes(st)));
        if (!state) return null;
        const [x, y] = project(frame.value, m.x, m.y), r = m.radius / 100;
        return (
          <g
            key={m.id}
            transform={`translate(${round(x + r * 0.8)} ${round(y + r * 0.8)}) scale(${round(k * 0.62)})`}
          >
            <Sign state={state} signs={s.signs} />
          </g>
        );
      })}
    </g>
  );
}

function Picks({ s }: { s: Scene }) {
  const f = frame.value, pick = pickable.value;
  return (
    <g>
      {s.pieces.filter((p) => pick.has(p.id) || pointed.value === p.id).map((p) => (
        <polygon
          key={p.id}
          data-piece={p.id}
          points={points(p.outline.map(([x, y]) => project(f, x, y)))}
          class={`piece-pick ${pointed.value === p.id ? 'hot' : ''} ${
            armed.value && pick.get(p.id)?.includes(armed.value) ? 'armed' : ''
          }`}
        />
      ))}
    </g>
  );
}

/** What stays as it is while figures move: it has a sheet of its own, so that it need not be painted again. */
export function Under({ s }: { s: Scene }) {
  const f = frame.value;
  return (
    <>
      <Ground
        pieces={s.pieces.map((p) => `${p.id} ${p.tags}`).join()}
        list={s.pieces}
        frame={f}
        turn={f.turn}
      />
      {s.grid && <GridView grid={s.grid} frame={f} />}
      <ArcsView />
      <ReachView />
    </>
  );
}

/** What moves with the finger, on a sheet of its own. */
export const Above = ({ s }: { s: Scene }) =>
  s.grid ? <SquareGhost s={s} k={pixel.value} /> : (
    <>
      <Hinted />
      <GhostView k={pixel.value} />
    </>
  );

export function World({ s }: { s: Scene }) {
  const k = pixel.value;
  const flat = s.zones.filter((z) => drawnAs(z) !== 'point');
  const marked = s.zones.filter((z) => drawnAs(z) === 'point');
  return (
    <>
      {flat.map((z) => <Zone key={z.id} z={z} />)}
      {marked.map((z) => <Zone key={z.id} z={z} />)}
      {s.grid && <Squares grid={s.grid} units={s.units} named={[...pickSquares.value.keys()]} />}
      <Picks s={s} />
      <Figures s={s} />
      <FarSigns s={s} k={k} />
      <SightLines s={s} />
      {marked.map((z) => <Flag key={z.id} z={z} k={k} corner={!!s.grid} />)}
      {flat.filter((z) => drawnAs(z) === 'mark').map((z) => <Mark key={z.id} z={z} k={k} />)}
      {s.units.filter((u) => u.place === 'table' && !(lifted.value && u.id === placedUnit.value)).map((u) => (
        <Banner key={u.id} u={u} s={s} k={k} />
      ))}
    </>
  );
}
