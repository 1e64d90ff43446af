// Floors to leaf through: who stands on another one is pale.
import { computed, signal } from '@preact/signals';
import { t } from './i18n.ts';
import { scene } from './store.ts';
import { length } from './telling.ts';
import type { SceneFigure } from './wire.ts';

/** The floor that is looked at, from below; -1 for all of them. */
const looked = signal(-1);

/** How high a figure stands: its floor on a board of squares, else hundredths. */
function heightOf(f: SceneFigure): number {
  const s = scene.value;
  return s?.grid ? s.units.find((u) => u.id === f.unit)?.level ?? 0 : f.z;
}

/** The heights somebody stands on, and the ground. */
export const floors = computed<number[]>(() => {
  const s = scene.value;
  if (!s) return [];
  return [...new Set([0, ...s.figures.map(heightOf)])].sort((a, b) => a - b);
});

export const onOtherFloor = (f: SceneFigure): boolean =>
  looked.value >= 0 && looked.value < floors.value.length && heightOf(f) !== floors.value[looked.value];

/** One floor up, after the highest all of them; down the other way round. */
export function leaf(by: 1 | -1): void {
  const count = floors.value.length, next = looked.value + by;
  looked.value = next >= count ? -1 : next < -1 ? count - 1 : next;
}

const name = (): string => {
  const at = floors.value[looked.value];
  if (looked.value < 0 || at === undefined) return t('floors-all');
  if (!at) return t('floor-ground');
  return scene.value?.grid ? t('on-level', { level: at }) : t('high', { length: length(at) });
};

export function FloorLeaf() {
  if (floors.value.length < 2) return null;
  return (
    <div class='leaf' role='group' aria-label={t('floors')}>
      <button type='button' class='icon' aria-label={t('floor-up')} onClick={() => leaf(1)}>▲</button>
      <span role='status'>{name()}</span>
      <button type='button' class='icon' aria-label={t('floor-down')} onClick={() => leaf(-1)}>▼</button>
    </div>
  );
}
