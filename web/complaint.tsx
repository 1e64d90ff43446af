// What is wrong with the spot under the finger: said beside what is placed, with what is in the way and what helps.
import { points, project, type Pt } from './geometry.ts';
import { t } from './i18n.ts';
import { inTheWay, isPlacement } from './meaning.ts';
import { Rule } from './pieces.tsx';
import { dragging, finger, ghost, going, lifted, placedUnit, type Placement } from './placing.ts';
import { scene } from './store.ts';
import { called, length } from './telling.ts';
import { box, frame, onScreen } from './view.ts';

/** Pixels of the bubble, and between it and what it speaks of. */
const WIDE = 250, HIGH = 132, GAP = 20;

/** Every end of what is placed, and the finger, in pixels of the window. */
function covered(at: Pt): Pt[] {
  const value = ghost.value?.value, ends: Pt[] = [at];
  if (value && isPlacement(value)) {
    for (const [, path] of value as Placement[]) if (path.length) ends.push(path[path.length - 1]);
  }
  return ends.map(onScreen);
}

/** Beside what is placed: above it where there is room, else below, else at the side that has more. */
function beside(at: Pt): { left: number; top: number; above?: boolean } {
  const ends = covered(at), [w, h] = box.value;
  const [left, right] = [Math.min(...ends.map((p) => p[0])), Math.max(...ends.map((p) => p[0]))];
  const [top, bottom] = [Math.min(...ends.map((p) => p[1])), Math.max(...ends.map((p) => p[1]))];
  const x = Math.min(Math.max((left + right - WIDE) / 2, 4), Math.max(4, w - WIDE - 4));
  if (top - GAP - HIGH > 0) return { left: x, top: top - GAP, above: true };
  if (bottom + GAP + HIGH < h) return { left: x, top: bottom + GAP };
  const y = Math.min(Math.max((top + bottom - HIGH) / 2, 4), Math.max(4, h - HIGH - 4));
  return left > w - right ? { left: Math.max(4, left - GAP - WIDE), top: y } : { left: right + GAP, top: y };
}

/** What helps: the way round what is in the way, or a shorter way. */
function remedy(blocked: boolean): string {
  const why = ghost.value?.why;
  if (!why) return '';
  if (why.excess > 0 && why.measure === 'cm') {
    return t('remedy-shorter', { length: length(why.excess, 1, 1) });
  }
  return blocked ? t(going.value ? 'remedy-round' : 'remedy-elsewhere') : '';
}

/** The complaint; once the finger is lifted, its rule can be opened there. */
export function Complaint() {
  const g = ghost.value, at = finger.value ?? lifted.value, s = scene.value;
  if (!g?.why || !at || !s || (finger.value && g.verdict !== 'bad')) return null;
  const by = inTheWay(g.why.about, s, placedUnit.value), names = by.map(called);
  const unsaid = names.filter((name) => !g.why!.text.includes(name));
  const { left, top, above } = beside(at), help = g.verdict === 'bad' ? remedy(by.length > 0) : '';
  return (
    <div class={`complaint ${above ? 'above' : ''}`} style={{ left: `${left}px`, top: `${top}px` }}>
      {g.verdict === 'bad' ? '' : t('instead-of') + ' '}
      {g.why.text}
      {unsaid.length > 0 && ` (${unsaid.join(', ')})`}{' '}
      {dragging.value ? <b>{g.why.rule}</b> : <Rule id={g.why.rule} />}
      {help && <div class='remedy'>{help}</div>}
    </div>
  );
}

/** What is in the way of what is placed, marked on the table. */
export function Blocking() {
  const g = ghost.value, s = scene.value;
  if (!g?.why || g.verdict !== 'bad' || !s) return null;
  const by = new Set(inTheWay(g.why.about, s, placedUnit.value));
  return (
    <>
      {s.pieces.filter((p) => by.has(p.id)).map((p) => (
        <polygon
          key={p.id}
          class='hides all blocking'
          data-blocking={p.id}
          points={points(p.outline.map(([x, y]) => project(frame.value, x, y)))}
        />
      ))}
    </>
  );
}
