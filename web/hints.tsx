// What is drawn while something is planned: the ghost with its tape, the area it may end in, lines of sight.
import { arcs, linesTo, reach, shooter, sights } from './asking.ts';
import { plainFigure } from './bases.ts';
import { angle, points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import { enemies, looks } from './looks.ts';
import {
  aiming,
  allowance,
  corners,
  finger,
  ghost,
  going,
  heading,
  hinted,
  leader,
  placedUnit,
  type Placement,
  placing,
  used,
  type Value,
  way,
} from './placing.ts';
import { about, pointed, scene, sideNumber } from './store.ts';
import { length as told, lengthOnly, measure } from './telling.ts';
import { Token } from './tokens.tsx';
import { frame, HEADROOM, onScreen, pixel } from './view.ts';
import type { Scene, SceneUnit, SightLine } from './wire.ts';

export function GhostView({ k }: { k: number }) {
  const g = ghost.value, s = scene.value, f = frame.value;
  if (!g || !s) return null;
  const aim = aiming.value, list = placements(g.value);
  const led = way(g.value).map(([x, y]) => project(f, x, y)), path = aim ? [] : led;
  const end = led[led.length - 1], most = allowance.value;
  const over = most > 0 && used.value > most + 0.5;
  const enemy = enemies(s),
    unit = s.units.find((u) => u.id === placedUnit.value),
    side = sideNumber(unit?.side ?? about.value?.side ?? '');
  const length = most
    ? t('tape', { used: told(used.value, 1, 1), left: lengthOnly(Math.max(0, most - used.value), 1, 1) })
    : told(used.value, 1, 1);
  const one = measure().hundredths / 100;
  const wide = 18 + length.length * 6.4;
  // What is wrong is said above the finger: then the length stands below the tape.
  const below = g.verdict === 'bad' && !!finger.value && onScreen(finger.value)[1] > HEADROOM;
  const radius = (id: string) => s.figures.find((m) => m.id === id)?.radius ?? guess(s, unit) ?? 125;
  return (
    <g class={`ghost ${g.verdict} ${g.stale ? '' : 'sure'}`}>
      {list.map(([id, way]) => {
        const m = s.figures.find((o) => o.id === id), to = way[way.length - 1];
        if (!m || !to) return null;
        const line = [[m.x, m.y], ...way].map(([x, y]) => project(f, x, y));
        return <polyline key={id} points={points(line)} class='ghost-way' />;
      })}
      {(aim ? [] : list).map(([id, way, facing]) => {
        const m = s.figures.find((o) => o.id === id) ?? g.figures?.find((o) => o.id === id),
          to = way[way.length - 1] ?? (m ? [m.x, m.y] as Pt : null);
        if (!to) return null;
        const [x, y] = project(f, ...to);
        const foot = !m || m.shape === 'infantry' || m.shape === 'heavy';
        const made = m ??
          plainFigure({ id, unit: placedUnit.value, side: unit?.side ?? '', radius: radius(id) });
        const stands = g.figures?.find((o) => o.id === id)?.facing ?? -1;
        const look = facing >= 0
          ? facing
          : stands >= 0
          ? stands
          : foot && made.facing < 0
          ? looks(s, { ...made, x: to[0], y: to[1] }, enemy)
          : heading(id, way);
        return (
          <Token
            key={id}
            f={made}
            x={x}
            y={y}
            turn={angle(f, look)}
            side={side}
            states={[]}
            signs={s.signs}
            cls='ghostly'
          />
        );
      })}
      {!list.length && end && <circle cx={end[0]} cy={end[1]} r={1.25} class='ghost-spot' />}
      {aim && end && (
        <g transform={`translate(${round(end[0])} ${round(end[1])}) scale(${round(k)})`} class='ghost-aim'>
          <circle r={13} />
          <path d='M0 -20V-7M0 7V20M-20 0H-7M7 0H20' />
        </g>
      )}
      {path.length > 1 && (
        <polyline points={points(path)} class={`tape ${over || g.verdict === 'bad' ? 'over' : ''}`} />
      )}
      {path.length > 1 && (
        <polyline
          points={points(path)}
          class='tape-ticks'
          stroke-dasharray={`0.05 ${round(one - 0.05)}`}
        />
      )}
      {corners.value.map(([x, y], n) => {
        const [cx, cy] = project(f, x, y);
        return <circle key={n} cx={cx} cy={cy} r={round(5 * k)} class='corner' />;
      })}
      {path.length > 1 && end && (
        <g
          transform={`translate(${round((path[0][0] + end[0]) / 2)} ${
            round((path[0][1] + end[1]) / 2)
          }) scale(${round(k)})`}
        >
          <rect
            x={-wide / 2}
            y={below ? 9 : -27}
            width={wide}
            height={20}
            rx={6}
            class={`tape-box ${over ? 'over' : ''}`}
          />
          <text y={below ? 23.5 : -12.5} class='tape-text'>{length}</text>
        </g>
      )}
    </g>
  );
}
/** Who stands where in a free answer; a point that one figure goes to is his. */
function placements(value: Value | null): Placement[] {
  if (!value) return [];
  if (typeof value[0] !== 'number') return value as Placement[];
  const first = going.value ? leader.value : undefined;
  return first ? [[first.id, [value as Pt], -1]] : [];
}
const guess = (s: Scene, u: SceneUnit | undefined) => s.figures.find((f) => f.side === u?.side)?.radius;

/** A place that a list offers, while it is pointed at there. */
export function Hinted() {
  const at = hinted.value, first = leader.value, f = frame.value;
  if (!at || scene.value?.grid) return null;
  const [x, y] = project(f, ...at), from = first && project(f, first.x, first.y);
  return (
    <g>
      {from && <line x1={from[0]} y1={from[1]} x2={x} y2={y} class='ghost-way' />}
      <circle cx={x} cy={y} r={1.25} class='ghost-spot' />
    </g>
  );
}

/** Where the one who is led may end, as the rules told. */
export function ReachView() {
  const area = reach.value, f = frame.value;
  if (!area || !placing.value || !area.rings.length) return null;
  const d = area.rings.map((ring) =>
    `M${points(ring.map(([x, y]) => project(f, x, y))).replaceAll(' ', 'L')}Z`
  );
  return <path d={d.join('')} class='reach' fill-rule='evenodd' data-figure={area.figure} />;
}

/** Where the weapons of whoever is about to shoot bear, as the rules told. */
export function ArcsView() {
  const f = frame.value;
  return (
    <>
      {arcs.value.map((a, n) => (
        <path
          key={n}
          class={`arc a-${a.name}`}
          data-arc={a.name}
          d={a.outlines.map((o) => `M${points(o.map(([x, y]) => project(f, x, y))).replaceAll(' ', 'L')}Z`)
            .join('')}
        />
      ))}
    </>
  );
}

const ORDER = ['open', 'cover', 'turned', 'hidden'];

/** The best line to each target that is seen at all. */
function best(lines: readonly SightLine[]): SightLine[] {
  const found = new Map<string, SightLine>();
  for (const line of lines) {
    const known = found.get(line.unit);
    if (!known || ORDER.indexOf(line.state) < ORDER.indexOf(known.state)) found.set(line.unit, line);
  }
  return [...found.values()].filter((line) => line.state !== 'hidden');
}

/** Who sees whom, as the rules told: plainly, in cover, or not, and then what hides it. */
export function SightLines({ s }: { s: Scene }) {
  const known = sights.value, f = frame.value, k = pixel.value;
  if (!known || !shooter.value || known.unit !== shooter.value) return null;
  const one = linesTo(pointed.value).length ? pointed.value : '';
  const lines = one ? linesTo(one) : best(known.lines);
  const at = new Map(s.figures.map((m) => [m.id, m]));
  const hiding = new Set(one ? lines.flatMap((line) => line.blocks) : []);
  return (
    <g class='sights'>
      {s.pieces.filter((p) => hiding.has(p.id)).map((p) => (
        <polygon
          key={p.id}
          points={points(p.outline.map(([x, y]) => project(f, x, y)))}
          class={`hides ${
            lines.some((line) => line.state === 'hidden' && line.blocks.includes(p.id)) ? 'all' : 'part'
          }`}
        />
      ))}
      {lines.map((line) => {
        const [a, b] = [at.get(line.watcher), at.get(line.target)];
        if (!a || !b) return null;
        const [p, q] = [project(f, a.x, a.y), project(f, b.x, b.y)];
        return (
          <g
            key={`${line.watcher} ${line.target}`}
            class={`sight ${line.state} ${one ? 'one' : ''}`}
            data-state={line.state}
          >
            <line x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} class='sight-back' />
            <line x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} />
            {one && <SightMark at={q} from={p} state={line.state} k={k} r={b.radius / 100} />}
          </g>
        );
      })}
    </g>
  );
}

const MARKS: Record<string, string> = {
  open: 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M-1.4 0A1.4 1.4 0 1 1 1.4 0A1.4 1.4 0 1 1 -1.4 0',
  cover: 'M-5 -5H5V0Q4 4 0 6Q-4 4 -5 0Z',
  turned: 'M4 -4A5.6 5.6 0 1 0 5 3M4 -8V-3H-1',
  hidden: 'M-5 -5L5 5M5 -5L-5 5',
};

function SightMark(
  { at, from, state, k, r }: { at: Pt; from: Pt; state: string; k: number; r: number },
) {
  const far = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1, back = Math.min(far / 2, r + 9 * k);
  const [x, y] = [at[0] - (at[0] - from[0]) * back / far, at[1] - (at[1] - from[1]) * back / far];
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${round(k)})`} class='sight-mark'>
      <circle r={8} />
      <path d={MARKS[state] ?? MARKS.hidden} />
    </g>
  );
}
