// Where figures without a facing of their own look.
import { signal } from '@preact/signals';
import { middle, type Pt } from './geometry.ts';
import type { Scene, SceneFigure } from './wire.ts';

/** How the people of each side look from far. */
export const builds = signal<Record<string, string>>({});

/** Who has no facing of his own looks towards the enemy. */
export function looks(s: Scene, f: SceneFigure, enemy: Map<string, Pt>): number {
  if (f.facing >= 0) return f.facing;
  const [x, y] = enemy.get(f.side) ?? [s.width / 2, s.depth / 2];
  return Math.round(Math.atan2(y - f.y, x - f.x) * 180 / Math.PI);
}

export function enemies(s: Scene): Map<string, Pt> {
  const found = new Map<string, Pt>();
  for (const side of new Set(s.figures.map((f) => f.side))) {
    const others = s.figures.filter((f) => f.side !== side);
    found.set(side, others.length ? middle(others.map((f) => [f.x, f.y])) : [s.width / 2, s.depth / 2]);
  }
  return found;
}
