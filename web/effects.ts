// The drawings of the event player: elements made by hand on its own sheet, so that nothing else is drawn anew.
import { along, type Burst, counting, type Shot, sidesOfDice, type Way } from './acts.ts';
import { angle, project, type Pt, round } from './geometry.ts';
import { has, t } from './i18n.ts';
import { sideNumber } from './store.ts';
import { box, frame, pixel } from './view.ts';
import type { Line, SceneFigure } from './wire.ts';

const SVG = 'http://www.w3.org/2000/svg';
type Attributes = Record<string, string | number>;

function made(name: string, attributes: Attributes, ...children: (SVGElement | string)[]): SVGElement {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  el.append(...children);
  return el;
}
const sheet = (): SVGElement | null => document.querySelector<SVGElement>('#events');
const spot = ([x, y]: readonly number[]): Pt => project(frame.peek(), x, y);
const put = (el: SVGElement): SVGElement => {
  sheet()?.append(el);
  return el;
};
const ease = (q: number) => q < 0.5 ? 2 * q * q : 1 - (2 - 2 * q) ** 2 / 2;

/** Figures that are drawn on the sheet instead of on the table. */
const lifted = new Set<SVGElement>();
function lift(figure: SceneFigure): SVGElement | null {
  const own = document.querySelector<SVGElement>(`.over .fig[data-id="${CSS.escape(figure.id)}"]`);
  if (!own) return null;
  const copy = own.cloneNode(true) as SVGElement;
  own.style.visibility = 'hidden';
  lifted.add(own);
  return put(copy);
}
function drop(): void {
  for (const own of lifted) own.style.visibility = '';
  lifted.clear();
}

/** Nothing of the player is left on the table. */
export function clear(): void {
  sheet()?.replaceChildren();
  document.querySelectorAll('.flying-points').forEach((e) => e.remove());
  caption(null);
  drop();
}

/** The line that is shown, in words, below the table. */
export function caption(line: Line | null): void {
  const el = document.querySelector<HTMLElement>('#showing');
  if (!el) return;
  const text = line
    ? [line.label || line.text, line.label ? line.result : ''].filter(Boolean).join(' = ')
    : '';
  if (line && !text) return;
  el.textContent = text;
}

/** Which sound goes with what is shown: for whoever looks, too. */
export function heard(line: Line, what: string): void {
  const el = document.querySelector<HTMLElement>('#showing');
  if (el) Object.assign(el.dataset, { sound: what, line: line.number });
}

// -- walking --------------------------------------------------------------------------------------------------

/** Body and nose of a figure look another way. */
function face(el: SVGElement, degrees: number): void {
  for (const part of el.querySelectorAll<SVGElement>(':scope > [transform^="rotate"]')) {
    part.setAttribute(
      'transform',
      part.getAttribute('transform')!.replace(/rotate\([^)]*\)/, `rotate(${round(degrees)})`),
    );
  }
}

export function walkers(line: Line, ways: readonly Way[]) {
  const paths = ways.slice(0, 3).map((w) =>
    put(made('polyline', { class: 'fx-trail', points: w.path.map(spot).map((p) => p.join()).join(' ') }))
  );
  const each = ways.map((way) => {
    const el = lift(way.figure);
    el?.setAttribute('data-walks', way.figure.id);
    el?.setAttribute('data-line', String(line.number));
    return { way, el, leg: -1 };
  });
  return {
    move: (q: number) => {
      for (const one of each) {
        if (!one.el) continue;
        const { at, leg } = along(one.way.path, ease(q)), [x, y] = spot(at);
        one.el.setAttribute(
          'transform',
          `translate(${round(x)} ${round(y)}) scale(${one.way.figure.radius / 100})`,
        );
        const [a, b] = [one.way.path[leg], one.way.path[leg + 1]];
        const turned = q >= 1 || !b ? one.way.facing : Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;
        if ((leg !== one.leg || q >= 1) && one.way.path.length > 0 && (b || one.way.facing >= 0)) {
          if (one.way.figure.facing >= 0 || q < 1) face(one.el, angle(frame.peek(), turned));
          one.leg = leg;
        }
      }
    },
    end: () => {
      for (const { el } of each) el?.remove();
      paths.forEach((p) => p.remove());
      drop();
    },
  };
}

/** Where nothing may move: the way with an arrow at its end. */
export function trails(line: Line, ways: readonly Way[]): void {
  for (const { path, figure } of ways) {
    const at = path.map(spot), last = at[at.length - 1], before = at[at.length - 2] ?? last;
    const turn = Math.atan2(last[1] - before[1], last[0] - before[0]) * 180 / Math.PI;
    const points = at.map((p) => p.join()).join(' ');
    put(
      made('polyline', { class: 'fx-trail bold', points, 'data-trail': figure.id, 'data-line': line.number }),
    );
    if (at.length > 1) {
      put(made('path', {
        class: 'fx-arrow',
        d: 'M-1.4 -.9L.2 0L-1.4 .9Z',
        transform: `translate(${round(last[0])} ${round(last[1])}) rotate(${round(turn)})`,
      }));
    }
  }
}

// -- dice -----------------------------------------------------------------------------------------------------

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A face of a die: the sign that its game has for it, pips, or the number. */
function faceOf(face: number, sides: number): SVGElement[] {
  if (has(`face-${face}-path`)) return [made('path', { d: t(`face-${face}-path`), class: 'die-sign' })];
  const letter = has(`face-${face}`) ? t(`face-${face}`) : '';
  if (!letter && sides <= 6 && PIPS[face]) {
    return PIPS[face].map(([x, y]) => made('circle', { cx: x * 4.6, cy: y * 4.6, r: 1.9, class: 'die-pip' }));
  }
  return [made('text', { y: 4.5, class: 'die-text' }, letter || String(face))];
}

const MOST_DICE = 24;
export function dice(line: Line, at: Pt | null) {
  const faces = ((line.about.faces as number[] | undefined) ?? []).slice(0, MOST_DICE);
  if (!faces.length) return null;
  for (const old of document.querySelectorAll('#events .fx-dice')) old.remove();
  const sides = sidesOfDice(String(line.about.dice ?? ''), faces.length), good = counting(line.about);
  const k = pixel.peek(), across = Math.min(faces.length, 6), rows = Math.ceil(faces.length / across);
  const [w, h] = box.peek(), wide = (across * 26 + 8) * k, high = (rows * 26 + 8) * k;
  // Beside what they decide about, in the window; a throw about nobody lies in its middle.
  const [left, top] = view([0, 0]), [right, bottom] = view([w, h]);
  const [px, py] = at ? spot(at) : view([w / 2, h / 2]);
  const x = Math.min(Math.max(px - wide / 2, left + 6 * k), right - wide - 6 * k);
  const above = py - high - 26 * k;
  const y = Math.min(above > top + 44 * k ? above : py + 26 * k, bottom - high - 6 * k);
  const side = sideNumber(String(line.about.side ?? ''));
  const each = faces.map((face, n) => {
    const body = made('rect', {
      x: -10,
      y: -10,
      width: 20,
      height: 20,
      rx: sides[n] > 6 ? 10 : 4,
      class: 'die-body',
    });
    const mark = made('g', {});
    const el = made('g', { class: 'die', 'data-face': '' }, body, mark);
    return { el, body, mark, face, shown: 0 };
  });
  const group = made(
    'g',
    {
      class: `fx-dice s${side}`,
      transform: `translate(${round(x)} ${round(y)}) scale(${k})`,
      'data-line': line.number,
    },
    made('rect', { class: 'fx-tray', width: across * 26 + 8, height: rows * 26 + 8, rx: 6 }),
    ...each.map((d) => d.el),
  );
  if (at) group.setAttribute('data-at', at.map(Math.round).join());
  put(group);
  const set = (d: typeof each[number], face: number, n: number) => {
    if (d.shown === face) return;
    d.shown = face;
    d.mark.replaceChildren(...faceOf(face, sides[n]));
    d.el.setAttribute('data-face', String(face));
  };
  const roll = (q: number) => {
    each.forEach((d, n) => {
      // One after the other they come to rest.
      const own = Math.min(1, q * 1.25 - n / faces.length * 0.25), spin = (1 - own) ** 2;
      const tumbling = own < 1;
      set(d, tumbling ? 1 + (Math.floor(own * 14) + n * 5 + 3 * d.face) % sides[n] : d.face, n);
      d.el.setAttribute(
        'transform',
        `translate(${17 + n % across * 26} ${round(17 + Math.floor(n / across) * 26 - spin * 26)}) rotate(${
          round(spin * (n % 2 ? 480 : -420))
        })`,
      );
      if (!tumbling) d.el.setAttribute('class', `die ${good[n] ? 'good' : ''}`);
    });
    if (q >= 1) group.setAttribute('data-rest', 'yes');
  };
  return { roll, rest: () => void group.classList.add('old') };
}

/** A point of the window in the drawing's own measure. */
function view([x, y]: Pt): Pt {
  const own = (sheet() as SVGGElement | null)?.getScreenCTM(), over = document.querySelector('.board');
  if (!own || !over) return [0, 0];
  const edge = over.getBoundingClientRect();
  return [(x + edge.left - own.e) / own.a, (y + edge.top - own.f) / own.d];
}

// -- shots ----------------------------------------------------------------------------------------------------

const facts = (line: Line, shot: Shot): Attributes => ({
  'data-line': line.number,
  'data-from': shot.from,
  'data-to': shot.to,
  'data-how': shot.how,
});
/** Where a shot ends: at the target, before it, or beyond. */
function endOf(shot: Shot, n: number): Pt {
  const [a, b] = [spot(shot.start), spot(shot.end)], [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy) || 1, by = ((n % 3) - 1) * 0.5;
  if (shot.how === 'hit') return [b[0] + dy / far * by, b[1] - dx / far * by];
  if (shot.how === 'cover') {
    return [b[0] - dx / far * 1.6 + dy / far * by, b[1] - dy / far * 1.6 - dx / far * by];
  }
  const off = (n % 2 ? 1 : -1) * (1.6 + n % 3 * 0.5);
  return [b[0] + dx / far * 4 - dy / far * off, b[1] + dy / far * 4 + dx / far * off];
}

const SPARKS: Record<Shot['how'], string> = {
  hit: 'M-1 0H1M0 -1V1M-.7 -.7L.7 .7M-.7 .7L.7 -.7',
  cover: 'M-.2 -1.1Q.9 0 -.2 1.1',
  miss: 'M-.3 0A.3 .3 0 1 0 .3 0A.3 .3 0 1 0 -.3 0',
};

export function volley(line: Line, shots: readonly Shot[], hand: boolean) {
  const each = shots.map((shot, n) => {
    const [a, b] = [spot(shot.start), endOf(shot, n)];
    const tracer = put(made('line', {
      class: `fx-shot ${shot.how} ${hand ? 'hand' : ''}`,
      ...facts(line, shot),
      x1: a[0],
      y1: a[1],
      x2: a[0],
      y2: a[1],
    }));
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;
    const spark = put(
      made('path', { class: `fx-spark ${shot.how}`, d: SPARKS[shot.how], visibility: 'hidden' }),
    );
    return { a, b, tracer, spark, turn };
  });
  return {
    fly: (ms: number, flight: number, apart: number) => {
      each.forEach(({ a, b, tracer, spark, turn }, n) => {
        const q = (ms - n * apart) / flight;
        if (q <= 0) return;
        const part = (w: number, k: 0 | 1) => round(a[k] + (b[k] - a[k]) * Math.min(1, Math.max(0, w)));
        tracer.setAttribute('x1', String(part(q - 0.22, 0)));
        tracer.setAttribute('y1', String(part(q - 0.22, 1)));
        tracer.setAttribute('x2', String(part(q, 0)));
        tracer.setAttribute('y2', String(part(q, 1)));
        if (q < 1) return;
        const gone = Math.min(1, (q - 1) * flight / 160), size = 0.6 + gone * 0.9;
        spark.setAttribute('visibility', 'visible');
        spark.setAttribute(
          'transform',
          `translate(${round(b[0])} ${round(b[1])}) rotate(${round(turn)}) scale(${round(size)})`,
        );
        spark.setAttribute('opacity', String(round(1 - gone * 0.6)));
      });
    },
    end: () => {
      for (const { tracer, spark } of each) [tracer, spark].forEach((e) => e.remove());
    },
  };
}

/** Where nothing may move: who aims at whom, and how it came out. */
export function aimed(line: Line, shots: readonly Shot[], burst: Burst | null): void {
  shots.forEach((shot, n) => {
    const [a, b] = [spot(shot.start), endOf(shot, n)],
      turn = Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;
    put(made('line', {
      class: `fx-shot still ${shot.how}`,
      ...facts(line, shot),
      x1: a[0],
      y1: a[1],
      x2: b[0],
      y2: b[1],
    }));
    put(made('path', {
      class: `fx-spark ${shot.how}`,
      d: SPARKS[shot.how],
      transform: `translate(${round(b[0])} ${round(b[1])}) rotate(${round(turn)})`,
    }));
  });
  if (burst) disc(line, burst, 1);
}

function disc(line: Line, burst: Burst, q: number): SVGElement {
  const [x, y] = spot(burst.at);
  return put(made('circle', {
    class: 'fx-blast',
    cx: x,
    cy: y,
    r: burst.radius / 100 * q,
    'data-line': line.number,
    'data-radius': burst.radius,
  }));
}

/** Something is thrown, and bursts over all that it touches. */
export function lob(line: Line, from: Pt | null, burst: Burst) {
  const a = from ? spot(from) : null, b = spot(burst.at);
  const ball = a ? put(made('circle', { class: 'fx-ball', r: 0.5, cx: a[0], cy: a[1] })) : null;
  let area: SVGElement | null = null, ring: SVGElement | null = null;
  return {
    fly: (q: number) => {
      if (!a || !ball) return;
      ball.setAttribute('cx', String(round(a[0] + (b[0] - a[0]) * q)));
      ball.setAttribute('cy', String(round(a[1] + (b[1] - a[1]) * q)));
      ball.setAttribute('r', String(round(0.45 + Math.sin(Math.PI * q) * 0.6)));
    },
    spread: (q: number) => {
      ball?.remove();
      area ??= disc(line, burst, 0);
      ring ??= put(made('circle', { class: 'fx-wave', cx: b[0], cy: b[1], r: 0 }));
      const grown = 1 - (1 - Math.min(1, q * 1.8)) ** 3;
      area.setAttribute('r', String(round(burst.radius / 100 * grown)));
      area.setAttribute('opacity', String(round(q < 0.5 ? 1 : 2 - 2 * q)));
      ring.setAttribute('r', String(round(burst.radius / 100 * grown)));
    },
    end: () => [ball, area, ring].forEach((e) => e?.remove()),
  };
}

// -- losses, signs, points ------------------------------------------------------------------------------------

export function falling(line: Line, figures: readonly SceneFigure[]) {
  const each = figures.map((figure) => {
    const el = lift(figure), [x, y] = spot([figure.x, figure.y]), r = figure.radius / 100;
    el?.setAttribute('data-falls', figure.id);
    el?.setAttribute('data-line', String(line.number));
    const cross = put(made('path', {
      class: 'fx-cross',
      d: 'M-.8 -.8L.8 .8M-.8 .8L.8 -.8',
      transform: `translate(${round(x)} ${round(y)}) scale(${r})`,
    }));
    return { el, x, y, r, cross };
  });
  return {
    sink: (q: number) => {
      for (const { el, x, y, r, cross } of each) {
        el?.setAttribute(
          'transform',
          `translate(${round(x)} ${round(y)}) rotate(${round(q * 70)}) scale(${round(r * (1 - q * 0.35))})`,
        );
        el?.setAttribute('opacity', String(round(1 - q * 0.85)));
        cross.setAttribute('opacity', String(round(Math.min(1, q * 3))));
      }
    },
    end: () => {
      for (const { el, cross } of each) {
        el?.remove();
        cross.remove();
      }
      drop();
    },
  };
}

/** A machine or a work is hurt: how much rises from it. */
export function hurt(line: Line, at: Pt, count: number) {
  const [x, y] = spot(at), k = pixel.peek();
  const el = put(made('text', { class: 'fx-hurt', 'data-line': line.number }, `−${count}`));
  const rise = (q: number) =>
    el.setAttribute('transform', `translate(${round(x)} ${round(y - q * 34 * k)}) scale(${k})`);
  rise(0);
  return { rise, end: () => el.remove() };
}

export function ringed(line: Line, figures: readonly SceneFigure[]) {
  const each = figures.map((f) => {
    const [cx, cy] = spot([f.x, f.y]);
    return {
      f,
      el: put(made('circle', { class: 'fx-ring', cx, cy, r: f.radius / 100, 'data-line': line.number })),
    };
  });
  return {
    pulse: (q: number) => {
      for (const { f, el } of each) {
        el.setAttribute('r', String(round(f.radius / 100 * (1 + q * 0.8))));
        el.setAttribute('opacity', String(round(1 - q)));
      }
    },
    end: () => each.forEach(({ el }) => el.remove()),
  };
}

/** Points fly from the table to the score of their side. */
export function points(line: Line, at: Pt | null) {
  const side = sideNumber(String(line.about.side ?? ''));
  const to = document.querySelector(`.score.s${side}`), board = document.querySelector('.board');
  const el = document.createElement('div');
  el.className = `flying-points s${side}`;
  el.dataset.line = String(line.number);
  el.setAttribute('aria-hidden', 'true');
  el.textContent = `+${line.about.points ?? ''}`;
  document.body.append(el);
  const edge = board?.getBoundingClientRect(), goal = to?.getBoundingClientRect();
  const a: Pt = edge
    ? [edge.left + (at?.[0] ?? edge.width / 2), edge.top + (at?.[1] ?? edge.height / 2)]
    : [0, 0];
  const b: Pt = goal ? [goal.left + goal.width / 2, goal.top + goal.height / 2] : a;
  const fly = (q: number) => {
    const e = ease(q), size = 1 + Math.sin(Math.PI * q) * 0.6;
    el.style.transform = `translate(${a[0] + (b[0] - a[0]) * e}px, ${
      a[1] + (b[1] - a[1]) * e
    }px) scale(${size})`;
  };
  fly(0);
  return { fly, end: () => el.remove() };
}
