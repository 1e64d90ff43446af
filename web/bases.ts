// What a figure stands on: a round base, or an oblong hull turned as it looks. Pure arithmetic.
import { inside, type Pt } from './geometry.ts';
import type { SceneFigure } from './wire.ts';

/** A base: where it is, how large, which way it lies. */
export type Base = Pick<SceneFigure, 'x' | 'y' | 'radius'> & Partial<SceneFigure>;

/** A figure of which little is known. */
export const plainFigure = (given: Partial<SceneFigure>): SceneFigure => ({
  id: '',
  unit: '',
  side: '',
  x: 0,
  y: 0,
  z: 0,
  radius: 100,
  facing: -1,
  shape: 'infantry',
  role: 'soldier',
  states: [],
  letter: '',
  carries: [],
  length: 0,
  width: 0,
  ...given,
});

/** The corners of a hull; none for a round base. */
export function cornersOf(f: Base): Pt[] {
  if (!f.length || !f.width) return [];
  const a = Math.max(0, f.facing ?? 0) * Math.PI / 180, [c, s] = [Math.cos(a), Math.sin(a)];
  const [l, w] = [f.length / 2, f.width / 2];
  return [[l, w], [-l, w], [-l, -w], [l, -w]].map(([u, v]): Pt => [f.x + u * c - v * s, f.y + u * s + v * c]);
}

/** How far outside a base a point lies; negative within. */
export function offBase(f: Base, [x, y]: Pt): number {
  const ring = cornersOf(f);
  if (!ring.length) return Math.hypot(f.x - x, f.y - y) - f.radius;
  const far = Math.min(...edges(ring).map(([a, b]) => toSegment([x, y], a, b)));
  return inside([x, y], ring) ? -far : far;
}

/** How far two bases are apart, edge to edge. */
export function gapBetween(a: Base, b: Base): number {
  const [p, q] = [cornersOf(a), cornersOf(b)];
  if (!p.length && !q.length) {
    return Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);
  }
  if (!p.length) return Math.max(0, offBase(b, [a.x, a.y]) - a.radius);
  if (!q.length) return Math.max(0, offBase(a, [b.x, b.y]) - b.radius);
  const apart = (ring: Pt[], other: Base) => Math.min(...ring.map((corner) => offBase(other, corner)));
  return Math.max(0, Math.min(apart(p, b), apart(q, a)));
}

const edges = (ring: readonly Pt[]): [Pt, Pt][] => ring.map((a, n) => [a, ring[(n + 1) % ring.length]]);

function toSegment([x, y]: Pt, a: Pt, b: Pt): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]], long = dx * dx + dy * dy;
  const q = long ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long)) : 0;
  return Math.hypot(a[0] + q * dx - x, a[1] + q * dy - y);
}
