// The page of a match: table, question, record; what the connection does; agreements; the end.
import { computed, effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Ask } from './ask.tsx';
import { Board, Compass } from './board.tsx';
import { Briefing, openBriefing } from './briefing.tsx';
import { fit, turnTable, zoom } from './view.ts';
import { Battles, Front } from './campaign.tsx';
import { Scores, Units } from './cards.tsx';
import { End } from './end.tsx';
import { FloorLeaf } from './floors.tsx';
import { Guide, GuideAgain } from './guide.tsx';
import { Lines } from './lines.tsx';
import { Links } from './links.tsx';
import { keyed, problem, t, words } from './i18n.ts';
import { InWords } from './inwords.tsx';
import { api, status } from './net.ts';
import { Dialog, Rule, Side } from './pieces.tsx';
import { PlayerBar } from './playerbar.tsx';
import { mayRing, ringed, toggleRings } from './rings.tsx';
import { measuring, toggleRuler } from './ruler.tsx';
import { Record, Scrubber, told } from './record.tsx';
import { Since } from './since.tsx';
import {
  about,
  absent,
  absentAt,
  claim,
  concede,
  consent,
  handOver,
  keep,
  kept,
  offerDraw,
  page,
  replay,
  say,
  scene,
  seats,
  sit,
  spokenAloud,
  state,
  takeOver,
  token,
  toldAt,
  trouble,
  undo,
} from './store.ts';
import { called } from './telling.ts';
import { FileVerdict } from './verdict.tsx';
import type { Absent, Scene } from './wire.ts';

const TABS = ['record', 'units', 'words'] as const;
const tab = signal<typeof TABS[number]>('record');
const menu = signal('');
const tick = signal(0);
setInterval(() => tick.value++, 250);

/** What a screen reader hears: the newest lines, then what is asked. */
const heard = computed(() => {
  const list = told.value.slice(-3).map((line) => line.text), q = state.value?.question;
  return [...list, toAgree.value, q?.text ?? ''].filter(Boolean).join('. ');
});

function Status() {
  const s = status.value, now = state.value;
  return (
    <p class={`status ${s}`} role='status'>
      {s === 'connecting' && t('status-connecting')}
      {s === 'lost' && t('status-lost')}
      {s === 'live' && now && !now.over && (now.question || toAgree.value && now.dice === 'asked'
        ? t('your-turn')
        : now.thinking.length
        ? t('bot-thinks', { side: called(now.thinking[0]) })
        : now.waiting.length
        ? t('waits-for', { side: now.waiting.map(called).join(', ') })
        : '')}
    </p>
  );
}

/** Milliseconds left now: the clock of whoever owes an answer runs on between two messages. */
function left(side: string, told: number): number {
  const now = state.value;
  const runs = now && !now.over && status.value === 'live' && now.dice !== 'asked' &&
    now.waiting.includes(side);
  return Math.max(0, told - (runs ? performance.now() - toldAt : 0));
}

function Clocks() {
  tick.value;
  const timed = seats.value.filter((s) => s.clock !== null && s.clock !== undefined);
  if (!timed.length) return null;
  return (
    <span class='clocks' role='timer' aria-label={t('clocks')}>
      {timed.map((s) => {
        const sec = Math.ceil(left(s.side, s.clock ?? 0) / 1000);
        const runs = state.value?.waiting.includes(s.side) && !state.value.over &&
          state.value.dice !== 'asked';
        return (
          <span key={s.side} class={`${runs ? 'runs' : ''} ${sec < 60 ? 'short' : ''}`} data-clock={s.side}>
            <Side side={s.side} plain /> {Math.floor(sec / 60)}:{String(sec % 60).padStart(2, '0')}
          </span>
        );
      })}
    </span>
  );
}

/** Somebody counts as away after so many milliseconds: a page that is read again is back sooner. */
const AWAY = 5000;

/** Persons who are not there. */
const gone = computed(() => {
  tick.value;
  const me = about.value, now = state.value;
  if (!me || !now || now.over || me.hot_seat || status.value !== 'live') return [];
  return absent.value.filter((x) => x.side !== me.side && passed(x.away) > AWAY);
});
/** Milliseconds that grow since they were told. */
const passed = (told: number) => told + performance.now() - absentAt;

let missed = '';
effect(() => {
  const list = gone.value.map((x) => x.side).join();
  if (list === missed) return;
  const side = (list || missed).split(',').map(called).join(', ');
  say(t(list ? 'has-gone' : 'is-back', { side }));
  missed = list;
});

/** Somebody who is not there: for how long, and when the match may be ended without him. */
function Gone({ seat }: { seat: Absent }) {
  tick.value;
  const me = about.value!, side = called(seat.side);
  const left = seat.claim === null ? null : seat.claim - passed(0);
  const time = (ms: number) => {
    const sec = Math.ceil(ms / 1000), h = Math.floor(sec / 3600);
    const two = (n: number) => String(n).padStart(2, '0');
    return `${h ? `${h}:${two(Math.floor(sec / 60) % 60)}` : Math.floor(sec / 60)}:${two(sec % 60)}`;
  };
  return (
    <div class='absent'>
      <p>
        {t('is-away', { side, minutes: Math.floor(passed(seat.away) / 60000) })} {me.side && left !== null
          ? left > 0 ? t('claim-in', { side, time: time(left) }) : t('claim-now')
          : state.value?.waiting.includes(seat.side)
          ? t(me.clock ? 'away-clock' : 'away-waits')
          : ''} {left !== null && <Rule id='ES-TURN-05' />}
      </p>
      {me.side && left !== null && left <= 0 && (
        <div class='row'>
          <button
            type='button'
            class='primary'
            onClick={() => void claim('win')}
          >
            {t('claim-win')}
          </button>
          <button type='button' onClick={() => void claim('draw')}>{t('claim-draw')}</button>
        </div>
      )}
    </div>
  );
}
const Away = () => <>{gone.value.map((x) => <Gone key={x.side} seat={x} />)}</>;

/** Over, and its dice were not typed: whoever reads the record knows the throws that would have followed. */
const seedTold = computed(() => !!state.value?.over && state.value.dice !== 'typed');
/** What this seat is asked to agree to. */
const toAgree = computed(() => {
  const now = state.value, r = now?.request, me = about.value?.side;
  if (!now || !r || !me || r.side === me || (r.what === 'dice' && !now.waiting.includes(me))) return '';
  const told = t(`agree-${r.what}`, { side: called(r.side) });
  return r.what === 'undo' && seedTold.value ? `${told} ${t('undo-after-end')}` : told;
});

function Agreement() {
  const now = state.value, r = now?.request, me = about.value?.side;
  if (!now || !r || !me) return null;
  if (!toAgree.value) {
    const side = now.waiting.map(called).join(', ');
    return (
      <p class='agree'>{t(`asked-${r.what}`, { side })} {r.what === 'dice' && <Rule id='ES-DICE-02' />}</p>
    );
  }
  return (
    <div class='agree' role='alertdialog' aria-label={toAgree.value}>
      <p>{toAgree.value} {r.what === 'dice' && <Rule id='ES-DICE-02' />}</p>
      <div class='row'>
        <button type='button' class='primary' onClick={() => void consent(true)}>{t('agree')}</button>
        <button type='button' onClick={() => void consent(false)}>
          {t(r.what === 'dice' ? 'agree-dice-no' : 'decline')}
        </button>
      </div>
    </div>
  );
}

/** Who throws, where that was agreed on or is not what was wanted. */
function Dice() {
  const dice = state.value?.dice;
  if (state.value?.over || (dice !== 'typed' && dice !== 'declined')) return null;
  return <p class='quiet dice-agreed'>{t(dice === 'typed' ? 'typed-here' : 'typed-declined')}</p>;
}

/** The match whose rematch was asked for here: it is opened as soon as it is there. */
const wanted = signal('');
async function again(swap: boolean): Promise<void> {
  const me = about.value;
  wanted.value = me?.match ?? '';
  if (me) await api.rematch(me.match, token.value, swap).catch(() => void (trouble.value = 'failed'));
}

/** A rematch opens with the same tokens. */
effect(() => {
  const next = state.value?.rematch, me = about.value;
  if (!next || !me || next === me.match || page.value !== 'match') return;
  const old = kept(me.match);
  if (old && !kept(next)) {
    keep({
      ...old,
      match: next,
      over: '',
      at: Date.now(),
      links: [],
      ...(old.told ? { told: [] } : {}),
    });
  }
  if (wanted.value === me.match) {
    wanted.value = '';
    location.hash = `#/${next}/${token.value}`;
  }
});

function Menu() {
  const now = state.value, me = about.value;
  if (!now || !me) return null;
  const player = !!me.side, others = now.seats.filter((s) => s.side !== me.side && s.player === 'person');
  const takesBack = player && (!now.over || now.undo?.reason !== 'nothing-to-undo');
  return (
    <div class='menu'>
      <button type='button' onClick={openBriefing}>{t('briefing')}</button>
      <GuideAgain />
      {takesBack && (
        <button
          type='button'
          disabled={!now.can_undo && (!now.undo || now.undo.reason === 'nothing-to-undo')}
          title={now.undo?.text ?? ''}
          onClick={() => void undo()}
        >
          {t(now.can_undo || !others.length || now.undo?.reason === 'nothing-to-undo' ? 'undo' : 'undo-ask')}
        </button>
      )}
      {takesBack && seedTold.value && <p class='quiet'>{t('undo-after-end')}</p>}
      {player && !now.over && now.dice !== 'asked' && (
        <button
          type='button'
          onClick={() => void (menu.value = 'draw')}
        >
          {t('offer-draw')}
        </button>
      )}
      {player && !now.over && (
        <button type='button' onClick={() => void (menu.value = 'concede')}>{t('concede')}</button>
      )}
      {(kept(me.match)?.links.length ?? 0) > 0 && (
        <button
          type='button'
          onClick={() => void (menu.value = 'links')}
        >
          {t('links')}
        </button>
      )}
      {player && now.over && !now.rematch && (
        <button
          type='button'
          class='primary'
          onClick={() => void again(false)}
        >
          {t('rematch')}
        </button>
      )}
      {player && now.over && !now.rematch && !me.hot_seat && (
        <button
          type='button'
          onClick={() => void again(true)}
        >
          {t('rematch-swap')}
        </button>
      )}
      {player && now.rematch && (
        <a class='button primary' href={`#/${now.rematch}/${token.value}`}>{t('go-rematch')}</a>
      )}
    </div>
  );
}

/** Links to what has happened: the whole record once the match is over, until then the spectators' view. */
const shared = signal<{ link: string; whole: boolean } | null>(null);
async function share(): Promise<void> {
  const me = about.value, over = state.value?.over;
  if (!me) return;
  const at = replay.value ? `/${replay.value.at}` : '', base = location.href.split('#')[0];
  shared.value = null;
  menu.value = 'share';
  if (!over) {
    const watch = kept(me.match)?.links.find((l) => !l.side)?.link ?? (me.side ? '' : location.href);
    shared.value = { link: watch && `${/^.*#\/[^/]+\/[^/]+/.exec(watch)![0]}${at}`, whole: false };
    return;
  }
  try {
    const made = await api.upload(await api.recordText(me.match, token.value));
    shared.value = { link: `${base}#/record/${made.record}${at}`, whole: true };
  } catch {
    trouble.value = 'failed';
    menu.value = '';
  }
}

function Share({ close }: { close: () => void }) {
  const found = shared.value;
  return (
    <Dialog title={t('share')} close={close}>
      {!found ? <p role='status'>{t('making-link')}</p> : !found.link ? <p>{t('share-ask')}</p> : (
        <>
          <p>{t(found.whole ? 'share-whole' : 'share-running')}</p>
          <Links links={[{ side: '', link: found.link }]} label={t('link')} />
        </>
      )}
    </Dialog>
  );
}

function Dialogs() {
  const close = () => void (menu.value = ''), me = about.value;
  if (!menu.value || !me) return null;
  if (menu.value === 'share') return <Share close={close} />;
  if (menu.value === 'links') {
    return (
      <Dialog title={t('links')} close={close}>
        <p>{t('links-say')}</p>
        <Links links={kept(me.match)?.links ?? []} />
      </Dialog>
    );
  }
  const act = menu.value === 'draw' ? offerDraw : concede;
  return (
    <Dialog title={t(menu.value === 'draw' ? 'offer-draw' : 'concede')} close={close}>
      <p>{t(`sure-${menu.value}-page`)}</p>
      <div class='row'>
        <button
          type='button'
          class='primary'
          onClick={() => {
            close();
            void act();
          }}
        >
          {t('yes-do')}
        </button>
        <button type='button' onClick={close}>{t('no-dont')}</button>
      </div>
    </Dialog>
  );
}

function HandOver() {
  const side = handOver.value;
  useEffect(() => document.getElementById('hand-over')?.focus(), [side]);
  return (
    <main class='hand-over'>
      <h1>{t('hand-over-title', { side: called(side) })}</h1>
      <p>{t('hand-over-say')}</p>
      <button type='button' class='primary big' id='hand-over' onClick={takeOver}>
        {t('hand-over-go', { side: called(side) })}
      </button>
    </main>
  );
}

/** Arrow keys go from tab to tab. */
function turnTabs(e: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
  if (!by) return;
  e.preventDefault();
  tab.value = TABS[(TABS.indexOf(tab.value) + by + TABS.length) % TABS.length];
  document.getElementById(`tab-${tab.value}`)?.focus();
}

/** Where the match stands; at its end who has won, however it came to that. */
function headline(s: Scene): string {
  const over = replay.value ? null : state.value?.over;
  if (!over) return words(s.headline);
  return over.winner === 'draw' ? t('end-draw') : t('end-won', { winner: called(over.winner) });
}

export function Match() {
  if (handOver.value) return <HandOver />;
  if (trouble.value === 'unknown' || trouble.value === 'not-found' || trouble.value === 'forbidden') {
    return (
      <main class='lost'>
        <h1>{t('no-seat')}</h1>
        <p>{t('no-seat-say')}</p>
        <a class='button' href='#/'>{t('to-front')}</a>
      </main>
    );
  }
  const s = scene.value, file = page.value === 'replay', campaign = !!s && (!!s.map || s.sheets.length > 0);
  if (!s) {
    return (
      <main class='lost'>
        <h1>{t('title')}</h1>
        <p role='status'>{t(status.value === 'lost' ? 'status-lost' : 'status-connecting')}</p>
      </main>
    );
  }
  return (
    <main class='match'>
      <h1 class='away'>{t('match-title', { game: keyed('game', about.value?.game ?? '') })}</h1>
      <div class='table-area'>
        {campaign ? <Front scene={s} /> : <Board />}
        {!campaign && <Compass />}
        <p class='headline'>{headline(s)}</p>
        <div class='zoom' hidden={campaign}>
          <button type='button' class='icon' aria-label={t('zoom-in')} onClick={() => zoom(1.3)}>+</button>
          <button type='button' class='icon' aria-label={t('zoom-out')} onClick={() => zoom(1 / 1.3)}>
            −
          </button>
          <button type='button' class='icon' aria-label={t('zoom-fit')} onClick={fit}>⤢</button>
          <button
            type='button'
            class='icon'
            aria-label={t('ruler')}
            title={t('ruler-say')}
            aria-pressed={measuring.value}
            onClick={toggleRuler}
          >
            <svg viewBox='0 0 20 20' width={18} height={18} aria-hidden='true'>
              <path d='M2 14L14 2L18 6L6 18ZM5 11L7 13M8 8L11 11M11 5L13 7' class='ruler-sign' />
            </svg>
          </button>
          {mayRing.value && (
            <button
              type='button'
              class='icon'
              aria-label={t('rings')}
              title={t('rings-say')}
              aria-pressed={ringed.value}
              onClick={toggleRings}
            >
              ◎
            </button>
          )}
          <button type='button' class='icon' aria-label={t('turn-table')} onClick={turnTable}>⟳</button>
        </div>
        {!campaign && <FloorLeaf />}
        <p class='showing' id='showing' aria-hidden='true' />
        <Since />
        <div class='lower'>
          <PlayerBar />
          <Scrubber />
        </div>
      </div>
      <aside class='panel' aria-label={t('panel')}>
        {!file && (
          <div class='top'>
            <Status />
            <Clocks />
          </div>
        )}
        {!file && <Away />}
        {file && <FileVerdict />}
        <Scores />
        {trouble.value && (
          <p class='why' role='alert'>
            {problem(trouble.value)}{' '}
            <button type='button' onClick={() => void (trouble.value = '')}>{t('close')}</button>
          </p>
        )}
        <Agreement />
        <Dice />
        {!file && !replay.value && <Battles />}
        <End />
        {!replay.value && <Guide />}
        {!replay.value && !file && <Ask />}
        <Lines />
        {!file && <Menu />}
        <div class='tabs' role='tablist' aria-label={t('panel')}>
          {TABS.map((name) => (
            <button
              type='button'
              role='tab'
              id={`tab-${name}`}
              aria-selected={tab.value === name}
              aria-controls='tab-panel'
              tabIndex={tab.value === name ? 0 : -1}
              onKeyDown={turnTabs}
              onClick={() => void (tab.value = name)}
            >
              {t(`tab-${name}`)}
            </button>
          ))}
        </div>
        <div class='tab-panel' role='tabpanel' id='tab-panel' aria-labelledby={`tab-${tab.value}`}>
          {tab.value === 'record'
            ? <Record share={file ? undefined : () => void share()} />
            : tab.value === 'units'
            ? <Units />
            : <InWords />}
        </div>
      </aside>
      <Dialogs />
      <Briefing />
      <div class='away' aria-live='polite'>{heard.value}</div>
      <div class='away' aria-live='assertive'>{spokenAloud.value}</div>
    </main>
  );
}
export { Rule, sit };
