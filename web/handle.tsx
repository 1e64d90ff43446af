// Turning by a handle: which way a hull looks where it is led, and how far the rules let it turn.
import { computed, effect, signal } from '@preact/signals';
import { Newest } from './asking.ts';
import { project, type Pt, round } from './geometry.ts';
import { led } from './meaning.ts';
import {
  aiming,
  dragging,
  facingOf,
  ghost,
  members,
  type Placement,
  placing,
  pointWanted,
} from './placing.ts';
import { live, scene, state } from './store.ts';
import { frame, onScreen, pixel } from './view.ts';
import type { SceneFigure, Turned } from './wire.ts';

/** Machines of one unit that get a handle. */
const MOST = 4;
/** Pixels from the nose to the middle of the handle, and how near a finger must come. */
const AHEAD = 20, NEAR = 18;

export interface Handle {
  id: string;
  at: Pt;
  facing: number;
  /** Hundredths from the middle to the handle. */
  arm: number;
}

const turnable = (f: SceneFigure | undefined): boolean => !!f && f.facing >= 0;

/** Everybody of the unit that is led who looks somewhere, where he is led to. */
export const handles = computed<Handle[]>(() => {
  const s = scene.value, q = placing.value, g = ghost.value;
  if (!s || s.grid || !led(q) || aiming.value || pointWanted.value || !live) return [];
  const value = g?.value && typeof g.value[0] !== 'number'
    ? g.value as Placement[]
    : members.value.map((m): Placement => [m.id, [], -1]);
  return value.flatMap((placed): Handle[] => {
    const f = g?.figures?.find((o) => o.id === placed[0]) ?? s.figures.find((o) => o.id === placed[0]);
    if (!turnable(f)) return [];
    const path = placed[1], at = path[path.length - 1] ?? [f!.x, f!.y];
    const nose = (f!.length || 2 * f!.radius) / 2, arm = nose + AHEAD * pixel.value * 100;
    return [{ id: placed[0], at, facing: facingOf(placed), arm }];
  }).slice(0, MOST);
});

/** What the rules let one look at, by the answer it was asked for. */
const limits = signal<{ key: string; of: Map<string, readonly (readonly [number, number])[]> } | null>(null);
const asked = new Newest();

/** The answer as it stands, whichever way those in it look: what the limit depends on. */
const standing = computed<string>(() => {
  const g = ghost.value, number = state.value?.number;
  if (!handles.value.length || dragging.value || g && (g.stale || !g.value)) return '';
  const value = (g?.value ?? []) as Placement[];
  return JSON.stringify([number, value.map(([id, path]) => [id, path, -1])]);
});

effect(() => {
  const key = standing.value;
  if (!key || limits.peek()?.key === key) return;
  const [number, value] = JSON.parse(key) as [number, Placement[]], ids = handles.peek().map((h) => h.id);
  void asked.run(async () => {
    const of = new Map<string, readonly (readonly [number, number])[]>();
    for (const figure of ids) {
      if (key !== standing.peek() || !live) return;
      const m = await live.trial<Turned>({
        kind: 'turns',
        number,
        figure,
        value: value.length ? value : null,
      });
      if (m.kind === 'turned') of.set(figure, m.sectors.map(({ first, last }) => [first, last] as const));
    }
    if (key === standing.peek()) limits.value = { key, of };
  });
});

const sectorsOf = (id: string) => limits.value?.of.get(id) ?? [];

/** The handle under a point of the board. */
export function handleAt(p: Pt): Handle | null {
  for (const h of handles.value) {
    if (!sectorsOf(h.id).length) continue;
    const a = h.facing * Math.PI / 180;
    const [x, y] = onScreen([h.at[0] + h.arm * Math.cos(a), h.at[1] + h.arm * Math.sin(a)]);
    if (Math.hypot(x - p[0], y - p[1]) < NEAR) return h;
  }
  return null;
}

const within = (sectors: readonly (readonly [number, number])[], angle: number): boolean =>
  sectors.some(([from, to]) => to - from >= 360 || (angle - from + 720) % 360 <= (to - from + 360) % 360);

/** Degrees from where somebody stands to a point; at the limit where the rules end before. */
export function towards(h: Handle, [x, y]: Pt): number {
  const wish = (Math.round(Math.atan2(y - h.at[1], x - h.at[0]) * 180 / Math.PI) + 360) % 360;
  const sectors = sectorsOf(h.id);
  if (!sectors.length || within(sectors, wish)) return wish;
  const off = (a: number) => Math.min((a - wish + 360) % 360, (wish - a + 360) % 360);
  return sectors.flat().map((a) => a % 360).sort((a, b) => off(a) - off(b))[0];
}

function arc(at: Pt, r: number, from: number, to: number): string {
  const point = (deg: number) => {
    const a = deg * Math.PI / 180;
    return project(frame.value, at[0] + r * Math.cos(a), at[1] + r * Math.sin(a)).map(round).join(' ');
  };
  const span = to - from >= 360 ? 359.9 : (to - from + 360) % 360, steps = Math.max(2, Math.ceil(span / 6));
  return Array.from({ length: steps + 1 }, (_, n) => `${n ? 'L' : 'M'}${point(from + span * n / steps)}`)
    .join('');
}

/** The handles, each with the arc in which it may be turned. */
export function Handles() {
  const k = pixel.value;
  return (
    <g class='handles'>
      {handles.value.filter((h) => sectorsOf(h.id).length).map((h) => {
        const a = h.facing * Math.PI / 180;
        const [x, y] = project(frame.value, h.at[0] + h.arm * Math.cos(a), h.at[1] + h.arm * Math.sin(a));
        const [cx, cy] = project(frame.value, ...h.at);
        return (
          <g key={h.id} data-handle={h.id} data-facing={h.facing}>
            {sectorsOf(h.id).map(([from, to], n) => (
              <path key={n} d={arc(h.at, h.arm, from, to)} class='turn-limit' data-from={from} data-to={to} />
            ))}
            <line x1={cx} y1={cy} x2={x} y2={y} class='turn-arm' />
            <g transform={`translate(${round(x)} ${round(y)}) scale(${round(k)})`} class='turn-handle'>
              <circle r={9} />
              <path d='M-4 1A4.4 4.4 0 1 1 -1 4.2M-5.4 -1.6L-4 1.4L-1.2 -.4' />
            </g>
          </g>
        );
      })}
    </g>
  );
}
