// The pending question: what is asked, what can be answered, what not and why.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Arcs, CouldShoot, ForOption, Ticked, wantOdds } from './aims.tsx';
import { considered, sights } from './asking.ts';
import { Weighed } from './danger.tsx';
import { Paying, Price, priceOf } from './holdings.tsx';
import { has, t } from './i18n.ts';
import { Order } from './lines.tsx';
import { askedUnit, led, pointsAt, same, weighsFirst } from './meaning.ts';
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
  endingOf,
  endOf,
  ghost,
  hinted,
  leader,
  members,
  placedUnit,
  placing,
  pointWanted,
  take,
  told,
  turnBy,
  turning,
  type Value,
} from './placing.ts';
import { answer, armed, busy, forMe, live, pointed, question, refusal, scene, state } from './store.ts';
import { RingList } from './rings.tsx';
import { called, drafted, length } from './telling.ts';
import { PieceIcon } from './terrain.tsx';
import { ThreatList } from './threat.tsx';
import { narrow, onScreen, showAll } from './view.ts';
import type { Choice, Draft as ReadyMade, Hint, Question } from './wire.ts';

/** The table shows what an option is about while it is pointed at. */
function regard(o: Choice | null): void {
  considered.value = o;
  pointed.value = o ? pointsAt(o, scene.value) : '';
}

/** Whether options of several words stand two in a row. */
const inPairs = (q: Question): boolean =>
  q.options.length > 3 && q.options.some((o) => Array.isArray(o.code));

function One({ q }: { q: Question }) {
  const numbers = q.options.every((o) => typeof o.code === 'number');
  const pairs = inPairs(q), meant = considered.value ? [q.options.indexOf(considered.value)] : [];
  return (
    <>
      <Paying q={q} taken={priceOf(q, meant)} />
      <ul class={`options ${numbers ? 'numbers' : pairs ? 'pairs' : ''}`}>
        {q.options.map((o, k) => (
          <li key={k}>
            <button
              type='button'
              data-option={typeof o.code === 'string' ? o.code : JSON.stringify(o.code)}
              class={`option ${same(o.code, q.proposal) ? 'usual' : ''} ${
                armed.value && same(armed.value.code, o.code) ? 'armed' : ''
              }`}
              disabled={busy.value}
              onPointerEnter={() => regard(o)}
              onPointerLeave={() => regard(null)}
              onFocus={() => regard(o)}
              onClick={() => void answer(o.code)}
            >
              {o.text} <Price q={q} n={k} />
              {same(o.code, q.proposal) && <span class='quiet'>{` ${t('the-usual')}`}</span>}
            </button>
            {!weighsFirst(q) && <ForOption option={k} q={q} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The places of proposed codes among the options. */
const placesOf = (q: Question): number[] =>
  (Array.isArray(q.proposal) ? q.proposal : []).map((code) => q.options.findIndex((o) => same(o.code, code)))
    .filter((n) => n >= 0);

/** So many options are searched, and those chosen stand above them. */
const MANY = 24;

/** What was chosen of many, in the order in which it will be done; a click takes it back. */
function Chosen({ q, picked, drop }: { q: Question; picked: readonly number[]; drop: (n: number) => void }) {
  return (
    <ol class='chosen' aria-label={t('chosen')}>
      {picked.map((n) => (
        <li key={n}>
          <button
            type='button'
            onClick={() => drop(n)}
            aria-label={t('take-back', { what: q.options[n].text })}
          >
            {q.options[n].text} <Price q={q} n={n} /> <span aria-hidden='true'>×</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A question that several answer at the same time stays the same one when another has answered. */
const asOne = (q: Question, number: number): string =>
  q.secret ? `${q.question} ${JSON.stringify(q.options.map((o) => o.code))}` : String(number);

function Several({ q }: { q: Question }) {
  const picked = useSignal<number[]>(placesOf(q)), sought = useSignal('');
  const ok = picked.value.length >= q.least && picked.value.length <= q.most;
  const many = q.options.length >= MANY, wanted = sought.value.trim().toLocaleLowerCase();
  const drop = (n: number) => void (picked.value = picked.value.filter((p) => p !== n));
  return (
    <>
      {many && <Paying q={q} taken={priceOf(q, picked.value)} />}
      {many && (
        <label class='sought'>
          {t('find-option')}{' '}
          <input
            type='search'
            value={sought.value}
            onInput={(e) => void (sought.value = e.currentTarget.value)}
          />
        </label>
      )}
      <fieldset class='several'>
        <legend>
          {t(q.least === q.most ? 'how-many-exactly' : 'how-many', { least: q.least, most: q.most })}
        </legend>
        {q.options.map((o, k) => (
          <div
            key={k}
            class={many && k > 0 && o.parts.what !== q.options[k - 1].parts.what ? 'begins' : undefined}
            hidden={!o.text.toLocaleLowerCase().includes(wanted)}
            onPointerEnter={() => {
              regard(o);
              wantOdds(q, k);
            }}
            onPointerLeave={() => regard(null)}
            onFocusCapture={() => wantOdds(q, k)}
          >
            <label>
              <input
                type='checkbox'
                checked={picked.value.includes(k)}
                onChange={(e) => {
                  const on = (e.target as HTMLInputElement).checked;
                  if (on) picked.value = [...picked.value, k];
                  else drop(k);
                }}
              />{' '}
              {o.text} <Price q={q} n={k} />
            </label>
            <ForOption option={k} q={q} />
          </div>
        ))}
      </fieldset>
      {many && picked.value.length > 0 && <Chosen q={q} picked={picked.value} drop={drop} />}
      {!many && <Paying q={q} taken={priceOf(q, picked.value)} />}
      <button
        type='button'
        class='primary'
        disabled={!ok || busy.value}
        onClick={() => void answer(picked.value.map((n) => q.options[n].code))}
      >
        {t('confirm')}
      </button>
      <Ticked q={q} picked={picked.value} />
    </>
  );
}

const ARROWS = '→↗↑↖←↙↓↘';

/** A ready-made place: how far and which way on the screen from where the leader stands, and where it is. */
function Draft({ text, value }: ReadyMade) {
  const end = endOf(value as Value), first = leader.value;
  if (!end || !first || (end[0] === first.x && end[1] === first.y)) return <>{text}</>;
  const [a, b] = [onScreen([first.x, first.y]), onScreen(end)];
  const turn = Math.round(Math.atan2(a[1] - b[1], b[0] - a[0]) / (Math.PI / 4));
  const far = length(Math.hypot(end[0] - first.x, end[1] - first.y), 1, 1);
  return (
    <>
      <span aria-hidden='true'>{ARROWS[(turn + 8) % 8]}</span> {far} <span class='quiet'>{text}</span>
    </>
  );
}

function Place() {
  const g = told.value ? ghost.peek() : null, list = drafts.value;
  const grid = !!scene.value?.grid;
  const vehicle = !aiming.value && !pointWanted.value &&
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
              key={what.text}
              aria-pressed={what === kind.value}
              onClick={() => chooseKind(what)}
            >
              <PieceIcon kind={String(what.parts.what ?? what.code)} />
              {what.text}
            </button>
          ))}
        </div>
      )}
      {g && (
        <div class={`verdict ${g.verdict}`} role='status'>
          {g.verdict === 'good' && (
            <>
              {t('spot-fine')} <span class='quiet'>{endingOf(g)}</span>
            </>
          )}
          {g.verdict === 'unsure' && t('spot-unsure')}
          {g.why && (
            <div class='why'>
              {g.verdict === 'good' ? t('instead-of') + ' ' : ''}
              {g.why.text} <Rule id={g.why.rule} />
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
        {g && led(placing.value)?.goes && !grid && !pointWanted.value && (
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
                onClick={() => Array.isArray(d.value) && d.value.length ? take(d) : void answer(d.value)}
              >
                {scene.value?.grid ? drafted(d) : <Draft {...d} />}
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
  const groups = new Map<string, { options: string[]; rule: string }>();
  for (const { option, why } of q.greyed) {
    const group = groups.get(why.text) ?? { options: [], rule: why.rule };
    group.options.push(option.text);
    groups.set(why.text, group);
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

/** The ruleset's quick answer, whatever is asked. */
function ForMe() {
  return (
    <button type='button' class='for-me' disabled={busy.value} onClick={() => void forMe()}>
      {t('choose-for-me')}
    </button>
  );
}

/** What the veteran would do here, and why; it is told, not done. */
const advised = signal<{ number: number; lines: readonly string[] } | null>(null);

function Advised() {
  const number = state.value?.number ?? -1, known = advised.value;
  const wish = () => {
    advised.value = { number, lines: [t('hint-thinking')] };
    void live?.trial<Hint>({ kind: 'hint', number }).then((m) => {
      if (state.peek()?.number !== number) return;
      advised.value = m.kind === 'hinted' ? { number, lines: [m.text, ...m.reasons] } : null;
    });
  };
  return (
    <div class='advised' aria-live='polite'>
      <button type='button' class='veteran' disabled={busy.value} onClick={wish}>{t('hint-wanted')}</button>
      {known?.number === number && known.lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

export function Ask() {
  const q = question.value, now = state.value, why = refusal.value;
  const unit = askedUnit(q, scene.value), seen = sights.value;
  useEffect(() => {
    const choice = new Set(unit ? [unit] : pickable.value.keys());
    const own = scene.value?.figures.filter((f) => choice.has(f.unit) || choice.has(f.id)) ?? [];
    if (!own.length) return;
    const aims = seen?.unit === unit
      ? seen.lines.filter((l) => l.state !== 'hidden').map((l) => l.target)
      : [];
    const also = scene.value?.figures.filter((f) => aims.includes(f.id)) ?? [];
    showAll([...own, ...also].map((f): [number, number] => [f.x, f.y]), narrow.peek() ? 2.2 : 1.7);
  }, [unit, now?.number, seen]);
  useEffect(() => {
    // A new question, or the end, is at the top of what is shown.
    const panel = document.querySelector('.panel');
    if (panel && (q || now?.over)) panel.scrollTop = 0;
  }, [q ? now?.number : -1, !!now?.over]);
  useEffect(() => {
    // Whoever answers by keyboard goes on from the question, not from the top of the page.
    const at = document.activeElement, lost = !at || at === document.body;
    if (!q || !lost && !at.closest('.ask') || at?.matches('.for-me, .veteran')) return;
    const typing = q.kind === 'dice' && matchMedia('(pointer: fine)').matches;
    document.querySelector<HTMLElement>(typing ? '.typed input' : '#the-question')?.focus({
      preventScroll: true,
    });
  }, [q ? now?.number : -1]);
  if (!now) return null;
  if (!q) {
    const who = now.waiting.map(called).join(', ');
    return (
      <section class='ask idle' aria-label={t('question')}>
        {!now.over && who && now.dice !== 'asked' && (
          <p>{t(now.thinking.length ? 'bot-thinks' : 'waits-for', { side: who })}</p>
        )}
      </section>
    );
  }
  // Under a table of many announcements the odds come first, so that they are in view.
  const first = weighsFirst(q) && inPairs(q);
  return (
    <section class='ask' aria-label={t('question')} data-question={q.question} data-number={now.number}>
      <div class='asked'>
        <Side side={q.side} plain />
        <h2 id='the-question' tabIndex={-1}>{q.text}</h2>
        <Rule id={q.rule} />
      </div>
      {q.secret && <p class='quiet'>{t('secret-answer')}</p>}
      {why && (
        <p class='why' role='alert'>
          {t('refused', { why: why.text })} <Rule id={why.rule} />
        </p>
      )}
      {armed.value && (
        <p class='armed-note'>
          <button type='button' class='primary' onClick={() => void answer(armed.value?.code)}>
            {t('do-it', { what: armed.value.text })}
          </button>
        </p>
      )}
      {q.kind === 'one' && <One q={q} />}
      {q.kind === 'several' && <Several key={asOne(q, now.number)} q={q} />}
      {q.kind === 'order' && <Order key={now.number} q={q} />}
      {q.kind === 'place' && placing.value && <Place />}
      <Weighed />
      <ThreatList />
      {q.kind === 'dice' && <TypedDice key={now.number} q={q} />}
      {!first && q.kind !== 'dice' && <ForMe />}
      <Arcs />
      <RingList />
      <CouldShoot q={q} />
      {first && q.kind !== 'dice' && <ForMe />}
      {q.kind !== 'dice' && <Advised />}
      <Closed q={q} />
    </section>
  );
}
