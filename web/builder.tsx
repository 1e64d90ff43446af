// The builder of army lists: whatever is chosen is priced and judged by the rules at once.
import { signal } from '@preact/signals';
import { Field } from './blanks.tsx';
import { askCatalogue } from './front.tsx';
import { locale, speak, t, words } from './i18n.ts';
import { api, Trouble } from './net.ts';
import { forgetList, keepList, ownLists, packed, unpacked } from './ownlists.ts';
import { Rule } from './pieces.tsx';
import { leave, loadRules, page } from './store.ts';
import type { Addition, Edit, GameInfo, ListSheet, ListWish, Remedy, Row } from './wire.ts';

const sheet = signal<ListSheet | null>(null);
const game = signal<GameInfo | null>(null);
const own = signal('');
const begun = signal('');
const failed = signal('');
const shared = signal(false);

const fresh = (): string => Math.random().toString(36).slice(2, 10);

/** The page of the builder: an empty list, or one that somebody shared by its link. */
export async function openBuilder(name: string, text: string): Promise<void> {
  leave();
  page.value = 'builder';
  if (game.value?.name === name && sheet.value && !text) return;
  sheet.value = null;
  const found = await askCatalogue();
  game.value = found.games.find((g) => g.name === name) ?? null;
  if (!game.value) return void (location.hash = '#/');
  await speak(undefined, name);
  void loadRules(name);
  own.value = fresh();
  const given = text ? unpacked(text) : null;
  await look(given ? { game: name, data: given } : { game: name, name: game.value.default_lists[0] });
}

async function look(wish: ListWish): Promise<void> {
  shared.value = false;
  try {
    const got = await api.list(wish, locale.value);
    failed.value = '';
    sheet.value = got;
  } catch (e) {
    failed.value = e instanceof Trouble ? words(e.problem?.kind === 'problem' ? e.problem.said : {}) : '';
  }
}

/** Change the list; it is kept as it is then. */
async function change(edit: Partial<Edit> & { what: Edit['what'] }): Promise<void> {
  const now = sheet.value;
  if (!now) return;
  await look({ game: now.game, data: now.data, edit: { path: [], key: '', value: null, ...edit } });
  keepNow();
}

function keepNow(): void {
  const now = sheet.value;
  if (!now) return;
  keepList({
    id: own.value,
    game: now.game,
    name: now.data.name as Record<string, string>,
    data: now.data,
    legal: !now.why.length,
    at: Date.now(),
  });
}

async function begin(value: string): Promise<void> {
  begun.value = value;
  const kept = ownLists.value.find((list) => `own:${list.id}` === value), g = game.value!;
  own.value = kept?.id ?? fresh();
  if (kept) await look({ game: g.name, data: kept.data });
  else if (value.startsWith('book:')) await look({ game: g.name, book: value.slice(5) });
  else await look({ game: g.name, name: value });
}

const grouped = <T extends { group: Record<string, string> }>(all: readonly T[]): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const key = words(one.group);
    found.set(key, [...found.get(key) ?? [], one]);
  }
  return found;
};

function mends(remedy: Remedy): string {
  const named = { name: words(remedy.name), blank: words(remedy.blank), value: words(remedy.value) };
  return t(`list-mend-${remedy.what}`, named);
}

function Wrong({ now }: { now: ListSheet }) {
  if (!now.why.length) return <p class='good' role='status'>{t('list-legal')}</p>;
  return (
    <div class='why' role='status' data-wrong={now.why.length}>
      <ul>
        {now.why.map((why) => (
          <li key={why.rule + why.text}>
            {why.text} <Rule id={why.rule} />
          </li>
        ))}
      </ul>
      {now.remedies.length > 0 && (
        <p>
          {t('list-mend')} {now.remedies.map((remedy) => (
            <button
              key={JSON.stringify(remedy.edit)}
              type='button'
              data-mend={remedy.what}
              onClick={() => void change(remedy.edit)}
            >
              {mends(remedy)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function Part({ row }: { row: Row }) {
  const name = words(row.name);
  return (
    <li class='list-row' data-row={row.path.join('/')}>
      <p>
        <b>{name}</b> {row.cost > 0 && <span class='quiet'>{row.cost}</span>} {!row.fixed && (
          <button
            type='button'
            aria-label={t('list-remove', { name })}
            onClick={() => void change({ what: 'remove', path: row.path })}
          >
            {t('list-take-out')}
          </button>
        )}
      </p>
      <div class='blanks'>
        {row.blanks.map((blank) => (
          <Field
            key={blank.id}
            blank={blank}
            value={blank.value}
            put={(value) =>
              void change({
                what: 'set',
                path: row.path,
                key: blank.id,
                value: !blank.whole ? value : Array.isArray(value) ? value.map(Number) : Number(value),
              })}
          />
        ))}
      </div>
    </li>
  );
}

function Additions({ group, adds }: { group: string; adds: readonly Addition[] }) {
  return (
    <details class='list-adds'>
      <summary>{t('list-add-to', { group })}</summary>
      {adds.map((add) => (
        <button
          key={JSON.stringify(add.edit)}
          type='button'
          onClick={() => void change(add.edit)}
        >
          {words(add.name)} {add.cost > 0 && <span class='quiet'>{add.cost}</span>}
        </button>
      ))}
    </details>
  );
}

function Beginning({ g, now }: { g: GameInfo; now: ListSheet }) {
  const mine = ownLists.value.filter((list) => list.game === g.name);
  return (
    <label class='field'>
      {t('list-begin-with')}{' '}
      <select value={begun.value} onChange={(e) => void begin(e.currentTarget.value)}>
        {mine.length > 0 && (
          <optgroup label={t('list-mine')}>
            {mine.map((list) => <option value={`own:${list.id}`}>{words(list.name)}</option>)}
          </optgroup>
        )}
        {now.books.map((book) => (
          <option value={`book:${book}`}>{t('list-new-of', { book: words(now.titles[book]) })}</option>
        ))}
        {g.armies.map((army) => <option value={army.key}>{words(army.name)}</option>)}
      </select>
    </label>
  );
}

export function Builder() {
  const g = game.value, now = sheet.value;
  if (!g || !now) {
    return (
      <main class='front'>
        <p role='status'>{failed.value || t('status-connecting')}</p>
      </main>
    );
  }
  const { bench } = now, name = now.data.name as Record<string, string>;
  const link = `${location.origin}${location.pathname}#/list/${g.name}/${packed(now.data)}`;
  return (
    <main class='front builder'>
      <section class='sheet' aria-label={t('builder')}>
        <h1>{t('builder')} · {words(g.title)}</h1>
        {failed.value && <p class='why' role='alert'>{failed.value}</p>}
        <div class='row'>
          <Beginning g={g} now={now} />
          <label class='field'>
            {t('list-name')}{' '}
            <input
              value={words(name)}
              maxLength={60}
              onChange={(e) => {
                const given = e.currentTarget.value.trim();
                if (given) void change({ what: 'set', key: 'name', value: { en: given, fr: given } });
              }}
            />
          </label>
          {typeof now.data.points === 'number' && (
            <label class='field'>
              {t('list-points')}{' '}
              <input
                type='number'
                min={1}
                value={now.data.points}
                onChange={(e) =>
                  void change({ what: 'set', key: 'points', value: Number(e.currentTarget.value) || 1 })}
              />
            </label>
          )}
        </div>
        <p class='list-total' aria-live='polite'>
          <b>{t('list-total', { total: bench.total, most: bench.most, measure: words(bench.measure) })}</b>
        </p>
        <Wrong now={now} />
        {[...grouped(bench.rows)].map(([group, rows]) => (
          <section key={group} class='list-group' aria-label={group}>
            <h2>{group}</h2>
            <ul>{rows.map((row) => <Part key={row.path.join('/')} row={row} />)}</ul>
          </section>
        ))}
        {[...grouped(bench.adds)].map(([group, adds]) => <Additions key={group} group={group} adds={adds} />)}
        <p class='quiet'>{t('list-kept')}</p>
        <div class='row'>
          <a class='button primary' href='#/' onClick={keepNow}>{t('to-front')}</a>
          <button
            type='button'
            data-link={link}
            onClick={() => {
              keepNow();
              void navigator.clipboard?.writeText(link).then(() => void (shared.value = true));
            }}
          >
            {t(shared.value ? 'list-shared' : 'list-share')}
          </button>
          <button
            type='button'
            onClick={() => {
              forgetList(own.value);
              void begin(g.default_lists[0]);
            }}
          >
            {t('list-forget')}
          </button>
        </div>
      </section>
    </main>
  );
}
