// The front page: three choices with defaults, earlier matches, record files.
import { batch, effect, signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { broughtList, ownOptions } from './ownlists.ts';
import { Emblem } from './emblem.tsx';
import { has, keyed, locale, problem, speak, t, words } from './i18n.ts';
import { api, Trouble } from './net.ts';
import { about, keep, kept, leave, lines, loadRules, names, page, shelf, trouble, watched } from './store.ts';
import { Library } from './library.tsx';
import { Rule } from './pieces.tsx';
import { ReadyTables } from './ready.tsx';
import { seek, startReplay } from './record.tsx';
import { BadRecord, ServerKey } from './verdict.tsx';
import { forOthers, Links } from './links.tsx';
import type {
  Catalogue,
  Created,
  GameInfo,
  ListInfo,
  NewMatch,
  Problem,
  ReadyInfo,
  RecordInfo,
  ScenarioInfo,
} from './wire.ts';

const catalogue = signal<Catalogue | null>(null);
const game = signal('');
const scenario = signal('');
const lists = signal<string[]>([]);
const who = signal<'bot' | 'hot' | 'online'>('bot');
const bot = signal('');
const mySide = signal(0);
const typed = signal(false);
const minutes = signal(0);
/** Minutes after which a match by link may be ended without a person who is gone; 0 for never. */
const absence = signal(10);
const DAY = 1440;
/** Rounds of the match; 0 for as many as the game has. */
const rounds = signal(0);
const failure = signal('');
/** What there is to put right in a set-up that was not taken. */
const mistake = signal<Problem | null>(null);
const waiting = signal(false);
/** Whether the set-up is asked of who plays; else it is answered as a good player would. */
const myself = signal(false);
const created = signal<Created | null>(null);
const verdict = signal<RecordInfo | null>(null);

/** What a game is called. */
const titleOf = (name: string): string =>
  words(catalogue.value?.games.find((g) => g.name === name)?.title, keyed('game', name));

/** What a match is of: its game and scenario by their names, the latter as soon as they are known. */
const matchTitle = (game: string, key: string): string => {
  const info = catalogue.value?.games.find((g) => g.name === game);
  const name = words(info?.briefings.find((s) => s.key === key)?.name) ||
    (info?.lessons.includes(key) ? t('first-match') : '');
  return [titleOf(game), name].filter(Boolean).join(' · ');
};

/** What a side is called before there is a match; by its number in a game that names it after its army. */
const sideName = (side: string, n: number): string =>
  has(`side-${side}`) ? t(`side-${side}`) : t('side-number', { number: n + 1 });

/** What an army list is called. */
const armyOf = (name: string): ListInfo | undefined =>
  catalogue.value?.games.flatMap((g) => g.armies).find((a) => a.key === name);

const listName = (name: string): string => armyOf(name)?.name[locale.value] ?? keyed('list', name);

let coming: Promise<Catalogue> | undefined;

/** Ask what can be played, once; the page begins with it, so that it comes while sentences are fetched. */
export const askCatalogue = (): Promise<Catalogue> =>
  coming ??= api.catalogue().catch((error) => {
    coming = undefined;
    throw error;
  });

export async function loadCatalogue(): Promise<void> {
  if (catalogue.value) {
    await speakChosen();
    return;
  }
  try {
    const found = await askCatalogue();
    // The game that was played last here, else the first that teaches itself.
    const first = found.games.find((g) => g.name === shelf.value[0]?.game) ??
      found.games.find((g) => g.lessons.length) ?? found.games[0];
    batch(() => {
      failure.value = '';
      catalogue.value = found;
      bot.value = found.usual_player || found.players[found.players.length - 1];
      if (first) choose(first);
    });
    await speakChosen();
  } catch {
    setTimeout(() => page.value === 'front' && void loadCatalogue(), 2000);
  }
}

/** The sentences of the game chosen here; whoever has sat down at a match meanwhile hears those of its game. */
async function speakChosen(): Promise<void> {
  const g = catalogue.value?.games.find((x) => x.name === game.value);
  if (g && page.value === 'front') await speak(undefined, g.languages.length ? g.name : '');
}

function choose(g: GameInfo): void {
  game.value = g.name;
  chooseScenario(g, g.scenarios[0] ?? '');
  rounds.value = 0;
}

const briefed = (g: GameInfo): ScenarioInfo | undefined => g.briefings.find((s) => s.key === scenario.value);

/** A scenario with the match it offers: its armies, and the side of a single person. */
function chooseScenario(g: GameInfo, key: string): void {
  scenario.value = key;
  const played = briefed(g);
  lists.value = [...(played?.lists.length ? played.lists : g.default_lists)];
  mySide.value = Math.max(0, g.sides.indexOf(played?.side ?? ''));
}

/** The options of the match that a scenario offers, while its armies are the chosen ones. */
function offered(g: GameInfo): Record<string, unknown> {
  const played = briefed(g);
  return played && String(played.lists) === String(lists.value) ? played.options : {};
}

/** The sides of a match of a scenario: as many as it has armies of its own, or as it takes at least. */
function sidesOf(g: GameInfo): readonly string[] {
  const played = briefed(g);
  return played
    ? g.sides.slice(0, Math.min(played.most, Math.max(played.least, played.lists.length)))
    : g.sides;
}

async function start(wish: Partial<NewMatch> = {}, guide = false): Promise<void> {
  const g = catalogue.value?.games.find((x) => x.name === game.value);
  if (!g || waiting.value) return;
  waiting.value = true;
  failure.value = '';
  const persons = sidesOf(g).map((_, n) => who.value !== 'bot' || n === mySide.value ? 'person' : bot.value);
  const body: NewMatch = {
    game: g.name,
    scenario: scenario.value,
    lists: lists.value.map(broughtList) as NewMatch['lists'],
    players: persons,
    hot_seat: who.value === 'hot',
    typed_dice: typed.value,
    options: { ...offered(g), ...(rounds.value ? { turns: rounds.value } : {}) } as NewMatch['options'],
    clock: minutes.value ? { seconds: minutes.value * 60, increment: 10 } : null,
    absence: absence.value * 60,
    ready: !myself.value,
    ...wish,
  };
  try {
    const made = await api.create(body);
    const tokens = Object.fromEntries(made.seats.map((s) => [s.side, s.token]));
    const online = !body.hot_seat && made.seats.length > 1;
    const links = [...made.seats.slice(1), made.spectators].map(({ side, link }) => ({
      side,
      link: forOthers(link, made.elsewhere),
    }));
    keep({
      match: made.match,
      game: g.name,
      scenario: body.scenario || body.lesson || scenario.value,
      tokens: online ? { [made.seats[0].side]: made.seats[0].token } : tokens,
      links: body.hot_seat ? links.slice(-1) : links,
      hot: !!body.hot_seat,
      guide,
      ...(guide ? { told: [] } : {}),
      at: Date.now(),
      over: '',
      headline: {},
    });
    if (online) created.value = made;
    else location.hash = `#/${made.match}/${made.seats[0].token}`;
  } catch (e) {
    failure.value = e instanceof Trouble ? e.message : 'failed';
    mistake.value = e instanceof Trouble && e.problem?.kind === 'problem' ? e.problem : null;
    if (mistake.value?.why.length) void loadRules(body.game);
  } finally {
    waiting.value = false;
  }
}

const openFile = async (file: File | undefined) => file && openText(await file.text());

async function openText(text: string): Promise<void> {
  failure.value = '';
  verdict.value = null;
  try {
    const info = await api.upload(text);
    if (info.moments) await watch(info);
    else verdict.value = info;
  } catch (e) {
    const what = e instanceof Trouble ? e.message : 'failed';
    failure.value = what === 'no-record' ? 'not-a-record' : what;
  }
}

/** A record that somebody shared by its link. */
export async function openRecord(record: string, at: number): Promise<void> {
  leave();
  try {
    const info = await api.record(record);
    if (info.moments) {
      await watch(info, `#/record/${record}`);
      seek(at);
      return;
    }
    verdict.value = info;
  } catch (e) {
    failure.value = e instanceof Trouble ? e.message : 'failed';
  }
  page.value = 'front';
  void loadCatalogue();
}

/** The language that the record on the screen is told in. */
let recordIn = '';
effect(() => {
  const language = locale.value, info = watched.peek();
  if (!info || language === recordIn) return;
  recordIn = language;
  void api.record(info.record).then((again) => {
    if (watched.peek()?.record !== again.record || locale.peek() !== language) return;
    batch(() => {
      lines.value = again.lines;
      names.value = again.names;
    });
  }).catch(() => undefined);
});

async function watch(info: RecordInfo, address = '#/replay'): Promise<void> {
  await speak(undefined, info.game);
  void loadRules(info.game);
  batch(() => {
    about.value = {
      match: '',
      game: info.game,
      rules: info.rules,
      scenario: '',
      options: {},
      side: '',
      sides: info.sides,
      hot_seat: false,
      clock: false,
      absence: 0,
      commitment: '',
      words: info.words,
      called: {},
      created: 0,
      campaign: '',
    };
    lines.value = info.lines;
    names.value = info.names;
    recordIn = locale.peek();
    watched.value = info;
    trouble.value = '';
  });
  await startReplay((first, count) => api.recordMoments(info.record, first, count));
  page.value = 'replay';
  if (!location.hash.startsWith(address)) history.pushState(null, '', address);
}

function Choice(
  { label, value, set, options, say = '' }: {
    label: string;
    value: string;
    set: (v: string) => void;
    options: [string, string][];
    say?: string;
  },
) {
  const id = useId();
  return (
    <div class='field'>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(e) => set((e.target as HTMLSelectElement).value)}>
        {options.map(([v, name]) => <option value={v}>{name}</option>)}
      </select>
      {say && <span class='quiet'>{say}</span>}
    </div>
  );
}

/** What a scenario is about, with its table from above; folded on a phone. */
function Briefing({ played }: { played: ScenarioInfo | undefined }) {
  if (!played) return null;
  return (
    <li class='briefing'>
      {played.picture && <img src={played.picture} alt={t('briefing-picture')} loading='lazy' />}
      <header>
        <h3>{words(played.name)}</h3>
        <p>{words(played.character)}</p>
      </header>
      <details open={matchMedia('(min-width: 40rem)').matches}>
        <summary>{t('briefing')}</summary>
        <p>{words(played.briefing)}</p>
      </details>
    </li>
  );
}

/** On a phone the button is far below the place where mistakes are told. */
const intoView = (el: HTMLElement | null): void => el?.scrollIntoView({ block: 'nearest' });

/** What is to be put right in a set-up: the rules that forbid a list, or a sentence of the server. */
function Mistake({ told }: { told: Problem }) {
  if (!told.why.length) return <>{` ${words(told.said)}`}</>;
  return (
    <>
      {' '}
      {told.why.map((why) => (
        <span key={why.reason}>
          {t('forbidden-list', { list: listName(told.list), why: why.text })} <Rule id={why.rule} />
          {' '}
        </span>
      ))}
    </>
  );
}

/** One click: a table made by hand, its armies, the usual bot or its own against a single person. */
function playReady(g: GameInfo, r: ReadyInfo): void {
  const found = catalogue.value, played = g.briefings.find((s) => s.key === r.scenario);
  if (!found || !played) return;
  choose(g);
  const count = Math.min(played.most, Math.max(played.least, r.lists.length, played.lists.length));
  const own = Math.max(0, g.sides.indexOf(r.side || played.side));
  void start({
    scenario: r.scenario,
    lists: r.lists.length ? [...r.lists] : [...played.lists],
    options: { ...played.options, ...r.options } as NewMatch['options'],
    players: g.sides.slice(0, count).map((_, n) =>
      n === own ? 'person' : r.opponent || found.usual_player || found.players[found.players.length - 1]
    ),
    hot_seat: false,
    typed_dice: false,
    clock: null,
    ready: true,
  });
}

/** The lesson of a game: a small fight in which each idea is told when it first matters. */
function playLesson(g: GameInfo): void {
  choose(g);
  void start({
    scenario: '',
    lists: [],
    options: {},
    lesson: g.lessons[0],
    players: g.sides.slice(0, 2).map((_, n) => n ? 'random' : 'person'),
    hot_seat: false,
    typed_dice: false,
    clock: null,
    ready: false,
  }, true);
}

export function Front() {
  const found = catalogue.value, g = found?.games.find((x) => x.name === game.value);
  if (created.value) {
    const made = created.value, own = made.seats[0];
    return (
      <main class='front'>
        <section class='sheet'>
          <h1>{t('match-ready')}</h1>
          <p>{t('links-say')}</p>
          <Links links={kept(made.match)?.links ?? []} />
          <a
            class='button primary big'
            href={`#/${made.match}/${own.token}`}
            onClick={() => void (created.value = null)}
          >
            {t('sit-down')}
          </a>
        </section>
      </main>
    );
  }
  return (
    <main class='front'>
      <header class='hero'>
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
        <Emblem />
      </header>
      {failure.value && (
        <p class='why' role='alert' ref={intoView}>
          {problem(failure.value)}
          {failure.value === 'wrong-setup' && mistake.value && <Mistake told={mistake.value} />}
        </p>
      )}
      {found && <ReadyTables found={found} waiting={waiting.value} play={playReady} lesson={playLesson} />}
      {g && found && (
        <section class='sheet setup' aria-label={t('new-match')}>
          <h2>{t('new-match')}</h2>
          <ol class='choices'>
            <li>
              <h3>{t('choice-game')}</h3>
              <Choice
                label={t('game')}
                value={game.value}
                options={found.games.map((x) => [x.name, words(x.title)])}
                set={(v) => {
                  const next = found.games.find((x) => x.name === v)!;
                  choose(next);
                  void speakChosen();
                }}
              />
              <Choice
                label={t('scenario')}
                value={scenario.value}
                options={g.briefings.map((s) => [s.key, words(s.name)])}
                set={(v) => batch(() => chooseScenario(g, v))}
              />
            </li>
            <Briefing key={scenario.value} played={briefed(g)} />
            <li>
              <h3>{t('choice-armies')}</h3>
              {sidesOf(g).map((side, n) =>
                g.lists.length > 0 && (
                  <Choice
                    key={side}
                    label={t('army-of', { side: sideName(side, n) })}
                    value={lists.value[n] ?? ''}
                    options={[
                      ...g.lists.map((l): [string, string] => [l, listName(l)]),
                      ...ownOptions(g.name),
                    ]}
                    set={(v) => void (lists.value = lists.value.map((l, k) => k === n ? v : l))}
                    say={armyOf(lists.value[n] ?? '')?.character[locale.value]}
                  />
                )
              )}
              {g.builds && <a class='button' href={`#/list/${g.name}`}>{t('build-list')}</a>}
            </li>
            <li>
              <h3>{t('choice-who')}</h3>
              <fieldset class='who'>
                <legend class='away'>{t('choice-who')}</legend>
                {(['bot', 'hot', 'online'] as const).map((w) => (
                  <label key={w}>
                    <input
                      type='radio'
                      name='who'
                      value={w}
                      checked={who.value === w}
                      onChange={() => void (who.value = w)}
                    />{' '}
                    {t(`who-${w}`)}
                  </label>
                ))}
              </fieldset>
              {who.value === 'bot' && (
                <Choice
                  label={t('opponent')}
                  value={bot.value}
                  options={found.players.filter((p) => p !== 'person').map((p) => [p, t(`bot-${p}`)])}
                  set={(v) => void (bot.value = v)}
                  say={has(`bot-${bot.value}-say`) ? t(`bot-${bot.value}-say`) : ''}
                />
              )}
              {who.value === 'bot' && (
                <Choice
                  label={t('you-play')}
                  value={String(mySide.value)}
                  options={sidesOf(g).map((s, n) => [String(n), sideName(s, n)])}
                  set={(v) => void (mySide.value = Number(v))}
                />
              )}
              {who.value === 'online' && (
                <Choice
                  label={t('absence')}
                  value={String(absence.value)}
                  options={[
                    ...[5, 10, 30].map((
                      m,
                    ): [string, string] => [String(m), t('absence-after', { minutes: m })]),
                    [String(DAY), t('absence-day')],
                    ['0', t('absence-never')],
                  ]}
                  set={(v) => void (absence.value = Number(v))}
                />
              )}
            </li>
          </ol>
          <label class='myself'>
            <input
              type='checkbox'
              checked={myself.value}
              onChange={(e) => void (myself.value = (e.target as HTMLInputElement).checked)}
            />{' '}
            {t('set-up-myself')}
          </label>
          <details class='more'>
            <summary>{t('more-settings')}</summary>
            <label>
              <input
                type='checkbox'
                checked={typed.value}
                onChange={(e) => void (typed.value = (e.target as HTMLInputElement).checked)}
              />{' '}
              {t('typed-dice')}
            </label>
            {typed.value && <p class='quiet'>{t(`typed-say-${who.value}`)}</p>}
            <Choice
              label={t('clock')}
              value={String(minutes.value)}
              options={[
                ['0', t('no-clock')],
                ...[15, 30, 60, 90].map((m): [string, string] => [String(m), t('minutes', { minutes: m })]),
              ]}
              set={(v) => void (minutes.value = Number(v))}
            />
            {typeof g.options.turns === 'number' && g.options.turns > 1 && (
              <Choice
                label={t('rounds')}
                value={String(rounds.value)}
                options={[
                  ['0', t('rounds-usual', { rounds: g.options.turns })],
                  ...Array.from({ length: g.options.turns - 1 }, (_, n): [string, string] => [
                    String(n + 1),
                    t('rounds-some', { rounds: n + 1 }),
                  ]),
                ]}
                set={(v) => void (rounds.value = Number(v))}
              />
            )}
          </details>
          <div class='row'>
            <button type='button' class='primary big' disabled={waiting.value} onClick={() => void start()}>
              {t(waiting.value ? 'making-match' : 'start-now')}
            </button>
            {g.lessons.length > 0 && (
              <button
                type='button'
                class='big'
                disabled={waiting.value}
                onClick={() => playLesson(g)}
              >
                {t('first-match')}
              </button>
            )}
          </div>
        </section>
      )}
      {!found && !failure.value && <p role='status'>{t('status-connecting')}</p>}
      <Library title={matchTitle} open={openText} />
      <section class='sheet' aria-label={t('record-file')}>
        <h2>{t('record-file')}</h2>
        <label class='field'>
          {t('record-file-say')}{' '}
          <input
            type='file'
            accept='.jsonl,.ndjson,.json,.txt'
            onChange={(e) => {
              const input = e.target as HTMLInputElement;
              // The same file, mended, may be chosen again.
              void openFile(input.files?.[0]).then(() => void (input.value = ''));
            }}
          />
        </label>
        {verdict.value && !verdict.value.verified ? <BadRecord file={verdict.value} /> : <ServerKey />}
      </section>
    </main>
  );
}
