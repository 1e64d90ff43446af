// Cards that lie in a line: one's own put in order by dragging or keys, the others' seen from behind.
import { signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { plainFigure } from './bases.ts';
import { Paying } from './holdings.tsx';
import { t, words } from './i18n.ts';
import { leading, same } from './meaning.ts';
import { Side } from './pieces.tsx';
import { about, answer, busy, pointed, say, scene, sideNumber, sides } from './store.ts';
import { called } from './telling.ts';
import { Token } from './tokens.tsx';
import type { Choice, Question, SceneCard } from './wire.ts';

/** The picture of a unit, as small as on a card; nothing for what is no unit. */
function Picture({ unit }: { unit: string }) {
  const s = scene.value, u = s?.units.find((x) => x.id === unit);
  if (!s || !u) return null;
  const first = leading(s.figures.filter((f) => f.unit === unit));
  const made = first
    ? { ...first, radius: 100, z: 0, length: 0, width: 0, states: [] }
    : plainFigure({ id: unit, unit, side: u.side, shape: u.shape });
  return (
    <svg viewBox='-1.4 -1.65 2.9 2.9' width={30} height={30} aria-hidden='true'>
      <Token f={made} x={0} y={0} turn={-90} side={sideNumber(u.side)} states={[]} signs={s.signs} />
    </svg>
  );
}

const unitOf = (o: Choice): string => o.on || String(o.parts.who ?? '');
const strength = (unit: string): string => {
  const u = scene.value?.units.find((x) => x.id === unit);
  return u ? `${u.figures}/${u.strength}` : '';
};

/** The card that is dragged, by its place among the options. */
const held = signal(-1);

const moved = (list: readonly number[], from: number, to: number): number[] => {
  const next = [...list], [card] = next.splice(from, 1);
  next.splice(Math.max(0, Math.min(next.length, to)), 0, card);
  return next;
};

const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -999,
  End: 999,
};

/** A question of order: cards in a line. */
export function Order({ q }: { q: Question }) {
  const codes = Array.isArray(q.proposal) ? q.proposal : [];
  const proposed = codes.map((code) => q.options.findIndex((o) => same(o.code, code))).filter((n) => n >= 0);
  const list = useSignal(proposed.length === q.options.length ? proposed : q.options.map((_, n) => n));
  const line = useRef<HTMLOListElement>(null);
  const put = (from: number, to: number) => {
    const place = Math.max(0, Math.min(list.value.length - 1, to));
    if (from < 0 || from === place) return;
    const card = list.value[from];
    list.value = moved(list.value, from, place);
    say(t('card-now', { what: q.options[card].text, place: place + 1, count: list.value.length }));
  };
  /** The place in the line whose card is nearest to the finger. */
  const nearest = (e: PointerEvent): number => {
    const boxes = [...line.current!.children].map((el) => el.getBoundingClientRect());
    const far = boxes.map((b) => Math.hypot(e.clientX - b.x - b.width / 2, e.clientY - b.y - b.height / 2));
    return far.indexOf(Math.min(...far));
  };
  const follow = (e: PointerEvent) => {
    if (held.value >= 0) put(list.value.indexOf(held.value), nearest(e));
  };
  const drop = () => void (held.value = -1);
  return (
    <div class='laying'>
      <p class='how'>{t('how-cards')}</p>
      <Paying q={q} />
      <ol
        class='order cards-line'
        ref={line}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={drop}
        onLostPointerCapture={drop}
      >
        {list.value.map((place, k) => {
          const o = q.options[place], unit = unitOf(o);
          return (
            <li
              key={place}
              class={`face s${sideNumber(q.side)} ${held.value === place ? 'held' : ''}`}
              data-card={unit || String(o.code)}
              onPointerEnter={() => void (pointed.value = unit)}
              onPointerLeave={() => void (pointed.value = '')}
              onPointerDown={(e) => {
                if (e.button || (e.target as Element).closest('button.icon')) return;
                held.value = place;
                line.current!.setPointerCapture(e.pointerId);
                e.preventDefault();
                (e.currentTarget as HTMLElement).querySelector<HTMLElement>('.card-grip')?.focus();
              }}
            >
              <div
                class='card-grip'
                role='button'
                tabIndex={0}
                aria-label={t('card-at', { what: o.text, place: k + 1, count: list.value.length })}
                onFocus={() => void (pointed.value = unit)}
                onKeyDown={(e) => {
                  if (!(e.key in KEYS)) return;
                  e.preventDefault();
                  put(k, k + KEYS[e.key]);
                }}
              >
                <Picture unit={unit} />
                <span>{o.text}</span>
                {strength(unit) && <small class='quiet'>{strength(unit)}</small>}
              </div>
              <button
                type='button'
                class='icon'
                disabled={!k}
                aria-label={t('earlier', { what: o.text })}
                onClick={() => put(k, k - 1)}
              >
                ←
              </button>
              <button
                type='button'
                class='icon'
                disabled={k === list.value.length - 1}
                aria-label={t('later', { what: o.text })}
                onClick={() => put(k, k + 1)}
              >
                →
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type='button'
        class='primary'
        disabled={busy.value}
        onClick={() => void answer(list.value.map((n) => q.options[n].code))}
      >
        {t('confirm-order')}
      </button>
    </div>
  );
}

function Lying({ card }: { card: SceneCard }) {
  const unit = card.units[0] ?? '', name = card.units.length === 1 ? called(unit) : words(card.name);
  if (card.down) return <li class={`back s${sideNumber(card.side)}`} aria-label={t('card-back')} />;
  return (
    <li
      class={`face s${sideNumber(card.side)} ${card.done ? 'done' : ''}`}
      data-card={unit}
      onPointerEnter={() => void (pointed.value = unit)}
      onPointerLeave={() => void (pointed.value = '')}
    >
      <Picture unit={unit} />
      <span>{name}</span>
    </li>
  );
}

/** The lines of all sides as they lie, one's own first. */
export function Lines() {
  const cards = scene.value?.cards ?? [], own = about.value?.side;
  if (!cards.length) return null;
  const order = [...sides.value].sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <section class='card-lines' aria-label={t('lines-of-cards')}>
      {order.map((side) => {
        const line = cards.filter((c) => c.side === side);
        return line.length > 0 && (
          <div key={side}>
            <Side side={side} />{' '}
            <span class='quiet'>{t('cards-left', { count: line.filter((c) => !c.done).length })}</span>
            <ol class='cards-line small'>{line.map((card, n) => <Lying key={n} card={card} />)}</ol>
          </div>
        );
      })}
    </section>
  );
}
