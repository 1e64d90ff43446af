// What happened, one entry an activation: pure decisions over the kinds of events and their facts.
import type { Line } from './wire.ts';

/** Who acted, and everything that came of it. */
export interface Activation {
  /** A unit; empty for what nobody did: throws at the beginning of a round, points at its end. */
  who: string;
  lines: Line[];
}

const text = (v: unknown): string => typeof v === 'string' ? v : '';
const who = ({ about }: Line): string => text(about.unit) || text(about.figure) || text(about.id);
/** For whom an answer was given: the first of its facts that names a unit. */
const subject = (
  { about: { side: _, question: __, answer: ___, ...others } }: Line,
  unitOf: (id: string) => string,
) => Object.values(others).map((v) => unitOf(text(v))).find(Boolean) ?? '';
const targets = ({ about }: Line): unknown[] => Array.isArray(about.target) ? about.target : [about.target];

/** Events after which something is different; what stands between two of them leads to the next. */
const EFFECTS = new Set(['moved', 'placed', 'struck', 'rolled', 'lost', 'scored']);

/** The unit that acts by a line; empty where it tells only what came of it. */
function actorOf(
  line: Line,
  unitOf: (id: string) => string,
  sideOf: (unit: string) => string,
  answers: string,
  chooses: (unit: string) => boolean,
) {
  const unit = line.event === 'answered' ? subject(line, unitOf) : unitOf(who(line));
  if (!unit) return '';
  if (['moved', 'placed', 'struck', 'begun'].includes(line.event)) return unit;
  if (line.event === 'answered') return chooses(unit) ? unit : '';
  if (line.event === 'rolled') {
    const aimed = targets(line).filter((id) => typeof id === 'string');
    return aimed.length && !aimed.includes(who(line)) ? unit : '';
  }
  return line.event === 'marked' && line.about.on === true && sideOf(unit) === answers ? unit : '';
}

/** Lines by activations, each with what led to it and what came of it. */
export function activations(
  lines: readonly Line[],
  unitOf: (id: string) => string,
  sideOf: (unit: string) => string,
  groupOf: (unit: string) => string = unitOf,
): Activation[] {
  const list: Activation[] = [];
  let waits: Line[] = [], answers = '';
  const close = (upTo = waits.length) => {
    list[list.length - 1]?.lines.push(...waits.slice(0, upTo));
    waits = waits.slice(upTo);
  };
  // Who chooses something for a unit of the side whose turn it is activates it, whatever comes of it; who is asked
  // in the middle of somebody else's activation does not.
  let turn = '', asked = '', first = true;
  const chooses = (unit: string) => !first && sideOf(unit) === answers && (!turn || turn === answers);
  for (const line of lines) {
    if (line.event === 'answered') answers = text(line.about.side);
    if (first) turn = answers;
    const acts = actorOf(line, unitOf, sideOf, answers, chooses), now = list[list.length - 1];
    if (line.event === 'answered') asked = subject(line, unitOf) || asked;
    // What one of a unit does is done by the unit, where that was asked.
    const actor = acts && acts !== asked && groupOf(acts) === asked ? asked : acts;
    if (actor) turn = sideOf(actor);
    else if (line.event === 'begun') turn = '';
    // Whoever chooses freely, as whom to activate, has the turn.
    else if (line.event === 'answered' && !subject(line, unitOf)) turn = answers;
    first = false;
    if (actor && actor !== now?.who) {
      const own = waits.findIndex((l) => unitOf(who(l)) === actor);
      close(own < 0 ? waits.length : own);
      list.push({ who: actor, lines: [...waits, line] });
      waits = [];
    } else if (EFFECTS.has(line.event) || actor) {
      const since = waits.findLastIndex((l) => l.event === 'begun');
      if (!now || since >= 0) {
        close(Math.max(0, since));
        list.push({ who: '', lines: [] });
      }
      close();
      list[list.length - 1].lines.push(line);
    } else waits.push(line);
  }
  close();
  return list;
}

/** How much each side has lost, in figures and in structure. */
export function losses(lines: readonly Line[], sideOf: (id: string) => string): Map<string, number> {
  const lost = new Map<string, number>();
  for (const line of lines.filter((l) => l.event === 'lost')) {
    const side = sideOf(text(line.about.unit)), what = line.about.lost;
    const count = Array.isArray(what) ? what.length : typeof what === 'number' ? what : 0;
    if (side) lost.set(side, (lost.get(side) ?? 0) + count);
  }
  return lost;
}

/** The lines since a side last answered; for somebody who never does, those of the last few inputs. */
export function sinceAnswer(lines: readonly Line[], side: string, gone: ReadonlySet<number>): Line[] {
  const own = lines.filter((l) => !gone.has(l.number));
  for (let n = own.length - 1; n >= 0; n--) {
    if (side && own[n].event === 'answered' && own[n].about.side === side) return own.slice(n);
  }
  return own.slice(-60);
}
