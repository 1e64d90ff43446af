// A campaign on the page: the map in place of the table, sheets of paper, the battles it waits for.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, words } from './i18n.ts';
import { FACTOR, pace, still } from './pace.ts';
import { Rule, Side } from './pieces.tsx';
import { Report, startReport, Told, typing } from './report.tsx';
import { about, answer, openBattle, question, refusal, sideNumber, state, token } from './store.ts';
import { called } from './telling.ts';
import type {
  BattleInfo,
  Choice,
  Scene,
  SceneCounter,
  SceneMap,
  SceneNode,
  SceneSheet,
  Why,
} from './wire.ts';

const SIZE = 1000, NODE = 46, HALF = 23;
/** Letters that have room in the sign of a place, and from line to line. */
const ROOM = 8, LINE = 19;

/** A place in words: who holds it, who is there, what is special about it. */
function said(map: SceneMap, node: SceneNode): string {
  const there = map.counters.filter((c) => c.node === node.id).map((c) =>
    `${words(c.name)} ${c.letter} (${called(c.side)})`
  );
  const held = node.owner ? [t('map-held', { side: called(node.owner) })] : [];
  return [words(node.name), ...held, ...node.traits.map((trait) => words(trait)), ...there].join(', ');
}

/** What stands in the sign of a place, in lines that have room there: its own name at home, what is special. */
function written(node: SceneNode): string[] {
  const said = [...(node.home ? [words(node.name)] : []), ...node.traits.map((trait) => words(trait))];
  return said.flatMap((text) => text.length > ROOM ? text.split(' ') : [text]);
}

/** The counter that is being dragged, and where the pointer has it on the map. */
const dragged = signal<{ id: string; x: number; y: number } | null>(null);

/** The answer that names a place, or why it may not be given; nothing where no place is asked for. */
function wayTo(node: string): { choice?: Choice; why?: Why } {
  const asked = question.value;
  return {
    choice: asked?.options.find((option) => option.parts.where === node),
    why: asked?.greyed.find((greyed) => greyed.option.parts.where === node)?.why,
  };
}

/** A company was dropped on a place, or the place was chosen: it goes there, or it is said why not. */
function choose(node: string): void {
  const { choice, why } = wayTo(node);
  if (choice) void answer(choice.code);
  else if (why) refusal.value = why;
}

const held = (node: SceneNode): string => node.owner ? `s${sideNumber(node.owner)}` : '';
const reached = (node: SceneNode): string => wayTo(node.id).choice ? 'reachable' : '';

function pointOf(e: PointerEvent): { x: number; y: number } {
  const map = (e.currentTarget as SVGElement).closest('svg')!;
  const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(map.getScreenCTM()!.inverse());
  return { x: at.x, y: at.y };
}

function nearest(map: SceneMap, x: number, y: number): SceneNode | undefined {
  return map.nodes.find((node) => Math.hypot(node.x - x, SIZE - node.y - y) < 1.6 * NODE);
}

/** Where counters stood when they were drawn last: who stands elsewhere goes there before one's eyes. */
const stood = new Map<string, readonly [number, number]>();
/** Milliseconds of such a way, at the usual pace. */
const MARCH = 700;

function Counter(
  { counter, at, slot, map }: { counter: SceneCounter; at: SceneNode; slot: number; map: SceneMap },
) {
  const n = sideNumber(counter.side), acts = question.value?.actor === counter.id;
  const held = dragged.value?.id === counter.id ? dragged.value : null, drawn = useRef<SVGGElement>(null);
  const here = map.counters.filter((c) => c.node === at.id).length;
  const x = held ? held.x : at.x + (slot - (here - 1) / 2) * 2 * HALF;
  const y = held ? held.y : SIZE - at.y + NODE + 4;
  useLayoutEffect(() => {
    const name = `${about.value?.match} ${counter.id}`,
      before = stood.get(name),
      dx = (before?.[0] ?? x) - x,
      dy = (before?.[1] ?? y) - y;
    stood.set(name, [x, y]);
    if (held || still.peek() || pace.peek() === 'none' || Math.hypot(dx, dy) < NODE) return;
    const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
    drawn.current?.animate(way, { duration: MARCH / FACTOR[pace.peek()], easing: 'ease-in-out' });
  }, [x, y]);
  return (
    <g
      ref={drawn}
      class={`counter s${n} ${counter.done && !acts ? 'done' : ''} ${acts ? 'acting' : ''}`}
      data-counter={counter.id}
      onPointerDown={(e) => {
        if (!acts) return;
        e.currentTarget.setPointerCapture(e.pointerId);
        dragged.value = { id: counter.id, ...pointOf(e) };
      }}
      onPointerMove={(e) => {
        if (held) dragged.value = { id: counter.id, ...pointOf(e) };
      }}
      onPointerUp={(e) => {
        if (!held) return;
        const { x, y } = pointOf(e), node = nearest(map, x, y);
        dragged.value = null;
        if (node && node.id !== at.id) choose(node.id);
      }}
    >
      <title>{`${words(counter.name)} (${called(counter.side)})`}</title>
      <rect
        x={x - HALF + 2}
        y={y - HALF + 2}
        width={2 * HALF - 4}
        height={2 * HALF - 4}
        rx={n % 2 ? 4 : 14}
      />
      <text x={x} y={y + 10}>{counter.letter}</text>
    </g>
  );
}

/** Places, ways between them and what stands there; north is above. */
export function CampaignMap({ map }: { map: SceneMap }) {
  const by = new Map(map.nodes.map((node) => [node.id, node]));
  return (
    <svg class='campaign-map' viewBox='-60 -60 1120 1160' role='group' aria-label={words(map.name)}>
      {map.routes.map((route) => {
        const a = by.get(route.a)!, b = by.get(route.b)!;
        const look = `${route.cut ? 'cut' : ''} ${route.owner ? `s${sideNumber(route.owner)}` : ''}`;
        return <line class={`route ${look}`} x1={a.x} y1={SIZE - a.y} x2={b.x} y2={SIZE - b.y} />;
      })}
      {map.nodes.map((node) => (
        <g
          key={node.id}
          class={`node ${held(node)} ${node.home ? 'home' : ''} ${reached(node)}`}
          role='img'
          tabIndex={0}
          aria-label={said(map, node)}
          data-node={node.id}
        >
          {node.home
            ? (
              <rect
                x={node.x - NODE}
                y={SIZE - node.y - NODE}
                width={2 * NODE}
                height={2 * NODE}
                rx={8}
              />
            )
            : <circle cx={node.x} cy={SIZE - node.y} r={NODE} />}
          {!node.home && <text x={node.x} y={SIZE - node.y - NODE - 12}>{words(node.name)}</text>}
          {written(node).map((line, n, all) => (
            <text key={n} class='trait' x={node.x} y={SIZE - node.y + 6 + LINE * (n - (all.length - 1) / 2)}>
              {line}
            </text>
          ))}
          {map.counters.filter((c) => c.node === node.id).map((counter, slot) => (
            <Counter key={counter.id} counter={counter} at={node} slot={slot} map={map} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const cell = (value: string | Record<string, string>): string =>
  typeof value === 'string' ? value : words(value);

const RULE = /^[A-Z][A-Z0-9]+-[A-Z0-9]+-\d+$/;

/** A cell of a sheet; the id of a rule opens the rule. */
function Cell({ value }: { value: string | Record<string, string> }) {
  const text = cell(value);
  return <td>{RULE.test(text) ? <Rule id={text} /> : text}</td>;
}

export function Sheet({ sheet }: { sheet: SceneSheet }) {
  return (
    <table class={`sheet ${sheet.side ? `s${sideNumber(sheet.side)}` : ''}`} data-sheet={sheet.id}>
      <caption>{sheet.side && <Side side={sheet.side} plain />} {words(sheet.title)}</caption>
      <thead>
        <tr>{sheet.columns.map((column) => <th scope='col'>{words(column)}</th>)}</tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => <tr>{row.map((value) => <Cell value={value} />)}</tr>)}
      </tbody>
      {sheet.sums.length > 0 && (
        <tfoot>
          <tr>{sheet.sums.map((value) => <td>{cell(value)}</td>)}</tr>
        </tfoot>
      )}
    </table>
  );
}

/** What is shown of a campaign where a match has its table. */
export function Front({ scene }: { scene: Scene }) {
  return (
    <div class='campaign' tabIndex={0} role='region' aria-label={t('campaign-sheets')}>
      {scene.map && <CampaignMap map={scene.map} />}
      {scene.sheets.map((sheet) => <Sheet key={sheet.id} sheet={sheet} />)}
    </div>
  );
}

function Battle({ battle }: { battle: BattleInfo }) {
  const me = about.value!, mine = Object.entries(battle.seats).find(([, owner]) => owner === me.side);
  const link = `#/${battle.match}/${token.value}`;
  return (
    <li data-battle={battle.key}>
      <p>
        <strong>{battle.text || t('battle-past')}</strong>{' '}
        {Object.entries(battle.seats).map(([side, owner]) => (
          <span key={side}>
            <Side side={owner} />
            {' '}
          </span>
        ))}
        <span class='quiet'>{t(`battle-${battle.state}`)}</span>
      </p>
      <div class='row'>
        {battle.match && (
          <a class={`button ${battle.state === 'open' && mine ? 'primary' : ''}`} href={link}>
            {t(battle.state === 'open' && mine ? 'battle-go' : 'battle-watch')}
          </a>
        )}
        {battle.state === 'wanted' && me.side && (
          <button
            type='button'
            class='primary'
            onClick={() => void openBattle(battle.key)}
          >
            {t('battle-begin')}
          </button>
        )}
        {(battle.state === 'wanted' || battle.state === 'open') && mine && !battle.by && (
          <button
            type='button'
            onClick={() => void startReport(battle)}
          >
            {t('battle-type')}
          </button>
        )}
      </div>
      {battle.by && (
        <div class='told-report'>
          <p>{t('battle-told', { side: called(battle.by) })}</p>
          <Told battle={battle} />
        </div>
      )}
      {typing.value === battle.key && <Report battle={battle} />}
    </li>
  );
}

/** The battles of a campaign; in a battle, the way back to its campaign. */
export function Battles() {
  const now = state.value, me = about.value;
  if (!now || !me) return null;
  if (me.campaign) {
    return (
      <p class='campaign-of'>
        <a class='button' href={`#/${me.campaign}/${token.value}`}>{t('to-campaign')}</a>
      </p>
    );
  }
  if (!now.battles.length) return null;
  return (
    <section class='battles' aria-label={t('battles')}>
      <h2>
        {t('battles')} <Rule id='ES-BATTLE-01' />
      </h2>
      <ul>{now.battles.map((battle) => <Battle key={battle.key + battle.match} battle={battle} />)}</ul>
    </section>
  );
}
