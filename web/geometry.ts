// Pure arithmetic of the table: no DOM, so that it can be tested on its own.
// The engine's lengths are hundredths of a centimetre with north up; the drawing is in centimetres with y down.

export type Pt = [number, number];

/** How the table lies on the screen: its size in hundredths and how many quarter turns clockwise. */
export interface Frame {
  width: number;
  depth: number;
  turn: number;
}

export interface View {
  s: number;
  x: number;
  y: number;
}

/** A point of the table as a point of the drawing. */
export function project(f: Frame, x: number, y: number): Pt {
  switch (f.turn & 3) {
    case 1:
      return [y / 100, x / 100];
    case 2:
      return [(f.width - x) / 100, y / 100];
    case 3:
      return [(f.depth - y) / 100, (f.width - x) / 100];
    default:
      return [x / 100, (f.depth - y) / 100];
  }
}

/** A point of the drawing as a point of the table, in whole hundredths. */
export function unproject(f: Frame, px: number, py: number): Pt {
  const [a, b] = [Math.round(px * 100), Math.round(py * 100)];
  switch (f.turn & 3) {
    case 1:
      return [b, a];
    case 2:
      return [f.width - a, b];
    case 3:
      return [f.width - b, f.depth - a];
    default:
      return [a, f.depth - b];
  }
}

/** Width and height of the drawing in centimetres. */
export const extent = (f: Frame): Pt =>
  f.turn & 1 ? [f.depth / 100, f.width / 100] : [f.width / 100, f.depth / 100];

/** A facing (degrees from east, counter-clockwise) as an angle of the drawing (clockwise). */
export const angle = (f: Frame, facing: number): number => -facing + 90 * (f.turn & 3);

/** Zoom by `k` and keep the point (px, py) of the window where it is. */
export function zoomAt(v: View, k: number, px: number, py: number, least = 0.5, most = 12): View {
  const s = Math.min(most, Math.max(least, v.s * k));
  const f = s / v.s;
  return { s, x: px - (px - v.x) * f, y: py - (py - v.y) * f };
}

export const length = (path: readonly (readonly number[])[]): number =>
  path.reduce((sum, p, n) => n ? sum + Math.hypot(p[0] - path[n - 1][0], p[1] - path[n - 1][1]) : 0, 0);

/** A way with points put in so that no leg is longer than `step`. */
export function stepped(way: readonly Pt[], step: number): Pt[] {
  const out: Pt[] = way.length ? [way[0]] : [];
  for (let n = 1; n < way.length; n++) {
    const [a, b] = [way[n - 1], way[n]], far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let gone = step; gone < far; gone += step) {
      const part = (from: number, to: number) => from + Math.trunc((to - from) * gone / far);
      out.push([part(a[0], b[0]), part(a[1], b[1])]);
    }
    out.push(b);
  }
  return out;
}

export const middle = (points: readonly (readonly number[])[]): Pt => {
  const n = Math.max(1, points.length);
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
};

/** Convex hull, for shadows and floors. */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Pt[]) => {
    const out: Pt[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
      out.push(p);
    }
    out.pop();
    return out;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

const cross = (o: Pt, a: Pt, b: Pt) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

export interface Box {
  x: number;
  y: number;
  /** Along the longest edge. */
  l: number;
  w: number;
  /** Degrees, between -90 and 90. */
  a: number;
  /** Whether the outline is this very rectangle. */
  exact: boolean;
}

/** The box along the longest edge of an outline. */
export function box(points: readonly Pt[]): Box {
  let best = 0, a = 0;
  points.forEach((p, n) => {
    const q = points[(n + 1) % points.length];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (long > best + 0.001) [best, a] = [long, Math.atan2(q[1] - p[1], q[0] - p[0])];
  });
  if (a > Math.PI / 2 + 0.001) a -= Math.PI;
  if (a < -Math.PI / 2 + 0.001) a += Math.PI;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const along = points.map((p) => p[0] * c + p[1] * s), over = points.map((p) => p[1] * c - p[0] * s);
  const [u0, u1] = [Math.min(...along), Math.max(...along)];
  const [v0, v1] = [Math.min(...over), Math.max(...over)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const area = Math.abs(points.reduce((sum, p, n) => {
    const q = points[(n + 1) % points.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0)) / 2;
  return {
    x: u * c - v * s,
    y: u * s + v * c,
    l: u1 - u0,
    w: v1 - v0,
    a: a * 180 / Math.PI,
    exact: points.length === 4 && area > 0.97 * (u1 - u0) * (v1 - v0),
  };
}

/** Repeatable chance for drawings: the same piece always looks the same. */
export function chance(seed: string): () => number {
  let h = 2166136261;
  for (let n = 0; n < seed.length; n++) h = Math.imul(h ^ seed.charCodeAt(n), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export const inside = (p: Pt, ring: readonly Pt[]): boolean => {
  let found = false;
  ring.forEach((a, n) => {
    const b = ring[(n + 1) % ring.length];
    if ((a[1] > p[1]) !== (b[1] > p[1]) && p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]) {
      found = !found;
    }
  });
  return found;
};

export const points = (list: readonly (readonly number[])[]): string =>
  list.map((p) => `${round(p[0])},${round(p[1])}`).join(' ');
export const round = (n: number): number => Math.round(n * 1000) / 1000;
