// Where everything begins: language, theme, and which page the address names.
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Builder, openBuilder } from './builder.tsx';
import { askCatalogue, Front, loadCatalogue, openRecord } from './front.tsx';
import { chosenLanguage, LANGUAGES, locale, speak, spoken, t } from './i18n.ts';
import { Match } from './match.tsx';
import { RuleDialog } from './pieces.tsx';
import { replayFrom } from './record.tsx';
import { about, keep, kept, leave, page, question, replay, sit, token } from './store.ts';

const theme = signal(localStorage.getItem('theme') ?? '');
effect(() => {
  if (theme.value) document.documentElement.dataset.theme = theme.value;
  else delete document.documentElement.dataset.theme;
});
const isDark = () =>
  theme.value ? theme.value === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

function route(): void {
  const [, match, seat, moment] = location.hash.split('/');
  if (match === 'replay' && replay.value) page.value = 'replay';
  else if (match === 'record' && seat) void openRecord(seat, Number(moment) || 0);
  else if (match === 'list' && seat) void openBuilder(seat, moment ?? '');
  else if (match && seat) {
    sit(match, seat);
    if (moment) replayFrom(Number(moment) || 0);
  } else {
    leave();
    page.value = 'front';
    void loadCatalogue();
  }
}

/** A seat reached by a link is kept, so that the front page can go on with it. */
effect(() => {
  const me = about.value;
  if (!me?.match || kept(me.match)) return;
  keep({
    match: me.match,
    game: me.game,
    scenario: me.scenario,
    tokens: { [me.side]: token.value },
    links: [],
    hot: false,
    guide: false,
    at: Date.now(),
    over: '',
    headline: {},
  });
});

/** Somebody who waits elsewhere sees by the name of the page that it is his turn. */
effect(() => {
  locale.value, spoken.value;
  document.title = page.value === 'match' && question.value
    ? `● ${t('your-turn')} · ${t('title')}`
    : t('title');
});

function App() {
  const other = LANGUAGES.find((l) => l !== locale.value)!;
  return (
    <>
      <header class='bar'>
        <a class='brand' href='#/'>{t('title')}</a>
        <span class='grow' />
        <button
          type='button'
          class='icon'
          aria-label={t(isDark() ? 'go-light' : 'go-dark')}
          onClick={() => {
            theme.value = isDark() ? 'light' : 'dark';
            localStorage.setItem('theme', theme.value);
          }}
        >
          {isDark() ? '☀' : '☾'}
        </button>
        <button
          type='button'
          lang={other}
          onClick={() => {
            localStorage.setItem('language', other);
            void speak(other);
          }}
        >
          {t('other-language')}
        </button>
      </header>
      {page.value === 'front' ? <Front /> : page.value === 'builder' ? <Builder /> : <Match />}
      <RuleDialog />
    </>
  );
}

addEventListener('hashchange', route);
if (!location.hash.split('/')[1]) askCatalogue().catch(() => {});
await speak(chosenLanguage());
route();
render(<App />, document.getElementById('root')!);
document.body.dataset.ready = 'yes';
