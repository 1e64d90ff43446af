// After the match: points over time, where it turned, and a picture to share.
import { cornersOf } from './bases.ts';
import { computed } from '@preact/signals';
import { drawnAs } from './meaning.ts';
import { t } from './i18n.ts';
import { SIDE_MARKS } from './tokens.tsx';
import { jumpTo } from './record.tsx';
import { Rule, Side } from './pieces.tsx';
import { about, lines, scene, sideNumber, sides, state, taken, watched } from './store.ts';
import { called } from './telling.ts';
import type { Line, Scene } from './wire.ts';

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
): Standing[] {
  const scores = list.some((l) => l.event === 'scored');
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

/** Of a picture that leaves the page; on the page a side has its own colour, light or dark. */
const COLOURS = ['#1f6f9e', '#b5402a', '#7a4fb5', '#5d8a1c'];
export const sideColour = (side: string): string => `var(--side${sideNumber(side)})`;
const W = 300, H = 90;

/** Heights at which signs stand at the ends of lines, so that none lies on another. */
export function spaced(heights: readonly number[], apart = 12): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[b] - heights[a]);
  const found = [...heights];
  order.forEach((n, k) => {
    if (k) found[n] = Math.min(found[n], found[order[k - 1]] - apart);
  });
  return found;
}

const standings = computed(() => {
  const units = new Map(scene.value?.units.map((u) => [u.id, u.side]));
  const gone = taken.value, kept = lines.value.filter((l) => !gone.has(l.number));
  return course(kept, sides.value, (id) => units.get(id) ?? '');
});

/** The graph as paths, one a side. */
function paths(found: readonly Standing[]): { side: string; d: string; end: [number, number] }[] {
  const last = Math.max(1, lines.value[lines.value.length - 1]?.number ?? 1);
  const top = Math.max(1, ...found.flatMap((s) => Object.values(s.totals)));
  return sides.value.map((side) => {
    let d = `M0 ${H}`, y = H;
    for (const s of found) {
      const x = s.line.number / last * W;
      d += `H${x.toFixed(1)}`;
      y = H - s.totals[side] / top * (H - 8);
      d += `V${y.toFixed(1)}`;
    }
    return { side, d: `${d}H${W}`, end: [W, y] as [number, number] };
  });
}

function Graph({ found }: { found: readonly Standing[] }) {
  const told = sides.value.map((s) => `${called(s)}: ${found[found.length - 1]?.totals[s] ?? 0}`).join(', ');
  const last = Math.max(1, lines.value[lines.value.length - 1]?.number ?? 1);
  const drawn = paths(found), ends = spaced(drawn.map(({ end }) => end[1]));
  return (
    <svg
      class='course'
      viewBox={`-4 -12 ${W + 50} ${H + 18}`}
      role='img'
      aria-label={t('course-told', { told })}
    >
      <path d={`M0 ${H}H${W}`} class='course-axis' />
      {turnings(found, sides.value).map((s, n) => (
        <g key={s.line.number}>
          <path d={`M${(s.line.number / last * W).toFixed(1)} 0V${H}`} class='course-turn' />
          <text x={s.line.number / last * W} y={-1} class='course-mark'>{n + 1}</text>
        </g>
      ))}
      {drawn.map(({ side, d, end }, n) => (
        <g key={side} style={{ color: sideColour(side) }}>
          <path d={d} class={`course-line c${n}`} />
          <text x={end[0] + 4} y={ends[n] + 4} class='course-end'>
            {SIDE_MARKS[sideNumber(side)]} {found[found.length - 1]?.totals[side] ?? 0}
          </text>
        </g>
      ))}
    </svg>
  );
}

const xml = (text: string) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The table as it is left, the result and the course of the match, as a file that any program shows. */
export function picture(s: Scene, title: string, found: readonly Standing[]): string {
  const k = 640 / s.width,
    h = s.depth * k,
    at = (x: number, y: number) => `${(x * k).toFixed(1)},${(h - y * k).toFixed(1)}`;
  const pieces = s.pieces.map((p) =>
    `<polygon points="${p.outline.map(([x, y]) => at(x, y)).join(' ')}" fill="${
      p.height ? '#6b665c' : '#9a8f72'
    }" stroke="#1b1712"/>`
  );
  const goals = s.zones.filter((z) => drawnAs(z) === 'area' && z.goal).map((z) =>
    `<polygon points="${z.outline.map(([x, y]) => at(x, y)).join(' ')}" fill="#ffd34d" fill-opacity=".3"/>`
  );
  const figures = s.figures.map((f) => {
    const [x, y] = at(f.x, f.y).split(','), hull = cornersOf(f);
    if (hull.length) {
      return `<polygon points="${hull.map(([a, b]) => at(a, b)).join(' ')}" fill="${
        COLOURS[sideNumber(f.side)]
      }" stroke="#fff"/>`;
    }
    return `<circle cx="${x}" cy="${y}" r="${Math.max(3, f.radius * k).toFixed(1)}" fill="${
      COLOURS[sideNumber(f.side)]
    }" stroke="#fff"/>`;
  });
  const graph = paths(found).map(({ side, d }) =>
    `<path d="${d}" fill="none" stroke="${COLOURS[sideNumber(side)]}" stroke-width="3"/>`
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${
    (h + 170).toFixed(0)
  }" font-family="sans-serif">` +
    `<rect width="640" height="100%" fill="#f5f0e2"/><text x="16" y="34" font-size="24">${
      xml(title)
    }</text>` +
    `<g transform="translate(0 50)"><rect width="640" height="${h.toFixed(0)}" fill="#8d8a62"/>${
      goals.join('')
    }${pieces.join('')}${figures.join('')}</g><g transform="translate(16 ${(h + 62).toFixed(0)})">${
      graph.join('')
    }</g></svg>`;
}

function savePicture(): void {
  const s = scene.value, over = state.value?.over;
  if (!s) return;
  const won = over?.winner ?? watched.value?.result ?? '';
  const title = won === 'draw' || !won ? t('end-draw') : t('end-won', { winner: called(won) });
  const a = document.createElement('a');
  a.href = URL.createObjectURL(new Blob([picture(s, title, standings.value)], { type: 'image/svg+xml' }));
  a.download = `escarmouche-${about.value?.game ?? 'match'}.svg`;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

export function Afterwards() {
  const found = standings.value;
  if (!found.length) return null;
  return (
    <div class='afterwards'>
      <h3>{t('course')}</h3>
      <p class='quiet'>
        {t(found.some((s) => s.line.event === 'scored') ? 'course-of-points' : 'course-of-losses')}
      </p>
      <Graph found={found} />
      <h3>{t('turnings')}</h3>
      <ol class='turnings' aria-label={t('turnings')}>
        {turnings(found, sides.value).map((s, n) => (
          <li key={s.line.number}>
            <button type='button' onClick={() => void jumpTo(s.line.number)}>
              <b>{n + 1}</b> <Side side={String(s.line.about.side ?? '')} plain /> {s.line.text}
            </button>{' '}
            <Rule id={s.line.rule} />
          </li>
        ))}
      </ol>
      <button type='button' onClick={savePicture}>{t('save-picture')}</button>
    </div>
  );
}
