// What lies under the pointer, in a few words beside it.
import { computed, signal } from '@preact/signals';
import { forecastsFor, shooters } from './asking.ts';
import { inside, type Pt } from './geometry.ts';
import { t } from './i18n.ts';
import { word } from './names.ts';
import { pickable } from './picking.ts';
import { Odds } from './pieces.tsx';
import { dragging } from './placing.ts';
import { forecasts, names, question, scene } from './store.ts';
import { box } from './view.ts';
import type { Forecast, SceneFigure } from './wire.ts';

/** Where the mouse rests: in pixels of the board, in hundredths, and the figure there. */
export const under = signal<{ at: Pt; spot: Pt; figure: string } | null>(null);

function ofFigure(f: SceneFigure): string[] {
  const n = names.value, unit = scene.value?.units.find((u) => u.id === f.unit);
  if (!unit) return [];
  const states = [...new Set([...unit.states, ...f.states])].map((state) => word('marker', state));
  const role = f.role === 'soldier' ? '' : word('role', f.role);
  return [
    `${n.name(f.unit)} ${unit.figures}/${unit.strength}`,
    [role, ...states].filter(Boolean).join(', '),
    scene.value?.grid
      ? unit.level ? t('on-level', { level: unit.level }) : ''
      : f.z
      ? t('height', { cm: f.z / 100 })
      : '',
  ];
}

const said = computed<string[]>(() => {
  const here = under.value, s = scene.value;
  if (!here || !s || dragging.value) return [];
  const figure = s.figures.find((f) => f.id === here.figure);
  if (figure) return ofFigure(figure);
  const found = s.pieces.filter((p) => inside(here.spot, p.outline as Pt[]));
  const piece = found.sort((a, b) => b.height - a.height)[0];
  if (!piece) return [];
  const high = s.grid ? '' : piece.height ? t('height', { cm: piece.height / 100 }) : t('flat');
  return [word('piece', piece.kind), high];
});

/** What an attack on the one under the pointer would do. */
const odds = computed<readonly Forecast[]>(() => {
  const unit = scene.value?.figures.find((f) => f.id === under.value?.figure)?.unit, q = question.value;
  if (!unit || !q || dragging.value) return [];
  const option = pickable.value.get(unit);
  return option !== undefined
    ? forecastsFor(q, option)
    : shooters.value.flatMap((s) => forecasts.value.get(s) ?? []).filter((f) => f.about.target === unit);
});

export function Caption() {
  const here = under.value, [first, ...rest] = said.value.filter(Boolean), list = odds.value.slice(0, 2);
  if (!here || !first) return null;
  const [x, y] = here.at, left = x > box.value[0] - 260, high = y > box.value[1] - 80 - 90 * list.length;
  return (
    <div
      class='caption'
      aria-hidden='true'
      style={{
        left: `${x + (left ? -12 : 14)}px`,
        top: `${y + (high ? -12 : 16)}px`,
        transform: `translate(${left ? '-100%' : '0'}, ${high ? '-100%' : '0'})`,
      }}
    >
      <b>{first}</b>
      {rest.map((text) => <div>{text}</div>)}
      {list.map((f, n) => <Odds key={n} forecast={f} short={list.length > 1 ? 'brief' : 'none'} />)}
    </div>
  );
}
