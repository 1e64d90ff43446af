// The guided first match: each idea is explained once, when it first matters.
import { computed, signal } from '@preact/signals';
import { has, t } from './i18n.ts';
import { about, keep, kept, lines, question, state } from './store.ts';

const told = signal<string[]>(JSON.parse(localStorage.getItem('guided') ?? '[]'));
const ALIKE: Record<string, string> = {
  'enter-deploy': 'enter-access',
  'enter-drop': 'enter-access',
  'enter-guerilla': 'enter-access',
  'melee-salvo': 'melee',
  'alert-salvos': 'alert-fire',
};

/** What matters now, the first of it that was not told yet. */
const idea = computed(() => {
  const q = question.value,
    fired = lines.value.some((l) => l.what === 'roll' && l.rule.startsWith('TR-SHOOT'));
  const now = q
    ? ['welcome', ...fired ? ['dice'] : [], ALIKE[q.question] ?? q.question]
    : state.value?.over
    ? ['over']
    : [];
  return now.find((name) => has(`guide-${name}`) && !told.value.includes(name)) ?? '';
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
