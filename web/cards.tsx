// Units as cards, and the whole table in words with a tape measure that needs no eyes.
import { signal } from '@preact/signals';
import { goTo } from './view.ts';
import { middle } from './geometry.ts';
import { t, words } from './i18n.ts';
import { word } from './names.ts';
import { Side } from './pieces.tsx';
import { about, chosenUnit, names, pointed, scene, sideNumber, sides } from './store.ts';
import { Sign, Token } from './tokens.tsx';
import type { Scene, SceneFigure, SceneUnit } from './wire.ts';

function show(u: SceneUnit): void {
  chosenUnit.value = chosenUnit.value === u.id ? '' : u.id;
  const own = scene.value?.figures.filter((f) => f.unit === u.id) ?? [];
  if (own.length) goTo(...middle(own.map((f) => [f.x, f.y])), 1.6);
}

function Card({ u, s }: { u: SceneUnit; s: Scene }) {
  const first = s.figures.find((f) => f.unit === u.id && (f.role === 'leader' || f.role === 'officer')) ??
    s.figures.find((f) => f.unit === u.id);
  const open = chosenUnit.value === u.id, n = names.value;
  const made: SceneFigure = first ? { ...first, radius: 100, z: 0, states: first.states } : {
    id: u.id,
    unit: u.id,
    side: u.side,
    x: 0,
    y: 0,
    z: 0,
    radius: 100,
    facing: 0,
    shape: 'infantry',
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
          <Token f={made} x={0} y={0} turn={-90} side={sideNumber(u.side)} states={[]} />
        </svg>
        <span class='card-name'>
          {n.name(u.id)}
          <span class='quiet'>
            {u.figures}/{u.strength}
            {u.place !== 'table' ? ` · ${t(`place-${u.place}`)}` : ''}
          </span>
        </span>
        <span class='card-states'>
          {u.states.map((st) => (
            <svg viewBox='-8 -8 16 16' width={18} height={18} role='img' aria-label={word('marker', st)}>
              <Sign state={st} />
            </svg>
          ))}
        </span>
      </button>
      {open && (
        <dl>
          {u.lines.map(([what, value]) => (
            <>
              <dt>{words(what)}</dt>
              <dd>{value}</dd>
            </>
          ))}
          {u.states.length > 0 && (
            <>
              <dt>{t('states')}</dt>
              <dd>{u.states.map((st) => word('marker', st)).join(', ')}</dd>
            </>
          )}
        </dl>
      )}
    </li>
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

export function Scores() {
  const s = scene.value;
  if (!s) return null;
  return (
    <div class='scores'>
      {sides.value.map((side) => (
        <div key={side} class={`score s${sideNumber(side)}`}>
          <Side side={side} />
          {s.scores.filter((x) => x.side === side).map((x) => {
            const full = words(x.what), short = /\(([^)]+)\)/.exec(full)?.[1];
            return (
              <abbr title={full} key={full}>
                {short ?? (x.what.en.startsWith('Cards') ? t('cards-short') : full)} <b>{x.value}</b>
              </abbr>
            );
          })}
        </div>
      ))}
    </div>
  );
}

// -- the table in words ---------------------------------------------------------------------------------------

const from = signal('');
const to = signal('');

function places(s: Scene): [string, string, [number, number]][] {
  const n = names.value;
  const units = s.units.filter((u) => u.place === 'table').map((u): [string, string, [number, number]] => {
    const own = s.figures.filter((f) => f.unit === u.id),
      first = own.find((f) => f.role === 'leader' || f.role === 'officer') ?? own[0];
    return [u.id, `${n.name(u.side)}: ${n.name(u.id)}`, first ? [first.x, first.y] : [0, 0]];
  });
  const zones = s.zones.map((
    z,
  ): [string, string, [number, number]] => [z.id, n.name(z.id), middle(z.outline)]);
  return [...units, ...zones];
}

const WINDS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'];
const wind = (a: readonly number[], b: readonly number[]) =>
  t(`opt-${WINDS[(Math.round(Math.atan2(b[1] - a[1], b[0] - a[0]) / (Math.PI / 4)) + 8) % 8]}`);

/** Edge to edge between the nearest figures, or from the middle of a zone. */
function gap(s: Scene, a: string, b: string): number {
  const list = (id: string) => {
    const own = s.figures.filter((f) => f.unit === id).map((f) => ({ x: f.x, y: f.y, r: f.radius }));
    const zone = s.zones.find((z) => z.id === id);
    return own.length ? own : zone ? [{ x: middle(zone.outline)[0], y: middle(zone.outline)[1], r: 0 }] : [];
  };
  return Math.min(
    ...list(a).flatMap((p) => list(b).map((q) => Math.max(0, Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r))),
  );
}

export function InWords() {
  const s = scene.value, n = names.value;
  if (!s) return null;
  const list = places(s),
    states = (u: SceneUnit) => u.states.map((st) => word('marker', st)).join(', ') || t('no-states');
  const measured = from.value && to.value && from.value !== to.value ? gap(s, from.value, to.value) : null;
  const choice = (label: string, value: typeof from) => (
    <label>
      {t(label)}{' '}
      <select
        value={value.value}
        onChange={(e) => void (value.value = (e.target as HTMLSelectElement).value)}
      >
        <option value=''>–</option>
        {list.map(([id, name]) => <option value={id}>{name}</option>)}
      </select>
    </label>
  );
  return (
    <section class='in-words' aria-label={t('table-in-words')}>
      <div class='measure'>
        {choice('measure-from', from)} {choice('measure-to', to)}
        <output>
          {measured !== null &&
            t('measured', { a: n.name(from.value), b: n.name(to.value), cm: measured / 100 })}
        </output>
      </div>
      <p>{words(s.headline)}</p>
      <p>{t('table-size', { width: s.width / 100, depth: s.depth / 100 })}</p>
      <ul>
        {s.units.map((u) => {
          const here = list.find(([id]) => id === u.id), own = s.figures.filter((f) => f.unit === u.id);
          if (u.place !== 'table' || !here) {
            return (
              <li>
                {t('unit-elsewhere', {
                  unit: n.name(u.id),
                  side: n.name(u.side),
                  place: t(`place-${u.place}`),
                  figures: u.figures,
                  strength: u.strength,
                  states: states(u),
                })}
              </li>
            );
          }
          const foes = s.units.filter((o) => o.side !== u.side && o.place === 'table').map((o) =>
            [o, gap(s, u.id, o.id)] as const
          ).sort((a, b) => a[1] - b[1]);
          return (
            <li>
              {t('unit-here', {
                unit: n.name(u.id),
                side: n.name(u.side),
                figures: own.length,
                strength: u.strength,
                x: here[2][0] / 100,
                y: here[2][1] / 100,
                states: states(u),
              })}
              {foes[0] && (
                <>
                  {t('nearest-enemy', {
                    unit: n.name(foes[0][0].id),
                    cm: foes[0][1] / 100,
                    direction: wind(here[2], list.find(([id]) => id === foes[0][0].id)![2]),
                  })}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <ul>
        {s.zones.map((z) => (
          <li>
            {t('zone-here', {
              zone: n.name(z.id),
              x: middle(z.outline)[0] / 100,
              y: middle(z.outline)[1] / 100,
              owner: z.owner ? n.name(z.owner) : t('nobody'),
            })}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('terrain')} ({s.pieces.length})</summary>
        <ul>
          {s.pieces.map((p) => (
            <li>
              {n.name(p.id)}, {t('at', { x: middle(p.outline)[0] / 100, y: middle(p.outline)[1] / 100 })},
              {' '}
              {p.height ? t('height', { cm: p.height / 100 }) : t('flat')}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
