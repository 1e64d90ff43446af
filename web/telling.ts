// What the page says by itself: names of ids as the server told them, places, lengths in the scene's measure.
import { has, keyed, locale, t } from './i18n.ts';
import { askedUnit, isPoint, looksSomewhere, same } from './meaning.ts';
import { names, question, scene } from './store.ts';
import { frame } from './view.ts';
import type { Draft, SceneMeasure } from './wire.ts';

/** What an id is called. */
export const called = (id: string): string => names.value[id] ?? (has(`side-${id}`) ? t(`side-${id}`) : id);
/** What a state is called. */
export const stateName = (state: string): string => names.value[state] ?? keyed('marker', state);

const CENTIMETRES: SceneMeasure = { name: 'cm', hundredths: 100 };
export const measure = (): SceneMeasure => scene.value?.measure ?? CENTIMETRES;

/** A number as the reader writes it. */
export const number = (value: number, most = 1, least = 0): string =>
  value.toLocaleString(locale.value, { maximumFractionDigits: most, minimumFractionDigits: least });

/** A length of so many hundredths of a centimetre, in what the scene measures in. */
export function length(hundredths: number, most = 1, least = 0): string {
  const { name, hundredths: one } = measure(), count = hundredths / one;
  return t(`length-${name}`, { count, text: number(count, most, least) });
}

/** So much of a length without its measure. */
export const lengthOnly = (hundredths: number, most = 1, least = 0): string =>
  number(hundredths / measure().hundredths, most, least);

/** A point of the table. */
export const spot = (x: number, y: number): string => t('spot', { x: lengthOnly(x), y: lengthOnly(y) });

/** A square by the letter of its column and the number of its row. */
export const squareName = ([x, y]: readonly number[]): string =>
  `${String.fromCharCode(65 + x % 26)}${y + 1}`;

/** A way to look, in degrees counter-clockwise from east. */
export const wind = (degrees: number): string => t(`wind-${((Math.round(degrees / 45) % 8) + 8) % 8}`);

const ARROWS = '↑↗→↘↓↙←↖';

/** The square that a free answer names: what is put there, on which floor, looking which way on the screen. */
export function onSquare(
  { square, what, level, facing }: Omit<Draft, 'name' | 'value' | 'text' | 'label'>,
): string {
  const q = question.value, s = scene.value, unit = askedUnit(q, s);
  const kind = q?.kinds.find((k) => same(k.code, what))?.text ?? '';
  const arrow = s && unit && facing >= 0 && looksSomewhere(s, unit)
    ? ARROWS[((90 - facing) / 45 + 16 + 2 * (frame.value.turn & 3)) % 8] ?? ''
    : '';
  return [kind, square ? squareName(square) : '', level ? `▲${level}` : '', arrow].filter(Boolean).join(' ');
}

/** A ready-made answer: what it is for and where it ends. */
export function drafted(d: Draft): string {
  if (!d.square) return d.text;
  return d.label ? t('labelled', { label: d.label, text: onSquare(d) }) : onSquare(d);
}

/** Where a free answer ends, in a few words. */
export function ending(value: unknown): string {
  if (!Array.isArray(value) || !value.length) return t('ends-here');
  if (isPoint(value)) return spot(...value);
  const list = value as [string, number[][], number][], path = list.find((p) => p[1]?.length)?.[1];
  if (path) return spot(...path[path.length - 1] as [number, number]);
  const facing = list[0]?.[2] ?? -1;
  return facing < 0 ? t('ends-turned') : t('looks-towards', { direction: wind(facing), degrees: facing });
}
