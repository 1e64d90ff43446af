// Signs of states, flags, things that lie about and names: beside the figures, never on them.
import { computed } from '@preact/signals';
import { extent, middle, project, type Pt, round } from './geometry.ts';
import { type Box, type Disc, type Label, laidOut } from './labels.ts';
import { drawnAs, gravest, leading, signed, unitOf } from './meaning.ts';
import { drawn as scene } from './pace.ts';
import { chosenUnit, pointed, question, sideNumber } from './store.ts';
import { drawnFigures } from './squares.tsx';
import { called } from './telling.ts';
import { Sign } from './tokens.tsx';
import { far, frame, pixel } from './view.ts';
import type { Scene, SceneFigure, SceneGrid, SceneUnit, SceneZone } from './wire.ts';

/** Pixels of a sign with its margin, of a flag and of something that lies about. */
const SIGN = 18, FLAG: Pt = [28, 34], MARK = 30;

interface Marker extends Label {
  key: string;
  /** How large one pixel of its drawing is, in centimetres. */
  scale: number;
  draw: (b: Box) => preact.JSX.Element;
}

/** Everything that is drawn of a figure's base, its badge included. */
const discOf = (m: SceneFigure): Disc => {
  const [x, y] = project(frame.value, m.x, m.y);
  // A long hull keeps labels off its flanks only as far as they reach.
  const r = m.length && m.width ? (m.length + m.width) / 4 : m.radius;
  return { x, y, r: r / 100 * 1.12 };
};
const discs = computed<Map<string, Disc>>(() =>
  new Map(scene.value ? drawnFigures(scene.value).map((m) => [m.id, discOf(m)]) : [])
);

const at = (x: number, y: number, size: number) => `translate(${round(x)} ${round(y)}) scale(${round(size)})`;

/** The edges of what a unit holds of a board of squares, as it lies on the screen. */
function edgesOf(grid: SceneGrid, u: SceneUnit): [number, number, number, number] | null {
  const ends = u.squares.flatMap(([x, y]) =>
    [[x, y], [x + 1, y + 1]].map(([a, b]) => project(frame.value, a * grid.square, b * grid.square))
  );
  if (!ends.length) return null;
  const [xs, ys] = [ends.map((p) => p[0]), ends.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The corners of a unit's squares, for a label of a size: right and left above, then below. */
function cornersOf(s: Scene, u: SceneUnit, w: number, h: number): Pt[] {
  const edges = s.grid && edgesOf(s.grid, u);
  if (!edges) return [];
  const [left, top, right, bottom] = edges;
  return [[right - w / 2, top + h / 2], [left + w / 2, top + h / 2], [right - w / 2, bottom - h / 2], [
    left + w / 2,
    bottom - h / 2,
  ]];
}

/** A row of signs, in its box. */
const row = (s: Scene, states: readonly string[], scale: number) => (b: Box) => (
  <g transform={at(b.x, b.y, scale)}>
    {states.map((state, n) => (
      <g key={state} transform={`translate(${(n - (states.length - 1) / 2) * SIGN} 0)`}>
        <Sign state={state} signs={s.signs} />
      </g>
    ))}
  </g>
);

/** The states of a unit, beside the one who leads it; in a board of squares, in a corner of its own. */
function ofUnit(s: Scene, u: SceneUnit, k: number): Marker[] {
  const own = s.figures.filter((f) => f.unit === u.id),
    first = leading(own),
    states = signed(s.signs, u.states);
  if (!first || !states.length) return [];
  // A third of a square, but neither too small to read nor larger than elsewhere.
  const scale = s.grid ? Math.max(k * 0.5, Math.min(k * 0.8, s.grid.square * 0.0034 / 16)) : k;
  const w = states.length * SIGN * scale, h = SIGN * scale;
  const order = [first, ...own.filter((f) => f !== first)].map((f) => discs.value.get(f.id)!);
  return [{
    key: `unit ${u.id}`,
    scale,
    w,
    h,
    best: cornersOf(s, u, w, h),
    at: order,
    draw: row(s, states, scale),
  }];
}

/** States that one figure has and its unit has not. */
function ofFigure(s: Scene, m: SceneFigure, u: SceneUnit | undefined, k: number): Marker[] {
  const own = signed(s.signs, m.states).filter((state) => !u?.states.includes(state));
  const states = far.value ? [gravest(s.signs, own)].filter(Boolean) : own.slice(0, 3);
  if (!states.length) return [];
  const scale = far.value ? k * 0.62 : Math.max(k * 0.8, m.radius * 0.00042);
  return [{
    key: `figure ${m.id}`,
    scale,
    w: states.length * SIGN * scale,
    h: SIGN * scale,
    best: [],
    at: [discs.value.get(m.id)!],
    draw: row(s, states, scale),
  }];
}

/** A flag's cloth tells the side by its outline. */
const CLOTHS = [
  'M0 -29Q6 -33 12 -29T24 -29V-13Q18 -9 12 -13T0 -13Z',
  'M0 -28L13 -31L22 -24L18 -14L4 -12L0 -16Z',
  'M0 -30H23V-12H0Z',
  'M0 -31H26L19 -21.5L26 -12H0Z',
];

/** Flags of strategic points: always the same size on the screen. */
function ofPoint(s: Scene, z: SceneZone, k: number): Marker {
  const ring = z.outline.map(([a, b]) => project(frame.value, a, b)), [mx, my] = middle(ring);
  const scale = s.grid ? k * 0.72 : k, [w, h] = [FLAG[0] * scale, FLAG[1] * scale];
  // In the corner of a square, so that those who stand there are seen.
  const x = s.grid ? Math.min(...ring.map((p) => p[0])) + 4 * k : mx;
  const owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  return {
    key: `flag ${z.id}`,
    scale,
    w,
    h,
    best: [[x + w / 2, my - h / 2]],
    at: [{ x: mx, y: my, r: 0 }],
    draw: (b) => (
      <g class={`flag ${owner}`} transform={at(b.x - b.w / 2, b.y + b.h / 2, scale)} data-zone={z.id}>
        <path d='M1 0V-26' class='flag-pole' />
        <path d={CLOTHS[z.owner ? sideNumber(z.owner) : 0]} class='flag-cloth' />
        <text x={11} y={-16} class='flag-letter'>{z.sign}</text>
      </g>
    ),
  };
}

/** Something that lies on the table, drawn by its own path. */
function ofThing(z: SceneZone, k: number): Marker {
  const [x, y] = project(frame.value, ...middle(z.outline)),
    scale = Math.max(k * 0.5, Math.min(k * 0.8, 0.08));
  const owner = z.owner ? `s${sideNumber(z.owner)}` : 'free';
  return {
    key: `mark ${z.id}`,
    scale,
    w: MARK * scale,
    h: MARK * scale,
    best: [[x, y]],
    at: [{ x, y, r: 0 }],
    draw: (b) => (
      <g class={`mark ${z.look} ${owner}`} transform={at(b.x, b.y, scale)}>
        <circle r={14} />
        <path d={z.sign} />
      </g>
    ),
  };
}

interface Laid {
  marker: Marker;
  box: Box;
}

/** All of them as they lie, whatever is pointed at. */
const laid = computed<Laid[]>(() => {
  const s = scene.value, k = pixel.value;
  if (!s) return [];
  const units = new Map(s.units.map((u) => [u.id, u]));
  const markers = [
    ...s.zones.filter((z) => drawnAs(z) === 'point').map((z) => ofPoint(s, z, k)),
    ...s.units.filter((u) => u.place === 'table').flatMap((u) => ofUnit(s, u, k)),
    ...s.zones.filter((z) => drawnAs(z) === 'mark').map((z) => ofThing(z, k)),
    ...s.figures.flatMap((m) => ofFigure(s, m, units.get(m.unit), k)),
  ];
  const boxes = laidOut(markers, [...discs.value.values()], extent(frame.value));
  return boxes.map((box, n) => ({ marker: markers[n], box }));
});

/** A thread from what had to make way to what it belongs to. */
function Thread({ marker, box: b }: Laid) {
  const d = marker.at[0];
  if (!d) return null;
  const dx = d.x - b.x, dy = d.y - b.y, off = Math.hypot(dx, dy), best = marker.best[0];
  const moved = best ? Math.hypot(best[0] - b.x, best[1] - b.y) > b.h / 4 : off > d.r + b.h * 1.5 + b.w / 2;
  if (!moved || off < 0.01) return null;
  const cut = Math.min(off, d.r);
  return (
    <line
      class='thread'
      x1={round(b.x)}
      y1={round(b.y)}
      x2={round(d.x - dx / off * cut)}
      y2={round(d.y - dy / off * cut)}
    />
  );
}

/** Names of units: all of them near by, else those pointed at, chosen or asked. */
function Names({ s, k, hidden }: { s: Scene; k: number; hidden: string }) {
  const asked = question.value ? unitOf(s, question.value.actor) : '';
  const near = 1 / k > 15;
  const hot = (u: SceneUnit) => pointed.value === u.id || chosenUnit.value === u.id || asked === u.id;
  const units = s.units.filter((u) => u.place === 'table' && u.id !== hidden && (near || hot(u)));
  const named = units.map((u) => {
    const own = s.figures.filter((f) => f.unit === u.id), first = leading(own);
    const name = called(u.id) + (u.figures < u.strength ? ` ${u.figures}/${u.strength}` : '');
    const w = 6.8 * name.length * k, h = 14 * k, disc = first && discs.value.get(first.id);
    const signs = laid.value.find((l) => l.marker.key === `unit ${u.id}`)?.box;
    const best: Pt[] = signs ? [[signs.x, signs.y - (signs.h + h) / 2]] : [];
    return { u, name, label: { w, h, best, at: disc ? [disc] : [] } };
  }).filter((n) => n.label.at.length);
  const boxes = laidOut(
    named.map((n) => n.label),
    [...discs.value.values()],
    extent(frame.value),
    laid.value.map((l) => l.box),
  );
  return (
    <>
      {boxes.map((b, n) => (
        <g
          key={named[n].u.id}
          class={`banner s${sideNumber(named[n].u.side)} ${hot(named[n].u) ? 'hot' : ''}`}
        >
          <text class='banner-name' transform={at(b.x, b.y + 4 * k, k)}>{named[n].name}</text>
        </g>
      ))}
    </>
  );
}

/** `hidden` is a unit whose ghost is led: its own signs go with it. */
export function Markers({ s, k, hidden }: { s: Scene; k: number; hidden: string }) {
  const shown = laid.value.filter((l) => l.marker.key !== `unit ${hidden}`);
  return (
    <g class='markers'>
      {shown.map((l) => <Thread key={l.marker.key} {...l} />)}
      {shown.map(({ marker, box }) => <g key={marker.key} data-marker={marker.key}>{marker.draw(box)}</g>)}
      <Names s={s} k={k} hidden={hidden} />
    </g>
  );
}
