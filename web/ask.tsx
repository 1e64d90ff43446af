// The pending question: what is asked, what can be answered, what not and why.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Arcs, CouldShoot, ForOption, Ticked, wantOdds } from './aims.tsx';
import { askedUnit, forecastsFor, sights } from './asking.ts';
import { middle } from './geometry.ts';
import { has, t } from './i18n.ts';
import { NO_ONE } from './names.ts';
import { choose as chooseKind, kind, kinds, ledUnit, ready, turn, turns } from './onsquares.ts';
import { pickable } from './picking.ts';
import { Rule, Side } from './pieces.tsx';
import {
  addCorner,
  aiming,
  alone,
  cancel,
  confirm,
  drafts,
  endOf,
  ghost,
  hinted,
  leader,
  members,
  placedUnit,
  placing,
  take,
  told,
  turnBy,
  turning,
  type Value,
} from './placing.ts';
import { answer, armed, busy, forecasts, names, pointed, question, refusal, scene, state } from './store.ts';
import { PieceIcon } from './terrain.tsx';
import { narrow, onScreen, showAll } from './view.ts';
import type { Forecast, Question } from './wire.ts';

const tail = (o: unknown) => typeof o === 'string' ? o.slice(o.indexOf(':') + 1) : '';
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** How far from what is worth having a place ends: points others hold, else the enemy. */
function goalAway(value: unknown, side: string): number {
  const s = scene.value, end = endOf(value as Value);
  if (!s || !end) return Infinity;
  const goals = [
    ...s.zones.filter((z) => z.owner !== side && z.outline.length > 2 && z.kind !== 'deployment').map((z) =>
      middle(z.outline)
    ),
    ...s.figures.filter((f) => f.side !== side).map((f) => [f.x, f.y]),
  ];
  return Math.min(...goals.map(([x, y]) => Math.hypot(x - end[0], y - end[1])), 1e9);
}

/** Announced by somebody in a hurry, the best first; the first two only where shooting is worth it. */
const HURRY = ['movement,shoot', 'shoot', 'movement,movement', 'movement', 'crossing'];

/** What somebody in a hurry takes. */
export function usual(q: Question): unknown {
  if (q.proposal !== null && q.proposal !== undefined) return q.proposal;
  if (q.kind === 'order') return q.options;
  if (q.kind === 'several') return q.options.slice(0, Math.max(q.least, 0));
  if (q.kind === 'place') {
    const list = (drafts.value ?? []).filter((d) => Array.isArray(d.value) && d.value.length);
    return [...list].sort((a, b) => goalAway(a.value, q.side) - goalAway(b.value, q.side))[0]?.value ??
      drafts.value?.[0]?.value;
  }
  const lists = q.options.filter((o) => Array.isArray(o)) as unknown[][];
  if (lists.length) {
    const known = forecasts.value.get(askedUnit(q)) ?? [];
    const worth = known.some((f) => f.counted.some((c) => (c.mean ?? 0) >= 0.3));
    const wanted = worth ? HURRY : HURRY.slice(2);
    return wanted.map((w) => lists.find((o) => o.join() === w)).find(Boolean) ?? lists[lists.length - 1];
  }
  return promising(q) ?? q.options.find((o) => o !== NO_ONE) ?? q.options[0];
}

/** The option that is likeliest to hit somebody, if any is worth it. */
function promising(q: Question): unknown {
  const worth = (list: readonly Forecast[]) => Math.max(0, ...list.map((f) => f.counted[0]?.mean ?? 0));
  const all = forecasts.value.get(askedUnit(q)) ?? [];
  const of = (o: unknown) => [
    ...forecastsFor(q, o),
    ...all.filter((f) => f.about.figure === q.about.figure && o === `${f.about.mode}:${f.about.weapon}`),
  ];
  const best = q.options.map((o) => ({ o, worth: worth(of(o)) })).sort((a, b) => b.worth - a.worth)[0];
  return best && best.worth >= WORTH ? best.o : undefined;
}
/** Chance to put somebody out that is worth a shot to somebody in a hurry. */
const WORTH = 0.15;

function One({ q }: { q: Question }) {
  const n = names.value, numbers = q.options.every((o) => typeof o === 'number');
  const lists = q.options.length > 3 && q.options.some((o) => Array.isArray(o));
  const hover = (o: unknown) => () => {
    if (typeof o === 'string') {
      pointed.value = scene.value?.figures.some((f) =>
          f.id === o
        ) || scene.value?.units.some((u) => u.id === o)
        ? o
        : tail(o);
    }
  };
  return (
    <ul class={`options ${numbers ? 'numbers' : lists ? 'pairs' : ''}`}>
      {q.options.map((o, k) => (
        <li key={k}>
          <button
            type='button'
            data-option={typeof o === 'string' ? o : JSON.stringify(o)}
            class={`option ${same(o, q.proposal) ? 'usual' : ''} ${
              armed.value !== undefined && same(armed.value, o) ? 'armed' : ''
            }`}
            disabled={busy.value}
            onPointerEnter={hover(o)}
            onPointerLeave={() => void (pointed.value = '')}
            onFocus={hover(o)}
            onClick={() => void answer(o)}
          >
            {n.option(o, q.question, q.about)}
            {same(o, q.proposal) && <span class='quiet'>{` ${t('the-usual')}`}</span>}
          </button>
          <ForOption option={o} q={q} />
        </li>
      ))}
    </ul>
  );
}

function Several({ q }: { q: Question }) {
  const picked = useSignal<unknown[]>(Array.isArray(q.proposal) ? q.proposal as unknown[] : []);
  const n = names.value, ok = picked.value.length >= q.least && picked.value.length <= q.most;
  return (
    <>
      <fieldset class='several'>
        <legend>
          {t(q.least === q.most ? 'how-many-exactly' : 'how-many', { least: q.least, most: q.most })}
        </legend>
        {q.options.map((o, k) => (
          <div
            key={k}
            onPointerEnter={() => {
              pointed.value = aimOf(o);
              wantOdds(q, o);
            }}
            onPointerLeave={() => void (pointed.value = '')}
            onFocusCapture={() => wantOdds(q, o)}
          >
            <label>
              <input
                type='checkbox'
                checked={picked.value.some((p) => same(p, o))}
                onChange={(e) => {
                  const on = (e.target as HTMLInputElement).checked;
                  picked.value = on ? [...picked.value, o] : picked.value.filter((p) => !same(p, o));
                }}
              />{' '}
              {n.option(o, q.question, q.about)}
            </label>
            <ForOption option={o} q={q} />
          </div>
        ))}
      </fieldset>
      <button
        type='button'
        class='primary'
        disabled={!ok || busy.value}
        onClick={() => void answer(picked.value)}
      >
        {t('confirm')}
      </button>
      <Ticked q={q} picked={picked.value} />
    </>
  );
}
/** What an option points at on the table. */
const aimOf = (o: unknown): string => String(Array.isArray(o) ? o[2] ?? '' : o);

function Order({ q }: { q: Question }) {
  const list = useSignal<unknown[]>(Array.isArray(q.proposal) ? q.proposal as unknown[] : [...q.options]);
  const n = names.value;
  const move = (k: number, by: number) => () => {
    const next = [...list.value];
    [next[k], next[k + by]] = [next[k + by], next[k]];
    list.value = next;
  };
  return (
    <div>
      <ol class='order'>
        {list.value.map((o, k) => (
          <li
            key={JSON.stringify(o)}
            onPointerEnter={() => void (pointed.value = String(o))}
          >
            <span>{n.option(o)}</span>
            <button
              type='button'
              class='icon'
              disabled={!k}
              aria-label={t('earlier', { what: n.option(o) })}
              onClick={move(k, -1)}
            >
              ↑
            </button>
            <button
              type='button'
              class='icon'
              disabled={k === list.value.length - 1}
              aria-label={t('later', { what: n.option(o) })}
              onClick={move(k, 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <button type='button' class='primary' disabled={busy.value} onClick={() => void answer(list.value)}>
        {t('confirm-order')}
      </button>
    </div>
  );
}

const ARROWS = '→↗↑↖←↙↓↘';

/** A ready-made place: how far and which way on the screen from where the leader stands, and where it is. */
function Draft({ name, value }: { name: string; value: unknown }) {
  const end = endOf(value as Value), first = leader.value, text = names.value.draft(name, value);
  if (!end || !first || (end[0] === first.x && end[1] === first.y)) return <>{text}</>;
  const [a, b] = [onScreen([first.x, first.y]), onScreen(end)];
  const turn = Math.round(Math.atan2(a[1] - b[1], b[0] - a[0]) / (Math.PI / 4));
  const far = t('tape-free', { used: Math.hypot(end[0] - first.x, end[1] - first.y) / 100 });
  return (
    <>
      <span aria-hidden='true'>{ARROWS[(turn + 8) % 8]}</span> {far} <span class='quiet'>{text}</span>
    </>
  );
}

function Place() {
  const g = told.value ? ghost.peek() : null, n = names.value, list = drafts.value;
  const grid = !!scene.value?.grid;
  const vehicle = !aiming.value &&
    (grid ? turns.value : [...members.value, ...g?.figures ?? []].some((m) => m.facing >= 0));
  const shown = ready.value;
  return (
    <div class='place'>
      <p class='how'>
        {t(
          grid
            ? ledUnit.value ? 'how-square-drag' : 'how-square'
            : aiming.value
            ? 'how-aim'
            : turning.value
            ? 'how-turn'
            : alone.value
            ? 'how-drag-one'
            : 'how-drag',
        )}
      </p>
      {kinds.value.length > 1 && (
        <div class='kinds' role='group' aria-label={t('what-to-place')}>
          {kinds.value.map((what) => (
            <button
              type='button'
              key={what}
              aria-pressed={what === kind.value}
              onClick={() => chooseKind(what)}
            >
              <PieceIcon kind={what} />
              {n.name(what)}
            </button>
          ))}
        </div>
      )}
      {g && (
        <div class={`verdict ${g.verdict}`} role='status'>
          {g.verdict === 'good' && (
            <>
              {t('spot-fine')} <span class='quiet'>{n.ending(g.value)}</span>
            </>
          )}
          {g.verdict === 'unsure' && t('spot-unsure')}
          {g.why && (
            <div class='why'>
              {g.verdict === 'good' ? t('instead-of') + ' ' : ''}
              {n.why(g.why)} <Rule id={g.why.rule} />
            </div>
          )}
        </div>
      )}
      <div class='row'>
        <button
          type='button'
          class='primary'
          disabled={!g || g.verdict === 'bad' || busy.value}
          onClick={() => void confirm()}
        >
          {t(
            aiming.value
              ? 'confirm-aim'
              : turning.value
              ? 'confirm-turn'
              : grid && !placedUnit.value
              ? 'confirm-put'
              : alone.value
              ? 'confirm-place-one'
              : 'confirm-place',
          )}
        </button>
        {g && <button type='button' onClick={cancel}>{t('start-again')}</button>}
        {g && placing.value?.question === 'move' && !grid && (
          <button type='button' disabled={g.verdict === 'bad'} title={t('corner-say')} onClick={addCorner}>
            {t('corner')}
          </button>
        )}
        {vehicle && (
          <>
            <button
              type='button'
              class='icon'
              aria-label={t(grid ? 'turn-left-square' : 'turn-left')}
              onClick={() => grid ? turn(-1) : turnBy(15)}
            >
              ↺
            </button>
            <button
              type='button'
              class='icon'
              aria-label={t(grid ? 'turn-right-square' : 'turn-right')}
              onClick={() => grid ? turn(1) : turnBy(-15)}
            >
              ↻
            </button>
          </>
        )}
      </div>
      <details open={!g && !!list && shown.length < 40}>
        <summary>{t('ready-made')} {list ? `(${shown.length})` : '…'}</summary>
        <ul class='options drafts'>
          {shown.slice(0, 40).map((d, k) => (
            <li key={k}>
              <button
                type='button'
                class='option'
                disabled={busy.value}
                onPointerEnter={() => void (hinted.value = endOf(d.value as Value))}
                onPointerLeave={() => void (hinted.value = null)}
                onFocus={() => void (hinted.value = endOf(d.value as Value))}
                onBlur={() => void (hinted.value = null)}
                onClick={() =>
                  Array.isArray(d.value) && d.value.length ? take(d.value as Value) : void answer(d.value)}
              >
                {scene.value?.grid ? n.draft(d.name, d.value) : <Draft name={d.name} value={d.value} />}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function TypedDice({ q }: { q: Question }) {
  const typed = useSignal('');
  const sides = Number(/d(\d+)/.exec(q.dice)?.[1] ?? 6), count = Number(/^(\d+)/.exec(q.dice)?.[1] ?? 1);
  const signs = Array.from({ length: sides }, (_, n) => has(`face-${n + 1}`) ? t(`face-${n + 1}`) : '');
  const face = (text: string) => signs.indexOf(text.toUpperCase()) + 1 || Number(text);
  const faces = typed.value.trim().split(sides <= 9 ? /[\s,]*/ : /[\s,]+/).filter(Boolean).map(face);
  return (
    <form
      class='typed'
      onSubmit={(e) => {
        e.preventDefault();
        void answer(faces);
      }}
    >
      <label>
        {t('type-faces', { dice: q.dice })}
        <input
          value={typed.value}
          inputMode='numeric'
          autocomplete='off'
          onInput={(e) => void (typed.value = (e.target as HTMLInputElement).value)}
        />
      </label>
      <div class='row'>
        {Array.from(
          { length: Math.min(sides, 12) },
          (_, n) =>
            signs[n] && signs.indexOf(signs[n]) < n ? null : (
              <button
                type='button'
                class='icon'
                key={n}
                aria-label={t('add-face', { face: signs[n] || n + 1 })}
                onClick={() => void (typed.value = `${typed.value} ${signs[n] || n + 1}`.trim())}
              >
                {signs[n] || n + 1}
              </button>
            ),
        )}
        <button
          type='button'
          class='icon'
          aria-label={t('take-off')}
          onClick={() => void (typed.value = faces.slice(0, -1).map((f) => signs[f - 1] || f).join(' '))}
        >
          ⌫
        </button>
      </div>
      {q.modifiers.map((m) => (
        <span class='modifier'>
          {m.value > 0 ? '+' : ''}
          {m.value} <Rule id={m.rule} />
        </span>
      ))}
      <button type='submit' class='primary' disabled={!faces.length || busy.value}>
        {t('faces-done', { given: faces.length, wanted: count })}
      </button>
    </form>
  );
}

function Closed({ q }: { q: Question }) {
  const n = names.value, groups = new Map<string, { options: string[]; rule: string }>();
  for (const g of q.greyed) {
    const why = n.why(g.why), found = groups.get(why) ?? { options: [], rule: g.why.rule };
    found.options.push(n.option(g.option, q.question, q.about));
    groups.set(why, found);
  }
  if (!groups.size) return null;
  return (
    <details class='closed'>
      <summary>{t('closed-options', { count: q.greyed.length })}</summary>
      <ul>
        {[...groups].map(([why, { options, rule }]) => (
          <li>
            <s>{options.join(t('semicolon'))}</s> {why} <Rule id={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ForMe({ best }: { best: unknown }) {
  return (
    <button
      type='button'
      class='for-me'
      disabled={busy.value || best === undefined}
      onClick={() => void answer(best)}
    >
      {t('choose-for-me')}
    </button>
  );
}

export function Ask() {
  const q = question.value, now = state.value, n = names.value, why = refusal.value;
  const unit = askedUnit(q), seen = sights.value;
  useEffect(() => {
    const choice = new Set(unit ? [unit] : pickable.value.keys());
    const own = scene.value?.figures.filter((f) => choice.has(f.unit) || choice.has(f.id)) ?? [];
    if (!own.length || !narrow.peek()) return;
    const aims = seen?.unit === unit
      ? seen.lines.filter((l) => l.state !== 'hidden').map((l) => l.target)
      : [];
    const also = scene.value?.figures.filter((f) => aims.includes(f.id)) ?? [];
    showAll([...own, ...also].map((f): [number, number] => [f.x, f.y]), 2.2);
  }, [unit, now?.number, seen]);
  useEffect(() => {
    // A new question, or the end, is at the top of what is shown.
    const panel = document.querySelector('.panel');
    if (panel && (q || now?.over)) panel.scrollTop = 0;
  }, [q ? now?.number : -1, !!now?.over]);
  useEffect(() => {
    // Whoever answers by keyboard goes on from the question, not from the top of the page.
    const at = document.activeElement, lost = !at || at === document.body;
    if (!q || !lost && !at.closest('.ask') || at?.matches('.for-me')) return;
    const typing = q.kind === 'dice' && matchMedia('(pointer: fine)').matches;
    document.querySelector<HTMLElement>(typing ? '.typed input' : '#the-question')?.focus({
      preventScroll: true,
    });
  }, [q ? now?.number : -1]);
  if (!now) return null;
  if (!q) {
    const who = now.waiting.map((s) => n.name(s)).join(', ');
    return (
      <section class='ask idle' aria-label={t('question')}>
        {!now.over && who && now.dice !== 'asked' && (
          <p>{t(now.thinking.length ? 'bot-thinks' : 'waits-for', { side: who })}</p>
        )}
      </section>
    );
  }
  const best = usual(q);
  return (
    <section class='ask' aria-label={t('question')} data-question={q.question} data-number={now.number}>
      <div class='asked'>
        <Side side={q.side} plain />
        <h2 id='the-question' tabIndex={-1}>{n.question(q)}</h2>
        <Rule id={q.rule} />
      </div>
      {q.secret && <p class='quiet'>{t('secret-answer')}</p>}
      {why && (
        <p class='why' role='alert'>
          {t('refused', { why: n.why(why) })} <Rule id={why.rule} />
        </p>
      )}
      {armed.value !== undefined && (
        <p class='armed-note'>
          <button type='button' class='primary' onClick={() => void answer(armed.value)}>
            {t('do-it', { what: n.option(armed.value) })}
          </button>
        </p>
      )}
      {q.kind === 'one' && <One q={q} />}
      {q.kind === 'several' && <Several key={now.number} q={q} />}
      {q.kind === 'order' && <Order key={now.number} q={q} />}
      {q.kind === 'place' && placing.value && <Place />}
      {q.kind === 'dice' && <TypedDice key={now.number} q={q} />}
      {q.question !== 'announce' && q.kind !== 'dice' && <ForMe best={best} />}
      <Arcs />
      <CouldShoot q={q} />
      {q.question === 'announce' && <ForMe best={best} />}
      <Closed q={q} />
    </section>
  );
}
