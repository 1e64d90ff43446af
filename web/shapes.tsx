// What all drawings of terrain share.
import type { ComponentChildren } from 'preact';
import { type Box, type Pt, round } from './geometry.ts';

/** A piece in its own box: centred, along its longest edge. */
export type Draw = (
  b: Box,
  ring: Pt[],
  rnd: () => number,
  id: string,
  tags: readonly string[],
) => ComponentChildren;
/** What follows a word among the tags of a piece: `floors:2`. */
export const tagged = (tags: readonly string[], word: string): string =>
  tags.find((tag) => tag.startsWith(`${word}:`))?.slice(word.length + 1) ?? '';

export const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by + 1e-6) + 1) }, (_, n) => from + n * by);
/** So many places about this far apart. */
export const spread = (size: number, about: number): number[] => {
  const n = Math.max(1, Math.round(size / about));
  return Array.from({ length: n }, (_, k) => -size / 2 + size * (k + 0.5) / n);
};
/** A round thing with an uneven edge. */
export function blob(x: number, y: number, r: number, rnd: () => number, bumps = 9): string {
  const at = Array.from({ length: bumps }, (_, n) => {
    const a = n / bumps * 2 * Math.PI, q = r * (0.82 + 0.3 * rnd());
    return [x + q * Math.cos(a), y + q * Math.sin(a)];
  });
  const mid = (p: number[], q: number[]) => `${round((p[0] + q[0]) / 2)} ${round((p[1] + q[1]) / 2)}`;
  return `M${mid(at[bumps - 1], at[0])}` +
    at.map((p, n) => `Q${round(p[0])} ${round(p[1])} ${mid(p, at[(n + 1) % bumps])}`).join('') + 'Z';
}
