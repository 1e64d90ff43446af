// The server: plain requests, and one socket that comes back by itself.
import { signal } from '@preact/signals';
import { locale } from './i18n.ts';
import type {
  Acts,
  Answer,
  Catalogue,
  Chances,
  Considered,
  Created,
  Drafts,
  Forecasts,
  ForMe,
  FromClient,
  FromServer,
  Hello,
  Hint,
  ListSheet,
  ListWish,
  Moments,
  NewMatch,
  Problem,
  Reached,
  RecordInfo,
  Refused,
  ReportForm,
  RuleTexts,
  ServerKey,
  Sights,
  Sitting,
  Summary,
  Threats,
  Turned,
} from './wire.ts';

/** A problem that the page finds itself. */
const trouble = (what: Problem['what'], detail: string, number = 0, id = ''): Problem => ({
  kind: 'problem',
  what,
  detail,
  number,
  id,
  said: {},
  list: '',
  why: [],
});

export class Trouble extends Error {
  constructor(public problem: Problem | Refused | null, status: number) {
    super(problem && 'what' in problem ? problem.what : `HTTP ${status}`);
  }
}

async function ask<T>(path: string, token = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': locale.peek() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(`api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Trouble(await answer.json().catch(() => null), answer.status);
  return await answer.json() as T;
}

export const api = {
  catalogue: () => ask<Catalogue>('catalogue'),
  create: (wish: NewMatch) => ask<Created>('matches', '', wish),
  list: (wish: ListWish, lang: string) => ask<ListSheet>(`lists?lang=${lang}`, '', wish),
  rules: (game: string) => ask<RuleTexts>(`rules/${game}`),
  sitting: (match: string, token: string) => ask<Sitting>(`matches/${match}`, token),
  rematch: (match: string, token: string, swap: boolean) =>
    ask<unknown>(`matches/${match}/rematch`, token, { swap }),
  chances: (match: string, token: string, part: number, parts: number) =>
    ask<Chances>(`matches/${match}/chances?part=${part}&parts=${parts}`, token),
  acts: (match: string, token: string, part: number, parts: number) =>
    ask<Acts>(`matches/${match}/acts?part=${part}&parts=${parts}`, token),
  reportForm: (match: string, token: string, battle: string) =>
    ask<ReportForm>(`matches/${match}/report-form?battle=${encodeURIComponent(battle)}`, token),
  summary: (match: string, token: string) => ask<Summary>(`matches/${match}/summary`, token),
  moments: (match: string, token: string, first: number, count: number) =>
    ask<Moments>(`matches/${match}/moments?first=${first}&count=${count}`, token),
  recordText: async (match: string, token: string) => {
    const answer = await fetch(`api/matches/${match}/record`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Trouble(await answer.json().catch(() => null), answer.status);
    return await answer.text();
  },
  upload: (text: string) => ask<RecordInfo>('records', '', { text }),
  key: () => ask<ServerKey>('key'),
  record: (record: string) => ask<RecordInfo>(`records/${record}`),
  recordMoments: (record: string, first: number, count: number) =>
    ask<Moments>(`records/${record}/moments?first=${first}&count=${count}`),
};

export type Status = 'off' | 'connecting' | 'live' | 'lost';
export const status = signal<Status>('off');

type Trial = Considered | Forecasts | Drafts | Reached | Turned | Sights | Hint | Threats | Problem | Refused;
const WORKED_OUT = new Set([
  'considered',
  'forecasts',
  'drafted',
  'reached',
  'turned',
  'sights',
  'hinted',
  'threats',
]);
const BUSY = new Set(['slow', 'busy']);
const FIRST_WAIT = 400, LONGEST_WAIT = 8000;

/** A name for a message. Plain http to another machine has no `crypto.randomUUID`. */
const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('');

/** One seat's socket. What was not confirmed before a break is sent again with the same id. */
export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private over = false;
  private trials = new Map<string, (m: Trial) => void>();
  private commands: { message: FromClient; done: (m: FromServer) => void }[] = [];
  private count = 0;
  private beat = 0;
  private queue: Promise<unknown> = Promise.resolve();
  last = 0;
  /** The newest state heard of: what is asked about an older one is not worked out any more. */
  private number = 0;

  /** Whether all lines come with the next welcome. */
  private whole = true;

  constructor(
    private match: string,
    private token: string,
    private lang: string,
    private hear: (m: FromServer, whole?: boolean) => void,
  ) {
    status.value = 'connecting';
    this.open();
    addEventListener('online', this.hurry);
  }

  private hurry = () => {
    if (status.value === 'lost') this.open();
  };

  private open(): void {
    if (this.over || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = this.socket = new WebSocket(
      new URL('api/live', location.href.split('#')[0]).href.replace(/^http/, 'ws'),
    );
    socket.onopen = () => this.greet();
    socket.onmessage = (e) => this.take(JSON.parse(e.data) as FromServer);
    socket.onclose = () => {
      clearInterval(this.beat);
      for (const done of this.trials.values()) {
        done(trouble('failed', 'lost'));
      }
      this.trials.clear();
      if (this.over) return;
      status.value = 'lost';
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private greet(): void {
    this.whole = this.last === 0;
    const { match, token, last: after } = this;
    this.raw({ kind: 'hello', match, token, after, lang: this.lang as Hello['lang'] });
  }

  /** Everything again in another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.last = 0;
    if (status.value === 'live') this.greet();
  }

  private take(m: FromServer): void {
    if (m.kind === 'welcome') {
      status.value = 'live';
      this.wait = FIRST_WAIT;
      this.last = m.state.last;
      this.number = m.state.number;
      clearInterval(this.beat);
      this.beat = setInterval(() => this.raw({ kind: 'ping', id: '' }), 20000);
      this.hear(m, this.whole);
      for (const { message } of this.commands) this.raw(message);
    } else if (m.kind === 'state') {
      this.last = Math.max(this.last, m.last);
      this.number = m.number;
      this.hear(m);
    } else if (WORKED_OUT.has(m.kind)) {
      const trial = m as Considered | Forecasts | Drafts | Reached | Turned | Sights | Hint | Threats;
      this.trials.get(trial.id)?.(trial);
      this.trials.delete(trial.id);
    } else if (m.kind === 'accepted' || m.kind === 'refused' || m.kind === 'problem') {
      const id = m.kind === 'problem' ? m.id : '';
      const trial = id ? this.trials.get(id) : undefined;
      if (trial && m.kind === 'problem') {
        this.trials.delete(id);
        trial(m);
        return;
      }
      const first = this.commands.shift();
      if (first) first.done(m);
      else if (this.trials.size && m.kind !== 'accepted') {
        const [id, done] = [...this.trials][0];
        this.trials.delete(id);
        done(m);
      } else {
        if (
          m.kind === 'problem' && (m.what === 'unknown' || m.what === 'not-found' || m.what === 'forbidden')
        ) this.close();
        this.hear(m);
      }
    } else if (m.kind !== 'pong') this.hear(m);
  }

  private raw(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Something that changes the match. */
  command(message: FromClient): Promise<FromServer> {
    const named = message.kind === 'answer' || message.kind === 'for-me';
    const kept = named ? { ...message, id: fresh() } as Answer | ForMe : message;
    return new Promise((done) => {
      this.commands.push({ message: kept, done });
      if (status.value === 'live') this.raw(kept);
    });
  }

  /** Something that is only worked out; one at a time. A server that was too busy is asked once more. */
  trial<T extends Trial>(message: FromClient): Promise<T | Problem | Refused> {
    const next = this.queue.then(async () => {
      const found = await this.tryOut<T>(message);
      return found.kind === 'problem' && BUSY.has(found.what) ? this.tryOut<T>(message) : found;
    });
    this.queue = next;
    return next;
  }

  private tryOut<T extends Trial>(message: FromClient): Promise<T | Problem | Refused> {
    const id = `t${++this.count}`;
    if ('number' in message && message.number !== this.number) {
      return Promise.resolve(trouble('stale', '', this.number, id));
    }
    return new Promise((done) => {
      this.trials.set(id, done as (m: Trial) => void);
      this.raw({ ...message, id } as FromClient);
      if (this.socket?.readyState !== WebSocket.OPEN) {
        this.trials.delete(id);
        done(trouble('failed', 'lost'));
      }
    });
  }

  close(): void {
    this.over = true;
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    this.socket?.close();
    status.value = 'off';
  }
}
