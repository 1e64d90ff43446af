// The end of a match: who has won and by what, luck, points line by line, and how it came to that.
import { computed, effect, signal } from '@preact/signals';
import { Afterwards } from './afterwards.tsx';
import { t, words } from './i18n.ts';
import { api } from './net.ts';
import { Thoughts } from './thoughts.tsx';
import { Rule, Side } from './pieces.tsx';
import { about, lines, replay, state, taken, token, watched } from './store.ts';
import { called } from './telling.ts';
import type { SceneScore, Summary } from './wire.ts';

export const summary = signal<Summary | null>(null);

effect(() => {
  const over = state.value?.over, me = about.value;
  if (!over || !me || summary.peek()) return;
  void api.summary(me.match, token.value).then((s) => void (summary.value = s)).catch(() => undefined);
});
effect(() => {
  if (!about.value) summary.value = null;
});

/** The table at the end, whatever moment is shown. */
const last = computed(() => {
  const r = replay.value, file = watched.value;
  return file ? r?.moments.get(r.count - 1)?.scene ?? null : state.value?.scene ?? null;
});

/** What wins the match first. */
const inOrder = (scores: readonly SceneScore[]): SceneScore[] =>
  [...scores].sort((a, b) => Number(b.decides) - Number(a.decides));

/** What every point was given for, line by line, and how many there were then. */
function Points() {
  const back = taken.value;
  const scored = lines.value.filter((l) => l.event === 'scored' && l.text.trim() && !back.has(l.number));
  if (!scored.length) return null;
  return (
    <details class='points' open>
      <summary>{t('points-told')}</summary>
      <ol>
        {scored.map((l) => (
          <li key={l.number}>
            <Side side={String(l.about.side ?? '')} plain /> <span>{l.text}</span> <Rule id={l.rule} />
            <b>{String(l.about.total ?? '')}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function End() {
  const file = watched.value, s = last.value, sum = file ?? summary.value;
  const over = file ? file.result ? { winner: file.result, rule: file.rule } : null : state.value?.over;
  if (!over || !s) return null;
  const sides = about.value?.sides ?? [];
  const lost = (side: string) =>
    s.units.filter((u) => u.side === side).reduce(
      (sum, u) => sum + (u.place === 'gone' ? u.strength : u.figures ? u.strength - u.figures : 0),
      0,
    );
  return (
    <section class='end' aria-label={t('the-end')}>
      <h2>
        {over.winner === 'draw' ? t('end-draw') : t('end-won', { winner: called(over.winner) })}{' '}
        <Rule id={over.rule} />
      </h2>
      <table>
        <thead>
          <tr>
            <th>{t('in-figures')}</th>
            {sides.map((x) => (
              <th scope='col'>
                <Side side={x} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(inOrder(s.scores).map((x) => words(x.what)))].map((what) => {
            const own = s.scores.filter((x) => words(x.what) === what);
            return (
              <tr>
                <th scope='row'>{what}</th>
                {sides.map((x) => <td>{own.find((o) => o.side === x)?.value ?? ''}</td>)}
              </tr>
            );
          })}
          <tr>
            <th scope='row'>{t('figures-lost')}</th>
            {sides.map((x) => <td>{lost(x)}</td>)}
          </tr>
          {sum && sum.luck.length > 0 && (
            <tr>
              <th scope='row'>
                {t('luck')} <span class='quiet'>{t('luck-say')}</span>
              </th>
              {sides.map((x) => {
                const l = sum.luck.find((o) => o.side === x);
                return (
                  <td>
                    {l && !l.dice ? t('luck-none') : l
                      ? t('luck-of', {
                        sign: l.value - l.expected >= 0.05 ? '+' : '',
                        more: l.value - l.expected,
                        value: l.value,
                        expected: l.expected,
                        usual: l.deviation,
                        dice: l.dice,
                      })
                      : ''}
                  </td>
                );
              })}
            </tr>
          )}
        </tbody>
      </table>
      <Afterwards />
      <Thoughts />
      <Points />
    </section>
  );
}
