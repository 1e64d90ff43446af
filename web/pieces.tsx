// Small things used everywhere: rule links, dice, charts, dialogs.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { has, t, words } from './i18n.ts';
import { openRule, rules, sideNumber } from './store.ts';
import { called } from './telling.ts';
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
      <span aria-hidden='true'>{SIDE_MARKS[n]}</span> {plain ? '' : called(side)}
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

export function Die({ face, sides = 6, side = 0 }: { face: number; sides?: number; side?: number }) {
  // A face that carries no number has a letter, and a drawing, among the sentences of its game.
  const letter = has(`face-${face}`) ? t(`face-${face}`) : '';
  const sign = has(`face-${face}-path`) ? t(`face-${face}-path`) : '';
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
      <span class='dice-sum'>= {line.result}</span>
      {typeof line.about.reading === 'string' && <Rule id={line.about.reading} />}
    </span>
  );
}

const percent = (p: number) => `${p > 0 && p < 0.005 ? '<1' : Math.round(p * 100)}\u00a0%`;

/** Bars of an exact distribution; yes-or-no as one figure. */
export function Chart({ counted }: { counted: Counted }) {
  const list = [...counted.chances].sort((a, b) => Number(a.value) - Number(b.value)).filter((c) =>
    c.chance > 0.0005
  );
  const risk = counted.own && list.some((c) => Number(c.value) !== 0);
  const sampled = !counted.exact && <span class='quiet'>{t('sampled', { samples: counted.samples })}</span>;
  const flat = counted.mean === null || counted.yes_or_no ||
    list.every((c) => typeof c.value === 'boolean');
  if (flat) {
    const p = list.filter((c) => c.value !== false && c.value !== 0).reduce((sum, c) => sum + c.chance, 0);
    return (
      <span class={`chart-flat ${risk ? 'own-risk' : ''}`}>
        {counted.text} <b>{percent(p)}</b> {sampled}
      </span>
    );
  }
  const most = Math.max(...list.map((c) => c.chance), 0.001);
  return (
    <span class={`chart ${risk ? 'own-risk' : ''}`}>
      <span class='chart-name'>
        {counted.text} <b>{t('on-average', { mean: counted.mean ?? 0 })}</b>
      </span>
      <svg
        class='bars'
        viewBox={`0 -6 ${list.length * 22} 52`}
        width={Math.min(230, list.length * 20)}
        height={44}
        role='img'
        aria-label={list.map((c) => `${c.value}: ${percent(c.chance)}`).join(', ')}
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
      {sampled}
    </span>
  );
}

export function Odds({ forecast, short = '' }: { forecast: Forecast; short?: '' | 'brief' | 'none' }) {
  return (
    <div class='odds'>
      {short !== 'none' && <p>{short ? forecast.short : forecast.text}</p>}
      {forecast.counted.length > 0 && (
        <div class='charts'>{forecast.counted.map((c) => <Chart key={c.what} counted={c} />)}</div>
      )}
      {forecast.draws.map((f, n) => (
        <div class='draws' key={n}>
          <p>{t('draws', { text: f.text })}</p>
          <div class='charts'>{f.counted.map((c) => <Chart key={c.what} counted={c} />)}</div>
        </div>
      ))}
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
