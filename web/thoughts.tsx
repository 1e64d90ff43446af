// After the match, on demand: the chance to win moment by moment, and the best and worst act of each side.
import { effect, signal } from '@preact/signals';
import { sideColour } from './afterwards.tsx';
import { spaced } from './course.ts';
import { t } from './i18n.ts';
import { api } from './net.ts';
import { jumpTo } from './record.tsx';
import { Side } from './pieces.tsx';
import { SIDE_MARKS } from './tokens.tsx';
import { about, lines, sideNumber, sides, state, token } from './store.ts';
import { called, number } from './telling.ts';
import type { Act, Chances } from './wire.ts';

/** Moments that are played on, and parts in which acts are looked at again. */
const MOMENTS = 11, PARTS = 10;
const W = 300, H = 90;

interface Work<T> {
  done: number;
  of: number;
  found: readonly T[];
  failed: boolean;
}
const chances = signal<Work<Chances> | null>(null);
const acts = signal<Work<Act> | null>(null);
effect(() => {
  about.value?.match;
  chances.value = null;
  acts.value = null;
});

/** One part after the other; given up where the match is left. */
async function work<T, P>(
  at: { value: Work<T> | null },
  of: number,
  ask: (part: number) => Promise<P>,
  merge: (known: readonly T[], part: P) => readonly T[],
): Promise<void> {
  const match = about.value?.match;
  at.value = { done: 0, of, found: [], failed: false };
  for (let n = 0; n < of; n++) {
    const part = await ask(n).catch(() => null);
    if (about.value?.match !== match || !at.value) return;
    const known: Work<T> = at.value;
    at.value = {
      done: n + 1,
      of,
      found: part ? merge(known.found, part) : known.found,
      failed: known.failed || !part,
    };
  }
}

/** How sure a share of so many is: between these two, nineteen times in twenty (Wilson). */
export function spread(won: number, count: number): [number, number] {
  const z = 1.96, p = won / count, n = 1 + z * z / count, mid = (p + z * z / (2 * count)) / n;
  const half = z * Math.sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / n;
  return [Math.max(0, mid - half), Math.min(1, mid + half)];
}

const asked = () => [about.value!.match, token.value] as const;
const workOutChances = () =>
  work<Chances, Chances>(
    chances,
    MOMENTS,
    (n) => api.chances(...asked(), n, MOMENTS),
    (known, part) => [...known, part],
  );
const workOutActs = () =>
  work<Act, { best: Act[]; worst: Act[] }>(
    acts,
    PARTS,
    (n) => api.acts(...asked(), n, PARTS),
    (known, { best, worst }) => outermost([...known, ...best, ...worst]),
  );

/** Of all acts the best and the worst of each side. */
export function outermost(list: readonly Act[]): Act[] {
  const of = [...new Set(list.map((a) => a.side))];
  return of.flatMap((side) => {
    const own = list.filter((a) => a.side === side).sort((a, b) => b.gain - a.gain);
    const [best, worst] = [own[0], own[own.length - 1]];
    return [...best?.gain > 0 ? [best] : [], ...worst?.gain < 0 ? [worst] : []];
  });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function ChanceGraph({ found }: { found: readonly Chances[] }) {
  const last = Math.max(1, lines.value[lines.value.length - 1]?.number ?? 1);
  const x = (c: Chances) => c.line / last * W, y = (share: number) => H - share * (H - 6);
  const final = found[found.length - 1];
  // A draw has its own line where there was one.
  const draws = found.some((c) => c.wins.draw > 0), all = [...sides.value, ...draws ? ['draw'] : []];
  const ends = spaced(all.map((s) => y(final.wins[s] / final.rollouts)));
  const told = found.map((c) => {
    const won = all.map((s) =>
      `${s === 'draw' ? t('end-draw') : called(s)} ${percent(c.wins[s] / c.rollouts)}`
    );
    return won.join(', ');
  });
  return (
    <svg
      class='course chances'
      viewBox={`-4 -12 ${W + 50} ${H + 18}`}
      role='img'
      aria-label={t('chances-told', { told: told.join('; ') })}
    >
      <path d={`M0 ${H}H${W}M0 ${y(0.5)}H${W}M0 ${y(1)}H${W}`} class='course-axis' />
      {[0.5, 1].map((share) => (
        <text key={share} x={0} y={y(share) - 2} class='course-scale'>{percent(share)}</text>
      ))}
      {all.map((side, n) => {
        const draw = side === 'draw', colour = draw ? 'var(--quiet)' : sideColour(side);
        const low = found.map((c) => [x(c), y(spread(c.wins[side], c.rollouts)[0])]);
        const high = found.map((c) => [x(c), y(spread(c.wins[side], c.rollouts)[1])]).reverse();
        const line = found.map((c) => [x(c), y(c.wins[side] / c.rollouts)]);
        const path = (list: number[][]) => list.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L');
        return (
          <g key={side} style={{ color: colour }}>
            {!draw && <path d={`M${path([...low, ...high])}Z`} fill={colour} fill-opacity={0.14} />}
            <path d={`M${path(line)}`} class={draw ? 'course-draw' : `course-line c${n}`} />
            <text x={x(final) + 4} y={ends[n] + 4} class='course-end'>
              {draw ? '=' : SIDE_MARKS[sideNumber(side)]} {percent(final.wins[side] / final.rollouts)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Progress({ at }: { at: Work<unknown> }) {
  if (at.done < at.of) return <p role='status'>{t('working-out', { done: at.done, of: at.of })}</p>;
  return at.failed ? <p role='status'>{t('worked-out-in-part')}</p> : null;
}

function OneAct({ act }: { act: Act }) {
  const good = act.gain > 0;
  return (
    <li class={good ? 'act-best' : 'act-worst'}>
      <Side side={act.side} plain />{' '}
      <button type='button' class='link' onClick={() => void jumpTo(act.line)}>
        {t(good ? 'act-best' : 'act-worst', { given: act.given })}
      </button>{' '}
      <span class='quiet'>
        {act.question} {t(good ? 'act-next-best' : 'act-better', {
          other: act.other,
          gain: number(Math.abs(act.gain), 2),
        })}
      </span>
    </li>
  );
}

export function Thoughts() {
  if (!state.value?.over || !token.value) return null;
  const c = chances.value, a = acts.value;
  return (
    <div class='thoughts'>
      {!c && <button type='button' onClick={() => void workOutChances()}>{t('work-out-chances')}</button>}
      {c && (
        <>
          <h3>{t('work-out-chances')}</h3>
          <Progress at={c} />
          {c.found.length > 1 && <ChanceGraph found={c.found} />}
          {c.done === c.of && (
            <p class='quiet'>
              {t('chances-how', { least: Math.min(...c.found.map((f) => f.rollouts)) })}{' '}
              {c.found.some((f) => f.wins.draw > 0) && t('chances-draws')}
            </p>
          )}
        </>
      )}
      {!a && <button type='button' onClick={() => void workOutActs()}>{t('work-out-acts')}</button>}
      {a && (
        <>
          <h3>{t('work-out-acts')}</h3>
          <Progress at={a} />
          <ul>{a.found.map((act) => <OneAct key={`${act.side}${act.line}${act.gain}`} act={act} />)}</ul>
          {a.done === a.of && !a.found.length && <p>{t('acts-none')}</p>}
        </>
      )}
    </div>
  );
}
