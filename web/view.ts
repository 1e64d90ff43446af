// How the table lies in its window: turned, moved, zoomed.
import { computed, effect, signal } from '@preact/signals';
import { extent, type Frame, middle, project, type Pt, unproject, type View, zoomAt } from './geometry.ts';
import { homeOf } from './meaning.ts';
import { about, replay, scene, state } from './store.ts';
import type { Scene } from './wire.ts';

const BORDER = 3;
/** Pixels that the names of squares take of width and height. */
const NAMED = 36;
/** Centimetres left round what is shown. */
const ROOM = 6;

const NARROW = matchMedia('(max-width: 760px)');
/** Whether table and panel stand one above the other, as on a phone. */
export const narrow = signal(NARROW.matches);
NARROW.addEventListener('change', () => void (narrow.value = NARROW.matches));

export const view = signal<View>({ s: 1, x: 0, y: 0 });
/** Pixels of a centimetre before zooming. */
export const scale = signal(6);
const turned = signal<number | null>(null);
export const box = signal<Pt>([800, 600]);
/** Centimetres of a pixel, so that labels keep their size. */
export const pixel = computed(() => 1 / (scale.value * view.value.s));
export const far = computed(() => pixel.value > 1 / 13);

export const frame = computed<Frame>(() => {
  const s = scene.value, [w, h] = box.value;
  const width = s?.width ?? 100, depth = s?.depth ?? 100;
  // The table lies along the window, and the seat looks at it from its own edge.
  const wide = w > h * 1.05, long = width > depth;
  const own = ownEdge(s);
  const usual = wide !== long ? (own ? 3 : 1) : own ? 2 : 0;
  return { width, depth, turn: turned.value ?? usual };
});

/** 1 when this seat's way in is in the north, so that the table is turned for it. */
function ownEdge(s: Scene | null): number {
  // Those who share a screen sit on one side of it.
  const me = about.value?.hot_seat ? about.value.sides[0] : about.value?.side;
  if (!s || !me) return 0;
  const own = homeOf(s.zones, me);
  return own && middle(own.outline)[1] > s.depth / 2 ? 1 : 0;
}

export const turnTable = () => {
  turned.value = (frame.value.turn + 1) & 3;
  fit();
};
export const fit = () => void (view.value = { s: 1, x: 0, y: 0 });
export function zoom(k: number): void {
  view.value = zoomAt(view.value, k, box.value[0] / 2, box.value[1] / 2);
}

/** Bring a point of the table into the middle, at least so near. */
export function goTo(x: number, y: number, least = 0): void {
  const s = Math.max(view.value.s, least);
  const [px, py] = base(project(frame.value, x, y));
  const [w, h] = extent(frame.value), k = scale.value * s, [bw, bh] = box.value;
  const [left, top] = base([0, 0]);
  // No more emptiness beside the table than there must be.
  const held = (at: number, edge: number, size: number, room: number) =>
    size + 2 * BORDER * k < room
      ? room / 2 - (edge * s + size / 2)
      : Math.min(BORDER * k - edge * s, Math.max(room - BORDER * k - size - edge * s, at));
  view.value = { s, x: held(bw / 2 - px * s, left, w * k, bw), y: held(bh / 2 - py * s, top, h * k, bh) };
}

/** Bring all these points of the table into view, as near as that allows but no nearer than `most`. */
export function showAll(list: readonly Pt[], most: number): void {
  const at = list.map(([x, y]) => project(frame.value, x, y)),
    xs = at.map((p) => p[0]),
    ys = at.map((p) => p[1]);
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * ROOM,
    high = Math.max(...ys) - Math.min(...ys) + 2 * ROOM;
  const s = Math.min(most, box.value[0] / (wide * scale.value), box.value[1] / (high * scale.value));
  view.value = { ...view.value, s: Math.max(1, s) };
  const mid = (all: readonly number[]) => (Math.max(...all) + Math.min(...all)) / 2;
  goTo(...unproject(frame.value, mid(xs), mid(ys)));
}

/** Pixels of a point of the drawing before pan and zoom. */
export function base([px, py]: Pt): Pt {
  const [w, h] = extent(frame.value), k = scale.value;
  return [box.value[0] / 2 + (px - w / 2) * k, box.value[1] / 2 + (py - h / 2) * k];
}

effect(() => {
  const [w, h] = extent(frame.value), [bw, bh] = box.value;
  // Squares are named in the border.
  const room = scene.value?.grid ? NAMED : 0;
  scale.value = Math.max(
    1,
    Math.min(bw / (w + 2 * BORDER), bh / (h + 2 * BORDER), (bw - room) / w, (bh - room) / h),
  );
});

// Another match is seen whole, as it lies for this seat.
effect(() => {
  about.value?.match;
  turned.value = null;
});
// So is one that is watched again, and one that is over.
const occasion = computed(() => [about.value?.match, !!replay.value, !!state.value?.over].join());
effect(() => {
  occasion.value;
  fit();
});

/** Pixels above a point that what is said of it needs; nearer the top it is said below. */
export const HEADROOM = 110;

/** Pixels of a point of the table in its window. */
export function onScreen(at: Pt): Pt {
  const [x, y] = base(project(frame.value, ...at)), v = view.value;
  return [x * v.s + v.x, y * v.s + v.y];
}

/** Hundredths of a centimetre under a point of the window. */
export function onTable([x, y]: Pt): Pt {
  const v = view.value, [w, h] = extent(frame.value), k = scale.value;
  const px = ((x - v.x) / v.s - box.value[0] / 2) / k + w / 2,
    py = ((y - v.y) / v.s - box.value[1] / 2) / k + h / 2;
  return unproject(frame.value, px, py);
}
