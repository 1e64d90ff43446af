// A tape measure laid on the table by hand: from base to base, or from point to point.
import { signal } from '@preact/signals';
import { type Base, gapBetween, offBase } from './bases.ts';
import { middle, points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import { squareSteps } from './meaning.ts';
import { scene } from './store.ts';
import { length, measure } from './telling.ts';
import { frame, pixel } from './view.ts';
import type { Scene } from './wire.ts';

/** One end of the tape: a point, and the base it touches there. */
interface End {
  at: Pt;
  base: Base;
}
export const measuring = signal(false);
const tape = signal<{ from: End; to: End } | null>(null);

export function toggleRuler(): void {
  measuring.value = !measuring.value;
  tape.value = null;
}

/** What a point touches: the base that it lies on, else nothing. */
function end(s: Scene, at: Pt): End {
  const on = s.figures.find((f) => offBase(f, at) <= 0);
  return on && !s.grid ? { at: [on.x, on.y], base: on } : { at, base: { x: at[0], y: at[1], radius: 0 } };
}

export function layRuler(at: Pt): void {
  const s = scene.value;
  if (s) tape.value = { from: end(s, at), to: end(s, at) };
}
export function drawRuler(at: Pt): void {
  const s = scene.value;
  if (s && tape.value) tape.value = { ...tape.value, to: end(s, at) };
}

/** A distance as an eye judges it: so many tens of centimetres, or fives of anything longer. */
export function roughly(hundredths: number): number {
  const one = measure().hundredths, step = one > 100 ? 5 * one : 10 * one;
  return Math.max(step, Math.round(hundredths / step) * step);
}

/** How long the tape is, in words; where the rules let nobody measure yet, as an eye judges it. */
function told(s: Scene, from: End, to: End): string {
  if (s.grid) {
    const square = ({ at }: End) => at.map((v) => Math.floor(v / s.grid!.square)) as Pt;
    return t('ruler-squares', { squares: squareSteps(square(from), square(to)) });
  }
  const far = gapBetween(from.base, to.base);
  return s.by_eye ? t('ruler-by-eye', { length: length(roughly(far)) }) : length(far, 1, 1);
}

/** The tape as it lies. */
export function RulerView() {
  const s = scene.value, laid = tape.value, k = pixel.value;
  if (!s || !laid || !measuring.value) return null;
  const [a, b] = [laid.from, laid.to].map(({ at }) => project(frame.value, ...at));
  const text = told(s, laid.from, laid.to), [x, y] = middle([a, b]), wide = 18 + text.length * 6.4;
  return (
    <g class='ruler' data-length={text}>
      <polyline points={points([a, b])} class='tape' />
      <polyline
        points={points([a, b])}
        class='tape-ticks'
        stroke-dasharray={`0.05 ${round(measure().hundredths / 100 - 0.05)}`}
      />
      {[a, b].map(([cx, cy], n) => <circle key={n} cx={cx} cy={cy} r={round(4 * k)} class='corner' />)}
      <g transform={`translate(${round(x)} ${round(y)}) scale(${round(k)})`}>
        <rect x={-wide / 2} y={-30} width={wide} height={20} rx={6} class='tape-box' />
        <text y={-15.5} class='tape-text'>{text}</text>
      </g>
    </g>
  );
}
