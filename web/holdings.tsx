// What lies beside the table: purses with what is spent and left, structure part by part.
import { t, words } from './i18n.ts';
import { about, scene } from './store.ts';
import { called } from './telling.ts';
import type { Question, ScenePart, ScenePurse } from './wire.ts';

/** Coins and boxes that are drawn one by one; more are told as a number. */
const DRAWN = 12;

/** What is left of something, part by part. */
export function Parts({ parts }: { parts: readonly ScenePart[] }) {
  if (!parts.length) return null;
  return (
    <ul class='parts' aria-label={t('structure')}>
      {parts.map((p, n) => (
        <li key={n} class={p.left <= 0 && p.full > 0 ? 'lost' : p.left < p.full ? 'hurt' : ''}>
          <span>
            {words(p.name)} {p.figure && <span class='quiet'>{called(p.figure)}</span>}
          </span>
          {p.full > 0 && p.full <= DRAWN && (
            <span class='boxes' aria-hidden='true'>
              {Array.from({ length: p.full }, (_, k) => <i key={k} class={k < p.left ? 'on' : ''} />)}
            </span>
          )}
          <b>{p.left}/{p.full}</b>
          {words(p.note) && <span class='quiet'>{words(p.note)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** One purse: what is left, and how much of it the answer that is under way would take. */
export function Purse({ p, taken = 0 }: { p: ScenePurse; taken?: number }) {
  const full = Math.max(p.full, p.left), left = p.left - taken, name = words(p.what);
  return (
    <span class={`purse ${left < 0 ? 'over' : ''}`} data-purse={p.id}>
      <abbr title={name}>{words(p.short, name)}</abbr>
      {full > 0 && full <= DRAWN && (
        <span class='coins' aria-hidden='true'>
          {Array.from(
            { length: full },
            (_, k) => <i key={k} class={k < left ? 'on' : k < p.left ? 'taken' : ''} />,
          )}
        </span>
      )}
      <b>{taken ? t('purse-after', { left: p.left, after: left }) : p.full ? `${p.left}/${full}` : p.left}</b>
    </span>
  );
}

/** The purses of a side. */
export function Purses({ side }: { side: string }) {
  const list = scene.value?.purses.filter((p) => p.side === side) ?? [];
  return list.length
    ? <p class='purses' aria-label={t('purses')}>{list.map((p) => <Purse key={p.id} p={p} />)}</p>
    : null;
}

/** What options cost together. */
export const priceOf = (q: Question, picked: readonly number[]): number =>
  picked.reduce((sum, n) => sum + (q.prices[n] ?? 0), 0);

/** What an option costs. */
export function Price({ q, n }: { q: Question; n: number }) {
  const cost = q.prices[n];
  return cost === undefined ? null : <span class='price' aria-label={t('costs', { cost })}>{cost}</span>;
}

/** The purse that a question is paid from, with what the answer that is under way would leave. */
export function Paying({ q, taken = 0 }: { q: Question; taken?: number }) {
  const own = scene.value?.purses.filter((p) => p.side === (about.value?.side || q.side)) ?? [];
  const list = q.purse ? own.filter((p) => p.id === q.purse) : q.kind === 'order' ? own : [];
  if (!list.length) return null;
  return (
    <p class='purses paying' role='status'>
      {list.map((p) => <Purse key={p.id} p={p} taken={q.purse ? taken : 0} />)}
    </p>
  );
}
