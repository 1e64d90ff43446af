// Terrain of streets, yards and rooms: one drawing for each kind, centred, `l` long and `w` wide.
import type { ComponentChildren } from 'preact';
import { points, type Pt, round } from './geometry.ts';
import { blob, type Draw, spread } from './shapes.tsx';

const box = (l: number, w: number, cls: string, rx = 0) => (
  <rect x={-l / 2} y={-w / 2} width={l} height={w} rx={rx} class={cls} />
);

/** A sill with a pane in it. */
const window: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-concrete')}
    <rect x={-l / 2 + 0.15} y={-w * 0.3} width={l - 0.3} height={w * 0.6} class='t-window' />
    {spread(l, 1.2).slice(1).map((x) => {
      const at = x - l / Math.max(1, Math.round(l / 1.2)) / 2;
      return <line x1={at} x2={at} y1={-w * 0.3} y2={w * 0.3} class='t-joint' />;
    })}
    <path d={`M${round(-l * 0.3)} ${round(w * 0.2)}L${round(-l * 0.18)} ${round(-w * 0.2)}`} class='t-lit' />
  </>
);

const partition: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-partition')}
    {spread(l, 1.6).map((x) => (
      <rect x={x - 0.08} y={-w / 2} width={0.16} height={w} class='t-partition-post' />
    ))}
  </>
);

/** Cast walls of a stronghold: thick, bolted, lighter on top. */
const concrete: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-cast')}
    {box(l - 0.1, w * 0.5, 't-cast-top')}
    {spread(l, 1.5).map((x) => <circle cx={x} r={Math.min(0.13, w * 0.14)} class='t-bolt-head' />)}
    {[-1, 1].map((e) => (
      <rect x={e * l / 2 - 0.2} y={-w / 2 - 0.06} width={0.4} height={w + 0.12} class='t-cast-end' />
    ))}
  </>
);

const fence: Draw = ({ l, w }) => {
  const n = Math.max(2, Math.round(l / 0.5)), high = Math.max(w * 0.5, 0.16);
  const zigzag = Array.from({ length: n + 1 }, (_, k): Pt => [-l / 2 + l * k / n, (k % 2 ? 1 : -1) * high]);
  return (
    <>
      <polyline points={points(zigzag)} class='t-mesh' />
      <polyline points={points(zigzag.map(([x, y]): Pt => [x, -y]))} class='t-mesh' />
      <line x1={-l / 2} x2={l / 2} y1={0} y2={0} class='t-mesh' />
      {[-l / 2, ...spread(l, 3), l / 2].map((x) => <circle cx={x} r={0.16} class='t-mesh-post' />)}
    </>
  );
};

const furniture: Draw = ({ l, w }) => (
  <>
    {[[-0.28, -1], [0.28, 1]].map(([x, y]) => (
      <rect x={x * l - 0.3} y={y * w * 0.56 - 0.26} width={0.6} height={0.52} rx={0.16} class='t-stool' />
    ))}
    <rect x={-l / 2} y={-w * 0.42} width={l} height={w * 0.84} rx={0.12} class='t-plank' />
    {[-0.16, 0.14].map((y) => (
      <line x1={-l / 2 + 0.1} x2={l / 2 - 0.1} y1={y * w} y2={y * w} class='t-joint' />
    ))}
    <rect x={-l * 0.3} y={-w * 0.24} width={0.7} height={0.46} class='t-paper' />
    <circle cx={l * 0.28} cy={w * 0.06} r={0.18} class='t-silo-in' />
  </>
);

const BODIES = ['#8a5a2b', '#4b6b7f', '#7b3b34', '#5d6b42', '#77716a'];

/** A lorry seen from above: bonnet, windscreen, cab, load. */
const vehicle: Draw = ({ l, w }, _ring, luck) => {
  const paint = BODIES[Math.floor(luck() * BODIES.length)], h = w / 2, wheel = Math.min(1.1, l * 0.12);
  const part = (x0: number, x1: number, inset: number, cls: string, fill?: string, rx = 0.15) => (
    <rect
      x={x0 * l}
      y={-h + inset}
      width={(x1 - x0) * l}
      height={w - 2 * inset}
      rx={rx}
      class={cls}
      fill={fill}
    />
  );
  return (
    <>
      {[-0.3, 0.28].flatMap((x) =>
        [-1, 1].map((s) => (
          <rect
            x={x * l - wheel / 2}
            y={s * (h - 0.16) - 0.2}
            width={wheel}
            height={0.4}
            rx={0.12}
            class='t-track'
          />
        ))
      )}
      {part(-0.49, 0.49, 0.12, 't-body', paint, 0.35)}
      {part(0.3, 0.47, 0.34, 't-shade', undefined, 0.3)}
      <path
        d={`M${round(0.3 * l)} ${round(-h + 0.3)}L${round(0.2 * l)} ${round(-h + 0.55)}V${round(h - 0.55)}L${
          round(0.3 * l)
        } ${round(h - 0.3)}Z`}
        class='t-glass'
      />
      {part(0.0, 0.2, 0.45, 't-roof', paint, 0.2)}
      {part(-0.46, -0.03, 0.3, 't-load', undefined, 0.1)}
      {[-0.38, -0.28, -0.18, -0.1].map((x) => (
        <line x1={x * l} x2={x * l} y1={-h + 0.34} y2={h - 0.34} class='t-rib' />
      ))}
      {[-1, 1].map((s) => <circle cx={0.475 * l} cy={s * (h - 0.5)} r={0.2} class='t-headlight' />)}
    </>
  );
};

const bushes: Draw = ({ l, w }, _ring, luck) => {
  const at = Array.from({ length: Math.max(5, Math.round(l * w / 2.2)) }, (_, n) => {
    const a = n * 2.4, r = Math.sqrt(n / Math.max(5, l * w / 2.2));
    return [Math.cos(a) * r * l * 0.4, Math.sin(a) * r * w * 0.4, 0.55 + luck() * 0.35];
  });
  return (
    <>
      {at.map(([x, y, r]) => <circle cx={x + 0.2} cy={y + 0.28} r={r} class='t-shadow' />)}
      {at.map(([x, y, r], n) => (
        <g key={n}>
          <path d={blob(x, y, r, luck, 8)} class={n % 2 ? 't-hedge-a' : 't-tree-2'} />
          <path d={blob(x - r * 0.2, y - r * 0.25, r * 0.45, luck, 6)} class='t-hedge-b' />
        </g>
      ))}
    </>
  );
};

/** A deck on stilts: plates, a rail round it, a ladder. */
const platform: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-deck')}
    {spread(l, 1.4).slice(1).map((x, n) => (
      <line key={n} x1={x - 0.7} x2={x - 0.7} y1={-w / 2} y2={w / 2} class='t-deck-line' />
    ))}
    {spread(w, 1.4).slice(1).map((y, n) => (
      <line key={n} x1={-l / 2} x2={l / 2} y1={y - 0.7} y2={y - 0.7} class='t-deck-line' />
    ))}
    <rect x={-l / 2 + 0.18} y={-w / 2 + 0.18} width={l - 0.36} height={w - 0.36} class='t-rail' />
    <g transform={`translate(${round(l * 0.32)} ${round(w / 2)})`}>
      <rect x={-0.55} y={-0.5} width={1.1} height={1.3} class='t-ladder' />
      {[-0.3, 0, 0.3, 0.6].map((y) => <line x1={-0.55} x2={0.55} y1={y} y2={y} class='t-ladder-rung' />)}
    </g>
  </>
);

/** The inside of a house as wide as a room: boards, and walls round them. */
export const room: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-boards')}
    {spread(w, 0.9).map((y) => <line x1={-l / 2} x2={l / 2} y1={y} y2={y} class='t-board-line' />)}
    <rect x={-l / 2 + 0.2} y={-w / 2 + 0.2} width={l - 0.4} height={w - 0.4} class='t-room-wall' />
  </>
);

export function Mud({ ring, luck, size }: { ring: Pt[]; luck: () => number; size: readonly number[] }) {
  const [x, y, l, w] = size;
  const puddles: ComponentChildren[] = Array.from({ length: 5 }, (_, n) => (
    <path
      key={n}
      d={blob(x + (luck() - 0.5) * l * 0.6, y + (luck() - 0.5) * w * 0.5, 0.4 + luck() * 0.7, luck, 8)}
      class={n % 2 ? 't-puddle' : 't-mud-wet'}
    />
  ));
  return (
    <g>
      <polygon points={points(ring)} class='t-mud-rim' />
      <path d={blob(x, y, Math.min(l, w) * 0.5, luck, 12)} class='t-mud' transform={stretched(x, y, l, w)} />
      {puddles}
    </g>
  );
}
const stretched = (x: number, y: number, l: number, w: number) =>
  `translate(${round(x)} ${round(y)}) scale(${round(l / Math.min(l, w))} ${
    round(w / Math.min(l, w))
  }) translate(${round(-x)} ${round(-y)})`;

/** A door: its leaf in the frame, or swung aside; a locked one has a bolt. */
const door: Draw = ({ l, w }, _ring, _luck, _id, tags) => {
  const leaf = (
    <>
      {box(l, w, 't-door')}
      {spread(l, 0.5).map((x, n) =>
        n % 2 ? <rect x={x - 0.12} y={-w / 2} width={0.24} height={w} class='t-hazard' /> : null
      )}
    </>
  );
  const posts = [-1, 1].map((s) => (
    <rect key={s} x={s * l / 2 - 0.14} y={-w / 2 - 0.1} width={0.28} height={w + 0.2} class='t-buttress' />
  ));
  if (tags.includes('open')) {
    return (
      <>
        {box(l, w, 't-sill')}
        <g transform={`translate(${round(-l / 2)} 0) rotate(-78) translate(${round(l / 2)} 0)`}>{leaf}</g>
        {posts}
      </>
    );
  }
  return (
    <>
      {leaf}
      {posts}
      {tags.includes('locked') && (
        <g class='t-lock'>
          <path d='M-.3 -.1V-.4A.3 .3 0 0 1 .3 -.4V-.1' />
          <rect x={-0.46} y={-0.14} width={0.92} height={0.66} rx={0.12} />
        </g>
      )}
    </>
  );
};

/** Steps, seen from above. */
const stairs: Draw = ({ l, w }) => (
  <>
    {box(l, w, 't-deck')}
    {spread(l, 0.6).map((x, n) => (
      <line
        key={n}
        x1={x}
        x2={x}
        y1={-w / 2}
        y2={w / 2}
        class='t-ladder-rung'
      />
    ))}
    <path
      d={`M${-l * 0.4} 0H${l * 0.4}M${l * 0.3} ${-w * 0.12}L${l * 0.4} 0L${l * 0.3} ${w * 0.12}`}
      class='t-deck-line'
    />
  </>
);

export const OF_TOWN: Record<string, Draw> = {
  door,
  stairs,
  window,
  partition,
  concrete,
  fence,
  furniture,
  vehicle,
  bushes,
  platform,
};
