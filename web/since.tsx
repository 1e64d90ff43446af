// What happened since this seat last answered: one line an activation, each opening its dice and rules.
import { computed, signal } from '@preact/signals';
import { type Activation, activations, losses, sinceAnswer } from './activations.ts';
import { t } from './i18n.ts';
import { unitOf } from './meaning.ts';
import { Side } from './pieces.tsx';
import { Entry } from './record.tsx';
import { about, chosenUnit, lines, pointed, replay, scene, sides, state, taken } from './store.ts';
import { called, length, stateName } from './telling.ts';
import type { Line } from './wire.ts';
import { narrow } from './view.ts';

type Step = [string, number[][], number];

const sideOfUnit = (id: string): string => {
  const unit = unitOf(scene.value, id) || id;
  return scene.value?.units.find((u) => u.id === unit)?.side ?? '';
};
const recent = computed<Line[]>(() => {
  const me = about.value, shared = !!me?.hot_seat && !state.value?.over;
  return sinceAnswer(lines.value, me?.side ?? '', taken.value).filter((l) => !(shared && l.only));
});
/** Who acts: the unit, or the figure in a game of single figures. */
const actorOf = (id: string): string =>
  scene.value?.units.some((u) => id in u.members) ? id : unitOf(scene.value, id);
export const happened = computed<Activation[]>(() => {
  const list = activations(recent.value, actorOf, sideOfUnit, (id) => unitOf(scene.value, id));
  const told = recent.value.filter((l) => l.text.trim());
  return list.length || !told.length ? list : [{ who: '', lines: told }];
});

/** How far the farthest of them has gone, as the table measures. */
function wayOf(list: readonly Line[]): string {
  const square = scene.value?.grid?.square ?? 1;
  const far = (points: number[][]) =>
    points.reduce(
      (sum, p, n) => n ? sum + Math.hypot(p[0] - points[n - 1][0], p[1] - points[n - 1][1]) : 0,
      0,
    );
  const each = list.map((l) =>
    Math.max(0, ...((l.about.steps as Step[] | undefined) ?? []).map((s) => far(s[1])))
  );
  const sum = each.reduce((a, b) => a + b, 0) * square;
  return sum > 0 ? length(sum, 0) : '';
}

const text = (v: unknown): string => typeof v === 'string' ? v : '';
const counted = (v: unknown): number => Array.isArray(v) ? v.length : typeof v === 'number' ? v : 0;

/** What somebody did, to whom, and what it cost, in a few words. */
export function inShort({ who, lines: list }: Activation): string[] {
  const told: string[] = [];
  const moves = list.filter((l) => l.event === 'moved'), far = wayOf(moves);
  if (far) told.push(t('acted-move', { far }));
  else if (moves.length) told.push(t('acted-turn'));
  if (list.some((l) => l.event === 'placed')) told.push(t('acted-place'));
  const hits = new Map<string, number>();
  for (const l of list.filter((l) => l.event === 'struck')) {
    const targets = Array.isArray(l.about.target) ? l.about.target.map(String) : [text(l.about.target)];
    const at = [...new Set(targets.map((id) => called(unitOf(scene.value, id) || id)))].join(', ');
    hits.set(at, (hits.get(at) ?? 0) + counted(l.about.hits));
  }
  if (!list.some((l) => l.event === 'struck')) {
    // Where no line tells what an attack came to, its throws do.
    for (const l of list.filter((l) => l.event === 'rolled' && text(l.about.weapon) && l.about.target)) {
      const target = text(l.about.target), at = called(unitOf(scene.value, target) || target);
      hits.set(at, (hits.get(at) ?? 0) + counted(l.about.value));
    }
  }
  for (const [target, n] of hits) {
    told.push(target ? t('acted-strike', { target, hits: n }) : t('acted-strike-nobody'));
  }
  const lost = new Map<string, number>();
  for (const l of list.filter((l) => l.event === 'lost')) {
    const unit = called(unitOf(scene.value, text(l.about.unit)) || text(l.about.unit));
    lost.set(unit, (lost.get(unit) ?? 0) + counted(l.about.lost));
  }
  for (const [unit, n] of lost) told.push(t('acted-lose', { unit, count: n }));
  for (const l of list.filter((l) => l.event === 'scored')) {
    told.push(t('acted-score', { side: called(text(l.about.side)), points: Number(l.about.points ?? 0) }));
  }
  const marks = list.filter((l) => l.event === 'marked' && l.about.on === true).map((l) => ({
    unit: actorOf(text(l.about.id)),
    name: stateName(text(l.about.marker)),
  }));
  if (!told.length && marks.length) {
    told.push(marks.filter((m) => m.unit === who).map((m) => m.name).join(', '));
  }
  return told.some(Boolean) ? told.filter(Boolean) : changes(who, list);
}

/** What was changed about somebody who did nothing of this, in the words of the record. */
function changes(who: string, list: readonly Line[]): string[] {
  const name = called(who), own = list.filter((l) => l.event === 'changed' && l.about.id === who);
  const said = own.map((l) => l.text.trim()).filter(Boolean);
  return said.map((s) => s.startsWith(name) ? s.slice(name.length).trim() : s).slice(-3);
}

/** Whether the turn has gone on since somebody was activated. */
function over({ who, lines: list }: Activation): boolean {
  const own = list.findIndex((l) => Object.values(l.about).some((v) => actorOf(text(v)) === who));
  return list.findLastIndex((l) => l.event === 'begun') > own;
}

/** The entry that is opened. */
const opened = signal<Activation | null>(null);
const folded = signal(false);

/** One line; who has only begun, as the last of them, has not waited. */
function One({ a, last }: { a: Activation; last: boolean }) {
  const open = opened.value?.who === a.who && opened.value.lines[0] === a.lines[0], told = inShort(a);
  return (
    <li data-activation={a.who} data-first={a.lines[0]?.number}>
      <button
        type='button'
        class='act'
        aria-expanded={open}
        onPointerEnter={() => void (pointed.value = a.who)}
        onPointerLeave={() => void (pointed.value = '')}
        onClick={() => {
          opened.value = open ? null : a;
          chosenUnit.value = '';
        }}
      >
        <Side side={sideOfUnit(a.who)} plain />
        <span>
          <b>{a.who ? called(a.who) : t('acted-table')}</b> {told.length
            ? told.join(' · ')
            : a.who
            ? t(last && !over(a) ? 'acted-begun' : 'acted-nothing')
            : a.lines.findLast((l) => l.text.trim())?.text ?? ''}
        </span>
      </button>
      {open && (
        <ul class='act-lines'>
          {a.lines.filter((l) => l.text.trim()).map((l) => <Entry key={l.number} line={l} />)}
        </ul>
      )}
    </li>
  );
}

function Losses() {
  const lost = losses(recent.value, sideOfUnit);
  return (
    <span class='since-losses'>
      {sides.value.map((side) => (
        <span key={side} data-losses={side}>
          <Side side={side} plain /> −{lost.get(side) ?? 0}
        </span>
      ))}
    </span>
  );
}

export function Since() {
  if (replay.value) return null;
  const list = happened.value;
  if (!list.length) return narrow.value ? <div class='strip' /> : null;
  const last = list[list.length - 1], folds = folded.value, over = !!state.value?.over;
  return (
    <section class={`since ${narrow.value ? 'strip' : ''} ${folds ? 'folded' : ''}`} aria-label={t('since')}>
      <button
        type='button'
        class='since-head'
        aria-expanded={!folds}
        onClick={() =>
          void (folded.value = !folds)}
      >
        <span class='since-title'>
          {folds
            ? `${last.who ? called(last.who) : t('acted-table')} ${
              inShort(last).join(' · ') || (last.lines.findLast((l) =>
                l.text.trim()
              )?.text ?? '')
            }`
            : t(about.value?.side ? 'since' : 'lately')}
        </span>
        <Losses />
        <span aria-hidden='true'>{folds ? '▴' : '▾'}</span>
      </button>
      {!folds && (
        <ol class='acts' tabIndex={0} aria-label={t('since')}>
          {list.map((a) => <One key={`${a.who} ${a.lines[0]?.number}`} a={a} last={a === last && !over} />)}
        </ol>
      )}
    </section>
  );
}
/** On a phone it begins folded. */
export const foldSince = (): void => void (folded.value = narrow.peek());
foldSince();
