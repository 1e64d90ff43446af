// What is drawn of a scene, layer by layer: ground, zones, figures, lines of sight, ghost and tape.
import { computed } from '@preact/signals';
import { Component } from 'preact';
import { angle, extent, type Frame, meets, middle, points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import {
  allowance,
  ghost,
  heading,
  leader,
  placedUnit,
  type Placement,
  placing,
  used,
  way,
} from './placing.ts';
import { about, armed, chosenUnit, forecasts, names, pointed, question, scene, sideNumber } from './store.ts';
import { Floors, Mat, Shadows } from './ground.tsx';
import { Terrain } from './terrain.tsx';
import { Sign, Token } from './tokens.tsx';
import { frame, pixel } from './view.ts';
import type { Scene, SceneFigure, ScenePiece, SceneUnit, SceneZone } from './wire.ts';

const lifted = computed(() => !!ghost.value && placing.value?.question === 'move');

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

const POINTS = new Set(['alpha', 'omega', 'gamma', 'drop']);
const LETTERS: Record<string, string> = { alpha: 'α', omega: 'ω', gamma: 'γ', drop: '⇣' };

function Zone({ z }: { z: SceneZone }) {
  const f = frame.value, owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  const ring = z.outline.map(([x, y]) => project(f, x, y));
  if (ring.length === 2 && !POINTS.has(z.kind)) {
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
      <g class={`zone access ${owner}`}>
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
    <g class={`zone ${z.kind} ${owner} ${pointed.value === z.id ? 'hot' : ''}`} data-zone={z.id}>
      <polygon points={points(ring)} class='z-area' />
    </g>
  );
}

/** Flags of strategic points: always the same size on the screen. */
function Flag({ z, k }: { z: SceneZone; k: number }) {
  if (!POINTS.has(z.kind)) return null;
  const [x, y] = project(frame.value, ...middle(z.outline));
  const owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  return (
    <g
      class={`flag ${z.kind} ${owner}`}
      transform={`translate(${round(x)} ${round(y)}) scale(${round(k)})`}
      data-zone={z.id}
    >
      <path d='M0 0V-26' class='flag-pole' />
      {z.owner && sideNumber(z.owner)
        ? <path d='M0 -28L13 -31L22 -24L18 -14L4 -12L0 -16Z' class='flag-cloth' />
        : <path d='M0 -29Q6 -33 12 -29T24 -29V-13Q18 -9 12 -13T0 -13Z' class='flag-cloth' />}
      <text x={11} y={-16} class='flag-letter'>{LETTERS[z.kind]}</text>
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
  cls: string;
}
class Man extends Pure<ManProps> {
  override render() {
    const { states, ...rest } = this.props;
    return <Token {...rest} states={states ? states.split(' ') : []} />;
  }
}

/** Foot soldiers have no facing of their own: they look towards the enemy. */
function looks(s: Scene, f: SceneFigure, enemy: Map<string, Pt>): number {
  if (f.facing || (f.shape !== 'infantry' && f.shape !== 'heavy')) return f.facing;
  const [x, y] = enemy.get(f.side) ?? [s.width / 2, s.depth / 2];
  return Math.round(Math.atan2(y - f.y, x - f.x) * 180 / Math.PI);
}

function enemies(s: Scene): Map<string, Pt> {
  const found = new Map<string, Pt>();
  for (const side of new Set(s.figures.map((f) => f.side))) {
    const others = s.figures.filter((f) => f.side !== side);
    found.set(side, others.length ? middle(others.map((f) => [f.x, f.y])) : [s.width / 2, s.depth / 2]);
  }
  return found;
}

/** Options of the question that stand on the table, by id. */
export const pickable = computed<Map<string, unknown>>(() => {
  const q = question.value, found = new Map<string, unknown>();
  if (!q || q.kind !== 'one') return found;
  for (const o of q.options) {
    if (typeof o !== 'string') continue;
    found.set(o, o);
    const tail = o.includes(':') ? o.slice(o.indexOf(':') + 1) : '';
    if (tail) found.set(tail, o);
  }
  return found;
});

function classes(f: SceneFigure): string {
  const pick = pickable.value;
  const hot = pointed.value === f.unit || pointed.value === f.id || chosenUnit.value === f.unit;
  const own = placedUnit.value === f.unit || question.value?.about.unit === f.unit;
  const moved = lifted.value && placedUnit.value === f.unit;
  return [
    hot && 'hot',
    own && 'active',
    (pick.has(f.unit) || pick.has(f.id)) && 'pick',
    armed.value !== undefined && (pick.get(f.unit) === armed.value || pick.get(f.id) === armed.value) &&
    'armed',
    moved && 'left-behind',
  ].filter(Boolean).join(' ');
}

function Figures({ s }: { s: Scene }) {
  const f = frame.value, enemy = enemies(s), units = new Map(s.units.map((u) => [u.id, u]));
  return (
    <g>
      {[...s.figures].sort((a, b) => a.z - b.z).map((m) => {
        const [x, y] = project(f, m.x, m.y);
        return (
          <Man
            key={m.id}
            f={m}
            x={x}
            y={y}
            turn={angle(f, looks(s, m, enemy))}
            side={sideNumber(m.side)}
            states={units.get(m.unit)?.states.join(' ') ?? ''}
            cls={classes(m)}
          />
        );
      })}
    </g>
  );
}

/** Name and states of a unit, beside the one who leads it. */
function Banner({ u, s, k }: { u: SceneUnit; s: Scene; k: number }) {
  const own = s.figures.filter((f) => f.unit === u.id);
  if (!own.length) return null;
  const first = own.find((f) => f.role === 'leader' || f.role === 'officer') ?? own[0];
  const [x, y] = project(frame.value, first.x, first.y), r = first.radius / 100;
  const hot = pointed.value === u.id || chosenUnit.value === u.id || question.value?.about.unit === u.id;
  const near = 1 / k > 15;
  return (
    <g
      class={`banner s${sideNumber(u.side)} ${hot ? 'hot' : ''}`}
      transform={`translate(${round(x)} ${round(y - r - 0.15)}) scale(${round(k)})`}
    >
      {u.states.map((st, n) => (
        <g transform={`translate(${(n - (u.states.length - 1) / 2) * 18} -10)`}>
          <Sign state={st} />
        </g>
      ))}
      {(hot || near) && (
        <text y={u.states.length ? -24 : -7} class='banner-name'>
          {names.value.name(u.id)}
          {u.figures < u.strength ? ` ${u.figures}/${u.strength}` : ''}
        </text>
      )}
    </g>
  );
}

function GhostView({ k }: { k: number }) {
  const g = ghost.value, s = scene.value, f = frame.value;
  if (!g || !s) return null;
  const list = (typeof g.value[0] === 'number' ? [] : g.value) as Placement[];
  const path = way(g.value).map(([x, y]) => project(f, x, y));
  const end = path[path.length - 1], most = allowance.value;
  const over = most > 0 && used.value > most + 0.5;
  const enemy = enemies(s),
    unit = s.units.find((u) => u.id === placedUnit.value),
    side = sideNumber(unit?.side ?? about.value?.side ?? '');
  const radius = (id: string) => s.figures.find((m) => m.id === id)?.radius ?? guess(s, unit) ?? 125;
  return (
    <g class={`ghost ${g.verdict}`}>
      {list.map(([id, way]) => {
        const m = s.figures.find((o) => o.id === id), to = way[way.length - 1];
        if (!m || !to) return null;
        const line = [[m.x, m.y], ...way].map(([x, y]) => project(f, x, y));
        return <polyline key={id} points={points(line)} class='ghost-way' />;
      })}
      {list.map(([id, way, facing]) => {
        const m = s.figures.find((o) => o.id === id),
          to = way[way.length - 1] ?? (m ? [m.x, m.y] as Pt : null);
        if (!to) return null;
        const [x, y] = project(f, ...to);
        const foot = !m || m.shape === 'infantry' || m.shape === 'heavy';
        const made: SceneFigure = m ??
          {
            id,
            unit: placedUnit.value,
            side: unit?.side ?? '',
            x: 0,
            y: 0,
            z: 0,
            radius: radius(id),
            facing: 0,
            shape: 'infantry',
            role: 'soldier',
            states: [],
            letter: '',
          };
        const look = facing >= 0
          ? facing
          : foot
          ? looks(s, { ...made, x: to[0], y: to[1], facing: 0 }, enemy)
          : heading(id, way);
        return (
          <Token key={id} f={made} x={x} y={y} turn={angle(f, look)} side={side} states={[]} cls='ghostly' />
        );
      })}
      {!list.length && end && <circle cx={end[0]} cy={end[1]} r={1.25} class='ghost-spot' />}
      {path.length > 1 && (
        <polyline points={points(path)} class={`tape ${over || g.verdict === 'bad' ? 'over' : ''}`} />
      )}
      {path.length > 1 && (
        <polyline
          points={points(path)}
          class='tape-ticks'
          stroke-dasharray={`${round(0.05 / k * k)} ${round(1 - 0.05)}`}
        />
      )}
      {path.length > 1 && end && (
        <g
          transform={`translate(${round((path[0][0] + end[0]) / 2)} ${
            round((path[0][1] + end[1]) / 2)
          }) scale(${round(k)})`}
        >
          <rect x={-46} y={-27} width={92} height={20} rx={6} class={`tape-box ${over ? 'over' : ''}`} />
          <text y={-12.5} class='tape-text'>
            {most
              ? t('tape', { used: used.value / 100, left: Math.max(0, (most - used.value) / 100) })
              : t('tape-free', { used: used.value / 100 })}
          </text>
        </g>
      )}
    </g>
  );
}
const guess = (s: Scene, u: SceneUnit | undefined) => s.figures.find((f) => f.side === u?.side)?.radius;

/** The ground the leader can reach at most: only a measure, the rules judge the spot. */
function Reach() {
  const first = leader.value, most = allowance.value;
  if (!first || !most) return null;
  const [x, y] = project(frame.value, first.x, first.y);
  return <circle cx={x} cy={y} r={most / 100} class='reach' />;
}

/** Lines to those who can be shot at; dashed where something stands in between. */
function SightLines({ s }: { s: Scene }) {
  const known = forecasts.value, f = frame.value;
  if (!known) return null;
  const from = s.figures.filter((m) => m.unit === known.unit);
  const targets = [...new Set(known.list.map((c) => String(c.about.target ?? '')).filter(Boolean))];
  const one = pickable.value.has(pointed.value) || targets.includes(pointed.value) ? pointed.value : '';
  return (
    <g class='sights'>
      {targets.filter((u) => !one || u === one).flatMap((u) => {
        const to = s.figures.filter((m) => m.unit === u || m.id === u);
        return from.map((a) => {
          const b = to.reduce<SceneFigure | null>(
            (best, m) => !best || dist(a, m) < dist(a, best) ? m : best,
            null,
          );
          if (!b) return null;
          const hit = s.pieces.filter((p) => p.tags.includes('opaque') && p.height > 0)
            .map((p) => meets([a.x, a.y], [b.x, b.y], p.outline)).filter((q): q is number => q !== null);
          const [p, q] = [project(f, a.x, a.y), project(f, b.x, b.y)],
            at = hit.length ? Math.min(...hit) : null;
          return (
            <g key={`${a.id} ${b.id}`} class={`sight ${hit.length ? 'through' : 'open'} ${one ? 'one' : ''}`}>
              <line x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} />
              {one && at !== null && (
                <circle cx={p[0] + (q[0] - p[0]) * at} cy={p[1] + (q[1] - p[1]) * at} r={0.35} />
              )}
            </g>
          );
        });
      })}
    </g>
  );
}
const dist = (a: SceneFigure, b: SceneFigure) => Math.hypot(a.x - b.x, a.y - b.y);

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
            armed.value !== undefined && pick.get(p.id) === armed.value ? 'armed' : ''
          }`}
        />
      ))}
    </g>
  );
}

/** What stays as it is while figures move: it has a sheet of its own, so that it need not be painted again. */
export function Under({ s }: { s: Scene }) {
  const f = frame.value;
  return <Ground pieces={s.pieces.map((p) => p.id).join()} list={s.pieces} frame={f} turn={f.turn} />;
}

export function World({ s }: { s: Scene }) {
  const k = pixel.value;
  const flat = s.zones.filter((z) => !(POINTS.has(z.kind)));
  const marked = s.zones.filter((z) => POINTS.has(z.kind));
  return (
    <>
      {flat.map((z) => <Zone key={z.id} z={z} />)}
      {marked.map((z) => <Zone key={z.id} z={z} />)}
      <Reach />
      <Picks s={s} />
      <Figures s={s} />
      <SightLines s={s} />
      {marked.map((z) => <Flag key={z.id} z={z} k={k} />)}
      <GhostView k={k} />
      {s.units.filter((u) => u.place === 'table' && !(lifted.value && u.id === placedUnit.value)).map((u) => (
        <Banner key={u.id} u={u} s={s} k={k} />
      ))}
    </>
  );
}
