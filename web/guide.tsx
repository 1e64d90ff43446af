// The guided first match: each idea is explained once, when it first matters. The game has the words for it.
import { computed, signal } from '@preact/signals';
import { has, t } from './i18n.ts';
import { about, keep, kept, lines, question, state } from './store.ts';

const told = signal<string[]>(JSON.parse(localStorage.getItem('guided') ?? '[]'));

/** The rules that dice were thrown for. */
const thrown = computed(() => [
  ...new Set(lines.value.filter((l) => l.what === 'roll').map((l) => l.rule.toLowerCase())),
]);

/** What matters now, the first of it that was not told yet, in these words or under another name. */
const idea = computed(() => {
  const q = question.value;
  const waits = state.value?.battles.some((battle) => battle.state === 'wanted');
  const now = q
    ? ['welcome', ...thrown.value, q.question]
    : state.value?.over
    ? ['over']
    : waits
    ? ['welcome', ...thrown.value, 'battle']
    : [];
  const heard = new Set(told.value.map((name) => t(`guide-${name}`)));
  return now.find((name) => has(`guide-${name}`) && !heard.has(t(`guide-${name}`))) ?? '';
});

export function Guide() {
  const me = about.value, entry = me && kept(me.match);
  if (!entry?.guide || !idea.value) return null;
  const done = (all: boolean) => () => {
    if (all) keep({ ...entry, guide: false });
    else {
      told.value = [...told.value, idea.value];
      localStorage.setItem('guided', JSON.stringify(told.value));
    }
  };
  return (
    <aside class='guide' aria-label={t('guide')}>
      <h2>{t('guide')}</h2>
      <p>{t(`guide-${idea.value}`)}</p>
      <div class='row'>
        <button type='button' onClick={done(false)}>{t('guide-understood')}</button>
        <button type='button' class='link' onClick={done(true)}>{t('guide-skip')}</button>
      </div>
    </aside>
  );
}
export function startGuide(): void {
  told.value = [];
  localStorage.removeItem('guided');
}
