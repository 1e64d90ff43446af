// Vehicles seen from above, in units of the base's radius, looking along +x: no two share an outline.
import type { ComponentChildren } from 'preact';

/** What a drawing shows beside its shape: what somebody is, and what his states do to him. */
export interface Shown {
  role: string;
  looks: ReadonlySet<string>;
}
export type Hull = (shown: Shown) => ComponentChildren;

const BOTH = [-1, 1];
const manned = ({ looks }: Shown) => looks.has('crewed');

/** Wheels that stand out on both sides, at these places along the hull. */
const wheels = (at: readonly number[], out: number, long = 0.34, wide = 0.2) =>
  at.flatMap((x) =>
    BOTH.map((s) => (
      <rect
        key={`${x}${s}`}
        x={x - long / 2}
        y={s * out - wide / 2}
        width={long}
        height={wide}
        rx={0.06}
        class='f-track'
      />
    ))
  );

/** Tracks along both sides. */
const tracks = (out: number, long: number, wide = 0.28) =>
  BOTH.map((s) => (
    <g key={s}>
      <rect x={-long / 2} y={s * out - wide / 2} width={long} height={wide} rx={0.1} class='f-track' />
      {Array.from({ length: 7 }, (_, n) => -long / 2 + long * (n + 0.5) / 7).map((x) => (
        <line key={x} x1={x} x2={x} y1={s * out - wide / 2} y2={s * out + wide / 2} class='f-line' />
      ))}
    </g>
  ));

const lamps = (x: number, y: number, r = 0.08) =>
  BOTH.map((s) => <circle key={s} cx={x} cy={s * y} r={r} class='f-lamp' />);

const turret = (
  <>
    <rect x={0.1} y={-0.07} width={0.92} height={0.14} class='f-gun' />
    <rect x={0.84} y={-0.1} width={0.18} height={0.2} class='f-gun' />
    <path d='M-.34 -.26L-.2 -.34H.14L.32 -.16V.16L.14 .34H-.2L-.34 .26Z' class='f-coat' />
    <circle cx={-0.06} cy={0.1} r={0.11} class='f-helmet' />
  </>
);

/** Two wheels in line, handlebars across, a rider if there is one. */
const motorbike: Hull = (f) => (
  <g transform='scale(1.18)'>
    <rect x={0.34} y={-0.17} width={0.64} height={0.34} rx={0.17} class='f-track' />
    <rect x={-0.98} y={-0.2} width={0.66} height={0.4} rx={0.19} class='f-track' />
    <path d='M.62 -.09L.34 -.28H-.06L-.3 -.16L-.84 -.2V.2L-.3 .16L-.06 .28H.34L.62 .09Z' class='f-armour' />
    <path d='M.48 -.72Q.56 -.6 .36 -.52L.42 0L.36 .52Q.56 .6 .48 .72' class='f-bar' />
    <circle cx={0.66} r={0.15} class='f-lamp' />
    <rect x={-0.66} y={-0.15} width={0.5} height={0.3} rx={0.12} class='f-gun' />
    {manned(f) && (
      <>
        <path d='M-.34 -.36Q.1 -.46 .34 -.54M-.34 .36Q.1 .46 .34 .54' class='f-limb' />
        <ellipse cx={-0.26} rx={0.26} ry={0.44} class='f-coat' />
        <circle cx={-0.14} r={0.27} class='f-helmet' />
      </>
    )}
  </g>
);

/** A bonnet, a roof between two panes, a boot. */
const car: Hull = () => (
  <>
    {wheels([-0.54, 0.54], 0.47)}
    <path
      d='M-.9 -.3Q-.9 -.46 -.7 -.46H.66Q.94 -.42 .96 -.2V.2Q.94 .42 .66 .46H-.7Q-.9 .46 -.9 .3Z'
      class='f-armour'
    />
    <path d='M.46 -.36L.2 -.3V.3L.46 .36Q.52 0 .46 -.36Z' class='f-visor' />
    <path d='M-.66 -.32L-.5 -.28V.28L-.66 .32Q-.7 0 -.66 -.32Z' class='f-visor' />
    {BOTH.map((s) => (
      <g key={s}>
        <path d={`M-.46 ${s * 0.4}H.3L.18 ${s * 0.31}H-.44Z`} class='f-visor' />
        <path d={`M.34 ${s * 0.46}L.26 ${s * 0.6}L.18 ${s * 0.46}Z`} class='f-coat' />
      </g>
    ))}
    <path d='M.62 -.3V.3' class='f-line' />
    {lamps(0.86, 0.3)}
  </>
);

/** A wedge with a long nose and two stripes, the seats far back, a spoiler across the tail. */
const sportsCar: Hull = () => (
  <>
    {wheels([-0.58, 0.46], 0.46, 0.32, 0.22)}
    <path
      d='M-.84 -.36Q-.6 -.52 -.34 -.42L.1 -.34L.5 -.4Q.86 -.3 1 0Q.86 .3 .5 .4L.1 .34L-.34 .42Q-.6 .52 -.84 .36Z'
      class='f-armour'
    />
    <path d='M.98 -.1H.16V-.04H1ZM.98 .1H.16V.04H1Z' class='f-stripe' />
    <path d='M.16 -.26L-.12 -.22V.22L.16 .26Q.28 0 .16 -.26Z' class='f-visor' />
    <path d='M-.16 -.24H-.44L-.56 -.14V.14L-.44 .24H-.16Z' class='f-gun' />
    <rect x={-0.98} y={-0.56} width={0.17} height={1.12} rx={0.05} class='f-plate-arm' />
    {lamps(0.74, 0.25, 0.07)}
  </>
);

/** A cab, and behind a gap a load under canvas on bows. */
const truck: Hull = () => (
  <>
    {wheels([-0.66, -0.28, 0.56], 0.5, 0.34, 0.22)}
    <rect x={-0.94} y={-0.06} width={1.7} height={0.12} class='f-gun' />
    <rect x={-0.96} y={-0.5} width={1.2} height={1} rx={0.08} class='f-pack' />
    {[-0.72, -0.48, -0.24, 0].map((x) => (
      <path
        key={x}
        d={`M${x} -.5Q${x + 0.08} 0 ${x} .5`}
        class='f-line'
      />
    ))}
    <path d='M.34 -.44H.8L.94 -.34V.34L.8 .44H.34Z' class='f-armour' />
    <path d='M.76 -.36L.6 -.33V.33L.76 .36Z' class='f-visor' />
    {BOTH.map((s) => <rect key={s} x={0.6} y={s * 0.53 - 0.06} width={0.1} height={0.12} class='f-gun' />)}
    {lamps(0.88, 0.26, 0.07)}
  </>
);

/** Eight wheels under a boat of plates with a sharp bow and two hatches. */
const wheeledCarrier: Hull = () => (
  <>
    {wheels([-0.66, -0.24, 0.18, 0.56], 0.53, 0.32, 0.26)}
    <path d='M-.9 -.4H.42L.98 -.1V.1L.42 .4H-.9Z' class='f-armour' />
    <path d='M.42 -.4L.34 -.24V.24L.42 .4M.34 -.24H-.84M.34 .24H-.84M.34 0L.98 0' class='f-line' />
    <path d='M.52 -.2L.66 -.12V-.02H.52ZM.52 .2L.66 .12V.02H.52Z' class='f-visor' />
    {BOTH.map((s) => (
      <rect key={s} x={-0.74} y={s * 0.12 - 0.09} width={0.5} height={0.18} class='f-plate-arm' />
    ))}
    <circle cx={0.06} r={0.14} class='f-helmet' />
  </>
);

/** A box between tracks, a sloped bow, double doors in the roof, a ramp behind. */
const trackedCarrier: Hull = () => (
  <>
    {tracks(0.58, 1.72)}
    <path d='M-.88 -.46H.5L.86 -.36V.36L.5 .46H-.88Z' class='f-armour' />
    <path d='M.5 -.46V.46M.68 -.4V.4' class='f-line' />
    <rect x={-0.66} y={-0.3} width={0.74} height={0.6} class='f-plate-arm' />
    <path d='M-.66 0H.08M-.36 -.1V-.04M-.36 .04V.1' class='f-line' />
    <rect x={-1} y={-0.34} width={0.14} height={0.68} class='f-gun' />
    <circle cx={0.3} cy={-0.24} r={0.13} class='f-helmet' />
    <path d='M.56 -.2H.64V.2H.56Z' class='f-visor' />
  </>
);

/** Tracks, a turret, a barrel. */
export const tank: Hull = ({ role }) => (
  <>
    {tracks(0.56, 1.6)}
    <path d='M-.74 -.46H.56L.78 -.26V.26L.56 .46H-.74Z' class='f-armour' />
    <path d='M-.66 -.3H-.44M-.66 -.1H-.44M-.66 .1H-.44M-.66 .3H-.44' class='f-line' />
    {turret}
    {role === 'leader' && <path d='M-.2 -.2L-.02 -.1L-.2 0' class='f-chevron' />}
  </>
);

/** A turret and a barrel on a hull without tracks that floats on four pads. */
const gravTank: Hull = () => (
  <>
    {[[0.46, 0.5], [-0.52, 0.52]].flatMap(([x, y]) =>
      BOTH.map((s) => (
        <g key={`${x}${s}`}>
          <ellipse cx={x} cy={s * y} rx={0.36} ry={0.32} class='f-glow' />
          <ellipse cx={x} cy={s * y} rx={0.2} ry={0.17} class='f-track' />
        </g>
      ))
    )}
    <path
      d='M.9 -.08Q.7 -.4 .2 -.34L-.2 -.28L-.66 -.38Q-.94 -.2 -.94 0Q-.94 .2 -.66 .38L-.2 .28L.2 .34Q.7 .4 .9 .08Z'
      class='f-armour'
    />
    <path d='M-.86 -.16Q-.74 0 -.86 .16' class='f-bar' />
    {turret}
  </>
);

export const VEHICLES: Record<string, Hull> = {
  motorbike,
  car,
  sports_car: sportsCar,
  truck,
  wheeled_carrier: wheeledCarrier,
  tracked_carrier: trackedCarrier,
  tank,
  grav_tank: gravTank,
};

/** What is left of a vehicle: its outline burnt out, where it stood and as it looked. */
export function Wreck({ shape, r, turn }: { shape: string; r: number; turn: number }) {
  const draw = VEHICLES[shape] ?? tank;
  return (
    <g class='t-burnt' data-wreck={shape} transform={`rotate(${turn}) scale(${r})`}>
      <circle r={1} class='t-scorch' />
      {draw({ role: '', looks: new Set() })}
      <path d='M-.6 -.3L-.2 .1L-.34 .3L.1 .5M.1 -.46L.3 -.1L.16 .1L.6 .3' class='t-crack' />
    </g>
  );
}
