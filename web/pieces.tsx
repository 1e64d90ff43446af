// Small things used everywhere: rule links, dice, charts, dialogs.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { has, t, words } from './i18n.ts';
import { names, openRule, rules, sideNumber } from './store.ts';
import { SIDE_MARKS } from './tokens.tsx';
import type { Counted, Forecast, Line } from './wire.ts';

const RULE = /\b([A-Z]{2,3}-[A-Z0-9]+-\d{2})\b/g;

/** The id of a rule; a click opens the rule. */
export function Rule({ id }: { id: string }) {
  if (!id) return null;
  const title = words(rules.value.get(id)?.title);
  return (
    <button
      type='button'
      class='rule'
      title={title}
      aria-label={t('open-rule', { rule: id })}
      onClick={(e) => {
        e.stopPropagation();
        openRule.value = id;
      }}
    >
      {id}
    </button>
  );
}

/** A text in which every rule id can be opened. */
export function Text({ text }: { text: string }) {
  return <>{text.split(RULE).map((part, n) => n % 2 ? <Rule key={n} id={part} /> : part)}</>;
}

export function Side({ side, plain = false }: { side: string; plain?: boolean }) {
  if (!side) return null;
  const n = sideNumber(side);
  return (
    <span class={`side side${n}`}>
      <span aria-hidden='true'>{SIDE_MARKS[n]}</span> {plain ? '' : names.value.name(side)}
    </span>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Faces that carry signs instead of numbers, by the letter a game has for them. */
const SIGNS: Record<string, string> = {
  A: 'M0 -7L1.8 -2.2H7L2.8 .9L4.4 6L0 3L-4.4 6L-2.8 .9L-7 -2.2H-1.8Z',
  T: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0',
  S: 'M-5.5 -6H5.5V0Q4.5 4.5 0 7Q-4.5 4.5 -5.5 0Z',
};
SIGNS.C = SIGNS.T;
SIGNS.B = SIGNS.S;

export function Die({ face, sides = 6, side = 0 }: { face: number; sides?: number; side?: number }) {
  const letter = has(`face-${face}`) ? t(`face-${face}`) : '', sign = SIGNS[letter];
  return (
    <svg
      class={`die s${side}`}
      viewBox='-10 -10 20 20'
      width={22}
      height={22}
      role='img'
      aria-label={letter || String(face)}
    >
      <rect x={-9} y={-9} width={18} height={18} rx={sides > 6 ? 9 : 4} class='die-body' />
      {sign
        ? <path d={sign} class='die-sign' />
        : letter
        ? <text y={4.5} class='die-text'>{letter}</text>
        : sides <= 6 && PIPS[face]
        ? PIPS[face].map(([x, y]) => <circle cx={x * 4.6} cy={y * 4.6} r={1.9} class='die-pip' />)
        : <text y={4.5} class='die-text'>{face}</text>}
    </svg>
  );
}

/** Dice of one throw with what they come to, what was added and under which rules. */
export function Dice({ line }: { line: Line }) {
  const faces = line.about.faces as number[] ?? [], dice = String(line.about.dice ?? '');
  const sides = Number(/d(\d+)/.exec(dice)?.[1] ?? 6), side = sideNumber(String(line.about.side ?? ''));
  const modifiers = line.about.modifiers as [string, number][] | undefined;
  return (
    <span class='dice'>
      {faces.slice(0, 40).map((f, n) => <Die key={n} face={f} sides={sides} side={side} />)}
      {modifiers?.map(([rule, value]) => (
        <span class='modifier' key={rule}>
          {value > 0 ? '+' : '−'}
          {Math.abs(value)} <Rule id={rule} />
        </span>
      ))}
      <span class='dice-sum'>= {names.value.result(line)}</span>
      {typeof line.about.reading === 'string' && <Rule id={line.about.reading} />}
    </span>
  );
}

const percent = (p: number) => `${p > 0 && p < 0.005 ? '<1' : Math.round(p * 100)}\u00a0%`;

const YES_OR_NO = new Set([
  'disorganised',
  'destroyed',
  'eliminated',
  'panicked',
  'stunned',
  'damaged',
  'lost',
]);

/** Bars of an exact distribution; yes-or-no as one figure. */
export function Chart({ counted }: { counted: Counted }) {
  const name = t(`counted-${counted.what}`);
  const list = [...counted.chances].sort((a, b) => Number(a.value) - Number(b.value)).filter((c) =>
    c.chance > 0.0005
  );
  const flat = counted.mean === null || YES_OR_NO.has(counted.what) ||
    list.every((c) => typeof c.value === 'boolean');
  if (flat) {
    const p = list.filter((c) => c.value !== false && c.value !== 0).reduce((sum, c) => sum + c.chance, 0);
    return (
      <span class='chart-flat'>
        {name} <b>{percent(p)}</b>
      </span>
    );
  }
  const most = Math.max(...list.map((c) => c.chance), 0.001);
  return (
    <span class='chart'>
      <span class='chart-name'>
        {name} <b>{t('on-average', { mean: counted.mean ?? 0 })}</b>
      </span>
      <svg
        class='bars'
        viewBox={`0 -6 ${list.length * 22} 52`}
        width={Math.min(230, list.length * 20)}
        height={44}
        role='img'
        aria-label={list.map((c) => `${names.value.name(c.value)}: ${percent(c.chance)}`).join(', ')}
      >
        {list.map((c, n) => (
          <g key={n} transform={`translate(${n * 22} 0)`}>
            <rect x={2} y={34 - 30 * c.chance / most} width={18} height={30 * c.chance / most} class='bar' />
            <text x={11} y={44} class='bar-value'>{String(c.value)}</text>
            <text x={11} y={32 - 30 * c.chance / most} class='bar-chance'>
              {c.chance >= 0.005 ? Math.round(c.chance * 100) : ''}
            </text>
          </g>
        ))}
      </svg>
      {!counted.exact && <span class='quiet'>{t('sampled', { samples: counted.samples })}</span>}
    </span>
  );
}

/** What a forecast is about, in a few words: whom, with what and how. */
function brief(about: Record<string, unknown>): string {
  const n = names.value,
    part = (k: string) => about[k] === undefined || about[k] === '' ? '' : n.name(about[k]);
  const count = typeof about.count === 'number' && about.count > 1 ? `${about.count} × ` : '';
  const weapon = part('weapon');
  return [
    part('target'),
    part('salvo'),
    weapon && count + weapon,
    ...['what', 'mode', 'kind', 'band'].map(part),
  ]
    .filter(Boolean).join(' · ');
}

export function Odds({ forecast, short = '' }: { forecast: Forecast; short?: '' | 'brief' | 'none' }) {
  const n = names.value, key = `forecast-${forecast.question}`;
  return (
    <div class='odds'>
      {short !== 'none' && <p>{short ? brief(forecast.about) : t(key, n.args(forecast.about))}</p>}
      <div class='charts'>{forecast.counted.map((c) => <Chart key={c.what} counted={c} />)}</div>
    </div>
  );
}

/** A dialog that really is one: focus stays in it, Escape closes it. */
export function Dialog(
  { title, close, children, cls = '' }: {
    title: string;
    close: () => void;
    children: ComponentChildren;
    cls?: string;
  },
) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const d = ref.current;
    if (d && !d.open) d.showModal();
    return () => d?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={cls}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        close();
      }}
      onClick={(e) => e.target === ref.current && close()}
    >
      <div class='dialog'>
        <header>
          <h2>{title}</h2>
          <button type='button' class='icon' aria-label={t('close')} onClick={close}>✕</button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

export function RuleDialog() {
  const id = openRule.value;
  if (!id) return null;
  const rule = rules.value.get(id), close = () => void (openRule.value = '');
  const part = (key: 'text' | 'ruling' | 'example') => words(rule?.[key]);
  return (
    <Dialog title={rule ? `${id} · ${words(rule.title)}` : id} close={close} cls='rule-dialog'>
      {rule
        ? (
          <div class='rule-text'>
            {part('text').split(/\n\n+/).map((p) => (
              <p>
                <Text text={p} />
              </p>
            ))}
            {part('ruling') && (
              <>
                <h3>{t('rule-ruling')}</h3>
                <p>
                  <Text text={part('ruling')} />
                </p>
              </>
            )}
            {part('example') && (
              <>
                <h3>{t('rule-example')}</h3>
                <p>
                  <Text text={part('example')} />
                </p>
              </>
            )}
          </div>
        )
        : <p>{t('no-such-rule', { text: id })}</p>}
    </Dialog>
  );
}
