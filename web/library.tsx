// The library of this browser: its matches with result, armies and date; search, keep for ever, export.
import { effect, signal } from '@preact/signals';
import { locale, t, words } from './i18n.ts';
import { api } from './net.ts';
import { amend, forget, gate, type Kept, page, shelf } from './store.ts';

const wanted = signal('');
const all = signal(false);
const FEW = 8;
const WHEN = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Records that are kept for ever, in this browser: the server may forget a match that nobody touches. */
function records(): Promise<IDBObjectStore> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('library', 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore('records');
    asked.onsuccess = () => done(asked.result.transaction('records', 'readwrite').objectStore('records'));
    asked.onerror = () => failed(asked.error);
  });
}
const read = async (match: string): Promise<string> => {
  const store = await records();
  return new Promise((done) => {
    const asked = store.get(match);
    asked.onsuccess = () => done(asked.result ?? '');
    asked.onerror = () => done('');
  });
};

const tokenOf = (k: Kept): string => k.tokens[Object.keys(k.tokens)[0] ?? ''] ?? '';
/** The record of a match: from the server, else as it was kept here. */
const recordOf = (k: Kept): Promise<string> => api.recordText(k.match, tokenOf(k)).catch(() => read(k.match));

async function pin(k: Kept): Promise<void> {
  amend(k.match, { pinned: !k.pinned });
  if (k.pinned) (await records()).delete(k.match);
  else await save(k);
}

async function save(k: Kept): Promise<void> {
  const text = await recordOf(k);
  (await records()).put(text, k.match);
  amend(k.match, { saved: k.over });
}

/** What was kept while it was played is kept again once it is over. */
effect(() => {
  if (page.value !== 'front') return;
  for (const k of shelf.peek()) {
    if (k.pinned && k.over && k.saved !== k.over) void save(k).catch(() => undefined);
  }
});

function download(name: string, text: string): void {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

async function exportAll(): Promise<void> {
  const list = await Promise.all(shelf.value.map(async ({ tokens: _, links: __, ...k }, n) => ({
    ...k,
    record: await recordOf(shelf.value[n]),
  })));
  download('escarmouche-matches.json', JSON.stringify(list, null, 1));
}

type Title = (game: string, key: string) => string;

/** Who has won, as this browser saw it. */
const result = (k: Kept): string =>
  !k.over
    ? words(k.headline) || t('just-begun')
    : k.over === 'draw'
    ? t('end-draw')
    : Object.keys(k.tokens).length === 1
    ? t(k.tokens[k.over] !== undefined ? 'was-won' : 'was-lost')
    : t('was-over');

/** What the forces were called. */
const forces = (k: Kept): string[] => (k.armies ?? []).map((a) => typeof a === 'string' ? a : words(a));

function Row({ k, title, open }: { k: Kept; title: Title; open: (text: string) => void }) {
  return (
    <li data-match={k.match}>
      <a href={`#/${k.match}/${tokenOf(k)}`} onClick={() => void (gate.value = k.hot ? k.match : '')}>
        {title(k.game, k.scenario)}
      </a>
      <span class='quiet'>
        {result(k)} · {k.armies?.length ? `${forces(k).join(' – ')} · ` : ''}
        {new Date(k.at).toLocaleString(locale.value === 'fr' ? 'fr-FR' : 'en-GB', WHEN)}
      </span>
      {k.over && (
        <button type='button' class='link' onClick={() => void recordOf(k).then(open)}>
          {t('watch-again')}
        </button>
      )}
      <button
        type='button'
        class='icon'
        aria-pressed={!!k.pinned}
        aria-label={t('keep-for-ever')}
        title={t('keep-for-ever')}
        onClick={() => void pin(k)}
      >
        {k.pinned ? '★' : '☆'}
      </button>
      <button type='button' class='icon' aria-label={t('forget')} onClick={() => forget(k.match)}>✕</button>
    </li>
  );
}

export function Library({ title, open }: { title: Title; open: (text: string) => void }) {
  if (!shelf.value.length) return null;
  const text = wanted.value.trim().toLowerCase();
  const told = (k: Kept) => [title(k.game, k.scenario), result(k), ...forces(k)].join(' ').toLowerCase();
  const found = shelf.value.filter((k) => !text || told(k).includes(text));
  const shown = all.value || text ? found : found.slice(0, FEW);
  return (
    <section class='sheet' aria-label={t('earlier-matches')}>
      <h2>{t('earlier-matches')}</h2>
      <div class='row'>
        <label class='grow field'>
          {t('library-search')}{' '}
          <input
            type='search'
            value={wanted.value}
            onInput={(e) => void (wanted.value = (e.target as HTMLInputElement).value)}
          />
        </label>
        <button type='button' onClick={() => void exportAll()}>{t('library-export')}</button>
      </div>
      <ul class='earlier'>{shown.map((k) => <Row key={k.match} k={k} title={title} open={open} />)}</ul>
      {shown.length < found.length && (
        <button type='button' onClick={() => void (all.value = true)}>
          {t('library-all', { count: found.length })}
        </button>
      )}
    </section>
  );
}
