// What is drawn of a scene, layer by layer: ground, zones, figures, lines of sight, ghost and tape.
import { computed, effect } from '@preact/signals';
import { Component } from 'preact';
import { angle, extent, type Frame, middle, points, project, type Pt, round } from './geometry.ts';
import { Blocking } from './complaint.tsx';
import { DangerArea, Touched } from './danger.tsx';
import { onOtherFloor } from './floors.tsx';
import { Handles } from './handle.tsx';
import { ArcsView, GhostView, Hinted, ReachView, SightLines } from './hints.tsx';
import { builds, enemies, looks } from './looks.ts';
import { Markers } from './markers.tsx';
import { drawnAs, partOf } from './meaning.ts';
import { walking } from './pace.ts';
import { pickable, pickSquares } from './picking.ts';
import { ghost, going, placedUnit } from './placing.ts';
import { armed, chosenUnit, pointed, question, scene, sideNumber } from './store.ts';
import { Contours, Floors, Mat, SeenInto, Shadows } from './ground.tsx';
import { lengthOnly } from './telling.ts';
import { drawnFigures, GridView, slabOf, SquareGhost, Squares } from './squares.tsx';
import { Rings } from './rings.tsx';
import { RulerView } from './ruler.tsx';
import { Terrain } from './terrain.tsx';
import { ThreatView } from './threat.tsx';
import { Token } from './tokens.tsx';
import { frame, pixel } from './view.ts';
import type { Scene, SceneFigure, ScenePiece, SceneZone } from './wire.ts';

effect(() => void (builds.value = scene.value?.builds ?? {}));

const lifted = computed(() => !!ghost.value && going.value);

abstract class Pure<P extends object> extends Component<P> {
  override shouldComponentUpdate(next: P): boolean {
    return (Object.keys(next) as (keyof P)[]).some((k) => next[k] !== (this.props as P)[k]);
  }
}

class Ground extends Pure<
  { pieces: string; list: readonly ScenePiece[]; frame: Frame; turn: number; surface: string }
> {
  override shouldComponentUpdate(next: { pieces: string; turn: number; frame: Frame }): boolean {
    const now = this.props;
    return next.pieces !== now.pieces || next.turn !== now.turn || next.frame.width !== now.frame.width ||
      next.frame.depth !== now.frame.depth;
  }
  override render() {
    const { list, frame, surface } = this.props;
    const flat = (p: ScenePiece) => p.height === 0 ? 0 : p.kind.startsWith('wood') ? 2 : 1;
    const order = [...list].sort((a, b) => flat(a) - flat(b));
    return (
      <g>
        <Mat frame={frame} size={extent(frame)} surface={surface} />
        <Floors pieces={list} frame={frame} />
        {order.filter((p) => p.height === 0).map((p) => <Terrain key={p.id} piece={p} frame={frame} />)}
        <Shadows pieces={list} frame={frame} />
        {order.filter((p) => p.height > 0).map((p) => <Terrain key={p.id} piece={p} frame={frame} />)}
        <SeenInto pieces={list} frame={frame} />
        <Contours pieces={list} frame={frame} told={(height) => `▲${lengthOnly(height, 0)}`} />
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
    onOtherFloor(f) && 'other-floor',
    lifted.value && placedUnit.value === f.unit && 'left-behind',
  ].filter(Boolean).join(' ');
}

/** Who is drawn over whom. */
const height = (m: SceneFigure) => m.z + (m.shape === 'aircraft' ? 10000 : 0);

function Figures({ s }: { s: Scene }) {
  const f = frame.value, enemy = enemies(s), units = new Map(s.units.map((u) => [u.id, u]));
  const drawn = new Map(drawnFigures(s).map((m) => [m.id, m]));
  return (
    <g>
      {[...s.figures].sort((a, b) => height(a) - height(b)).map((m) => {
        const [x, y] = project(f, m.x, m.y), slab = slabOf(s, m, units.get(m.unit));
        return (
          <Man
            key={m.id}
            f={drawn.get(m.id)!}
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
        surface={s.surface}
      />
      {s.grid && <GridView grid={s.grid} frame={f} />}
      <ArcsView />
      <ReachView />
      <DangerArea />
    </>
  );
}

/** What moves with the finger, on a sheet of its own. */
export const Above = ({ s }: { s: Scene }) => (
  <>
    <Rings />
    <ThreatView />
    {s.grid ? <SquareGhost s={s} k={pixel.value} /> : (
      <>
        <Hinted />
        <GhostView k={pixel.value} />
        <Handles />
      </>
    )}
    <RulerView />
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
      <SightLines s={s} />
      <Blocking />
      <Touched s={s} k={k} />
      <Markers s={s} k={k} hidden={lifted.value ? placedUnit.value : walking.value} />
    </>
  );
}
