// Terrain seen from above, lit from the north-west. Each kind is drawn along the box of its outline.
import {
  angle,
  type Box,
  box,
  chance,
  type Frame,
  inside,
  middle,
  points,
  project,
  type Pt,
  round,
} from './geometry.ts';
import { blob, type Draw, spread, steps, tagged } from './shapes.tsx';
import { OF_SQUARES } from './terrain_squares.tsx';
import { Mud, OF_TOWN, room } from './terrain_town.tsx';
import { Wreck } from './vehicles.tsx';
import type { ScenePiece } from './wire.ts';

const PAINT = ['#b4532f', '#2f7d8a', '#c99a2e', '#4a6fa5', '#6d7f3a', '#8b8f96'];

const rect = (l: number, w: number, cls: string, more: { rx?: number; fill?: string } = {}) => (
  <rect x={-l / 2} y={-w / 2} width={l} height={w} class={cls} {...more} />
);

const lowWall: Draw = ({ l, w }) => {
  const long = spread(l, 1.1);
  return (
    <>
      {rect(l, w, 't-stone', { rx: 0.12 })}
      {long.map((x, n) => (
        <rect
          x={x - l / long.length / 2 + 0.06}
          y={-w / 2 + 0.05}
          width={l / long.length - 0.1}
          height={w - 0.12}
          rx={0.12}
          class={n % 3 === 1 ? 't-stone-c' : n % 2 ? 't-stone-b' : 't-stone-a'}
        />
      ))}
      <line x1={-l / 2} x2={l / 2} y1={-w / 2 + 0.06} y2={-w / 2 + 0.06} class='t-lit' />
    </>
  );
};

const wall: Draw = ({ l, w }) => (
  <>
    {rect(l, w, 't-concrete')}
    {rect(l, w * 0.45, 't-concrete-top')}
    {spread(l, 2.4).map((x) => (
      <rect x={x - 0.22} y={-w / 2 - 0.08} width={0.44} height={w + 0.16} class='t-buttress' />
    ))}
    {[-1, 1].map((e) => (
      <rect x={e * l / 2 - 0.16} y={-w / 2 - 0.06} width={0.32} height={w + 0.12} class='t-buttress' />
    ))}
  </>
);

const building: Draw = (b, ring, rnd, id) => Math.min(b.l, b.w) > 3 ? room(b, ring, rnd, id, []) : facade(b);

const facade = ({ l, w }: Box) => (
  <>
    {rect(l, w, 't-facade')}
    {rect(l - 0.2, w * 0.36, 't-facade-top')}
    {l > 3 &&
      spread(l - 1, 2).map((x) => <rect x={x - 0.45} y={-w / 2} width={0.9} height={w} class='t-window' />)}
  </>
);

const ruin: Draw = ({ l, w }, _ring, rnd) => {
  const n = Math.max(3, Math.round(l / 0.9));
  const edge = (y: number, out: number) =>
    Array.from({ length: n + 1 }, (_, k) => [-l / 2 + l * k / n, y + out * rnd() * w * 0.42] as Pt);
  const top = edge(-w / 2, 1), low = edge(w / 2, -1).reverse();
  return (
    <>
      {spread(l, 1.5).map((x) => {
        const y = (rnd() < 0.5 ? -1 : 1) * (w / 2 + 0.15 + rnd() * 0.35), s = 0.14 + rnd() * 0.22;
        return (
          <rect
            x={x - s}
            y={y - s / 2}
            width={s * 2}
            height={s * 1.4}
            class='t-brick-bit'
            transform={`rotate(${round(rnd() * 90)} ${round(x)} ${round(y)})`}
          />
        );
      })}
      <polygon points={points([...top, ...low])} class='t-brick' />
      {spread(l, 1).map((x, k) => (
        <line
          x1={x}
          x2={x}
          y1={k % 2 ? -w * 0.2 : -w * 0.05}
          y2={k % 2 ? w * 0.05 : w * 0.25}
          class='t-joint'
        />
      ))}
      <line x1={-l / 2 + 0.1} x2={l / 2 - 0.1} y1={0} y2={0} class='t-joint' />
    </>
  );
};

const hedge: Draw = ({ l, w }, _r, rnd) => (
  <>
    {rect(l, w, 't-hedge-base', { rx: w / 2 })}
    {spread(l, 0.75).map((x) => (
      <path d={blob(x, (rnd() - 0.5) * w * 0.25, w * 0.55, rnd)} class='t-hedge-a' />
    ))}
    {spread(l, 0.6).map((x) => (
      <circle cx={x} cy={(rnd() - 0.6) * w * 0.5} r={w * 0.14 + rnd() * 0.1} class='t-hedge-b' />
    ))}
  </>
);

const sandbags: Draw = ({ l, w }) => {
  const n = Math.max(2, Math.round(l / 0.95)), s = l / n, h = w / 2;
  const bag = (x: number, y: number, cls: string) => (
    <g>
      <rect x={x - s * 0.48} y={y - h * 0.5} width={s * 0.96} height={h * 1.02} rx={h * 0.45} class={cls} />
      <line x1={x - s * 0.25} x2={x + s * 0.25} y1={y - h * 0.18} y2={y - h * 0.18} class='t-bag-seam' />
    </g>
  );
  return (
    <>
      {Array.from({ length: n }, (_, k) => bag(-l / 2 + s * (k + 0.5), -h / 2, 't-bag-a'))}
      {Array.from({ length: n - 1 }, (_, k) => bag(-l / 2 + s * (k + 1), h / 2, 't-bag-b'))}
      {[-1, 1].map((e) => bag(e * (l / 2 - s * 0.3), h / 2, 't-bag-c'))}
    </>
  );
};

const barricade: Draw = ({ l, w }, _r, rnd) => (
  <>
    {rect(l, w * 0.5, 't-plank-dark', { rx: 0.1 })}
    {spread(l, 1.15).map((x, n) => (
      <g transform={`translate(${round(x)} 0) rotate(${n % 2 ? 34 : -34})`}>
        <rect x={-0.2} y={-w * 0.62} width={0.4} height={w * 1.24} class={n % 3 ? 't-plank' : 't-steel'} />
        <line x1={-0.05} x2={-0.05} y1={-w * 0.5} y2={w * 0.5} class='t-lit' />
      </g>
    ))}
    <rect x={-l / 2} y={-0.16 + (rnd() - 0.5) * 0.2} width={l} height={0.3} class='t-plank' />
  </>
);

const wire: Draw = ({ l, w }) => {
  const coil = (y: number, r: number) => {
    let d = `M${round(-l / 2)} ${y}`;
    for (const x of steps(-l / 2, l / 2 - r, r * 0.9)) {
      d += `C${round(x + r * 1.6)} ${round(y - r * 1.5)} ${round(x + r * 1.4)} ${round(y + r * 1.7)} ${
        round(x + r * 0.2)
      } ${round(y + r * 0.9)}S${round(x + r * 0.1)} ${round(y - r * 0.8)} ${round(x + r * 0.9)} ${y}`;
    }
    return d;
  };
  return (
    <>
      {rect(l, w, 't-wire-ground', { rx: 0.3 })}
      <path d={coil(-w * 0.18, w * 0.3)} class='t-wire' />
      <path d={coil(w * 0.12, w * 0.3)} class='t-wire' />
      {spread(l, 2.6).map((x) => (
        <g transform={`translate(${round(x)} 0)`}>
          <path d={`M-.32 ${-w * 0.42}L.32 ${w * 0.42}M.32 ${-w * 0.42}L-.32 ${w * 0.42}`} class='t-post' />
        </g>
      ))}
    </>
  );
};

const container: Draw = ({ l, w }, _r, _rnd, id) => {
  const pick = Math.floor(chance(id)() * PAINT.length);
  return (
    <>
      {rect(l, w, '', { fill: PAINT[pick], rx: 0.1 })}
      {spread(l - 0.8, 0.42).map((x) => (
        <g>
          <line x1={x} x2={x} y1={-w / 2 + 0.32} y2={w / 2 - 0.32} class='t-rib' />
          <line x1={x + 0.14} x2={x + 0.14} y1={-w / 2 + 0.32} y2={w / 2 - 0.32} class='t-rib-lit' />
        </g>
      ))}
      <rect x={-l / 2 + 0.12} y={-w / 2 + 0.12} width={l - 0.24} height={w - 0.24} class='t-rim' />
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((y) => (
          <rect
            x={x * (l / 2 - 0.22) - 0.22}
            y={y * (w / 2 - 0.22) - 0.22}
            width={0.44}
            height={0.44}
            class='t-corner'
          />
        ))
      )}
      <line x1={l / 2 - 0.55} x2={l / 2 - 0.55} y1={-w / 2 + 0.2} y2={w / 2 - 0.2} class='t-rib' />
    </>
  );
};

const crates: Draw = ({ l, w }) => {
  const nx = Math.max(1, Math.round(l / 1.75)), ny = Math.max(1, Math.round(w / 1.75));
  const [sx, sy] = [l / nx, w / ny];
  return (
    <>
      {Array.from({ length: nx * ny }, (_, n) => {
        const x = -l / 2 + sx * (n % nx), y = -w / 2 + sy * Math.floor(n / nx);
        return (
          <g transform={`translate(${round(x)} ${round(y)})`}>
            <rect
              x={0.05}
              y={0.05}
              width={sx - 0.1}
              height={sy - 0.1}
              class={n % 2 ? 't-crate-b' : 't-crate-a'}
            />
            <path
              d={`M.2 .2L${round(sx - 0.2)} ${round(sy - 0.2)}M${round(sx - 0.2)} .2L.2 ${round(sy - 0.2)}`}
              class='t-crate-line'
            />
            <rect x={0.16} y={0.16} width={sx - 0.32} height={sy - 0.32} class='t-crate-rim' />
          </g>
        );
      })}
    </>
  );
};

const storage: Draw = ({ l, w }) => {
  const r = Math.min(l, w) / 2;
  return (
    <>
      {rect(l, w, 't-plate', { rx: 0.3 })}
      <circle r={r * 0.96} class='t-silo' />
      <circle r={r * 0.72} class='t-silo-in' />
      {[0, 60, 120].map((a) => (
        <line x1={-r * 0.72} x2={r * 0.72} y1={0} y2={0} class='t-rib' transform={`rotate(${a})`} />
      ))}
      <circle r={r * 0.22} class='t-corner' />
      <path
        d={`M${-r * 0.75} ${-r * 0.45}A${r * 0.88} ${r * 0.88} 0 0 1 ${r * 0.2} ${-r * 0.86}`}
        class='t-gleam'
      />
    </>
  );
};

const generator: Draw = ({ l, w }) => {
  const r = Math.min(l, w) * 0.3;
  return (
    <>
      {rect(l, w, 't-machine', { rx: 0.25 })}
      {spread(l, 0.5).map((x, n) =>
        n % 2
          ? <rect x={x - 0.14} y={w / 2 - 0.34} width={0.28} height={0.34} class='t-hazard' />
          : <rect x={x - 0.14} y={w / 2 - 0.34} width={0.28} height={0.34} class='t-black' />
      )}
      <g transform={`translate(${round(-l * 0.22)} -.1)`}>
        <circle r={r} class='t-black' />
        {[0, 60, 120, 180, 240, 300].map((a) => (
          <path d={`M0 0Q${r * 0.5} ${-r * 0.4} ${r * 0.9} 0`} class='t-fan' transform={`rotate(${a})`} />
        ))}
        <circle r={r * 0.25} class='t-steel' />
      </g>
      <path
        d='M.35 -1.05L-.5 .15H.05L-.25 1.05L.65 -.2H.1Z'
        class='t-bolt'
        transform={`translate(${round(l * 0.24)} -.1) scale(${round(Math.min(l, w) / 3.4)})`}
      />
      <circle cx={l * 0.42} cy={-w * 0.38} r={0.16} class='t-lamp' />
    </>
  );
};

const consoleDesk: Draw = ({ l, w }) => (
  <>
    {rect(l, w, 't-machine', { rx: 0.35 })}
    {spread(l - 0.4, 1.2).map((x, n) => (
      <g>
        <rect x={x - 0.48} y={-w / 2 + 0.18} width={0.96} height={w * 0.46} rx={0.1} class='t-screen' />
        <path
          d={n % 2
            ? `M${x - 0.36} ${-w / 2 + 0.8}l.2 -.3 .2 .2 .3 -.4`
            : `M${x - 0.34} ${-w / 2 + 0.45}h.6m-.6 .25h.4`}
          class='t-trace'
        />
      </g>
    ))}
    {spread(l - 0.4, 0.42).map((x, n) => (
      <rect x={x - 0.13} y={w / 2 - 0.72} width={0.26} height={0.2} class={n % 4 ? 't-key' : 't-lamp'} />
    ))}
  </>
);

const wreck: Draw = ({ l, w }, _r, rnd) => (
  <>
    <path d={blob(0, 0, Math.max(l, w) * 0.52, rnd, 13)} class='t-scorch' />
    {[-1, 1].map((y) => (
      <rect
        x={-l * 0.48}
        y={y * w * 0.4 - w * 0.12}
        width={l * (y < 0 ? 0.8 : 0.94)}
        height={w * 0.24}
        rx={0.3}
        class='t-track'
      />
    ))}
    <polygon
      points={points([
        [-l * 0.46, -w * 0.3],
        [l * 0.3, -w * 0.34],
        [l * 0.48, -w * 0.1],
        [l * 0.44, w * 0.26],
        [-l * 0.4, w * 0.34],
        [-l * 0.48, 0],
      ])}
      class='t-rust'
    />
    <g transform='rotate(24)'>
      <circle cx={-l * 0.05} r={w * 0.25} class='t-rust-dark' />
      <rect x={l * 0.04} y={-0.16} width={l * 0.3} height={0.32} class='t-rust-dark' />
    </g>
    <path
      d={`M${-l * 0.3} ${-w * 0.2}l.5 .4 -.2 .4 .6 .3M${l * 0.2} ${w * 0.05}l.4 .5 .4 -.2`}
      class='t-crack'
    />
    <path d={blob(l * 0.16, -w * 0.12, w * 0.16, rnd)} class='t-black' />
  </>
);

const pillar: Draw = ({ l, w }) => (
  <>
    {rect(l, w, 't-concrete', { rx: 0.1 })}
    <circle r={Math.min(l, w) * 0.36} class='t-concrete-top' />
    <circle r={Math.min(l, w) * 0.16} class='t-buttress' />
  </>
);

/** A heap: dust, broken bricks and slabs, the largest in the middle. */
const rubble: Draw = ({ l, w }, _r, rnd) => {
  const size = Math.min(1.9, Math.max(0.8, Math.sqrt(l * w) / 5)),
    count = Math.round(l * w / size / size * 1.1);
  return (
    <>
      <path d={blob(0, 0, Math.min(l, w) * 0.52, rnd, 11)} class='t-dust' />
      <path d={blob(0, 0, Math.min(l, w) * 0.34, rnd, 9)} class='t-dust' />
      {Array.from({ length: count }, (_, n) => {
        const a = rnd() * 2 * Math.PI, far = Math.sqrt(rnd()), s = (0.7 - 0.35 * far + rnd() * 0.3) * size;
        const [x, y] = [Math.cos(a) * far * (l / 2 - s * 0.6), Math.sin(a) * far * (w / 2 - s * 0.6)];
        return (
          <rect
            key={n}
            x={-s / 2}
            y={-s * 0.36}
            width={s}
            height={s * 0.72}
            rx={0.05}
            class={n % 5 === 0 ? 't-stone-c' : n % 3 ? 't-brick' : 't-stone-a'}
            transform={`translate(${round(x)} ${round(y)}) rotate(${round(rnd() * 180)})`}
          />
        );
      })}
    </>
  );
};

const unknown: Draw = ({ l, w }) => (
  <>{rect(l, w, 't-concrete', { rx: 0.15 })}{rect(l * 0.8, w * 0.6, 't-concrete-top')}</>
);

const DRAWN: Record<string, Draw> = {
  low_wall: lowWall,
  wall,
  building,
  ruin,
  hedge,
  sandbags,
  barricade,
  barbed_wire: wire,
  wire,
  container,
  crates,
  tank: storage,
  generator,
  console: consoleDesk,
  wreck,
  pillar,
  rubble,
  ...OF_TOWN,
  ...OF_SQUARES,
  barrels: crates,
  barrier: barricade,
  brush: OF_TOWN.bushes,
  gentle_hill: OF_SQUARES.mound,
  steep_hill: OF_SQUARES.mound,
  rocks: rubble,
  tower: building,
  house: building,
};
/** Kinds of wood. */
const WOODED = new Set(['woods', 'wood', 'light_woods', 'dense_woods']);
export const OUTLINED = new Set(['river', 'water', 'deep_water', 'mud', 'trench', 'crater', ...WOODED]);
export const NO_SHADOW = new Set([
  'wire',
  'barbed_wire',
  'rubble',
  'fence',
  'bushes',
  ...Object.keys(OF_SQUARES),
]);
const NO_EDGE = new Set(['hedge', 'sandbags', 'ruin', 'barricade', 'wreck', 'vehicle', 'furniture']);

/** The same box with its length from left to right, where it stands upright. */
const level = (b: Box): Box => b.exact && Math.abs(b.a) > 45 ? { ...b, l: b.w, w: b.l, a: b.a - 90 } : b;

function Water({ ring, id, deep = false }: { ring: Pt[]; id: string; deep?: boolean }) {
  const b = level(box(ring)), clip = `clip-${id}`;
  return (
    <g>
      <clipPath id={clip}>
        <polygon points={points(ring)} />
      </clipPath>
      <polygon points={points(ring)} class='t-shore' />
      <polygon points={points(ring)} class={deep ? 't-water deep' : 't-water'} />
      <g clip-path={`url(#${clip})`}>
        <polygon points={points(ring)} class='t-water-deep' />
        <g transform={`translate(${round(b.x)} ${round(b.y)}) rotate(${round(b.a)})`}>
          {spread(b.w, 0.9).map((y, n) => (
            <path
              class='t-wave'
              d={`M${round(-b.l / 2 + (n % 2) * 0.7)} ${round(y)}` +
                'q.5 -.34 1 0t1 0m.9 0'.repeat(Math.ceil(b.l / 2.9))}
            />
          ))}
        </g>
      </g>
    </g>
  );
}

function Trench({ ring, id }: { ring: Pt[]; id: string }) {
  const b = box(ring), clip = `clip-${id}`;
  return (
    <g>
      <clipPath id={clip}>
        <polygon points={points(ring)} />
      </clipPath>
      <polygon points={points(ring)} class='t-bank' />
      <polygon points={points(ring)} class='t-trench' />
      <g clip-path={`url(#${clip})`} transform-origin='0 0'>
        <g transform={`translate(${round(b.x)} ${round(b.y)}) rotate(${round(b.a)})`}>
          {spread(b.l, 0.7).map((x) => (
            <line x1={x} x2={x} y1={-b.w * 0.22} y2={b.w * 0.22} class='t-duckboard' />
          ))}
        </g>
      </g>
    </g>
  );
}

function Woods({ ring, id }: { ring: Pt[]; id: string }) {
  const rnd = chance(id), b = box(ring);
  const trees: [number, number, number][] = [];
  const across = Math.max(b.l, b.w);
  for (let tries = 0; tries < 260 && trees.length < across * 3; tries++) {
    const p: Pt = [b.x + (rnd() - 0.5) * across * 1.2, b.y + (rnd() - 0.5) * across * 1.2],
      r = 0.8 + rnd() * 0.75;
    if (inside(p, ring) && trees.every(([x, y, q]) => Math.hypot(x - p[0], y - p[1]) > (q + r) * 0.62)) {
      trees.push([...p, r]);
    }
  }
  return (
    <g>
      <polygon points={points(ring)} class='t-forest-floor' />
      {trees.map(([x, y, r]) => <circle cx={x + 0.35} cy={y + 0.5} r={r} class='t-shadow' />)}
      {trees.map(([x, y, r], n) => (
        <g>
          <path d={blob(x, y, r, rnd)} class={`t-tree-${n % 3}`} />
          <path d={blob(x - r * 0.22, y - r * 0.25, r * 0.55, rnd, 7)} class='t-tree-lit' />
          <circle cx={x} cy={y} r={0.13} class='t-trunk' />
        </g>
      ))}
    </g>
  );
}

function Crater({ ring }: { ring: Pt[] }) {
  const [x, y] = middle(ring);
  const shrunk = (k: number) => ring.map((p): Pt => [x + (p[0] - x) * k, y + (p[1] - y) * k]);
  return (
    <g>
      <polygon points={points(ring)} class='t-bank' />
      <polygon points={points(shrunk(0.8))} class='t-trench' />
      <polygon points={points(shrunk(0.45))} class='t-black' opacity={0.5} />
    </g>
  );
}

export function Terrain({ piece, frame }: { piece: ScenePiece; frame: Frame }) {
  const ring = piece.outline.map(([x, y]) => project(frame, x, y));
  const kind = piece.kind, id = piece.id.replace(/[^\w-]/g, '_');
  if (kind === 'river' || kind === 'water') return <Water ring={ring} id={id} />;
  if (kind === 'deep_water') return <Water ring={ring} id={id} deep />;
  if (kind === 'mud') {
    const { x, y, l, w, a } = box(ring), flat = Math.abs(a) > 45 ? [x, y, w, l] : [x, y, l, w];
    return <Mud ring={ring} luck={chance(id)} size={flat} />;
  }
  if (kind === 'trench') return <Trench ring={ring} id={id} />;
  if (WOODED.has(kind)) return <Woods ring={ring} id={id} />;
  if (kind === 'crater') return <Crater ring={ring} />;
  const b = box(ring), draw = DRAWN[kind] ?? unknown, of = tagged(piece.tags, 'of');
  if (kind === 'wreck' && of) {
    const [x, y] = middle(ring), turn = angle(frame, Number(tagged(piece.tags, 'heading')));
    return (
      <g transform={`translate(${round(x)} ${round(y)})`}>
        <Wreck shape={of} r={round(b.l / 2)} turn={round(turn)} />
      </g>
    );
  }
  if (!b.exact) {
    return (
      <g>
        <clipPath id={`clip-${id}`}>
          <polygon points={points(ring)} />
        </clipPath>
        <g clip-path={`url(#clip-${id})`}>
          <g transform={`translate(${round(b.x)} ${round(b.y)}) rotate(${round(b.a)})`}>
            {draw(b, ring, chance(id), id, piece.tags)}
          </g>
        </g>
        <polygon points={points(ring)} class='t-edge' />
      </g>
    );
  }
  const facing = tagged(piece.tags, 'facing'), floors = Number(tagged(piece.tags, 'floors'));
  // What stands on one square stands upright, however the table is turned.
  const upright = kind in OF_SQUARES && Math.abs(b.l - b.w) < 0.01;
  const turn = facing ? angle(frame, 90 - 45 * Number(facing)) + 90 : upright ? 0 : b.a;
  return (
    <g>
      <g transform={`translate(${round(b.x)} ${round(b.y)}) rotate(${round(turn)})`}>
        {draw(b, ring, chance(id), id, piece.tags)}
        {!NO_SHADOW.has(kind) && !NO_EDGE.has(kind) && rect(b.l, b.w, 't-edge', { rx: 0.1 })}
      </g>
      {floors > 0 && <Storeys ring={ring} floors={floors} />}
    </g>
  );
}

/** How many floors a house has above the ground, the roof included, beside a stair. */
function Storeys({ ring, floors }: { ring: Pt[]; floors: number }) {
  const x = Math.min(...ring.map((p) => p[0])), y = Math.min(...ring.map((p) => p[1]));
  return (
    <g class='t-storeys' transform={`translate(${round(x + 0.5)} ${round(y + 0.5)})`}>
      <rect width={3.6} height={1.9} rx={0.35} />
      <path d='M.4 1.5H.85V1.15H1.3V.8H1.75V.45H2.1' />
      <text x={2.85} y={1.42}>{floors}</text>
    </g>
  );
}

/** A square of some kind of terrain, as small as a word. */
export function PieceIcon({ kind }: { kind: string }) {
  const outline = [[0, 0], [600, 0], [600, 600], [0, 600]] as [number, number][];
  const piece = {
    id: `icon-${kind}`,
    kind,
    outline,
    height: 0,
    tags: [],
    name: {},
    lines: [],
    parts: [],
    seen_into: 0,
  };
  return (
    <svg class='piece-icon' viewBox='-.2 -.2 6.4 6.4' width={26} height={26} aria-hidden='true'>
      <Terrain piece={piece} frame={{ width: 600, depth: 600, turn: 0 }} />
    </svg>
  );
}
