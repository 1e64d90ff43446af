// Before an attack: who is seen, and what it would do, exactly.
import { useEffect } from 'preact/hooks';
import { arcs, askOutcome, foreseen, linesTo, ofOption, outcomeOf, sights } from './asking.ts';
import { locale, t } from './i18n.ts';
import { bestFirst, pointsAt, triesTogether, weighsFirst } from './meaning.ts';
import { Odds, Rule } from './pieces.tsx';
import { pointed, scene } from './store.ts';
import { called } from './telling.ts';
import type { Question } from './wire.ts';

/** Who of the shooters sees a target, in words. */
function Seen({ target }: { target: string }) {
  const lines = linesTo(target);
  if (!lines.length) return null;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const hidden = lines.filter((line) => line.blocks.length);
  const between = [...new Set(hidden.flatMap((line) => line.blocks))].map(called);
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
  const seen = new Set<string>();
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
            what: a.weapons.length
              ? a.weapons.map((w) => sights.value?.names[w] ?? called(w)).join(', ')
              : 'none',
          })} <Rule id={a.rule} />
        </li>
      ))}
    </ul>
  );
}

/** Odds of what an option would do, by its place among them. */
export function ForOption({ option, q }: { option: number; q: Question }) {
  const { code } = q.options[option], target = pointsAt(q.options[option], scene.value);
  const ready = ofOption(option), list = ready.length || q.kind !== 'several' ? ready : outcomeOf([code]);
  const seen = q.kind === 'one' && linesTo(target).length > 0;
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

/** What is pointed at in a list to tick, if nothing is known of it yet. */
export function wantOdds(q: Question, option: number): void {
  if (triesTogether(q) && !ofOption(option).length) askOutcome(q, [q.options[option].code]);
}

/** What everything that is ticked would do together; `picked` are places among the options. */
export function Ticked({ q, picked }: { q: Question; picked: readonly number[] }) {
  const alone = picked.length === 1 && ofOption(picked[0]).length > 0,
    wanted = picked.length > 0 && !alone;
  const codes = picked.map((n) => q.options[n].code), key = JSON.stringify(codes);
  useEffect(() => {
    if (wanted) askOutcome(q, codes);
  }, [key, wanted, locale.value]);
  const list = wanted ? outcomeOf(codes) : [];
  if (!list.length) return null;
  return (
    <div class='option-odds ticked' role='status'>
      {list.map((f, n) => <Odds key={n} forecast={f} />)}
    </div>
  );
}

/** Before it is chosen what to do: what attacking at once would do, best first. */
export function CouldShoot({ q }: { q: Question }) {
  if (!weighsFirst(q) || !foreseen.value.length) return null;
  return (
    <details class='could' open>
      <summary>{t('could-shoot')}</summary>
      {bestFirst(foreseen.value).map((f, k) => (
        <div
          key={k}
          onPointerEnter={() => void (pointed.value = f.target)}
          onPointerLeave={() => void (pointed.value = '')}
        >
          <Odds forecast={f} short='brief' />
          {k < 1 && <Seen target={f.target} />}
        </div>
      ))}
    </details>
  );
}
