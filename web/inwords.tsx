// The whole table in words, with a tape measure that needs no eyes.
import { signal } from '@preact/signals';
import { middle, type Pt } from './geometry.ts';
import { t, words } from './i18n.ts';
import { squareName, WINDS, word } from './names.ts';
import { Rule } from './pieces.tsx';
import { names, scene } from './store.ts';
import type { Scene, SceneUnit } from './wire.ts';

const from = signal('');
const to = signal('');

interface Place {
  id: string;
  name: string;
  at: Pt;
}

function places(s: Scene): Place[] {
  const n = names.value;
  const units = s.units.filter((u) => u.place === 'table').map((u): Place => {
    const own = s.figures.filter((f) => f.unit === u.id),
      first = own.find((f) => f.role === 'leader' || f.role === 'officer') ?? own[0];
    return {
      id: u.id,
      name: t('labelled', { label: n.name(u.side), text: n.name(u.id) }),
      at: first ? [first.x, first.y] : [0, 0],
    };
  });
  return [...units, ...s.zones.map((z): Place => ({ id: z.id, name: n.name(z.id), at: middle(z.outline) }))];
}

const wind = (a: readonly number[], b: readonly number[]) =>
  t(`opt-${WINDS[(Math.round(Math.atan2(b[1] - a[1], b[0] - a[0]) / (Math.PI / 4)) + 8) % 8]}`);

/** Edge to edge between the nearest figures, or from the middle of a zone; in hundredths. */
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

/** The squares a unit or a zone lies on. */
function squaresOf(s: Scene, id: string): readonly (readonly number[])[] {
  const unit = s.units.find((u) => u.id === id), zone = s.zones.find((z) => z.id === id);
  if (unit) return unit.squares;
  return zone && s.grid ? [middle(zone.outline).map((v) => Math.floor(v / s.grid!.square))] : [];
}

/** Squares between two things: the first diagonal step counts one, each further one two. */
function steps(s: Scene, a: string, b: string): number {
  return Math.min(
    ...squaresOf(s, a).flatMap((p) =>
      squaresOf(s, b).map((q) => {
        const [dx, dy] = [Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])];
        return dx && dy ? dx + dy - 1 : dx + dy;
      })
    ),
  );
}

/** Whether a distance may only be judged by eye: between enemies, in a game that measures after the shot. */
function byEye(s: Scene, a: string, b: string): boolean {
  const [one, two] = [a, b].map((id) => s.units.find((u) => u.id === id)?.side);
  return s.highlights.by_eye === true && !!one && !!two && one !== two;
}

function Measured({ s, a, b }: { s: Scene; a: string; b: string }) {
  const n = names.value, both = { a: n.name(a), b: n.name(b) };
  if (byEye(s, a, b)) {
    return (
      <>
        {t('no-not-before-the-shot', both)} <Rule id='CZ-SHOOT-05' />
      </>
    );
  }
  if (s.grid) return <>{t('measured-squares', { ...both, squares: steps(s, a, b) })}</>;
  return <>{t('measured', { ...both, cm: gap(s, a, b) / 100 })}</>;
}

function Choice({ label, value, list }: { label: string; value: typeof from; list: readonly Place[] }) {
  return (
    <label>
      {t(label)}{' '}
      <select
        value={value.value}
        onChange={(e) => void (value.value = (e.target as HTMLSelectElement).value)}
      >
        <option value=''>–</option>
        {list.map(({ id, name }) => <option value={id}>{name}</option>)}
      </select>
    </label>
  );
}

/** A unit in whole sentences: where, in what state, and who is near. */
function spoken(s: Scene, u: SceneUnit, list: readonly Place[]): string {
  const n = names.value, here = list.find((p) => p.id === u.id);
  const about = {
    unit: n.name(u.id),
    side: n.name(u.side),
    strength: u.strength,
    states: u.states.map((st) => word('marker', st)).join(', ') || t('no-states'),
  };
  if (u.place !== 'table' || !here) {
    return t('unit-elsewhere', { ...about, place: t(`place-${u.place}`), figures: u.figures });
  }
  const foes = s.units.filter((o) => o.side !== u.side && o.place === 'table');
  const far = (o: SceneUnit) => s.grid ? steps(s, u.id, o.id) : gap(s, u.id, o.id);
  const foe = [...foes].sort((a, b) => far(a) - far(b))[0], there = list.find((p) => p.id === foe?.id);
  const parts = [
    s.grid
      ? t('unit-on-square', {
        ...about,
        figures: u.figures,
        square: u.squares.map((at) => squareName(at)).join(' '),
        facing: t(`opt-${WINDS[Math.round(u.facing / 45) % 8]}`),
      })
      : t('unit-here', {
        ...about,
        figures: s.figures.filter((f) => f.unit === u.id).length,
        x: here.at[0] / 100,
        y: here.at[1] / 100,
      }),
  ];
  if (s.grid && u.level) parts.push(t('on-level', { level: u.level }));
  if (foe && there) {
    const near = { unit: n.name(foe.id), direction: wind(here.at, there.at) }, cm = far(foe) / 100;
    parts.push(
      s.grid
        ? t('nearest-enemy-squares', { ...near, squares: far(foe) })
        : byEye(s, u.id, foe.id)
        ? t('nearest-enemy-by-eye', { ...near, cm: Math.max(10, Math.round(cm / 10) * 10) })
        : t('nearest-enemy', { ...near, cm }),
    );
  }
  return parts.join(' ');
}

const onSquare = (s: Scene, outline: readonly (readonly number[])[]): string =>
  squareName(middle(outline).map((v) => Math.floor(v / s.grid!.square)));

export function InWords() {
  const s = scene.value, n = names.value;
  if (!s) return null;
  const list = places(s), asked = from.value && to.value && from.value !== to.value;
  return (
    <section class='in-words' aria-label={t('table-in-words')}>
      <div class='measure'>
        <Choice label='measure-from' value={from} list={list} />{' '}
        <Choice label='measure-to' value={to} list={list} />
        <output>{asked && <Measured s={s} a={from.value} b={to.value} />}</output>
      </div>
      <p>{words(s.headline)}</p>
      <p>
        {s.grid
          ? t('board-size', { columns: s.grid.columns, rows: s.grid.rows })
          : t('table-size', { width: s.width / 100, depth: s.depth / 100 })}
      </p>
      <ul>{s.units.map((u) => <li key={u.id}>{spoken(s, u, list)}</li>)}</ul>
      <ul>
        {s.zones.map((z) => {
          const about = { zone: n.name(z.id), owner: z.owner ? n.name(z.owner) : t('nobody') };
          const [x, y] = middle(z.outline);
          return (
            <li key={z.id}>
              {s.grid
                ? t('zone-on-square', { ...about, square: onSquare(s, z.outline) })
                : t('zone-here', { ...about, x: x / 100, y: y / 100 })}
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{t('terrain')} ({s.pieces.length})</summary>
        <ul>
          {s.pieces.map((p) => {
            const [x, y] = middle(p.outline);
            return (
              <li key={p.id}>
                {n.name(p.id)}, {s.grid
                  ? t('at-square', { square: onSquare(s, p.outline) })
                  : `${t('at', { x: x / 100, y: y / 100 })}, ${
                    p.height ? t('height', { cm: p.height / 100 }) : t('flat')
                  }`}
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
