// Units as cards, and the scores.
import { signal } from '@preact/signals';
import { box, goTo, onScreen } from './view.ts';
import { plainFigure } from './bases.ts';
import { middle, type Pt } from './geometry.ts';
import { Parts, Purses } from './holdings.tsx';
import { keyed, t, words } from './i18n.ts';
import { leading, signed } from './meaning.ts';
import { drawn } from './pace.ts';
import { Side, Text } from './pieces.tsx';
import { about, chosenUnit, pointed, scene, sideNumber, sides } from './store.ts';
import { called, length, stateName } from './telling.ts';
import { Sign, Token } from './tokens.tsx';
import type { Scene, SceneUnit } from './wire.ts';

function show(u: SceneUnit): void {
  chosenUnit.value = chosenUnit.value === u.id ? '' : u.id;
  const own = scene.value?.figures.filter((f) => f.unit === u.id) ?? [];
  if (own.length) goTo(...middle(own.map((f) => [f.x, f.y])), 1.6);
}

function Card({ u, s }: { u: SceneUnit; s: Scene }) {
  const first = leading(s.figures.filter((f) => f.unit === u.id));
  const open = chosenUnit.value === u.id;
  const made = first
    ? { ...first, radius: 100, z: 0, length: 0, width: 0 }
    : plainFigure({ id: u.id, unit: u.id, side: u.side, shape: u.shape });
  return (
    <li
      class={`card s${sideNumber(u.side)} ${u.place}`}
      onPointerEnter={() => void (pointed.value = u.id)}
      onPointerLeave={() => void (pointed.value = '')}
    >
      <button type='button' class='card-head' aria-expanded={open} onClick={() => show(u)}>
        <svg viewBox='-1.4 -1.65 2.9 2.9' width={36} height={36} aria-hidden='true'>
          <Token f={made} x={0} y={0} turn={-90} side={sideNumber(u.side)} states={[]} signs={s.signs} />
        </svg>
        <span class='card-name'>
          {called(u.id)}
          <span class='quiet'>
            {u.figures}/{u.strength}
            {u.place !== 'table' ? ` · ${t(`place-${u.place}`)}` : ''}
            {words(u.due) && ` · ${words(u.due)}`}
          </span>
        </span>
        {u.price > 0 && u.place !== 'table' && (
          <span class='price' aria-label={t('costs', { cost: u.price })}>{u.price}</span>
        )}
        <span class='card-states'>
          {signed(s.signs, u.states).map((st) => (
            <svg viewBox='-8 -8 16 16' width={18} height={18} role='img' aria-label={stateName(st)}>
              <Sign state={st} signs={s.signs} />
            </svg>
          ))}
        </span>
      </button>
      {open && (
        <dl>
          {u.lines.map(([what, value]) => (
            <>
              <dt>{words(what)}</dt>
              <dd>
                <Text text={called(value)} />
              </dd>
            </>
          ))}
          {u.states.length > 0 && (
            <>
              <dt>{t('states')}</dt>
              <dd>{u.states.map(stateName).join(', ')}</dd>
            </>
          )}
        </dl>
      )}
      {open && <Parts parts={u.parts} />}
    </li>
  );
}

/** The piece or zone that was clicked. */
export const chosenThing = signal('');

/** What is told of a piece or a zone: its name, its height, its state. */
function ThingHere({ s, id }: { s: Scene; id: string }) {
  const piece = s.pieces.find((p) => p.id === id), zone = s.zones.find((z) => z.id === id);
  const found = piece ?? zone;
  if (!found) return null;
  const left = onScreen(middle(found.outline))[0] > box.value[0] / 2;
  const name = words(found.name) || (piece ? keyed('piece', piece.kind) : called(id));
  return (
    <aside class={`card-here thing ${left ? 'at-left' : 'at-right'}`} aria-label={name} data-thing={id}>
      <button
        type='button'
        class='icon'
        aria-label={t('close')}
        onClick={() => void (chosenThing.value = '')}
      >
        ✕
      </button>
      <p class='thing-name'>
        {name} {zone?.owner && <Side side={zone.owner} />}
      </p>
      {piece && !s.grid && (
        <p class='quiet'>{piece.height ? t('high', { length: length(piece.height) }) : t('flat')}</p>
      )}
      <dl>
        {found.lines.map(([what, value]) => (
          <>
            <dt>{words(what)}</dt>
            <dd>
              <Text text={called(value)} />
            </dd>
          </>
        ))}
      </dl>
      <Parts parts={found.parts} />
    </aside>
  );
}

/** The card of the unit that was clicked, on the table, on the side where the unit does not stand. */
export function CardHere() {
  const s = scene.value, u = s?.units.find((x) => x.id === chosenUnit.value);
  if (s && !u && chosenThing.value) return <ThingHere s={s} id={chosenThing.value} />;
  if (!s || !u) return null;
  const own = s.figures.filter((f) => f.unit === u.id).map((f): Pt => [f.x, f.y]);
  const left = own.length > 0 && onScreen(middle(own))[0] > box.value[0] / 2;
  return (
    <aside class={`card-here ${left ? 'at-left' : 'at-right'}`} aria-label={called(u.id)}>
      <button type='button' class='icon' aria-label={t('close')} onClick={() => void (chosenUnit.value = '')}>
        ✕
      </button>
      <ul>
        <Card u={u} s={s} />
      </ul>
    </aside>
  );
}

/** Units by the platoon they belong to; those of none come first. */
function grouped(units: readonly SceneUnit[]): [string, SceneUnit[]][] {
  const groups = new Map<string, SceneUnit[]>([['', []]]);
  for (const u of units) groups.set(words(u.group), [...groups.get(words(u.group)) ?? [], u]);
  return [...groups].filter(([, list]) => list.length);
}

export function Units() {
  const s = scene.value;
  if (!s) return null;
  const own = about.value?.side,
    order = [...sides.value].sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <section class='units' aria-label={t('units')}>
      {order.map((side) => (
        <div key={side}>
          <h3>
            <Side side={side} />
          </h3>
          <Purses side={side} />
          {grouped(s.units.filter((u) => u.side === side)).map(([name, list]) => (
            <div key={name} class={name ? 'group' : ''}>
              {name && <h4>{name}</h4>}
              <ul class='cards'>{list.map((u) => <Card key={u.id} u={u} s={s} />)}</ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Whether the scores are spelled out. */
const spelled = signal(false);

export function Scores() {
  const s = drawn.value;
  if (!s) return null;
  return (
    <div class='scores'>
      {sides.value.map((side) => (
        <button
          type='button'
          key={side}
          class={`score s${sideNumber(side)}`}
          aria-expanded={spelled.value}
          onClick={() => void (spelled.value = !spelled.value)}
        >
          <Side side={side} />
          {s.scores.filter((x) => x.side === side).map((x) => {
            const full = words(x.what), short = words(x.short, full);
            return spelled.value
              ? (
                <span key={full} class='spelled'>
                  {full} <b>{x.value}</b>
                </span>
              )
              : (
                <abbr title={full} key={full}>
                  {short} <b>{x.value}</b>
                </abbr>
              );
          })}
        </button>
      ))}
    </div>
  );
}
