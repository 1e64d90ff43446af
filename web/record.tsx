// The record beside the table, the replay of matches and files, and the end in figures.
import { computed, effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n.ts';
import { speaksOf, unitTold } from './meaning.ts';
import { api, Trouble } from './net.ts';
import { pace, playing } from './pace.ts';
import { Dice, Rule, Side } from './pieces.tsx';
import { about, lines, page, pointed, replay, scene, state, taken, token, trouble } from './store.ts';
import { called } from './telling.ts';
import type { Line, Moments } from './wire.ts';

const CHUNK = 16;
export const filter = signal('');

/** The units of all figures that were ever seen here. */
const unitOfFigure = new Map<string, string>();
effect(() => {
  for (const f of scene.value?.figures ?? []) unitOfFigure.set(f.id, f.unit);
  for (const u of scene.value?.units ?? []) {
    for (const id of Object.keys(u.members)) unitOfFigure.set(id, u.id);
  }
});

/** Lines that say something to a reader. */
const written = computed<Line[]>(() => {
  const unit = filter.value, shared = !!about.value?.hot_seat && !state.value?.over;
  // At a shared screen nobody's secrets are written out.
  return lines.value.filter((l) =>
    l.text.trim() && !(shared && l.only) && (!unit || speaksOf(l.about, unit, unitOfFigure))
  );
});
/** Those of them up to the moment shown. */
export const told = computed(() => {
  const upTo = shownUntil.value;
  return upTo === Infinity ? written.value : written.value.filter((line) => line.number <= upTo);
});
const shownUntil = computed(() => {
  const r = replay.value;
  if (!r) return Infinity;
  for (let n = r.at; n >= 0; n--) {
    const found = r.moments.get(n);
    if (found) return found.last;
  }
  return 0;
});

const who = (line: Line): string => unitTold(line.about, scene.value?.units ?? []);

/** One line; drawn again only where something it is told has changed, for there may be thousands of them. */
export function Entry(
  { line, when = '', gone = false }: {
    line: Line;
    when?: '' | 'now' | 'later';
    gone?: boolean;
  },
) {
  const roll = line.what === 'roll';
  return (
    <li
      class={`l-${line.what} ${gone ? 'taken-back' : ''} ${when}`}
      aria-current={when === 'now' ? 'step' : undefined}
      data-line={line.number}
      onPointerEnter={() => void (pointed.value = who(line))}
      onPointerLeave={() => void (pointed.value = '')}
    >
      {roll
        ? (
          <>
            <Side side={String(line.about.side ?? '')} plain />{' '}
            <span>
              {line.label} <span class='quiet'>{String(line.about.dice)}</span>
            </span>{' '}
            <Dice line={line} />
          </>
        )
        : <span>{line.text}</span>} <Rule id={line.rule} />
      <button
        type='button'
        class='jump'
        aria-label={t('jump-here')}
        title={t('jump-here')}
        onClick={() => void jumpTo(line.number)}
      >
        ⤒
      </button>
    </li>
  );
}

export function Record({ share }: { share?: () => void }) {
  const list = written.value, box = useRef<HTMLOListElement>(null), held = useRef(true), top = useRef(0);
  const now = told.value.length - 1, playing = !!replay.value, back = taken.value;
  /** The newest line is in view, unless somebody reads farther up; of a replay, the moment shown. */
  const follow = () => {
    const el = box.current, at = el?.children[now] as HTMLElement | undefined;
    if (!el) return;
    if (playing) el.scrollTop = (at?.offsetTop ?? 0) - el.clientHeight * 0.7;
    else if (held.current) el.scrollTop = el.scrollHeight;
    top.current = el.scrollTop;
  };
  useEffect(follow, [list.length, now, playing]);
  useEffect(() => {
    // What stands above it grows and shrinks, and takes of its height.
    const watcher = new ResizeObserver(() => !playing && follow());
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, [playing]);
  const units = scene.value?.units ?? [];
  return (
    <section class='record' aria-label={t('record')}>
      <div class='row'>
        <label class='grow'>
          {t('filter')}{' '}
          <select
            value={filter.value}
            onChange={(e) => void (filter.value = (e.target as HTMLSelectElement).value)}
          >
            <option value=''>{t('everything')}</option>
            {units.map((u) => (
              <option value={u.id}>
                {t('labelled', { label: called(u.side), text: called(u.id) })}
              </option>
            ))}
          </select>
        </label>
        {page.value === 'match' && !replay.value && (
          <button type='button' onClick={() => void replayMatch()}>{t('watch-again')}</button>
        )}
        {page.value === 'match' && (
          <button type='button' onClick={() => void download()}>{t('save-record')}</button>
        )}
        {share && <button type='button' onClick={share}>{t('share')}</button>}
      </div>
      <ol
        class='lines'
        ref={box}
        tabIndex={0}
        aria-label={t('record')}
        onScroll={() => {
          // A list that is gone may still be told of its last scrolling. One that grows is told later than it
          // has grown: only who goes up wants to read there.
          const el = box.current;
          if (!el) return;
          if (el.scrollHeight - el.scrollTop - el.clientHeight < 60) held.current = true;
          else if (el.scrollTop < top.current - 2) held.current = false;
          top.current = el.scrollTop;
        }}
      >
        {list.map((line, n) => (
          <Entry
            key={line.number}
            line={line}
            gone={back.has(line.number)}
            when={!playing || n < now ? '' : n > now ? 'later' : 'now'}
          />
        ))}
      </ol>
    </section>
  );
}

async function download(): Promise<void> {
  const me = about.value;
  if (!me) return;
  const text = await api.recordText(me.match, token.value).catch(failed);
  if (!text) return;
  const a = document.createElement('a');
  a.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  a.download = `escarmouche-${me.game}-${me.match}.jsonl`;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

// -- replay ---------------------------------------------------------------------------------------------------

export async function startReplay(get: (first: number, count: number) => Promise<Moments>): Promise<void> {
  const asked = new Map<number, Promise<void>>(), match = about.value?.match;
  const between = (after: number, last: number): Line[] =>
    lines.value.filter((l) => l.number > after && l.number <= last);
  const load = async (from: number): Promise<void> => {
    const found = await get(from, CHUNK), now = replay.value;
    // Somebody may have gone back to the match, or elsewhere, meanwhile.
    if (about.value?.match !== match || (now ? now.fetch !== fetch : from > 0)) return;
    const moments = new Map(now?.moments ?? []);
    found.moments.forEach((m, n) => moments.set(found.first + n, m));
    replay.value = {
      count: found.count,
      at: now?.at ?? 0,
      moments,
      playing: now?.playing ?? false,
      speed: now?.speed ?? 2,
      fetch,
      between,
    };
  };
  const fetch = (first: number): Promise<void> => {
    const from = Math.floor(first / CHUNK) * CHUNK;
    if (!asked.has(from)) asked.set(from, load(from).catch((e) => (asked.delete(from), failed(e))));
    return asked.get(from)!;
  };
  const first = load(0);
  asked.set(0, first);
  await first;
  void (async () => {
    for (let n = CHUNK; replay.value?.fetch === fetch && n < replay.value.count; n += CHUNK) await fetch(n);
  })();
}
const failed = (e: unknown) => {
  const what = e instanceof Trouble ? e.message : '';
  trouble.value = ['no-record', 'slow', 'too-many'].includes(what) ? what : 'failed';
};

const replayMatch = () =>
  startReplay((first, count) => api.moments(about.value!.match, token.value, first, count)).catch(failed);

/** A link that names a moment: replay from there as soon as the match is known. */
export function replayFrom(at: number): void {
  const stop = effect(() => {
    if (!state.value || !about.value?.match) return;
    queueMicrotask(() => {
      stop();
      void replayMatch().then(() => seek(at));
    });
  });
}

export function seek(at: number): void {
  const r = replay.value;
  if (!r) return;
  const to = Math.min(Math.max(0, at), r.count - 1);
  replay.value = { ...r, at: to };
  void r.fetch(to, 1);
}

/** Show the table as it was at a line; a match that runs is replayed for that. */
export async function jumpTo(line: number): Promise<void> {
  if (!replay.value) await replayMatch();
  for (let n = 0; n < (replay.value?.count ?? 0); n++) {
    await replay.value!.fetch(n, 1);
    if ((replay.value?.moments.get(n)?.last ?? 0) < line) continue;
    seek(n);
    return;
  }
}

let timer = 0;
effect(() => {
  const r = replay.value;
  clearTimeout(timer);
  if (r?.playing) {
    // What happens is seen to its end first.
    if (playing.value) return;
    timer = setTimeout(
      () => r.at + 1 < r.count ? seek(r.at + 1) : void (replay.value = { ...r, playing: false }),
      (pace.value === 'none' ? 1400 : 250) / r.speed,
    );
  }
});

export function Scrubber() {
  const r = replay.value;
  if (!r) return null;
  const set = (change: Partial<typeof r>) => void (replay.value = { ...r, ...change });
  return (
    <div class='scrubber' role='group' aria-label={t('replay')}>
      <button type='button' class='icon' aria-label={t('step-back')} onClick={() => seek(r.at - 1)}>«</button>
      <button
        type='button'
        class='icon'
        aria-label={t(r.playing ? 'pause' : 'play')}
        onClick={() => set({ playing: !r.playing })}
      >
        {r.playing ? '❚❚' : '▶'}
      </button>
      <button type='button' class='icon' aria-label={t('step-on')} onClick={() => seek(r.at + 1)}>»</button>
      <input
        type='range'
        min={0}
        max={r.count - 1}
        value={r.at}
        aria-label={t('moment', { at: r.at + 1, count: r.count })}
        onInput={(e) => seek(Number((e.target as HTMLInputElement).value))}
      />
      <span class='moment'>{r.at + 1}/{r.count}</span>
      <label>
        {t('speed')}{' '}
        <select
          value={r.speed}
          onChange={(e) => set({ speed: Number((e.target as HTMLSelectElement).value) })}
        >
          {[1, 2, 4, 8].map((s) => <option value={s}>×{s}</option>)}
        </select>
      </label>
      {page.value === 'match' && (
        <button type='button' onClick={() => void (replay.value = null)}>{t('back-to-table')}</button>
      )}
    </div>
  );
}
