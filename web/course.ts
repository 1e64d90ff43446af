// The course of a match: how each side stands, line by line or table by table. Pure arithmetic.
import type { Line, Moment, SceneScore } from './wire.ts';

/** How each side stands after a line: points, or what it has taken from the others where there are none. */
export interface Standing {
  line: Line;
  totals: Record<string, number>;
}

const amount = (v: unknown): number => Array.isArray(v) ? v.length : typeof v === 'number' ? v : 0;

/** The course of a match by its lines. */
export function course(
  list: readonly Line[],
  order: readonly string[],
  sideOf: (id: string) => string,
  scores = list.some((l) => l.event === 'scored'),
): Standing[] {
  const totals: Record<string, number> = Object.fromEntries(order.map((s) => [s, 0]));
  const found: Standing[] = [];
  for (const line of list) {
    if (scores && line.event === 'scored') {
      const side = String(line.about.side);
      totals[side] = typeof line.about.total === 'number'
        ? line.about.total
        : totals[side] + amount(line.about.points);
    } else if (!scores && line.event === 'lost') {
      const victim = sideOf(String(line.about.unit));
      for (const side of order) if (victim && side !== victim) totals[side] += amount(line.about.lost);
    } else continue;
    found.push({ line, totals: { ...totals } });
  }
  return found;
}

/** The moments after which the lead was most different, in their order. */
export function turnings(found: readonly Standing[], order: readonly string[], most = 3): Standing[] {
  const lead = (s: Standing | undefined) =>
    s ? s.totals[order[0]] - Math.max(...order.slice(1).map((o) => s.totals[o])) : 0;
  const swings = found.map((s, n) => ({ s, by: Math.abs(lead(s) - lead(found[n - 1])) }));
  const chosen = swings.filter((x) => x.by > 0).sort((a, b) => b.by - a.by).slice(0, most).map((x) => x.s);
  return chosen.sort((a, b) => a.line.number - b.line.number);
}

/** Where it turned: by points, and where they turned seldom also by the heaviest losses. */
export function turningPoints(
  points: readonly Standing[],
  lost: readonly Standing[],
  order: readonly string[],
  most = 3,
): Standing[] {
  const first = turnings(points, order, most), known = new Set(first.map((s) => s.line.number));
  const heavy = turnings(lost, order, most - first.length).filter((s) => !known.has(s.line.number));
  return [...first, ...heavy].sort((a, b) => a.line.number - b.line.number);
}

/** What wins a match, a side: the first that decides. */
function deciding(scores: readonly SceneScore[]): Record<string, number> {
  const first = scores.find((s) => s.decides), key = JSON.stringify(first?.what);
  return Object.fromEntries(
    scores.filter((s) => s.decides && JSON.stringify(s.what) === key).map((
      s,
    ) => [s.side, Number(s.value) || 0]),
  );
}

/** The course where no line tells of points, as in a campaign: read from the tables, told by the line before. */
export function courseOfTables(moments: readonly Moment[], list: readonly Line[]): Standing[] {
  const found: Standing[] = [];
  let before = '', from = 0;
  for (const { scene, last } of moments) {
    const totals = deciding(scene.scores), now = JSON.stringify(totals);
    const step = list.filter((l) => l.number > from && l.number <= last && l.text.trim());
    from = last;
    if (before && now !== before && step.length) {
      found.push({ line: step.findLast((l) => l.event === 'fought') ?? step[step.length - 1], totals });
    }
    before = now;
  }
  return found;
}

/** Heights at which signs stand at the ends of lines, so that none lies on another. */
export function spaced(heights: readonly number[], apart = 12): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[b] - heights[a]);
  const found = [...heights];
  order.forEach((n, k) => {
    if (k) found[n] = Math.min(found[n], found[order[k - 1]] - apart);
  });
  return found;
}
