// How far a unit shoots and charges: rings round whoever is asked or chosen, or where his ghost stands.
import { computed, effect, signal } from '@preact/signals';
import { Newest, sights } from './asking.ts';
import { angle, points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import { askedUnit } from './meaning.ts';
import { Rule } from './pieces.tsx';
import { facingOf, ghost, placedUnit, type Placement } from './placing.ts';
import { chosenUnit, live, question, scene, state } from './store.ts';
import { called, length } from './telling.ts';
import { frame, pixel } from './view.ts';
import type { Reach, Sights } from './wire.ts';

export const ringed = signal(localStorage.getItem('rings') === 'yes');
export function toggleRings(): void {
  ringed.value = !ringed.value;
  localStorage.setItem('rings', ringed.value ? 'yes' : 'no');
}
/** Whether distances may be drawn at all before they matter. */
export const mayRing = computed(() => !!scene.value && !scene.value.by_eye && !!live);

const told = signal<Pick<Sights, 'unit' | 'rings' | 'names'> & { number: number } | null>(null);
const one = new Newest();
const wanted = computed(() =>
  ringed.value && mayRing.value ? chosenUnit.value || askedUnit(question.value, scene.value) : ''
);

effect(() => {
  const unit = wanted.value, number = state.value?.number, known = sights.value;
  if (!unit || number === undefined) return;
  if (known?.unit === unit) {
    told.value = { ...known, number };
    return;
  }
  if (told.peek()?.unit === unit && told.peek()?.number === number) return;
  void one.run(async () => {
    if (wanted.peek() !== unit || state.peek()?.number !== number || !live) return;
    const m = await live.trial<Sights>({ kind: 'sight', number, unit });
    if (m.kind === 'sights') told.value = { unit, rings: m.rings, names: m.names, number };
  });
});

const rings = computed<readonly Reach[]>(() =>
  told.value && told.value.unit === wanted.value && told.value.number === state.value?.number
    ? told.value.rings
    : []
);

/** What a ring is, in words. */
function named(r: Reach): string {
  const what = r.weapons.map((w) => told.value?.names[w] ?? called(w)).join(', ');
  return t(`ring-${r.name}`, { what, length: r.outlines.length ? '' : length(r.far) });
}

/** Where a figure stands, or is led to, and which way it looks there. */
function standing(id: string): { at: Pt; facing: number } | null {
  const f = scene.value?.figures.find((o) => o.id === id), g = ghost.value;
  if (!f) return null;
  const led = g?.value && f.unit === placedUnit.value && typeof g.value[0] !== 'number'
    ? (g.value as Placement[]).find(([one]) => one === id)
    : undefined;
  const end = led?.[1][led[1].length - 1];
  return { at: end ?? [f.x, f.y], facing: led ? facingOf(led) : f.facing };
}

export function Rings() {
  const f = frame.value, k = pixel.value;
  return (
    <g class='rings'>
      {rings.value.map((r, n) => {
        const m = scene.value?.figures.find((o) => o.id === r.figure), here = standing(r.figure);
        const key = `${r.figure} ${r.name} ${r.far} ${n}`;
        if (r.outlines.length) {
          const d = r.outlines.map((o) =>
            `M${points(o.map(([x, y]) => project(f, x, y))).replaceAll(' ', 'L')}Z`
          );
          return <path key={key} d={d.join('')} class={`ring-area r-${r.name}`} data-ring={r.name} />;
        }
        if (!m || !here) return null;
        const [x, y] = project(f, ...here.at), far = r.far / 100, hull = m.length && m.width;
        const [w, h] = hull ? [m.length / 100, m.width / 100] : [m.radius / 50, m.radius / 50];
        const top = hull ? Math.max(w, h) / 2 + far : m.radius / 100 + far;
        return (
          <g key={key} data-ring={r.name} data-far={r.far}>
            <rect
              x={round(-w / 2 - far)}
              y={round(-h / 2 - far)}
              width={round(w + 2 * far)}
              height={round(h + 2 * far)}
              rx={round(hull ? far : w / 2 + far)}
              class={`ring r-${r.name}`}
              transform={`translate(${round(x)} ${round(y)}) rotate(${
                round(hull ? angle(f, here.facing) : 0)
              })`}
            />
            <text
              class='ring-name'
              transform={`translate(${round(x)} ${round(y - top - 4 * k)}) scale(${round(k)})`}
            >
              {named(r)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The same in words, beside the question. */
export function RingList() {
  if (!rings.value.length) return null;
  return (
    <ul class='arcs ring-list' aria-label={t('rings')}>
      {rings.value.map((r, n) => (
        <li key={n}>
          <span class={`ring-sign r-${r.name}`} aria-hidden='true' /> {named(r)} <Rule id={r.rule} />
        </li>
      ))}
    </ul>
  );
}
