// Where signs, flags and names are put so that they cover no figure and not each other. Numbers only.
import type { Pt } from './geometry.ts';

export interface Disc {
  x: number;
  y: number;
  r: number;
}
/** A rectangle by its middle. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Something to be put down: how large it is, where it is best, and beside whom else it may stand. */
export interface Label {
  w: number;
  h: number;
  /** Middles that are tried before anything else. */
  best: readonly Pt[];
  /** Beside these, the first of them for choice. */
  at: readonly Disc[];
}

const DIAGONAL = Math.SQRT1_2;
/** Above, beside, below, then across. */
const DIRECTIONS: readonly Pt[] = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [DIAGONAL, -DIAGONAL],
  [-DIAGONAL, -DIAGONAL],
  [DIAGONAL, DIAGONAL],
  [-DIAGONAL, DIAGONAL],
];
/** How far out it is tried, in heights of the label. */
const NEAR = [0.1, 0.6, 1.2], FAR = [2, 3, 4.5, 6, 8];

/** How deep a rectangle reaches into a disc; 0 or less where it does not. */
export function intoDisc(b: Box, d: Disc): number {
  const dx = Math.max(Math.abs(d.x - b.x) - b.w / 2, 0), dy = Math.max(Math.abs(d.y - b.y) - b.h / 2, 0);
  return d.r - Math.hypot(dx, dy);
}

/** How deep two rectangles reach into each other. */
export const intoBox = (a: Box, b: Box): number =>
  Math.min((a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y));

function* spots({ w, h, best, at }: Label): Generator<Pt> {
  yield* best;
  const round = function* (d: Disc, steps: readonly number[]): Generator<Pt> {
    for (const step of steps) {
      for (const [x, y] of DIRECTIONS) {
        // From edge to edge along the direction: half the label lies beyond the gap.
        const half = Math.abs(x) * w / 2 + Math.abs(y) * h / 2, far = d.r + step * h + half;
        yield [d.x + x * far, d.y + y * far];
      }
    }
  };
  for (const d of at) yield* round(d, NEAR);
  if (at.length) yield* round(at[0], FAR);
}

/** The middles of the labels, one after the other: each where it covers nothing, else where it covers least. */
export function laidOut(
  labels: readonly Label[],
  figures: readonly Disc[],
  size: Pt,
  taken: readonly Box[] = [],
): Box[] {
  const laid: Box[] = [];
  for (const label of labels) {
    let found: Box | null = null, least = Infinity;
    for (const [x, y] of spots(label)) {
      const b = { x, y, w: label.w, h: label.h };
      let covers = 0;
      for (const d of figures) covers += Math.max(0, intoDisc(b, d));
      for (const o of [...taken, ...laid]) covers += Math.max(0, intoBox(b, o));
      // Off the table it is not seen.
      covers += Math.max(
        0,
        label.w / 2 - x,
        x + label.w / 2 - size[0],
        label.h / 2 - y,
        y + label.h / 2 - size[1],
      );
      if (covers < least) [found, least] = [b, covers];
      if (covers <= 0) break;
    }
    if (found) laid.push(found);
  }
  return laid;
}
