// Sentences for the player: lines, questions, options and refusals from keys and ids, as the terminal says them.
import { signal } from '@preact/signals';
import { type Args, has, t, words } from './i18n.ts';
import type { Line, Question, Scene, SceneUnit, Why } from './wire.ts';

type About = Record<string, unknown>;
export const NO_ONE = '-';
const COSTS = ['PC', 'PR'];
/** The id of a piece that is no longer there: its kind, if wanted who placed it, and a number. */
const GONE = /^([a-z_]+?)-?(?:[a-z]+-)?\d+$/;

/** Quarter turns clockwise by which the table lies on the screen: arrows point as they are seen. */
export const seenFrom = signal(0);

export const keyOf = (text: string): string => text.replace(/[_ ]/g, '-').toLowerCase();
const isPoint = (v: unknown): v is [number, number] =>
  Array.isArray(v) && v.length === 2 && v.every((n) => typeof n === 'number');
export const isPlacement = (v: unknown): boolean =>
  Array.isArray(v) && v.length > 0 && Array.isArray(v[0]) && v[0].length === 3 && Array.isArray(v[0][1]);
const at = ([x, y]: readonly number[]) => t('at', { x: x / 100, y: y / 100 });

/** A key as the player reads it; `loaded:0` is counted from 1. */
export function word(prefix: string, name: string): string {
  const [head, tail] = name.split(':'), key = `${prefix}-${keyOf(head)}`;
  if (tail !== undefined && has(`${key}-of`)) {
    return t(`${key}-of`, { number: /^\d+$/.test(tail) ? Number(tail) + 1 : tail });
  }
  return tail === undefined && has(key) ? t(key) : name.replace(/[_-]/g, ' ');
}

/** A square by the letter of its column and the number of its row. */
export const squareName = ([x, y]: readonly number[]): string =>
  `${String.fromCharCode(65 + x % 26)}${y + 1}`;

/** What a scenario or an army list is called. */
export const listName = (name: string): string => {
  const [army, points, kind] = name.split('-');
  return kind
    ? `${word('army', army)} · ${t('army-points', { points })} · ${word('style', kind)}`
    : word('list', name);
};

/** By eighths counter-clockwise from east. */
export const WINDS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
];

export class Names {
  private known = new Map<string, string>();
  constructor(
    scene: Scene | null,
    entries: Record<string, Record<string, string>> = {},
    sides: readonly string[] = [],
    called: Record<string, string> = {},
    private title: (rule: string) => string = () => '',
    private now: () => Scene | null = () => scene,
  ) {
    for (const [id, name] of Object.entries(entries)) this.known.set(id, words(name, id));
    const numbers = new Map<string, number>();
    for (const u of scene?.units ?? []) {
      const name = words(u.name, u.id), key = `${u.side} ${name}`;
      const many = scene!.units.filter((o) => o.side === u.side && words(o.name, o.id) === name).length > 1;
      numbers.set(key, (numbers.get(key) ?? 0) + 1);
      this.known.set(u.id, many ? `${name} ${numbers.get(key)}` : name);
    }
    for (const s of sides.length ? sides : [...new Set(scene?.units.map((u) => u.side))]) {
      const shown = (scene?.highlights.sides as Record<string, Record<string, string>> | undefined)?.[s];
      this.known.set(s, called[s] || (has(`side-${s}`) ? t(`side-${s}`) : words(shown, s)));
    }
    this.nameFigures(scene);
    const zones = new Map<string, number>();
    for (const z of scene?.zones ?? []) {
      const name = words(z.name, z.id), n = (zones.get(name) ?? 0) + 1;
      zones.set(name, n);
      const many = scene!.zones.filter((o) => words(o.name, o.id) === name).length > 1;
      const where = has(`zone-${keyOf(z.id)}`) ? t(`zone-${keyOf(z.id)}`) : '';
      this.known.set(z.id, where || (many ? `${name} ${n}` : name));
    }
    const kinds = new Map<string, number>();
    for (const p of scene?.pieces ?? []) {
      const n = (kinds.get(p.kind) ?? 0) + 1;
      kinds.set(p.kind, n);
      if (!this.known.has(p.id)) this.known.set(p.id, `${word('piece', p.kind)} ${n}`);
    }
  }

  /** Figures by what they are and their letter; where that fits several, by their unit and side too. */
  private nameFigures(scene: Scene | null): void {
    const letter = (id: string, unit: string) => id.slice(unit.length).toUpperCase() || id;
    const called: [id: string, unit: SceneUnit, name: string][] = [];
    for (const u of scene?.units ?? []) {
      const members = Object.entries(u.members);
      for (const [id, name] of members) {
        called.push([id, u, members.length > 1 ? `${words(name, id)} ${letter(id, u.id)}` : words(name, id)]);
      }
    }
    const same = (a: (typeof called)[0], b: (typeof called)[0]) => a[2] === b[2] && a[0] !== b[0];
    for (const one of called) {
      const [id, unit, name] = one,
        others = called.filter((o) => same(one, o)),
        own = this.known.get(unit.id);
      const where = others.some((o) => this.known.get(o[1].id) === own)
        ? `${own}, ${this.known.get(unit.side)}`
        : own;
      this.known.set(id, others.length ? `${name} (${where})` : name);
    }
    for (const f of scene?.figures ?? []) {
      if (called.some(([id]) => id === f.id)) continue;
      const role = has(`role-${f.role}`) ? t(`role-${f.role}`) : f.role;
      const carries = f.carries.length ? ` (${f.carries.map((w) => this.name(w)).join(', ')})` : '';
      this.known.set(f.id, `${role} ${letter(f.id, f.unit)}${carries}`);
    }
  }

  /** The table as it is now; what things are called is told when they come. */
  private get scene(): Scene | null {
    return this.now();
  }

  /** A value as the player reads it: known ids by name, lists by their parts, else as it is. */
  name(value: unknown): string {
    if (Array.isArray(value)) return value.map((v) => this.name(v)).join(', ') || t('nothing');
    if (value && typeof value === 'object') {
      return Object.entries(value).map(([k, v]) => `${this.name(k)} ${this.name(v)}`).join(', ');
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value ?? '');
    const found = this.known.get(text);
    if (found) return found;
    for (const prefix of ['opt-', 'marker-', 'side-', 'word-']) {
      if (text && has(prefix + keyOf(text))) return t(prefix + keyOf(text));
    }
    // A figure that is no longer on the table.
    const unit = /[a-z]$/.test(text) ? this.scene?.units.find((u) => u.id === text.slice(0, -1)) : undefined;
    if (unit && has('role-soldier')) return `${t('role-soldier')} ${text.slice(-1).toUpperCase()}`;
    const colon = text.indexOf(':');
    if (colon > 0 && has(`opt-${keyOf(text.slice(0, colon))}-of`)) {
      const tail = text.slice(colon + 1), what = this.known.has(tail) ? tail : tail.split(' ')[0];
      return t(`opt-${keyOf(text.slice(0, colon))}-of`, { what: this.name(what) });
    }
    const gone = GONE.exec(text);
    if (gone && has(`piece-${keyOf(gone[1])}`)) return word('piece', gone[1]);
    for (const [mark, key] of [['#', 'salvo-number'], ['@', 'in-arc']]) {
      const where = text.lastIndexOf(mark);
      if (where >= 0) return t(key, { what: this.name(text.slice(0, where)), number: text.slice(where + 1) });
    }
    return text;
  }

  /** The value of a line of a card: words between slashes or commas in the reader's language. */
  told(value: string): string {
    return value.split(/(\/|, )/).map((part, n) => n % 2 || /^[A-Z\d]/.test(part) ? part : this.name(part))
      .join('');
  }

  args(about: About): Args {
    const given: Args = {};
    for (const [key, value] of Object.entries(about)) {
      given[keyOf(key)] = typeof value === 'number' ? value : this.name(value);
      if (typeof value === 'number') {
        given[`${keyOf(key)}-cm`] = value / 100;
        given[`${keyOf(key)}-sign`] = value < 0 ? 'minus' : value ? 'plus' : 'zero';
      }
    }
    const place = about.square ?? [about.x, about.y];
    if (this.scene?.grid && Array.isArray(place) && place.length === 2 && place.every(Number.isInteger)) {
      given.square = squareName(place as number[]);
    }
    return given;
  }

  /** What numbers of an answer stand for: by themselves, or together with its last part. */
  private called(about: About, ...keys: unknown[]): string {
    for (const [key, name] of (about.named ?? []) as [unknown, string][]) {
      if (JSON.stringify(key) !== JSON.stringify(keys.length > 1 ? keys : keys[0])) continue;
      return has(`word-${keyOf(name)}`) ? word('word', name) : name;
    }
    return '';
  }

  /** An option of several parts in a sentence of its own. */
  private item(value: readonly unknown[], question: string, about: About): string {
    const parts: Args = {};
    value.forEach((part, n) => {
      parts[`p${n}`] = typeof part === 'number' ? part : part === '' ? 'none' : this.name(part);
      parts[`r${n}`] = part === '' || part === NO_ONE
        ? 'none'
        : typeof part === 'number'
        ? part
        : String(part);
    });
    const called = this.called(about, value[0], value[value.length - 1]) || this.called(about, value[0]);
    if (called) parts.p0 = called;
    const place = value.length > 3 ? value.slice(0, 2) : value.slice(-2);
    if (this.scene?.grid && place.every(Number.isInteger)) parts.square = squareName(place as number[]);
    return t(`item-${question}`, parts);
  }

  option(value: unknown, question = '', about: About = {}): string {
    if (value === NO_ONE) return t(has(`none-${question}`) ? `none-${question}` : 'opt-none');
    if (Array.isArray(value) && !value.length) return t('nothing');
    if (value === about.unit && has(`take-${question}`)) return t(`take-${question}`);
    if (Array.isArray(value) && !Array.isArray(value[0]) && has(`item-${question}`)) {
      return this.item(value, question, about);
    }
    if (
      this.scene?.grid && Array.isArray(value) && value.length > 3 &&
      value.slice(0, 4).every(Number.isInteger)
    ) {
      return this.square(value);
    }
    if (isPoint(value)) return at(value);
    if (Array.isArray(value)) {
      const deeper = value.some(Array.isArray) ? question : '';
      return value.map((v) => this.option(v, deeper, about)).join(' + ');
    }
    const told = this.called(about, value);
    if (typeof value === 'number') return told || String(value);
    return told ? `${String(value).slice(-1).toUpperCase()} (${told})` : this.name(value);
  }

  /** Where a free placement ends. */
  ending(value: unknown): string {
    if (!Array.isArray(value) || !value.length) return t('opt-stay');
    if (this.scene?.grid && !Array.isArray(value[0])) return this.square(value);
    if (isPoint(value)) return at(value);
    const list = value as [string, number[][], number][];
    for (const [, path] of list) {
      if (path?.length) return at(path[path.length - 1]);
    }
    const facing = list[0]?.[2] ?? -1;
    return facing < 0 ? t('opt-turn') : t('looks-towards', {
      direction: t(`opt-${WINDS[Math.round(facing / 45) % 8]}`),
      degrees: facing,
    });
  }

  /** A square by the letter of its column and the number of its row, with floor and facing. */
  private square(value: readonly unknown[]): string {
    const four = value.length > 3, [x, y] = (four ? value.slice(0, 2) : value.slice(-2)) as number[];
    const name = squareName([x, y]);
    const floor = four && value[2] ? ` ▲${value[2]}` : '',
      arrow = four && this.looks() ? ` ${'↑↗→↘↓↙←↖'[(Number(value[3]) + 2 * seenFrom.value) % 8] ?? ''}` : '';
    const kind = value.length === 3 && typeof value[0] === 'string' ? `${this.name(value[0])} ` : '';
    return `${kind}${name}${floor}${arrow}`;
  }

  /** Whether it matters where the unit under way looks. */
  private looks(): boolean {
    const unit = this.scene?.highlights.unit, own = this.scene?.figures.find((f) => f.unit === unit);
    const shape = own?.shape ?? this.scene?.units.find((u) => u.id === unit)?.shape;
    return own ? own.facing >= 0 : shape !== 'infantry' && shape !== 'heavy';
  }

  draft(name: string, value: unknown): string {
    const where = this.ending(value);
    if (!name) return where;
    return Array.isArray(value) && value.length
      ? t('labelled', { label: this.name(name), text: where })
      : this.name(name);
  }

  question(q: Question): string {
    const about = this.args({ ...q.about, side: q.side });
    if (q.kind === 'dice') return t('ask-dice', { ...about, dice: q.dice });
    if (q.kind === 'several') Object.assign(about, { least: q.least, most: q.most });
    const key = `ask-${q.question}`, brief = `${key}-brief`;
    return has(brief) ? t(brief, about) : has(key) ? t(key, about) : q.question;
  }

  why(why: Why): string {
    const about = this.args({ ...why.about, excess: why.excess });
    const key = `no-${why.reason}`;
    let text = has(key) ? t(key, about) : why.reason;
    if (why.excess && (why.measure === 'cm' || COSTS.includes(why.measure))) {
      const cm = why.measure === 'cm';
      text += ` (${
        t(cm ? 'too-far' : 'short', { amount: cm ? why.excess / 100 : why.excess, measure: why.measure })
      })`;
    }
    if (why.about && 'hint' in why.about) text += `: ${t(`hint-${why.about.hint}`)}`;
    return text;
  }

  /** One line of the record; empty for bookkeeping that says nothing to a reader. */
  line(line: Line): string {
    const about = line.about;
    if (line.what === 'roll') return this.roll(line);
    if (line.what === 'ask') {
      const { answer, ...rest } = about;
      const shown = isPlacement(answer)
        ? this.ending(answer)
        : this.option(answer, String(about.question), rest);
      const key = `did-${about.question}`, raw = answer === NO_ONE ? 'none' : String(answer);
      if (has(key)) return t(key, { ...this.args(rest), answer: shown, raw });
      const { question: _q, ...given } = rest;
      const ask = `ask-${about.question}`;
      const question = has(ask) ? t(ask, this.args(given)) : String(about.question);
      return t('answered', { side: this.name(about.side), question, answer: shown });
    }
    if (line.what === 'note') {
      const { key: name, ...rest } = about;
      const key = `note-${name}`, given = this.args(rest), reason = `no-${about.reason}`;
      if (has(reason)) given.why = t(reason, given);
      return has(key) ? t(key, given) : `${String(name).replace(/-/g, ' ')}`;
    }
    if (line.what === 'declared') {
      const key = `declared-${about.what}`;
      return has(key) ? t(key, this.args(about)).replace(/ \[[A-Z-]+\d+\]$/, '') : String(about.what);
    }
    return this.change(about);
  }

  /** What dice were thrown for. */
  label(line: Line): string {
    const { faces: _f, modifiers: _m, dice: _d, value: _v, side: _s, ...given } = line.about;
    const rule = `roll-${line.rule.toLowerCase()}`, armed = `${rule}-weapon`;
    const key = 'weapon' in given && has(armed) ? armed : rule;
    if (has(key)) return t(key, this.args(given));
    const who = ['unit', 'vehicle', 'target'].filter((k) => k in given).map((k) => this.name(given[k]));
    const title = this.title(line.rule) || t('roll');
    return who.length ? `${title} (${who.join(' › ')})` : title;
  }

  private roll(line: Line): string {
    const about = line.about;
    return t('rolled', {
      label: this.label(line),
      side: this.name(about.side),
      dice: String(about.dice),
      faces: (about.faces as number[] ?? []).map((f) => has(`face-${f}`) ? t(`face-${f}`) : f).join(' '),
      modifiers: (about.modifiers as [string, number][] ?? [])
        .map(([rule, value]) => ` ${value < 0 ? '' : '+'}${value} [${rule}]`).join(''),
      result: has(`result-${line.rule.toLowerCase()}`)
        ? this.result(line)
        : t('result', { value: this.result(line) }),
    });
  }

  /** What dice have come to, in the words of their rule where it has some. */
  result(line: Line): string {
    const key = `result-${line.rule.toLowerCase()}`, value = line.about.value;
    if (!has(key)) return this.name(value);
    const plain = typeof value === 'number' ? value : this.name(value);
    const { faces: _f, modifiers: _m, dice: _d, value: _v, side: _s, ...given } = line.about;
    return t(key, {
      ...this.args(given),
      value: plain,
      total: totalOf(String(line.about.dice), line.about.faces as number[] ?? []),
    });
  }

  private change(about: About): string {
    const who = this.name(about.id);
    if ('marker' in about) {
      return t(about.on ? 'gains' : 'loses', { who, what: word('marker', String(about.marker)) });
    }
    const parts: string[] = [];
    for (const [field, value] of Object.entries(about)) {
      const key = `set-${keyOf(field)}`;
      if (field === 'id' || field === 'new' || !has(key)) continue;
      const listed = Array.isArray(value) ? value : [value];
      const raw = String(value ?? '').toLowerCase() || 'none';
      const beside: Args = { 'with-place': 'none' };
      for (const [k, v] of Object.entries(about)) {
        if (k !== field) beside[`with-${keyOf(k)}`] = String(v ?? '') || 'none';
      }
      parts.push(t(key, {
        who,
        raw,
        value: this.name(value),
        last: this.name(listed.slice(-1)),
        'last-two': this.name(listed.slice(-2)),
        'last-raw': listed.length ? String(listed[listed.length - 1]) : 'none',
        count: listed.length,
        ...beside,
      }));
    }
    return parts.filter((p) => p.trim()).join(t('semicolon'));
  }
}

/** The sum of some faces; dice that stand after a minus, as in 2d8-1d6, are taken off. */
export function totalOf(dice: string, faces: number[]): number {
  let total = 0, at = 0;
  for (const [, sign, count] of dice.matchAll(/([+-]?)(\d+)d\d+/g)) {
    for (const face of faces.slice(at, at += Number(count))) total += sign === '-' ? -face : face;
  }
  return faces.slice(at).reduce((sum, face) => sum + face, total);
}
