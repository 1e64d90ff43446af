// Units as cards, and the scores.
import { signal } from '@preact/signals';
import { box, goTo, onScreen } from './view.ts';
import { middle, type Pt } from './geometry.ts';
import { t, words } from './i18n.ts';
import { leading, signed } from './meaning.ts';
import { drawn } from './pace.ts';
import { Side, Text } from './pieces.tsx';
import { about, chosenUnit, pointed, scene, sideNumber, sides } from './store.ts';
import { called, stateName } from './telling.ts';
import { Sign, Token } from './tokens.tsx';
import type { Scene, SceneFigure, SceneUnit } from './wire.ts';

function show(u: SceneUnit): void {
  chosenUnit.value = chosenUnit.value === u.id ? '' : u.id;
  const own = scene.value?.figures.filter((f) => f.unit === u.id) ?? [];
  if (own.length) goTo(...middle(own.map((f) => [f.x, f.y])), 1.6);
}

function Card({ u, s }: { u: SceneUnit; s: Scene }) {
  const first = leading(s.figures.filter((f) => f.unit === u.id));
  const open = chosenUnit.value === u.id;
  const made: SceneFigure = first ? { ...first, radius: 100, z: 0, states: first.states } : {
    id: u.id,
    unit: u.id,
    side: u.side,
    x: 0,
    y: 0,
    z: 0,
    radius: 100,
    facing: -1,
    shape: u.shape,
    role: 'soldier',
    states: [],
    letter: '',
    carries: [],
  };
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
          </span>
        </span>
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
    </li>
  );
}

/** The card of the unit that was clicked, on the table, on the side where the unit does not stand. */
export function CardHere() {
  const s = scene.value, u = s?.units.find((x) => x.id === chosenUnit.value);
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
          <ul class='cards'>
            {s.units.filter((u) => u.side === side).map((u) => <Card key={u.id} u={u} s={s} />)}
          </ul>
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
