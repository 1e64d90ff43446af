// The guided first match: each idea is explained once, when it first matters. The game has the words for it.
import { computed } from '@preact/signals';
import { has, t } from './i18n.ts';
import { about, keep, kept, lines, question, state } from './store.ts';

/** The lesson on the screen, as this browser keeps it: the guide goes on where it was left. */
const lesson = computed(() => {
  const entry = about.value && kept(about.value.match);
  return entry?.told ? entry : undefined;
});

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
  const heard = new Set(lesson.value?.told?.map((name) => t(`guide-${name}`)));
  return now.find((name) => has(`guide-${name}`) && !heard.has(t(`guide-${name}`))) ?? '';
});

export function Guide() {
  const entry = lesson.value;
  if (!entry?.guide || !idea.value) return null;
  const done = (all: boolean) => () =>
    keep(all ? { ...entry, guide: false } : { ...entry, told: [...entry.told ?? [], idea.value] });
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

/** Whoever wanted no more hints may have them again. */
export function GuideAgain() {
  const entry = lesson.value;
  if (!entry || entry.guide) return null;
  return <button type='button' onClick={() => keep({ ...entry, guide: true })}>{t('guide-again')}</button>;
}
