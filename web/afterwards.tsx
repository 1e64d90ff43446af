// After the match: points over time, where it turned, and a picture to share.
import { cornersOf } from './bases.ts';
import { computed, effect, signal } from '@preact/signals';
import { course, courseOfTables, spaced, type Standing, turningPoints } from './course.ts';
import { api } from './net.ts';
import { drawnAs } from './meaning.ts';
import { t } from './i18n.ts';
import { SIDE_MARKS } from './tokens.tsx';
import { jumpTo } from './record.tsx';
import { Rule, Side } from './pieces.tsx';
import { about, lines, scene, sideNumber, sides, state, taken, token, watched } from './store.ts';
import { called } from './telling.ts';
import type { Moment, Scene } from './wire.ts';

/** Of a picture that leaves the page; on the page a side has its own colour, light or dark. */
const COLOURS = ['#1f6f9e', '#b5402a', '#7a4fb5', '#5d8a1c'];
export const sideColour = (side: string): string => `var(--side${sideNumber(side)})`;
const W = 300, H = 90;

const asTold = (scores?: boolean) => {
  const units = new Map(scene.value?.units.map((u) => [u.id, u.side]));
  const gone = taken.value, kept = lines.value.filter((l) => !gone.has(l.number));
  return course(kept, sides.value, (id) => units.get(id) ?? '', scores);
};
const told = computed(() => asTold());
const lost = computed(() => asTold(false));

/** Tables of a match that is over and whose lines tell of no points: what it came to is read from them. */
const tables = signal<{ of: string; moments: readonly Moment[] } | null>(null);
const CHUNK = 20;
effect(() => {
  const of = watched.value?.record ?? (state.value?.over ? about.value?.match : '') ?? '';
  if (!of || told.value.length || tables.peek()?.of === of || !scene.peek()?.scores.some((s) => s.decides)) {
    return;
  }
  tables.value = { of, moments: [] };
  const get = (first: number) =>
    watched.peek() ? api.recordMoments(of, first, CHUNK) : api.moments(of, token.peek(), first, CHUNK);
  void (async () => {
    const moments: Moment[] = [];
    for (let first = 0, count = 1; first < count; first += CHUNK) {
      const part = await get(first);
      moments.push(...part.moments);
      count = part.count;
    }
    if (tables.peek()?.of === of) tables.value = { of, moments };
  })().catch(() => undefined);
});

const standings = computed<readonly Standing[]>(() =>
  told.value.length ? told.value : courseOfTables(tables.value?.moments ?? [], lines.value)
);

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
      {turningPoints(found, lost.value, sides.value).map((s, n) => (
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
  const empty = !s.map && !s.pieces.length && !s.figures.length, wide = s.map ? 1000 : s.width;
  const k = 640 / wide,
    h = empty ? 0 : s.map ? 640 : s.depth * k,
    at = (x: number, y: number) => `${(x * k).toFixed(1)},${(h - y * k).toFixed(1)}`;
  const places = s.map?.nodes.map((node) => {
    const [x, y] = at(node.x, node.y).split(',');
    return `<circle cx="${x}" cy="${y}" r="26" fill="${
      node.owner ? COLOURS[sideNumber(node.owner)] : '#cfc5a8'
    }" stroke="#1b1712"/>`;
  }) ?? [];
  const routes = s.map?.routes.map((route) => {
    const ends = [route.a, route.b].map((id) => s.map!.nodes.find((node) => node.id === id)!);
    return `<polyline points="${
      ends.map((n) => at(n.x, n.y)).join(' ')
    }" stroke="#1b1712" stroke-width="4"/>`;
  }) ?? [];
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
      [...goals, ...routes, ...places].join('')
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
        {t(found.every((s) => s.line.event === 'lost') ? 'course-of-losses' : 'course-of-points')}
      </p>
      <Graph found={found} />
      <h3>{t('turnings')}</h3>
      <ol class='turnings' aria-label={t('turnings')}>
        {turningPoints(found, lost.value, sides.value).map((s, n) => (
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
