// Who could hurt a unit where its ghost stands, how likely that is, and whom it would see from there.
import { computed, effect, signal } from '@preact/signals';
import { Newest } from './asking.ts';
import { middle, project, type Pt } from './geometry.ts';
import { t } from './i18n.ts';
import { askedUnit } from './meaning.ts';
import { Chart, Side } from './pieces.tsx';
import { dragging, ghost, going, placing } from './placing.ts';
import { live, pointed, scene, state } from './store.ts';
import { called } from './telling.ts';
import { frame, pixel } from './view.ts';
import type { SceneFigure, Threats } from './wire.ts';

/** Milliseconds that a ghost stands before the rules are asked about it. */
const PAUSE = 250;

const told = signal<{ key: string; threats: Threats } | null>(null);
const one = new Newest();

/** A place that the rules allow, and nobody moves any more. */
const standing = computed<string>(() => {
  const g = ghost.value, q = placing.value;
  if (!g?.value || !q || !going.value || g.verdict !== 'good' || g.stale || dragging.value) return '';
  return JSON.stringify([state.value?.number, g.value]);
});

let waiting = 0;
effect(() => {
  const key = standing.value;
  clearTimeout(waiting);
  if (key && told.peek()?.key !== key) waiting = setTimeout(() => ask(key), PAUSE);
});

function ask(key: string): void {
  const [number, value] = JSON.parse(key), unit = askedUnit(placing.peek(), scene.peek());
  void one.run(async () => {
    if (key !== standing.peek() || !live || !unit) return;
    const m = await live.trial<Threats>({ kind: 'threat', number, unit, value });
    if (m.kind === 'threats' && key === standing.peek()) told.value = { key, threats: m };
  });
}

/** What is known of the place where the ghost stands now. */
export const threatened = computed<Threats | null>(() =>
  told.value && told.value.key === standing.value ? told.value.threats : null
);

const figuresOf = (id: string): SceneFigure[] =>
  scene.value?.figures.filter((f) => f.id === id || f.unit === id) ?? [];
const near = (list: readonly Pt[], [x, y]: Pt): Pt =>
  [...list].sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];

/** Lines on the table: red from who could hurt it, pale to whom it would see. */
export function ThreatView() {
  const m = threatened.value, f = frame.value, k = pixel.value;
  if (!m || !m.at.length) return null;
  const here = m.at as Pt[];
  const line = (a: Pt, b: Pt, cls: string, key: string, id: string) => {
    const [p, q] = [project(f, ...a), project(f, ...b)];
    return <line key={key} x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} class={cls} data-threat={id} />;
  };
  const seen = new Map(m.lines.filter((l) => l.state !== 'hidden').map((l) => [l.unit, l]));
  return (
    <g class='threats'>
      {[...seen.values()].map((l) => {
        const target = figuresOf(l.target)[0];
        if (!target) return null;
        const to: Pt = [target.x, target.y];
        return line(near(here, to), to, `threat-sight ${l.state}`, `see ${l.unit}`, '');
      })}
      {m.threats.map(({ enemy }) => {
        const from = figuresOf(enemy).map((g): Pt => [g.x, g.y]);
        if (!from.length) return null;
        const a = near(from, middle(here)), b = near(here, a);
        return line(a, b, 'threat-line', `from ${enemy}`, enemy);
      })}
      {here.slice(0, m.threats.length ? here.length : 0).map(([x, y], n) => {
        const [px, py] = project(f, x, y);
        return <circle key={n} cx={px} cy={py} r={9 * k} class='threat-ring' />;
      })}
    </g>
  );
}

const sideOf = (id: string): string =>
  scene.value?.units.find((u) => u.id === id || id in u.members)?.side ?? figuresOf(id)[0]?.side ?? '';

/** The list beside the question. */
export function ThreatList() {
  const m = threatened.value;
  if (!m) return null;
  return (
    <section class='threat-list' aria-label={t('threat')}>
      <h3>{t('threat')}</h3>
      {!m.threats.length && <p>{t('threat-none')}</p>}
      <ul>
        {m.threats.map(({ enemy, forecast }) => (
          <li
            key={enemy}
            data-enemy={enemy}
            onPointerEnter={() => void (pointed.value = enemy)}
            onPointerLeave={() => void (pointed.value = '')}
          >
            <Side side={sideOf(enemy)} plain /> <b>{called(enemy)}</b>{' '}
            <span class='quiet'>{forecast.short}</span>
            <div class='charts'>{forecast.counted.map((c) => <Chart key={c.what} counted={c} />)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
