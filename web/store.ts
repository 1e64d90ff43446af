// What the page knows: the seat it sits at, the match as that seat may know it, what is pointed at.
import { batch, computed, effect, signal } from '@preact/signals';
import { locale, speak, spoken, t, words } from './i18n.ts';
import { sideNumber as placeOf } from './meaning.ts';
import { api, Live, status } from './net.ts';
import type {
  About,
  Absent,
  Choice,
  Forecast,
  FromServer,
  Line,
  Moment,
  Problem,
  Question,
  RecordInfo,
  Refused,
  RuleText,
  Scene,
  SeatInfo,
  State,
  TellReport,
  Why,
} from './wire.ts';

// -- matches this browser has a seat in -----------------------------------------------------------------------

export interface Kept {
  match: string;
  game: string;
  scenario: string;
  /** Token of each side this browser holds; '' is the spectators'. */
  tokens: Record<string, string>;
  links: { side: string; link: string }[];
  hot: boolean;
  guide: boolean;
  /** What the guide has told in this match; there where the match is a lesson. */
  told?: string[];
  at: number;
  over: string;
  headline: Record<string, string>;
  /** What the forces are called, in each language; in that of the moment where an older page kept it. */
  armies?: (string | Record<string, string>)[];
  /** Never dropped from the shelf; its record is kept in this browser. */
  pinned?: boolean;
  /** Who had won when its record was kept here; else it is kept again at its end. */
  saved?: string;
}
/** Matches on the shelf that nobody has pinned to it. */
const ROOM = 200;

const SHELF = 'matches';
export const shelf = signal<Kept[]>(read());
function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '[]');
  } catch {
    return [];
  }
}
export function keep(entry: Kept): void {
  const list = [entry, ...shelf.value.filter((k) => k.match !== entry.match)];
  shelf.value = list.filter((k, n) => k.pinned || n < ROOM);
  localStorage.setItem(SHELF, JSON.stringify(shelf.value));
}
/** Change what is known of a match where it stands on the shelf. */
export function amend(match: string, change: Partial<Kept>): void {
  shelf.value = shelf.value.map((k) => k.match === match ? { ...k, ...change } : k);
  localStorage.setItem(SHELF, JSON.stringify(shelf.value));
}
export function forget(match: string): void {
  shelf.value = shelf.value.filter((k) => k.match !== match);
  localStorage.setItem(SHELF, JSON.stringify(shelf.value));
}
export const kept = (match: string): Kept | undefined => shelf.value.find((k) => k.match === match);

// -- where we are ---------------------------------------------------------------------------------------------

export type Page = 'front' | 'match' | 'replay';
export const page = signal<Page | 'builder'>('front');
export const about = signal<About | null>(null);
export const state = signal<State | null>(null);
export const lines = signal<Line[]>([]);
export const seats = signal<SeatInfo[]>([]);
/** When the clocks of `seats` were told, in milliseconds of this page. */
export let toldAt = 0;
/** The persons who are not there, told at `absentAt` of this page. */
export const absent = signal<readonly Absent[]>([]);
export let absentAt = 0;
function sitting(list: SeatInfo[]): void {
  toldAt = performance.now();
  seats.value = list;
}
export const trouble = signal('');
/** The side the screen is to be handed to. */
export const handOver = signal('');
export const token = signal('');
export let live: Live | null = null;

// -- what is pointed at ---------------------------------------------------------------------------------------

/** Ids of units, figures, pieces or zones under the pointer or the keyboard. */
export const pointed = signal<string>('');
export const chosenUnit = signal<string>('');
/** An option taken on the table, waiting for its second click. */
export const armed = signal<Choice | null>(null);
/** What attacks of units would come to, as far as it was asked. */
export const forecasts = signal<ReadonlyMap<string, readonly Forecast[]>>(new Map());
export const spokenAloud = signal('');
export const refusal = signal<Why | null>(null);
export const say = (text: string): void => void (spokenAloud.value = text);

// -- replay ---------------------------------------------------------------------------------------------------

export interface Replay {
  count: number;
  at: number;
  moments: Map<number, Moment>;
  playing: boolean;
  speed: number;
  fetch: (first: number, count: number) => Promise<void>;
  /** The lines after one number up to another. */
  between: (after: number, last: number) => Line[];
}
export const replay = signal<Replay | null>(null);
/** The record file that is watched. */
export const watched = signal<RecordInfo | null>(null);

export const scene = computed<Scene | null>(() => {
  const r = replay.value;
  if (r) {
    for (let n = r.at; n >= 0; n--) {
      const found = r.moments.get(n);
      if (found) return found.scene;
    }
  }
  return state.value?.scene ?? null;
});
export const question = computed<Question | null>(() => replay.value ? null : state.value?.question ?? null);
export const sides = computed<readonly string[]>(() => about.value?.sides ?? []);
/** The place of a side in the match, which is its colour and shape everywhere. */
export const sideNumber = (side: string): number => placeOf(sides.value, side);

export const rules = signal<Map<string, RuleText>>(new Map());
export const openRule = signal('');
let rulesOf = '';
export async function loadRules(game: string): Promise<void> {
  if (rulesOf === game || !game) return;
  rulesOf = game;
  try {
    rules.value = new Map((await api.rules(game)).rules.map((r) => [r.id, r]));
  } catch {
    rulesOf = '';
  }
}
export const ruleTitle = (id: string): string => words(rules.value.get(id)?.title);

/** What ids are called, in the language that is spoken, as far as the server told. */
export const names = signal<Record<string, string>>({});

// -- sitting down ---------------------------------------------------------------------------------------------

/** The match that is opened by nobody in particular: its screen is handed to whoever is asked. */
export const gate = signal('');

export function sit(match: string, seatToken: string): void {
  leave();
  batch(() => {
    busy.value = false;
    page.value = 'match';
    token.value = seatToken;
  });
  live = new Live(match, seatToken, locale.peek(), hear);
}

export function leave(): void {
  live?.close();
  live = null;
  batch(() => {
    about.value = null;
    state.value = null;
    lines.value = [];
    absent.value = [];
    watched.value = null;
    replay.value = null;
    trouble.value = '';
    handOver.value = '';
    names.value = {};
    forecasts.value = new Map();
    armed.value = null;
    refusal.value = null;
    chosenUnit.value = '';
  });
}

/** Whoever changes the language hears everything again in it. */
effect(() => {
  const language = locale.value;
  spokenAloud.value = '';
  live?.speak(language);
});

/** Told of what happened between two tables, and whether this seat had answered. */
type News = (before: Scene, lines: readonly Line[], after: Scene, mine: boolean) => void;
let news: News = () => undefined;
export const onNews = (tell: News): void => void (news = tell);

/** A welcome waits for the sentences of its game, and what comes meanwhile waits behind it: else the state of the
 * welcome would take the place of a newer one. */
let behind: Promise<unknown> = Promise.resolve();
let waiting = 0;

function hear(m: FromServer, whole = false): void {
  const unheard = () => m.kind === 'welcome' && spoken.value !== m.about.game ? m.about.game : '';
  if (!waiting && !unheard()) {
    heed(m, whole);
    return;
  }
  const from = live;
  waiting++;
  behind = behind.then(() => unheard() ? speak(undefined, unheard()) : undefined).catch(() => undefined).then(
    () => {
      waiting--;
      if (live === from) heed(m, whole);
    },
  );
}

function heed(m: FromServer, whole: boolean): void {
  if (m.kind === 'welcome') {
    void loadRules(m.about.game);
    batch(() => {
      about.value = m.about;
      trouble.value = '';
      take(m.state, whole);
    });
  } else if (m.kind === 'state') take(m);
  else if (m.kind === 'presence') {
    absentAt = performance.now();
    batch(() => {
      sitting(m.seats);
      absent.value = m.absent;
    });
  } else if (m.kind === 'problem') trouble.value = m.what;
}

/** A new state; `whole` where its lines are all there are. */
function take(next: State, whole = false): void {
  const before = state.value, opened = about.value;
  if (opened && gate.value === opened.match) {
    gate.value = '';
    const entry = kept(opened.match), side = entry && looksNext(next, '', entry);
    if (opened.hot_seat && side && !next.over && next.hidden) {
      passOn(side);
      return;
    }
  }
  if (before && next.number < before.number && !next.lines.length) return;
  const had = new Set(whole ? [] : lines.value.map((l) => l.number));
  const fresh = next.lines.filter((l) => !had.has(l.number));
  batch(() => {
    // A name that is said in one language as it is written has none in the other: the old one must go.
    const again = whole && Object.keys(next.names).length > 0;
    names.value = again ? { ...next.names } : { ...names.value, ...next.names };
    if (whole) lines.value = [...next.lines];
    else if (fresh.length) lines.value = [...lines.value, ...fresh].sort((a, b) => a.number - b.number);
    if (!before || before.number !== next.number) {
      armed.value = null;
      refusal.value = null;
    }
    // Everything again is everything in another language.
    if (whole || before?.number !== next.number) forecasts.value = new Map();
    if (before && !whole && fresh.length && next.number > before.number) {
      news(before.scene, fresh, next.scene, isMine(before));
    }
    state.value = next;
    sitting(next.seats);
  });
  const me = about.value, entry = me && kept(me.match);
  if (
    me && entry &&
    (entry.over !== (next.over?.winner ?? '') || words(entry.headline) !== words(next.scene.headline))
  ) {
    const armies = me.sides.map((side) => me.called[side] ?? side);
    keep({ ...entry, at: Date.now(), over: next.over?.winner ?? '', headline: next.scene.headline, armies });
  }
  if (me?.hot_seat && me.side && entry && !next.over) {
    const side = looksNext(next, me.side, entry);
    if (side && side !== me.side) {
      if (next.hidden) passOn(side);
      else changeSeat(me.match, entry.tokens[side]);
    }
  }
}

/** Whether what comes after a state is due to an answer of this seat. */
function isMine(before: State): boolean {
  const side = about.value?.side;
  return !!side && !before.over && before.waiting.includes(side) && !before.thinking.includes(side);
}

/** Whose eyes a shared screen is for: those of whoever is to agree to something, else of whoever is asked. */
function looksNext(next: State, now: string, entry: Kept): string {
  const asking = next.request?.side;
  if (asking) return Object.keys(entry.tokens).find((s) => s && s !== asking) ?? '';
  return next.question && now ? now : next.waiting.find((s) => entry.tokens[s]) ?? '';
}

/** Go on with the seat of another side at this screen: nothing on it is hidden from anybody. */
function changeSeat(match: string, seatToken: string): void {
  if (token.value === seatToken) return;
  live?.close();
  busy.value = false;
  token.value = seatToken;
  live = new Live(match, seatToken, locale.peek(), hear);
}

/** Hide the table and ask for the screen to be handed to another side. */
function passOn(side: string): void {
  const me = about.value;
  live?.close();
  live = null;
  batch(() => {
    handOver.value = side;
    state.value = null;
    lines.value = [];
    replay.value = null;
    chosenUnit.value = '';
    about.value = me;
  });
}

export function takeOver(): void {
  const me = about.value, entry = me && kept(me.match);
  if (me && entry) sit(me.match, entry.tokens[handOver.value]);
}

// -- doing ----------------------------------------------------------------------------------------------------

const number = () => state.value?.number ?? 0;
export const busy = signal(false);

type Wish = Parameters<Live['command']>[0];

async function command(message: Wish): Promise<boolean> {
  if (!live || busy.value) return false;
  busy.value = true;
  try {
    const asked = JSON.stringify(question.value);
    let heard = await live.command(message);
    if (heard.kind === 'problem' && heard.what === 'stale' && 'number' in message) {
      // Somebody else answered meanwhile: what is asked just as before is answered all the same.
      const now = await stateAt(heard.number);
      if (now !== null && JSON.stringify(question.value) === asked) {
        heard = await live.command({ ...message, number: now } as Wish);
      }
    }
    return told(heard);
  } finally {
    busy.value = false;
  }
}

/** Milliseconds that a state may take that was told of already. */
const ON_ITS_WAY = 5000;

/** The number of the match once a state as new as that has come; null where none comes. */
function stateAt(wanted: number): Promise<number | null> {
  return new Promise((done) => {
    let stop = () => {};
    const end = (n: number | null) => {
      clearTimeout(late);
      queueMicrotask(() => stop());
      done(n);
    };
    const late = setTimeout(() => end(null), ON_ITS_WAY);
    stop = effect(() => {
      const n = state.value?.number ?? -1;
      if (n >= wanted) end(n);
    });
  });
}

function told(m: FromServer): boolean {
  if (m.kind === 'accepted') {
    refusal.value = null;
    return true;
  }
  if (m.kind === 'refused') {
    refusal.value = m.why;
    say(t('refused', { why: m.why.text }));
  } else if (m.kind === 'problem' && m.what !== 'stale') trouble.value = m.what;
  return false;
}

export const answer = (value: unknown) => command({ kind: 'answer', number: number(), value });
/** Let the ruleset's quick answer be given. */
export const forMe = () => command({ kind: 'for-me', number: number() });
export const undo = () => command({ kind: 'undo', number: number() });
export const consent = (agreed: boolean) => command({ kind: 'consent', number: number(), agreed });
export const concede = () => command({ kind: 'concede', number: number() });
export const offerDraw = () => command({ kind: 'draw', number: number() });
export const claim = (what: 'win' | 'draw') => command({ kind: 'claim', number: number(), what });
export const openBattle = (battle: string) => command({ kind: 'open-battle', number: number(), battle });
export const tellReport = (battle: string, told: Pick<TellReport, 'report' | 'filled'>) =>
  command({ kind: 'report', number: number(), battle, ...told });

export async function askOdds(unit: string): Promise<void> {
  if (!live || !unit || forecasts.peek().has(unit)) return;
  const at = number();
  const m = await live.trial({ kind: 'odds', number: at, unit });
  if (m.kind === 'forecasts' && at === number()) {
    forecasts.value = new Map([...forecasts.peek(), [unit, m.forecasts]]);
  }
}

/** Lines that an undo has taken back. */
export const taken = computed(() => {
  const gone = new Set<number>();
  for (const l of lines.value) {
    if (l.what !== 'declared' || l.about.what !== 'undo' || typeof l.about.from !== 'number') continue;
    for (const o of lines.value) {
      if (o.number < l.number && o.input >= l.about.from && o.input < l.input) gone.add(o.number);
    }
  }
  return gone;
});

export { status };
export type { Problem, Refused };
