// What lies under the pointer, in a few words beside it.
import { computed, signal } from '@preact/signals';
import { ofOption, onUnit } from './asking.ts';
import { inside, type Pt } from './geometry.ts';
import { keyed, t } from './i18n.ts';
import { pickable } from './picking.ts';
import { Odds } from './pieces.tsx';
import { dragging } from './placing.ts';
import { question, scene } from './store.ts';
import { called, length, stateName } from './telling.ts';
import { box } from './view.ts';
import type { Forecast, SceneFigure } from './wire.ts';

/** Where the mouse rests: in pixels of the board, in hundredths, and the figure there. */
export const under = signal<{ at: Pt; spot: Pt; figure: string } | null>(null);

function ofFigure(f: SceneFigure): string[] {
  const unit = scene.value?.units.find((u) => u.id === f.unit);
  if (!unit) return [];
  const states = [...new Set([...unit.states, ...f.states])].map(stateName);
  const role = f.role === 'soldier' ? '' : keyed('role', f.role);
  return [
    `${called(f.unit)} ${unit.figures}/${unit.strength}`,
    [role, ...states].filter(Boolean).join(', '),
    scene.value?.grid
      ? unit.level ? t('on-level', { level: unit.level }) : ''
      : f.z
      ? t('high', { length: length(f.z) })
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
  const high = s.grid ? '' : piece.height ? t('high', { length: length(piece.height) }) : t('flat');
  return [keyed('piece', piece.kind), high];
});

/** What an attack on the one under the pointer would do. */
const odds = computed<readonly Forecast[]>(() => {
  const unit = scene.value?.figures.find((f) => f.id === under.value?.figure)?.unit, q = question.value;
  if (!unit || !q || dragging.value) return [];
  const options = pickable.value.get(unit);
  return options ? options.flatMap((o) => ofOption(q.options.indexOf(o))) : onUnit(unit);
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
