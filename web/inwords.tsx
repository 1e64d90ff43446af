// The whole table in words, with a tape measure that needs no eyes.
import { signal } from '@preact/signals';
import { type Base, gapBetween } from './bases.ts';
import { middle, type Pt } from './geometry.ts';
import { t, words } from './i18n.ts';
import { leading, squareSteps } from './meaning.ts';
import { Rule } from './pieces.tsx';
import { roughly } from './ruler.tsx';
import { scene } from './store.ts';
import { called, length, spot, squareName, stateName, wind } from './telling.ts';
import type { Scene, SceneUnit } from './wire.ts';

const from = signal('');
const to = signal('');

interface Place {
  id: string;
  name: string;
  at: Pt;
}

function places(s: Scene): Place[] {
  const units = s.units.filter((u) => u.place === 'table').map((u): Place => {
    const first = leading(s.figures.filter((f) => f.unit === u.id));
    return {
      id: u.id,
      name: t('labelled', { label: called(u.side), text: called(u.id) }),
      at: first ? [first.x, first.y] : [0, 0],
    };
  });
  return [...units, ...s.zones.map((z): Place => ({ id: z.id, name: called(z.id), at: middle(z.outline) }))];
}

const direction = (a: readonly number[], b: readonly number[]) =>
  wind(Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI);

/** Edge to edge between the nearest figures, or from the middle of a zone; in hundredths. */
function gap(s: Scene, a: string, b: string): number {
  const list = (id: string) => {
    const own: Base[] = s.figures.filter((f) => f.unit === id);
    const zone = s.zones.find((z) => z.id === id);
    const [x, y] = zone ? middle(zone.outline) : [0, 0];
    return own.length ? own : zone ? [{ x, y, radius: 0 }] : [];
  };
  return Math.min(
    ...list(a).flatMap((p) => list(b).map((q) => gapBetween(p, q))),
  );
}

/** The squares a unit or a zone lies on. */
function squaresOf(s: Scene, id: string): readonly (readonly number[])[] {
  const unit = s.units.find((u) => u.id === id), zone = s.zones.find((z) => z.id === id);
  if (unit) return unit.squares;
  return zone && s.grid ? [middle(zone.outline).map((v) => Math.floor(v / s.grid!.square))] : [];
}

/** Squares between two things. */
const steps = (s: Scene, a: string, b: string): number =>
  Math.min(...squaresOf(s, a).flatMap((p) => squaresOf(s, b).map((q) => squareSteps(p, q))));

/** Whether a distance may only be judged by eye: between enemies, in a game that measures after the shot. */
function byEye(s: Scene, a: string, b: string): boolean {
  const [one, two] = [a, b].map((id) => s.units.find((u) => u.id === id)?.side);
  return !!s.by_eye && !!one && !!two && one !== two;
}

function Measured({ s, a, b }: { s: Scene; a: string; b: string }) {
  const both = { a: called(a), b: called(b) };
  if (byEye(s, a, b)) {
    return (
      <>
        {t('judged-by-eye', both)} <Rule id={s.by_eye} />
      </>
    );
  }
  if (s.grid) return <>{t('measured-squares', { ...both, squares: steps(s, a, b) })}</>;
  return <>{t('is-apart', { ...both, length: length(gap(s, a, b), 2) })}</>;
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
  const here = list.find((p) => p.id === u.id);
  const about = {
    unit: called(u.id),
    side: called(u.side),
    strength: u.strength,
    states: u.states.map(stateName).join(', ') || t('no-states'),
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
        facing: wind(u.facing),
      })
      : t('unit-stands', {
        ...about,
        figures: s.figures.filter((f) => f.unit === u.id).length,
        spot: spot(...here.at),
      }),
  ];
  if (s.grid && u.level) parts.push(t('on-level', { level: u.level }));
  if (foe && there) {
    const near = { unit: called(foe.id), direction: direction(here.at, there.at) };
    parts.push(
      s.grid
        ? t('nearest-enemy-squares', { ...near, squares: far(foe) })
        : byEye(s, u.id, foe.id)
        ? t('enemy-about', { ...near, length: length(roughly(far(foe))) })
        : t('enemy-away', { ...near, length: length(far(foe)) }),
    );
  }
  return parts.join(' ');
}

const onSquare = (s: Scene, outline: readonly (readonly number[])[]): string =>
  squareName(middle(outline).map((v) => Math.floor(v / s.grid!.square)));

export function InWords() {
  const s = scene.value;
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
          : t('table-is', { width: length(s.width), depth: length(s.depth) })}
      </p>
      <ul>{s.units.map((u) => <li key={u.id}>{spoken(s, u, list)}</li>)}</ul>
      <ul>
        {s.zones.map((z) => {
          const about = { zone: called(z.id), owner: z.owner ? called(z.owner) : t('nobody') };
          return (
            <li key={z.id}>
              {s.grid
                ? t('zone-on-square', { ...about, square: onSquare(s, z.outline) })
                : t('zone-lies', { ...about, spot: spot(...middle(z.outline)) })}
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{t('pieces')} ({s.pieces.length})</summary>
        <ul>
          {s.pieces.map((p) => (
            <li key={p.id}>
              {called(p.id)}, {s.grid
                ? t('at-square', { square: onSquare(s, p.outline) })
                : `${spot(...middle(p.outline))}, ${
                  p.height ? t('high', { length: length(p.height) }) : t('flat')
                }`}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
