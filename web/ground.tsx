// The ground under everything: mat, floors of houses, shadows.
import { chance, type Frame, hull, middle, points, project, type Pt, round } from './geometry.ts';
import { blob, steps } from './shapes.tsx';
import { NO_SHADOW, OUTLINED } from './terrain.tsx';
import type { ScenePiece } from './wire.ts';

/** How far a shadow falls, in centimetres for each centimetre of height. */
const SHADOW: Pt = [0.16, 0.22];

/** Shadows of everything that stands, drawn under all of it. */
export function Shadows({ pieces, frame }: { pieces: readonly ScenePiece[]; frame: Frame }) {
  return (
    <g>
      {pieces.filter((p) =>
        p.height > 0 && !OUTLINED.has(p.kind) && !NO_SHADOW.has(p.kind) && !p.tags.includes('open')
      ).map((p) => {
        const ring = p.outline.map(([x, y]) => project(frame, x, y)), h = p.height / 100;
        const far = ring.map(([x, y]): Pt => [x + SHADOW[0] * h, y + SHADOW[1] * h]);
        return <polygon key={p.id} points={points(hull([...ring, ...far]))} class='t-shadow' />;
      })}
    </g>
  );
}

/** Square centimetres that a top must have to carry contours, and hundredths of height from one to the next. */
const BROAD = 9, STEP = 250, MOST_STEPS = 4;

/** How high things are: contours on their tops, one for each step of height, and the height in words near by. */
export function Contours({ pieces, frame, told }: {
  pieces: readonly ScenePiece[];
  frame: Frame;
  told: (height: number) => string;
}) {
  return (
    <g>
      {pieces.filter((p) => p.height >= STEP && !OUTLINED.has(p.kind) && !NO_SHADOW.has(p.kind)).map((p) => {
        const ring = p.outline.map(([x, y]) => project(frame, x, y)), [cx, cy] = middle(ring);
        if (areaOf(ring) < BROAD) return null;
        const count = Math.min(MOST_STEPS, Math.floor(p.height / STEP));
        return (
          <g key={p.id} data-height={p.height}>
            {Array.from({ length: count }, (_, n) => {
              const k = 1 - (n + 1) * 0.16;
              return (
                <polygon
                  key={n}
                  class='t-contour'
                  points={points(ring.map(([x, y]): Pt => [cx + (x - cx) * k, cy + (y - cy) * k]))}
                />
              );
            })}
            <text class='t-tall' transform={`translate(${round(cx)} ${round(cy)}) scale(.1)`} y={4}>
              {told(p.height)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
const areaOf = (ring: readonly Pt[]): number =>
  Math.abs(ring.reduce((sum, [x, y], n) => {
    const [u, v] = ring[(n + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0)) / 2;

/** Floors of houses: stretches of wall that touch each other stand on one slab. */
export function Floors({ pieces, frame }: { pieces: readonly ScenePiece[]; frame: Frame }) {
  const walls = pieces.filter((p) => WALLS.has(p.kind)).map((p) => {
    const ring = p.outline.map(([x, y]) => project(frame, x, y)),
      xs = ring.map((q) => q[0]),
      ys = ring.map((q) => q[1]);
    return { kind: p.kind, ring, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
  const touch = (a: number[], b: number[]) =>
    a[0] < b[2] + GAP && b[0] < a[2] + GAP && a[1] < b[3] + GAP && b[1] < a[3] + GAP;
  const houses: (typeof walls)[] = [];
  for (const w of walls) {
    const near = houses.filter((h) => h.some((o) => touch(o.box, w.box)));
    houses.push([w, ...near.flat()]);
    for (const h of near) houses.splice(houses.indexOf(h), 1);
  }
  return (
    <g>
      {houses.filter((h) => h.length > 2 && h.some((w) => HOUSE.has(w.kind))).map((h) => (
        <path
          d={slab(h.map((w) => w.box))}
          class={h.some((w) => w.kind === 'ruin') && !h.some((w) => w.kind === 'building')
            ? 't-floor-ruin'
            : 't-floor'}
        />
      ))}
    </g>
  );
}
const GAP = 0.4, TILE = 0.8;
/** What can enclose a room; a yard of plain walls alone has no floor. */
const HOUSE = new Set(['building', 'ruin', 'door', 'window', 'partition', 'concrete']);
const WALLS = new Set([...HOUSE, 'wall']);

/** What lies between walls: tiles that meet a wall of the house on at least three sides. */
function slab(walls: number[][]): string {
  const [x0, y0] = [0, 1].map((n) => Math.min(...walls.map((w) => w[n])));
  const [x1, y1] = [2, 3].map((n) => Math.max(...walls.map((w) => w[n])));
  let d = '';
  for (let y = y0; y < y1; y += TILE) {
    const h = Math.min(TILE, y1 - y), my = y + h / 2;
    let from: number | null = null;
    for (let x = x0; x <= x1 + TILE; x += TILE) {
      const mx = Math.min(x + TILE / 2, x1 - 0.1);
      const level = walls.filter((w) => w[1] <= my && my <= w[3]),
        upright = walls.filter((w) => w[0] <= mx && mx <= w[2]);
      const sides = Number(level.some((w) => w[0] <= mx)) + Number(level.some((w) => w[2] >= mx)) +
        Number(upright.some((w) => w[1] <= my)) + Number(upright.some((w) => w[3] >= my));
      const within = x < x1 && sides > 2;
      if (within && from === null) from = x;
      if (!within && from !== null) {
        d += `M${round(from)} ${round(y)}H${round(Math.min(x, x1))}V${round(y + h)}H${round(from)}Z`;
        from = null;
      }
    }
  }
  return d;
}

/** The bare ground, with stains and tufts that are the same on every screen. */
export function Mat({ frame, size, surface }: { frame: Frame; size: Pt; surface: string }) {
  const rnd = chance(`mat ${frame.width} ${frame.depth}`), [w, h] = size;
  const anywhere = () => project(frame, rnd() * frame.width, rnd() * frame.depth);
  const stains = Array.from({ length: 40 }, () => {
    const [x, y] = anywhere(), r = 2 + rnd() * 7, cls = rnd() < 0.5 ? 'm-dark' : 'm-light';
    return [1, 0.78, 0.5].map((k) => <path d={blob(x, y, r * k, rnd, 13)} class={cls} />);
  });
  const tufts = Array.from({ length: PAVED.has(surface) ? 60 : 320 }, () => {
    const [x, y] = anywhere(), s = 0.3 + rnd() * 0.4;
    return rnd() < 0.6
      ? (
        <path
          d={`M${round(x)} ${round(y)}l${round(-s * 0.5)} ${round(-s)}M${round(x)} ${round(y)}l0 ${
            round(-s * 1.3)
          }M${round(x)} ${round(y)}l${round(s * 0.5)} ${round(-s)}`}
          class='m-tuft'
        />
      )
      : <ellipse cx={x} cy={y} rx={s * 0.6} ry={s * 0.42} class='m-pebble' />;
  });
  const [lines, ten]: [string, number] = ['', 10];
  const grid = lines + steps(ten, w - 1, ten).map((x) => `M${x} 0V${h}`).join('') +
    steps(ten, h - 1, ten).map((y) => `M0 ${y}H${w}`).join('');
  return (
    <g class={surface ? `ground-${surface}` : undefined}>
      <clipPath id='mat-clip'>
        <rect width={w} height={h} rx={0.6} />
      </clipPath>
      <rect x={-1.4} y={-1.4} width={w + 2.8} height={h + 2.8} rx={1.4} class='m-frame' />
      <rect width={w} height={h} rx={0.6} class='m-ground' />
      <g clip-path='url(#mat-clip)'>
        {stains}
        <Pattern surface={surface} size={size} rnd={rnd} />
        {tufts}
        <path d={grid} class='m-grid' />
      </g>
    </g>
  );
}

const PAVED = new Set(['city', 'deck']);

/** What tells one ground from another: slabs of a city, plates of a deck, drifts of sand, snow or mud. */
function Pattern({ surface, size: [w, h], rnd }: { surface: string; size: Pt; rnd: () => number }) {
  if (surface === 'city') {
    const rows = steps(4, h - 1, 4), lines = rows.map((y) => `M0 ${y}H${w}`).join('');
    const joints = [0, ...rows].map((y, n) =>
      steps(n % 2 ? 3 : 6, w - 1, 6).map((x) => `M${x} ${y}V${Math.min(h, y + 4)}`).join('')
    );
    return <path d={lines + joints.join('')} class='m-paving' />;
  }
  if (surface === 'deck') {
    const plates = steps(12, w - 1, 12).map((x) => `M${x} 0V${h}`).join('') +
      steps(8, h - 1, 8).map((y) => `M0 ${y}H${w}`).join('');
    const rivets = steps(12, w - 1, 12).flatMap((x) => steps(8, h - 1, 8).map((y): Pt => [x, y]));
    return (
      <>
        <path d={plates} class='m-paving' />
        {rivets.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={0.35} class='m-rivet' />)}
      </>
    );
  }
  if (!['snow', 'desert', 'mud'].includes(surface)) return null;
  return (
    <>
      {Array.from({ length: 46 }, (_, n) => {
        const x = rnd() * w, y = rnd() * h, long = 3 + rnd() * 8, bend = 0.6 + rnd();
        return (
          <path
            key={n}
            d={`M${round(x)} ${round(y)}q${round(long / 2)} ${round(-bend)} ${round(long)} 0`}
            class='m-drift'
          />
        );
      })}
    </>
  );
}

/** How deep one sees into pieces: a pale band along the edge of each. */
export function SeenInto({ pieces, frame }: { pieces: readonly ScenePiece[]; frame: Frame }) {
  return (
    <>
      {pieces.filter((p) => p.seen_into > 0).map((p) => {
        const ring = points(p.outline.map(([x, y]) => project(frame, x, y)));
        const id = `into-${p.id.replace(/[^\w-]/g, '_')}`;
        return (
          <g key={p.id}>
            <clipPath id={id}>
              <polygon points={ring} />
            </clipPath>
            <polygon
              points={ring}
              class='seen-into'
              clip-path={`url(#${id})`}
              style={{ strokeWidth: round(p.seen_into / 50), vectorEffect: 'none' }}
              data-deep={p.seen_into}
            />
          </g>
        );
      })}
    </>
  );
}
