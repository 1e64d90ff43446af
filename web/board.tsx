// The table under pointer, wheel, fingers and keys.
import { extent, project, type Pt, round, unproject, zoomAt } from './geometry.ts';
import { t } from './i18n.ts';
import { pickable, Under, World } from './layers.tsx';
import {
  adjust,
  cancel,
  confirm,
  dragging,
  finger,
  ghost,
  lead,
  leader,
  nudge,
  placedUnit,
  type Placement,
  placing,
  settle,
} from './placing.ts';
import { answer, armed, chosenUnit, names, pointed, scene } from './store.ts';
import { base, box, far, fit, frame, onTable, scale, view, zoom } from './view.ts';

/** How far a finger may miss a figure, in pixels. */
const NEAR = 22;

// -- pointer --------------------------------------------------------------------------------------------------

const down = new Map<number, Pt>();
let spread = 0, travelled = 0, grabbed = '', svg: SVGSVGElement | null = null;

function local(e: { clientX: number; clientY: number }): Pt {
  const r = svg!.getBoundingClientRect();
  return [e.clientX - r.left, e.clientY - r.top];
}

/** The figure under or near a point; ghosts first while something is being placed. */
function figureAt(p: Pt): { id: string; unit: string; ghostly: boolean } | null {
  const s = scene.value;
  if (!s) return null;
  const [x, y] = onTable(p), slack = NEAR / (scale.value * view.value.s) * 100;
  let best: { id: string; unit: string; ghostly: boolean } | null = null, far = Infinity;
  const seen = (id: string, unit: string, fx: number, fy: number, r: number, ghostly: boolean) => {
    const d = Math.hypot(fx - x, fy - y) - (ghostly ? 5 : 0);
    if (d < Math.max(r, slack) && d < far) [best, far] = [{ id, unit, ghostly }, d];
  };
  const g = ghost.value;
  if (g && typeof g.value[0] !== 'number') {
    for (const [id, path] of g.value as Placement[]) {
      const to = path[path.length - 1];
      if (to) seen(id, placedUnit.value, to[0], to[1], 125, true);
    }
    if (best) return best;
  }
  for (const m of s.figures) seen(m.id, m.unit, m.x, m.y, m.radius, false);
  return best;
}

function pieceAt(e: PointerEvent): string {
  const el = e.target as Element;
  return el.closest<SVGElement>('[data-piece]')?.dataset.piece ??
    el.closest<SVGElement>('[data-zone]')?.dataset.zone ?? '';
}

function onDown(e: PointerEvent): void {
  if (e.button > 1) return;
  const p = local(e);
  down.set(e.pointerId, p);
  travelled = 0;
  grabbed = '';
  svg!.setPointerCapture(e.pointerId);
  if (down.size > 1) {
    dragging.value = false;
    return;
  }
  const m = placing.value ? figureAt(p) : null;
  if (m && m.unit === placedUnit.value) {
    grabbed = m.ghostly && m.id !== leader.value?.id ? m.id : 'unit';
    dragging.value = true;
  }
}

function onMove(e: PointerEvent): void {
  const p = local(e), before = down.get(e.pointerId);
  if (!before) {
    const m = figureAt(p);
    pointed.value = m?.unit ?? pieceAt(e);
    return;
  }
  travelled += Math.hypot(p[0] - before[0], p[1] - before[1]);
  down.set(e.pointerId, p);
  if (dragging.value && travelled > 4) {
    if (grabbed === 'unit') lead(onTable(p));
    else adjust(grabbed, onTable(p));
  } else if (down.size === 2) {
    const [a, b] = [...down.values()], now = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (spread) view.value = zoomAt(view.value, now / spread, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    spread = now;
  } else if (!dragging.value && travelled > 3) {
    const v = view.value;
    view.value = { ...v, x: v.x + p[0] - before[0], y: v.y + p[1] - before[1] };
  }
}

function onUp(e: PointerEvent): void {
  const p = local(e), was = dragging.value;
  down.delete(e.pointerId);
  spread = 0;
  if (was && travelled > 4) void (grabbed === 'unit' ? settle() : dragging.value = false);
  else if (travelled <= 4 && e.type === 'pointerup') click(p, e);
  dragging.value = false;
}

function click(p: Pt, e: PointerEvent): void {
  const m = figureAt(p), id = pieceAt(e), pick = pickable.value;
  const option = m && pick.has(m.id)
    ? pick.get(m.id)
    : m && pick.has(m.unit)
    ? pick.get(m.unit)
    : id
    ? pick.get(id)
    : undefined;
  if (option !== undefined) {
    if (armed.value === option) void answer(option);
    else {
      armed.value = option;
      pointed.value = m?.unit ?? id;
    }
    return;
  }
  if (placing.value && !(m && m.unit !== placedUnit.value)) {
    if (m?.ghostly) return;
    lead(onTable(p));
    void settle();
    return;
  }
  chosenUnit.value = m && chosenUnit.value !== m.unit ? m.unit : '';
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
  const arrow = ARROWS[e.key];
  if (arrow && placing.value && !e.altKey) {
    const f = frame.value, far = e.shiftKey ? 500 : 100;
    const [a, b] = [unproject(f, 0, 0), unproject(f, arrow[0], arrow[1])];
    nudge((b[0] - a[0]) / 100 * far, (b[1] - a[1]) / 100 * far);
  } else if (arrow) {
    view.value = { ...view.value, x: view.value.x - arrow[0] * 40, y: view.value.y - arrow[1] * 40 };
  } else if (e.key === '+' || e.key === '=') zoom(1.25);
  else if (e.key === '-') zoom(0.8);
  else if (e.key === '0') fit();
  else if (e.key === 'Enter' && ghost.value) void confirm();
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

/** What is wrong with the spot under the finger, beside it. */
function Complaint() {
  const g = ghost.value, at = finger.value;
  if (!g?.why || g.verdict !== 'bad' || !at) return null;
  const [px, py] = base(project(frame.value, ...at)), v = view.value;
  const x = Math.min(Math.max(px * v.s + v.x, 130), Math.max(130, box.value[0] - 130)), y = py * v.s + v.y;
  return (
    <div class='complaint' style={{ left: `${x}px`, top: `${y > 110 ? y - 24 : y + 90}px` }}>
      {names.value.why(g.why)} <b>{g.why.rule}</b>
    </div>
  );
}

export function Board() {
  const s = scene.value, v = view.value, [bw, bh] = box.value, [w, h] = extent(frame.value), k = scale.value;
  const moved = `translate(${round(v.x)} ${round(v.y)}) scale(${round(v.s)})`;
  const laid = `translate(${round(bw / 2 - w / 2 * k)} ${round(bh / 2 - h / 2 * k)}) scale(${round(k)})`;
  return (
    <div
      class={`board ${far.value ? 'far' : ''} ${placing.value ? 'placing' : ''} ${
        pickable.value.size ? 'picking' : ''
      }`}
      ref={mount}
      role='application'
      tabIndex={0}
      aria-label={t('board-keys')}
      onKeyDown={onKey}
    >
      <svg class='under' width={bw} height={bh} aria-hidden='true'>
        <g transform={moved}>
          <g transform={laid}>{s && <Under s={s} />}</g>
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
        onPointerLeave={() => void (pointed.value = '')}
      >
        <g transform={moved}>
          <g transform={laid}>{s && <World s={s} />}</g>
        </g>
      </svg>
      <Complaint />
    </div>
  );
}
