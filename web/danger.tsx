// Before the click: who may be hit, where, and what is drawn in answer.
import { cornersOf } from './bases.ts';
import { inFocus, weighed } from './foreseen.ts';
import { points, project, type Pt, round } from './geometry.ts';
import { t } from './i18n.ts';
import { areasOf, isPlacement, isPoint, touchedBy } from './meaning.ts';
import { Odds } from './pieces.tsx';
import { ghost, going, leader, placedUnit, type Placement } from './placing.ts';
import { about, scene } from './store.ts';
import { frame } from './view.ts';
import type { Scene, SceneFigure } from './wire.ts';

/** The corridor, template or blast of what is weighed, under the figures. */
export function DangerArea() {
  const f = frame.value;
  return (
    <>
      {areasOf(inFocus.value).map((ring, n) => (
        <polygon
          key={n}
          class='danger'
          points={points(ring.map(([x, y]) => project(f, x, y)))}
        />
      ))}
    </>
  );
}

/** A ring round everyone who may be hit: one's own are crossed, too, so that colour is not all. */
export function Touched({ s, k }: { s: Scene; k: number }) {
  const ids = new Set(touchedBy(inFocus.value)), me = seat();
  if (!ids.size) return null;
  return (
    <g class='touched'>
      {s.figures.filter((m) => ids.has(m.id) || ids.has(m.unit)).map((m) => {
        const [x, y] = project(frame.value, ...endsAt(m)), r = m.radius / 100 + 3 * k, own = m.side === me;
        const q = round(r * 0.7), hull = cornersOf(m);
        return (
          <g
            key={m.id}
            class={own ? 'own' : 'foe'}
            data-touched={m.id}
            transform={`translate(${round(x)} ${round(y)})`}
          >
            {hull.length
              ? (
                <polygon
                  points={points(hull.map(([a, b]) => {
                    const [p, o] = [project(frame.value, a, b), project(frame.value, m.x, m.y)];
                    return [(p[0] - o[0]) * 1.06, (p[1] - o[1]) * 1.06];
                  }))}
                />
              )
              : <circle r={round(r)} />}
            {own && <path d={`M${-q} ${-q}L${q} ${q}M${q} ${-q}L${-q} ${q}`} />}
          </g>
        );
      })}
    </g>
  );
}
/** Where a figure is hit: whoever is led, at the end of his way. */
function endsAt(m: SceneFigure): Pt {
  const value = ghost.value?.value;
  if (!value || m.unit !== placedUnit.value) return [m.x, m.y];
  const path = isPlacement(value) ? (value as Placement[]).find(([id]) => id === m.id)?.[1] ?? [] : [];
  const end = isPoint(value) && going.value && m.id === leader.value?.id
    ? value as Pt
    : path[path.length - 1];
  return end ?? [m.x, m.y];
}

const seat = (): string => about.value?.side ?? '';

/** Those who may be hit, in words: one's own first. */
export function TouchedInWords() {
  const s = scene.value, ids = new Set(touchedBy(inFocus.value));
  const own = s?.figures.filter((m) => m.side === seat() && (ids.has(m.id) || ids.has(m.unit))) ?? [];
  return own.length ? <p class='own-risk'>{t('own-in-danger', { count: own.length })}</p> : null;
}

/** What the answer that is led or pointed at would come to. */
export function Weighed() {
  const list = weighed.value;
  return (
    <div class='weighed' role='status'>
      <TouchedInWords />
      {list.slice(0, 3).map((f, n) => <Odds key={n} forecast={f} />)}
    </div>
  );
}
