// Before an attack: who is seen, and what it would do, exactly.
import { arcs, askOutcome, forecastsFor, linesTo, outcomeOf, shooters } from './asking.ts';
import { useEffect } from 'preact/hooks';
import { t } from './i18n.ts';
import { Odds, Rule } from './pieces.tsx';
import { forecasts, names, pointed } from './store.ts';
import type { Forecast, Question } from './wire.ts';

/** Who of the shooters sees a target, in words. */
function Seen({ target }: { target: string }) {
  const lines = linesTo(target);
  if (!lines.length) return null;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const hidden = lines.filter((line) => line.blocks.length);
  const between = [...new Set(hidden.flatMap((line) => line.blocks))].map((id) => names.value.name(id));
  return (
    <p class='seen'>
      {lines.length === 1 ? t(`seen-as-${lines[0].state}`) : t('seen-by', {
        open: count('open'),
        cover: count('cover'),
        not: count('hidden') + count('turned'),
      })}
      {between.length > 0 && ` ${t('seen-behind', { what: between.slice(0, 3).join(', ') })}`}
      <Rule id={lines.find((line) => line.state !== 'open')?.rule ?? lines[0].rule} />
    </p>
  );
}

/** In which arcs which weapons bear, in words; the table shows where they are. */
export function Arcs() {
  const seen = new Set<string>(), n = names.value;
  const list = arcs.value.filter((a) => {
    const key = JSON.stringify([a.name, a.weapons]);
    return !seen.has(key) && seen.add(key);
  });
  if (!list.length) return null;
  return (
    <ul class='arcs' aria-label={t('arcs')}>
      {list.map((a, k) => (
        <li key={k}>
          <span class={`arc-sign a-${a.name}`} aria-hidden='true' /> {t(`arc-${a.name}`, {
            what: a.weapons.length ? n.name(a.weapons.map((w) => w.split('@')[0])) : 'none',
          })} <Rule id={a.rule} />
        </li>
      ))}
    </ul>
  );
}

const worth = (f: Forecast): number => f.counted[0]?.mean ?? 0;

/** Odds of what an option would do. */
export function ForOption({ option, q }: { option: unknown; q: Question }) {
  const ready = forecastsFor(q, option), target = typeof option === 'string' ? option : '';
  const list = ready.length || q.kind !== 'several' ? ready : outcomeOf([option]);
  const seen = !!target && linesTo(target).length > 0;
  if (!list.length && !seen) return null;
  return (
    <div class='option-odds'>
      {seen && <Seen target={target} />}
      {list.slice(0, 3).map((f, n) => (
        <Odds
          key={n}
          forecast={f}
          short={list.length > 1 ? 'brief' : 'none'}
        />
      ))}
    </div>
  );
}

/** What is pointed at in a list to tick, if nothing is known of it yet: some of the weapons, or a mode. */
export function wantOdds(q: Question, option: unknown): void {
  if (Array.isArray(option) && !forecastsFor(q, option).length) askOutcome(q, [option]);
}

/** What everything that is ticked would do together. */
export function Ticked({ q, picked }: { q: Question; picked: readonly unknown[] }) {
  const alone = picked.length === 1 && forecastsFor(q, picked[0]).length > 0,
    wanted = picked.length > 0 && !alone;
  const key = JSON.stringify(picked);
  useEffect(() => {
    if (wanted) askOutcome(q, picked);
  }, [key, wanted]);
  const list = wanted ? outcomeOf(picked) : [];
  if (!list.length) return null;
  return (
    <div class='option-odds ticked' role='status'>
      {list.map((f, n) => <Odds key={n} forecast={f} />)}
    </div>
  );
}

/** The best first; of many, what is best against each target comes before what is next best. */
function shown(list: readonly Forecast[]): Forecast[] {
  const sorted = [...list].sort((a, b) => worth(b) - worth(a));
  const best = sorted.filter((f, n) => sorted.findIndex((o) => o.about.target === f.about.target) === n);
  const rest = sorted.filter((f) => !best.includes(f)).slice(0, Math.max(0, 8 - best.length));
  return [...best, ...rest].sort((a, b) => worth(b) - worth(a));
}

/** Before the actions are chosen: what attacking at once would do, best first. */
export function CouldShoot({ q }: { q: Question }) {
  if (!BEFORE.has(q.question) && !q.options.includes('shoot')) return null;
  const list = shooters.value.flatMap((unit) => forecasts.value.get(unit) ?? []);
  if (!list.length) return null;
  return (
    <details class='could' open>
      <summary>{t('could-shoot')}</summary>
      {shown(list).map((f, k) => (
        <div
          key={k}
          onPointerEnter={() => void (pointed.value = String(f.about.target))}
          onPointerLeave={() => void (pointed.value = '')}
        >
          <Odds forecast={f} short='brief' />
          {k < 1 && <Seen target={String(f.about.target)} />}
        </div>
      ))}
    </details>
  );
}
const BEFORE = new Set(['announce', 'action', 'actions', 'two-armies']);
