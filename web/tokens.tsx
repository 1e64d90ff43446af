// Figures seen from above. The plate tells the side by its shape, the body what it is.
import type { ComponentChildren } from 'preact';
import { round } from './geometry.ts';
import { builds } from './looks.ts';
import { looksOf } from './meaning.ts';
import { type Hull, VEHICLES } from './vehicles.tsx';
import type { SceneFigure, SceneSign } from './wire.ts';

/** Drawn in units of the base's radius, looking along +x. */
type Body = Hull;

/** The corners of a regular shape. */
const corners = (count: number, r: number, turn: number) =>
  Array.from({ length: count }, (_, n) => {
    const a = (n * 360 / count + turn) * Math.PI / 180;
    return `${round(r * Math.cos(a))},${round(r * Math.sin(a))}`;
  }).join(' ');
const star = (r: number) =>
  Array.from({ length: 10 }, (_, n) => {
    const a = (n * 36 - 90) * Math.PI / 180, q = n % 2 ? r * 0.42 : r;
    return `${round(q * Math.cos(a))},${round(q * Math.sin(a))}`;
  }).join(' ');

/** Points of a plate with rays, for heroes. */
const RAYS = [32, 24, 32, 32];
const burst = (r: number, side: number) =>
  Array.from({ length: RAYS[side] }, (_, n) => {
    const a = n * 2 * Math.PI / RAYS[side], q = n % 2 ? r * 0.86 : r;
    return `${round(q * Math.cos(a))},${round(q * Math.sin(a))}`;
  }).join(' ');

/** What somebody is, told by the outline of his base, so that it is seen from far away too. */
const BADGES: Record<string, ComponentChildren> = {
  leader: <path d='M-.5 -.98L0 -1.42L.5 -.98Z' class='f-badge' />,
  officer: (
    <g>
      <path d='M-.62 -.92L0 -1.3L.62 -.92Z' class='f-badge' />
      <path d='M-.62 -1.22L0 -1.6L.62 -1.22L0 -1.4Z' class='f-badge' />
    </g>
  ),
  hero: <polygon points={star(0.5)} class='f-badge' transform='translate(0 -1.18)' />,
  specialist: (
    <g transform='translate(.86 -.86)'>
      <rect x={-0.32} y={-0.32} width={0.64} height={0.64} rx={0.08} class='f-badge-white' />
      <path d='M-.2 0H.2M0 -.2V.2' class='f-cross' />
    </g>
  ),
  heavy: (
    <g transform='translate(.9 .82)'>
      <rect x={-0.42} y={-0.24} width={0.84} height={0.48} rx={0.1} class='f-badge-dark' />
      <path d='M-.24 -.1V.1M0 -.1V.1M.24 -.1V.1' class='f-badge-line' />
    </g>
  ),
};

const rifle = (role: string) =>
  role === 'heavy'
    ? (
      <g>
        <rect x={-0.1} y={0.22} width={1.12} height={0.26} class='f-gun' />
        <rect x={0.72} y={0.16} width={0.34} height={0.38} rx={0.06} class='f-gun' />
        <rect x={0.02} y={0.42} width={0.34} height={0.24} rx={0.05} class='f-pack' />
      </g>
    )
    : role === 'officer'
    ? <rect x={0.2} y={0.3} width={0.5} height={0.14} class='f-gun' />
    : <rect x={0} y={0.24} width={0.86} height={0.15} rx={0.05} class='f-gun' />;

const soldier: Body = ({ role }) => (
  <>
    {role === 'specialist' && <rect x={-0.72} y={-0.32} width={0.42} height={0.64} rx={0.1} class='f-pack' />}
    {role === 'hero' && <path d='M.1 -.58Q-.9 -.7 -.86 0Q-.9 .7 .1 .58Z' class='f-cape' />}
    <ellipse rx={0.34} ry={0.62} class='f-coat' />
    <path d='M.1 -.5Q.5 -.45 .5 .1L.36 .3Q.3 -.1 0 -.25Z' class='f-coat' />
    <path d='M.05 .62Q.45 .55 .5 .32L.36 .2Q.25 .38 0 .4Z' class='f-coat' />
    {rifle(role)}
    {role === 'officer' || role === 'hero'
      ? (
        <g>
          <circle r={0.34} class='f-cap' />
          <path d='M.16 -.3Q.5 0 .16 .3Z' class='f-visor' />
          <polygon points={star(0.2)} class='f-gold' transform='rotate(90)' />
        </g>
      )
      : (
        <g>
          <circle r={0.32} class='f-helmet' />
          <path d='M.14 -.24Q.4 0 .14 .24Q.24 0 .14 -.24Z' class='f-visor' />
          {role === 'leader' && (
            <path d='M-.2 -.16L.04 0L-.2 .16M-.06 -.16L.18 0L-.06 .16' class='f-chevron' />
          )}
          {role === 'specialist' && <path d='M-.16 0H.12M-.02 -.14V.14' class='f-cross' />}
        </g>
      )}
  </>
);

const heavy: Body = ({ role }) => (
  <>
    <rect x={-0.66} y={-0.34} width={0.4} height={0.68} rx={0.1} class='f-pack' />
    <rect x={0.1} y={-0.82} width={0.8} height={0.22} class='f-gun' />
    <rect x={0.1} y={0.6} width={0.8} height={0.22} class='f-gun' />
    <rect x={-0.4} y={-0.5} width={0.72} height={1} rx={0.2} class='f-armour' />
    {[-1, 1].map((s) => <path d={`M-.42 ${s * 0.36}H.36L.26 ${s * 0.88}H-.34Z`} class='f-plate-arm' />)}
    <circle cx={0.04} r={0.24} class={role === 'officer' ? 'f-cap' : 'f-helmet'} />
    <path d='M.16 -.16Q.34 0 .16 .16Z' class='f-visor' />
    {role === 'officer' && <polygon points={star(0.2)} class='f-gold' transform='rotate(90)' />}
    {role === 'leader' && <path d='M-.1 -.14L.1 0L-.1 .14' class='f-chevron' />}
  </>
);

/** Four legs that stand out from the hull, feet like paws; two guns beside the cockpit. */
const walker: Body = () => (
  <>
    {[[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([x, y]) => (
      <g key={`${x}${y}`}>
        <path
          d={`M${x * 0.12} ${y * 0.22}L${x * 0.2} ${y * 0.68}L${x * 0.56} ${y * 0.8}L${x * 0.6} ${y * 0.66}L${
            x * 0.38
          } ${y * 0.6}L${x * 0.3} ${y * 0.2}Z`}
          class='f-leg'
        />
        <circle cx={x * 0.3} cy={y * 0.66} r={0.11} class='f-knee' />
        <path
          d={`M${x * 0.5} ${y * 0.6}h${x * 0.24}l${x * 0.12} ${y * 0.14}l${x * -0.12} ${y * 0.16}h${
            x * -0.24
          }Z`}
          class='f-track'
        />
      </g>
    ))}
    {[-1, 1].map((s) => (
      <g key={s}>
        <rect x={0.02} y={s * 0.44 - 0.09} width={0.92} height={0.18} rx={0.04} class='f-gun' />
        <rect x={-0.16} y={s * 0.42 - 0.13} width={0.36} height={0.26} rx={0.06} class='f-plate-arm' />
      </g>
    ))}
    <path d='M-.52 -.22L-.34 -.4H.22L.48 -.2L.56 0L.48 .2L.22 .4H-.34L-.52 .22Z' class='f-armour' />
    <path d='M.16 -.2L.42 -.12L.48 0L.42 .12L.16 .2Z' class='f-visor' />
    <circle cx={-0.14} r={0.15} class='f-helmet' />
    <path d='M-.44 -.14H-.34M-.44 0H-.34M-.44 .14H-.34' class='f-line' />
  </>
);

const skimmer: Body = () => (
  <>
    {[-1, 1].map((s) => <circle cx={-0.42} cy={s * 0.52} r={0.27} class='f-glow' />)}
    <path
      d='M.92 0L.3 -.24L-.24 -.86L-.6 -.8L-.46 -.2L-.74 0L-.46 .2L-.6 .8L-.24 .86L.3 .24Z'
      class='f-armour'
    />
    {[-1, 1].map((s) => <ellipse cx={-0.4} cy={s * 0.52} rx={0.16} ry={0.2} class='f-track' />)}
    <path d='M.62 0L.26 -.15L-.08 -.12L-.16 0L-.08 .12L.26 .15Z' class='f-visor' />
    <rect x={0.3} y={-0.32} width={0.5} height={0.08} class='f-gun' />
    <rect x={0.3} y={0.24} width={0.5} height={0.08} class='f-gun' />
  </>
);

const BODIES: Record<string, Body> = { infantry: soldier, heavy, walker, ...VEHICLES, aircraft: skimmer };

/** Lying flat, face to the enemy. */
const lying: Body = ({ role }) => (
  <>
    <path d='M-.2 -.14L-.92 -.34M-.2 .14L-.92 .34' class='f-limb' />
    <rect x={-0.36} y={-0.3} width={0.66} height={0.6} rx={0.2} class='f-coat' />
    <rect x={0.2} y={0.12} width={0.8} height={0.14} class='f-gun' />
    <circle cx={0.36} r={0.26} class={role === 'officer' ? 'f-cap' : 'f-helmet'} />
    {role === 'officer' && (
      <polygon points={star(0.16)} class='f-gold' transform='translate(.36 0) rotate(90)' />
    )}
    {role === 'leader' && <path d='M.26 -.12L.46 0L.26 .12' class='f-chevron' />}
  </>
);

/** What stands out of the base of somebody on foot, drawn under it: each faction has an outline of its own. */
const OUTLINES: Record<string, ComponentChildren> = {
  crest: <path d='M-.7 -.26L-1.62 0L-.7 .26Z' class='f-build' />,
  horns: <path d='M.3 -.86L1.28 -1.24L.86 -.34ZM.3 .86L1.28 1.24L.86 .34Z' class='f-build' />,
  fins: <path d='M-.5 -.8L-.2 -1.66L.3 -.86ZM-.5 .8L-.2 1.66L.3 .86Z' class='f-build' />,
  broad: <rect x={-0.46} y={-1.42} width={0.8} height={2.84} rx={0.2} class='f-build' />,
  hood: <path d='M-.2 -1.02Q-1.5 -.9 -1.7 0Q-1.5 .9 -.2 1.02Z' class='f-build' />,
  spikes: (
    <path
      d='M-.5 -.8L-1.1 -1.3L-.86 -.5ZM-.86 -.3L-1.64 0L-.86 .3ZM-.5 .8L-1.1 1.3L-.86 .5ZM-.1 -.98L-.1 -1.56L.3 -.9ZM-.1 .98L-.1 1.56L.3 .9Z'
      class='f-build'
    />
  ),
  dome: <circle r={1.3} class='f-build ring' />,
};
/** And what they wear on their heads, near by. */
const HEADGEAR: Record<string, ComponentChildren> = {
  crest: <path d='M-.5 0Q-.2 -.2 .26 0Q-.2 .2 -.5 0Z' class='f-gold' />,
  horns: <path d='M.1 -.3L.34 -.56M.1 .3L.34 .56' class='f-limb' />,
  fins: <path d='M-.1 -.34L-.06 -.62M-.1 .34L-.06 .62' class='f-limb' />,
  broad: <path d='M-.12 -.5H.1M-.12 .5H.1' class='f-limb' />,
  hood: <path d='M-.5 0L-.06 -.34Q.3 0 -.06 .34Z' class='f-cap' />,
  spikes: <path d='M-.32 -.2L-.52 -.3M-.36 0H-.58M-.32 .2L-.52 .3' class='f-limb' />,
  dome: <circle r={0.42} class='f-helmet' />,
};

const FOOT = new Set(['infantry', 'heavy']);

export interface TokenProps {
  f: SceneFigure;
  x: number;
  y: number;
  /** Angle of the drawing, clockwise. */
  turn: number;
  /** The place of its side among those of the match. */
  side: number;
  /** Those of its unit: what the unit shows, the figure need not. */
  states: readonly string[];
  /** How states are shown. */
  signs?: Record<string, SceneSign>;
  cls?: string;
  /** On a board of squares: width and height of the squares it holds, as they lie on the screen. */
  slab?: readonly [number, number];
}

/** The plate of a machine that holds several squares: a slab; its corners are round, cut, sharp or stepped. */
function slabOf([w, h]: readonly [number, number], r: number, side: number, inset: number): string {
  const [x, y] = [w / 2 / r - inset, h / 2 / r - inset], c = Math.min(x, y) * 0.3;
  const bend = (dx: number, dy: number) => {
    const [first, second] = dx * dy > 0 ? [`${dx} 0`, `0 ${dy}`] : [`0 ${dy}`, `${dx} 0`];
    return [
      `q${first} ${dx} ${dy}`,
      `l${dx} ${dy}`,
      `l${first}l${second}`,
      `l${second}l${first}`,
    ][side];
  };
  return `M${-x + c} ${-y}H${x - c}${bend(c, c)}V${y - c}${bend(-c, c)}H${-x + c}${bend(-c, -c)}V${-y + c}${
    bend(c, -c)
  }Z`;
}

/** Length and width of a hull, in centimetres; nothing for a round base. */
const oblong = (f: SceneFigure): readonly [number, number] | undefined =>
  f.length && f.width ? [f.length / 100, f.width / 100] : undefined;

function Plate({ f, side, slab }: { f: SceneFigure; side: number; slab?: readonly [number, number] }) {
  if (slab) {
    const r = f.radius / 100;
    return (
      <>
        <path d={slabOf(slab, r, side, 0.06)} class='f-plate' />
        <path d={slabOf(slab, r, side, 0.16)} class='f-top' />
      </>
    );
  }
  if (!side) {
    return (
      <>
        <circle r={1} class='f-plate' />
        <circle r={0.88} class='f-top' />
      </>
    );
  }
  const { count, turn, outer, inner } = PLATES[side];
  return (
    <>
      <polygon points={corners(count, outer, turn)} class='f-plate' />
      <polygon points={corners(count, inner, turn)} class='f-top' />
    </>
  );
}
/** Plates of the sides after the first, which is round: six corners, a square, a square on its tip. */
const PLATES = [
  { count: 0, turn: 0, outer: 1, inner: 0.88 },
  { count: 6, turn: 30, outer: 1.12, inner: 0.94 },
  { count: 4, turn: 45, outer: 1.3, inner: 1.1 },
  { count: 4, turn: 0, outer: 1.36, inner: 1.14 },
];

export function Token({ f, x, y, turn, side, states, signs = {}, cls = '', slab }: TokenProps) {
  const r = f.radius / 100, foot = FOOT.has(f.shape), looks = looksOf(signs, [...states, ...f.states]);
  const draw = foot && looks.has('lying') ? lying : BODIES[f.shape] ?? soldier;
  const high = f.z > 0 ? 0.12 + f.z / 1500 : 0;
  const build = foot ? builds.value[f.side] ?? 'plain' : 'plain';
  const hull = slab ? undefined : oblong(f);
  const long = slab ? Math.max(...slab) / Math.min(...slab) : 1;
  // A hull is as long and as wide as it is; other bodies keep to their base.
  const stretched = hull
    ? `${round(hull[0] / 2 / r)} ${round(hull[1] / 2 / r / 0.8)}`
    : foot
    ? 1.16
    : long > 1
    ? `${round(long * 0.88)} .96`
    : 1;
  return (
    <g
      class={`fig s${side} ${cls}`}
      data-id={f.id}
      data-unit={f.unit}
      transform={`translate(${round(x)} ${round(y)}) scale(${r})`}
    >
      {!slab && !hull && (
        <ellipse cx={0.14 + high * 2} cy={0.2 + high * 3} rx={1.02} ry={1.02} class='f-shadow' />
      )}
      {f.z > 0 && !hull && <circle r={1.12 + high / 3} class='f-raised' />}
      {OUTLINES[build] && <g transform={`rotate(${round(turn)})`} data-build={build}>{OUTLINES[build]}</g>}
      {f.role === 'hero' && <polygon points={burst(1.3, side)} class='f-burst' />}
      {hull
        ? (
          <g transform={`rotate(${round(turn)})`} data-hull=''>
            <Plate f={f} side={side} slab={hull} />
          </g>
        )
        : <Plate f={f} side={side} slab={slab} />}
      {f.facing >= 0 && (
        <path
          d={foot ? 'M.9 -.3L1.36 0L.9 .3Z' : 'M.86 -.16L1.1 0L.86 .16Z'}
          class='f-nose'
          transform={`rotate(${round(turn)}) translate(${
            slab ? round(long - 1.12) : hull ? round(hull[0] / 2 / r - 0.9) : 0
          } 0)`}
        />
      )}
      <g
        transform={`rotate(${round(turn)}) scale(${stretched})`}
        class={looks.has('shaken') ? 'f-shaken' : ''}
      >
        {draw({ role: f.role, looks })}
        {!looks.has('lying') && f.role !== 'officer' && f.role !== 'hero' && HEADGEAR[build]}
      </g>
      {(foot || f.role === 'hero') && BADGES[f.role]}
      {f.z > 0 && (
        <g class='f-high' transform='translate(-.92 .92) scale(.62)'>
          <rect x={-0.6} y={-0.38} width={1.2} height={0.72} rx={0.2} />
          <text y={0.2}>{Math.round(f.z / 100)}</text>
          <path d='M-.46 .1L-.3 -.2L-.14 .1' />
        </g>
      )}
      {looks.has('crowned') && (
        <polygon points={star(0.42)} class='f-gold f-general' transform='translate(.72 -.72)' />
      )}
      {looks.has('damaged') && (
        <path d='M-.5 -.2l.24 .2 -.1 .22 .34 .2M.16 -.5l.1 .26 .26 .02' class='f-crack' />
      )}
      {looks.has('immobile') && <path d='M-.7 .82H.7M-.7 .68V.96M.7 .68V.96' class='f-bad' />}
      {looks.has('disarmed') && <path d='M.5 -.9L.94 -.46M.94 -.9L.5 -.46' class='f-bad' />}
    </g>
  );
}

/** Of a state that has none of its own. */
const UNSIGNED: SceneSign = { path: 'M0 -5V2M0 4V6', look: '', grave: false, tint: '' };

/** The sign of a state, in a square of sixteen pixels. */
export function Sign({ state, signs }: { state: string; signs: Record<string, SceneSign> }) {
  const sign = signs[state] ?? UNSIGNED;
  return (
    <g data-state={state} class={`sign ${sign.look} ${sign.tint} ${sign.grave ? 'grave' : ''}`}>
      <rect x={-8} y={-8} width={16} height={16} rx={4} class='sign-ground' />
      <path d={sign.path} class='sign-mark' />
    </g>
  );
}

/** Shapes of the sides in a line of text, as their plates are. */
export const SIDE_MARKS = ['●', '⬢', '■', '◆'];
