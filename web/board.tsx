// The table under pointer, wheel, fingers and keys.
import { signal } from '@preact/signals';
import { type Base, offBase } from './bases.ts';
import { Caption, under } from './caption.tsx';
import { extent, inside, type Pt, round, unproject, zoomAt } from './geometry.ts';
import { t } from './i18n.ts';
import { Above, Under, World } from './layers.tsx';
import { mayRing, toggleRings } from './rings.tsx';
import { drawRuler, layRuler, measuring, toggleRuler } from './ruler.tsx';
import { bySquare, leadTo, nudgeSquare, squareAt, turn } from './onsquares.ts';
import { catchUp, drawn, playing } from './pace.ts';
import { pickable, pickSquares } from './picking.ts';
import { Complaint } from './complaint.tsx';
import { leaf } from './floors.tsx';
import { inFocus } from './foreseen.ts';
import { type Handle, handleAt, towards } from './handle.tsx';
import { areasOf } from './meaning.ts';
import { CardHere, chosenThing } from './cards.tsx';
import {
  addCorner,
  adjust,
  aiming,
  cancel,
  confirm,
  dragging,
  endOf,
  ghost,
  lead,
  leader,
  lift,
  nudge,
  placedUnit,
  type Placement,
  placing,
  putBack,
  settle,
  take,
  takeUp,
  turnTo,
} from './placing.ts';
import { answer, armed, chosenUnit, pointed, question, scene } from './store.ts';
import { called, drafted, length, measure } from './telling.ts';
import { box, far, fit, frame, onScreen, onTable, scale, view, zoom } from './view.ts';
import type { Choice } from './wire.ts';

/** How far a finger may miss a figure, in pixels. */
const NEAR = 22;

// -- pointer --------------------------------------------------------------------------------------------------

const down = new Map<number, Pt>();
let centre: Pt = [0, 0];
let spread = 0,
  travelled = 0,
  grabbed = '',
  pinched = false,
  second = false,
  turned: Handle | null = null,
  svg: SVGSVGElement | null = null;

function local(e: { clientX: number; clientY: number }): Pt {
  const r = svg!.getBoundingClientRect();
  return [e.clientX - r.left, e.clientY - r.top];
}

interface Found {
  id: string;
  unit: string;
  ghostly: boolean;
  /** How far outside its base the point is, in hundredths; negative inside. */
  off: number;
}

/** The figures under or near a point, nearest first; ghosts alone while they are placed. */
function figuresAt(p: Pt, miss = NEAR): Found[] {
  const s = scene.value;
  if (!s) return [];
  const [x, y] = onTable(p), slack = miss / (scale.value * view.value.s) * 100;
  const found: (Found & { far: number })[] = [];
  const see = (id: string, unit: string, base: Base, ghostly: boolean) => {
    const far = Math.hypot(base.x - x, base.y - y), off = offBase(base, [x, y]);
    if (off < 0 || far < slack) found.push({ id, unit, ghostly, off, far });
  };
  const g = ghost.value;
  if (g?.value && !scene.value?.grid && typeof g.value[0] !== 'number') {
    for (const [id, path] of g.value as Placement[]) {
      const to = path[path.length - 1], own = g.figures?.find((m) => m.id === id);
      const base = own ?? s.figures.find((m) => m.id === id) ?? { radius: 125 };
      if (to) see(id, placedUnit.value, { ...base, x: to[0], y: to[1] }, true);
    }
    if (found.length) return found.sort((a, b) => a.far - b.far);
  }
  for (const m of s.figures) see(m.id, m.unit, m, false);
  return found.sort((a, b) => a.far - b.far);
}
const figureAt = (p: Pt): Found | null => figuresAt(p)[0] ?? null;

function pieceAt(e: PointerEvent): string {
  const el = e.target as Element;
  return el.closest<SVGElement>('[data-piece]')?.dataset.piece ??
    el.closest<SVGElement>('[data-zone]')?.dataset.zone ?? '';
}

function onDown(e: PointerEvent): void {
  if (e.button > 1) return;
  const p = local(e);
  // Who wants to act on the table sees it as it is.
  if (playing.value && question.value) catchUp();
  down.set(e.pointerId, p);
  under.value = null;
  travelled = 0;
  grabbed = '';
  choice.value = null;
  svg!.setPointerCapture(e.pointerId);
  if (down.size > 1) {
    dragging.value = false;
    pinched = true;
    const [a, b] = [...down.values()];
    spread = Math.hypot(a[0] - b[0], a[1] - b[1]);
    centre = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return;
  }
  pinched = false;
  if (measuring.value) {
    layRuler(onTable(p));
    return;
  }
  turned = placing.value ? handleAt(p) : null;
  const m = placing.value ? figuresAt(p).find((f) => f.unit === placedUnit.value) : null;
  if (turned) {
    grabbed = 'turn';
    dragging.value = true;
  } else if (m) {
    grabbed = m.ghostly && m.id !== leader.value?.id ? m.id : 'unit';
    dragging.value = true;
    if (grabbed !== 'unit') takeUp(grabbed);
  } else if (onGhost(p) || onAim(p)) {
    grabbed = 'unit';
    dragging.value = true;
  }
}

/** Whether a point lies on the mark that is aimed with, or under the template that lies there. */
function onAim(p: Pt): boolean {
  const end = aiming.value && !scene.value?.grid ? endOf(ghost.value?.value ?? null) : null;
  if (!end) return false;
  const [x, y] = onScreen(end);
  return Math.hypot(x - p[0], y - p[1]) < NEAR ||
    areasOf(inFocus.value).some((ring) => inside(onTable(p), ring as Pt[]));
}

/** Whether a point lies on the square of a ghost that is led over a board of squares. */
function onGhost(p: Pt): boolean {
  const grid = scene.value?.grid, at = placing.value && grid ? ghost.value?.on?.square : null;
  return !!at && same(squareAt(grid!, onTable(p)), at);
}
const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];

/** What is led follows the finger. */
function follow(p: Pt): void {
  const grid = scene.value?.grid;
  if (grid) leadTo(squareAt(grid, onTable(p)), true);
  else lead(onTable(p));
}

function onMove(e: PointerEvent): void {
  const p = local(e), before = down.get(e.pointerId);
  if (!before) {
    const m = figureAt(p);
    pointed.value = m?.unit ?? pieceAt(e);
    under.value = e.pointerType === 'mouse' ? { at: p, spot: onTable(p), figure: m?.id ?? '' } : null;
    return;
  }
  travelled += Math.hypot(p[0] - before[0], p[1] - before[1]);
  down.set(e.pointerId, p);
  if (measuring.value && down.size === 1) {
    drawRuler(onTable(p));
    return;
  }
  const other = (e.buttons & 2) > 0;
  if (dragging.value && grabbed === 'unit' && other && !second) addCorner();
  second = other;
  if (dragging.value && travelled > 4) {
    if (turned) turnTo(turned.id, towards(turned, onTable(p)));
    else if (grabbed === 'unit') follow(p);
    else adjust(grabbed, onTable(p));
  } else if (down.size === 2) {
    // Two fingers: the table follows both, nearer or farther and along.
    const [a, b] = [...down.values()], now = Math.hypot(a[0] - b[0], a[1] - b[1]);
    const mid: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (spread) {
      const v = zoomAt(view.value, now / spread, mid[0], mid[1]);
      view.value = { ...v, x: v.x + mid[0] - centre[0], y: v.y + mid[1] - centre[1] };
    }
    [spread, centre] = [now, mid];
  } else if (!dragging.value && travelled > 3) {
    const v = view.value;
    view.value = { ...v, x: v.x + p[0] - before[0], y: v.y + p[1] - before[1] };
  }
}

function onUp(e: PointerEvent): void {
  const p = local(e), was = dragging.value;
  down.delete(e.pointerId);
  spread = 0;
  if (measuring.value) return;
  if (was && travelled > 4) {
    const grid = scene.value?.grid;
    if (grid) square(p, squareAt(grid, onTable(p)));
    else if (turned) dragging.value = false;
    else if (grabbed === 'unit') void settle();
    else {
      lift();
      putBack();
    }
  } else if (travelled <= 4 && !pinched && e.type === 'pointerup') click(p, e);
  dragging.value = false;
}

/** Several figures under one finger, of which one is to be chosen. */
const choice = signal<
  { at: Pt; list: { name: string; id: string; unit: string; act: () => void }[] } | null
>(null);

const optionsOf = (m: Found): readonly Choice[] =>
  pickable.value.get(m.id) ?? pickable.value.get(m.unit) ?? [];

function arm(option: Choice, id: string): void {
  if (armed.value === option) void answer(option.code);
  else {
    armed.value = option;
    pointed.value = id;
  }
}

const select = (m: Found | null) => void (chosenUnit.value = m && chosenUnit.value !== m.unit ? m.unit : '');

function click(p: Pt, e: PointerEvent): void {
  const touch = e.pointerType === 'touch';
  const near = figuresAt(p), under = near.filter((m) => m.off < 0), id = pieceAt(e);
  const clear = under.length ? under : placing.value ? [] : near;
  const grid = scene.value?.grid;
  const options = (touch ? near : clear).filter((m) => optionsOf(m).length > 0);
  if (options.length) {
    choose(p, options, optionsOf, (m) => {
      if (!touch) chosenUnit.value = m.unit;
      offer(p, optionsOf(m), m.unit);
    });
    return;
  }
  const offered = pickable.value.get(id) ??
    (grid && pickSquares.value.get(squareAt(grid, onTable(p)).join()));
  if (offered) {
    offer(p, offered, id);
    return;
  }
  if (placing.value && grid) {
    square(p, squareAt(grid, onTable(p)));
    return;
  }
  const other = clear.filter((m) => m.unit !== placedUnit.value);
  if (placing.value && !other.length) {
    if (clear[0]?.ghostly) return;
    lead(onTable(p));
    void settle();
    return;
  }
  const here = placing.value ? other : touch ? near : clear;
  chosenThing.value = here.length ? '' : thingAt(id, onTable(p));
  choose(p, here, (m) => m.unit, select);
}

/** The zone or piece at a point that a card tells of; clicked again, none. */
function thingAt(zone: string, at: Pt): string {
  const s = scene.value, told = s?.zones.find((z) => z.id === zone);
  const there = s?.pieces.filter((piece) => inside(at, piece.outline as Pt[])) ?? [];
  const piece = there.sort((a, b) => b.height - a.height)[0];
  const id = told && (told.lines.length || told.parts.length) ? told.id : piece?.id ?? '';
  return chosenThing.peek() === id ? '' : id;
}

/** What can be chosen at one place: at once if it is one thing, else from a list. */
function offer(p: Pt, options: readonly Choice[], unit: string): void {
  if (options.length === 1) {
    arm(options[0], unit);
    return;
  }
  choice.value = {
    at: p,
    list: options.map((o) => ({
      name: o.text,
      id: JSON.stringify(o.code),
      unit,
      act: () => void answer(o.code),
    })),
  };
}

/** A square is clicked, or the finger is lifted there: it is taken, or one of its floors from a list. */
function square(p: Pt, at: Pt): void {
  const list = bySquare.value.get(at.join()) ?? [];
  leadTo(at, false);
  if (list.length < 2) return;
  choice.value = {
    at: p,
    list: list.map((d) => ({
      name: drafted(d),
      id: JSON.stringify(d.value),
      unit: '',
      act: () => take(d),
    })),
  };
}

/** Do it at once if there is one, else let the player say which. */
function choose(p: Pt, list: Found[], key: (m: Found) => unknown, act: (m: Found) => void): void {
  const each = [...new Map([...list].reverse().map((m) => [key(m), m])).values()].reverse();
  if (each.length < 2) {
    if (each.length) act(each[0]);
    else select(null);
    return;
  }
  const named = (m: Found) => called(pickable.value.has(m.id) ? m.id : m.unit);
  choice.value = {
    at: p,
    list: each.map((m) => ({ name: named(m), id: m.id, unit: m.unit, act: () => act(m) })),
  };
}

/** The list of what lies under the finger, beside it. */
function Picker() {
  const open = choice.value;
  if (!open) return null;
  const x = Math.min(Math.max(open.at[0], 90), Math.max(90, box.value[0] - 90));
  const y = Math.min(open.at[1] + 14, Math.max(40, box.value[1] - 44 * open.list.length - 20));
  return (
    <div
      class='picker'
      role='group'
      aria-label={t('which-one')}
      style={{ left: `${x}px`, top: `${y}px` }}
      onKeyDown={(e) => e.key === 'Escape' && void (choice.value = null)}
      ref={(el) => void el?.querySelector('button')?.focus()}
    >
      {open.list.map(({ name, id, unit, act }) => (
        <button
          type='button'
          key={id}
          onPointerEnter={() => void (pointed.value = unit)}
          onFocus={() => void (pointed.value = unit)}
          onClick={() => {
            choice.value = null;
            act();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function onWheel(e: WheelEvent): void {
  e.preventDefault();
  const [x, y] = local(e);
  if (e.ctrlKey || e.deltaMode || (Math.abs(e.deltaY) >= 40 && !e.deltaX)) {
    view.value = zoomAt(view.value, Math.exp(-e.deltaY / (e.ctrlKey ? 120 : 420)), x, y);
  } else view.value = { ...view.value, x: view.value.x - e.deltaX, y: view.value.y - e.deltaY };
}

const ARROWS: Record<string, Pt> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onKey(e: KeyboardEvent): void {
  if (e.key === 'Enter' && (e.target as Element).closest('button')) return;
  if (playing.value && placing.value) catchUp();
  const arrow = ARROWS[e.key];
  if (arrow && placing.value && !e.altKey && scene.value?.grid) nudgeSquare(frame.value, arrow);
  else if (arrow && placing.value && !e.altKey) {
    const f = frame.value, far = measure().hundredths * (e.shiftKey ? 5 : 1);
    const [a, b] = [unproject(f, 0, 0), unproject(f, arrow[0], arrow[1])];
    nudge((b[0] - a[0]) / 100 * far, (b[1] - a[1]) / 100 * far);
  } else if (arrow) {
    view.value = { ...view.value, x: view.value.x - arrow[0] * 40, y: view.value.y - arrow[1] * 40 };
  } else if (e.key === '+' || e.key === '=') zoom(1.25);
  else if (e.key === '-') zoom(0.8);
  else if (e.key === '0') fit();
  else if (e.key.toLowerCase() === 'm') toggleRuler();
  else if (e.key.toLowerCase() === 'g' && mayRing.value) toggleRings();
  else if (e.key === 'PageUp') leaf(1);
  else if (e.key === 'PageDown') leaf(-1);
  else if (e.key === 'Escape' && measuring.value) toggleRuler();
  else if (e.key === 'Enter' && ghost.value) void confirm();
  else if (e.key.toLowerCase() === 'w' && ghost.value && !scene.value?.grid) addCorner();
  else if (e.key.toLowerCase() === 'r' && placing.value && scene.value?.grid) turn(e.shiftKey ? -1 : 1);
  else if (e.key === 'Escape') cancel();
  else return;
  e.preventDefault();
}

let watcher: ResizeObserver | null = null;
function mount(el: HTMLDivElement | null): void {
  watcher?.disconnect();
  if (!el) return;
  watcher = new ResizeObserver(([entry]) => {
    box.value = [Math.max(50, entry.contentRect.width), Math.max(50, entry.contentRect.height)];
  });
  watcher.observe(el);
}
function mountSvg(el: SVGSVGElement | null): void {
  if (el && el !== svg) (svg = el).addEventListener('wheel', onWheel, { passive: false });
}

/** Which way north is: the words of the record name directions. */
export function Compass() {
  const turn = (frame.value.turn & 3) * 90, a = turn * Math.PI / 180;
  return (
    <svg class='compass' viewBox='-17 -17 34 34' aria-hidden='true'>
      <circle r={16} />
      <path d='M0 -7L4 6L0 3L-4 6Z' transform={`rotate(${turn})`} />
      <text x={round(11.5 * Math.sin(a))} y={round(-11.5 * Math.cos(a))}>{t('north-sign')}</text>
    </svg>
  );
}

export function Board() {
  const s = scene.value,
    seen = drawn.value,
    v = view.value,
    [bw, bh] = box.value,
    [w, h] = extent(frame.value),
    k = scale.value;
  const moved = `translate(${round(v.x)} ${round(v.y)}) scale(${round(v.s)})`;
  const laid = `translate(${round(bw / 2 - w / 2 * k)} ${round(bh / 2 - h / 2 * k)}) scale(${round(k)})`;
  return (
    <div
      class={`board ${s?.grid ? 'squares' : ''} ${far.value ? 'far' : ''} ${placing.value ? 'placing' : ''} ${
        measuring.value ? 'measuring' : ''
      } ${pickable.value.size ? 'picking' : ''}`}
      ref={mount}
      role='application'
      tabIndex={0}
      aria-label={s?.grid ? t('board-keys-squares') : t('board-keys', {
        one: length(measure().hundredths),
        five: length(5 * measure().hundredths),
      })}
      onKeyDown={onKey}
    >
      <svg class='under' width={bw} height={bh} aria-hidden='true'>
        <g transform={moved}>
          <g transform={laid}>{seen && <Under s={seen} />}</g>
        </g>
      </svg>
      <svg
        ref={mountSvg}
        class='over'
        width={bw}
        height={bh}
        aria-hidden='true'
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onPointerLeave={() => {
          pointed.value = '';
          under.value = null;
        }}
        onContextMenu={(e) => placing.value && e.preventDefault()}
      >
        <g transform={moved}>
          <g transform={laid}>{seen && <World s={seen} />}</g>
        </g>
      </svg>
      <svg class='above' width={bw} height={bh} aria-hidden='true'>
        <g transform={moved}>
          <g transform={laid}>{s && <Above s={s} />}</g>
        </g>
      </svg>
      <svg class='playing' width={bw} height={bh} aria-hidden='true'>
        <g transform={moved}>
          <g transform={laid} id='events' data-turn={frame.value.turn} />
        </g>
      </svg>
      <Complaint />
      <CardHere />
      <Caption />
      <Picker />
    </div>
  );
}
