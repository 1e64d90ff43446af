import {
  arcsOf,
  askedFigure,
  askedUnit,
  attackers,
  bestFirst,
  drawnAs,
  eighthTurn,
  forecastsFor,
  forecastsOn,
  gravest,
  homeOf,
  led,
  looksOf,
  looksSomewhere,
  onSquares,
  onTable,
  partOf,
  pointsAt,
  sideNumber,
  signed,
  speaksOf,
  squareForm,
  triesTogether,
  unitTold,
  weighsFirst,
} from './meaning.ts';
import type { Arc, Choice, Draft, Forecast, Question, Scene, SceneSign, SceneZone } from './wire.ts';

function equal(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) {
    throw new Error(`${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
  }
}

const choice = (code: unknown, on = '', parts: Record<string, unknown> = {}): Choice => ({
  code,
  text: `text of ${JSON.stringify(code)}`,
  on,
  parts,
  square: null,
});

const ask = (intent: Question['intent'], more: Partial<Question> = {}): Question => ({
  side: 'one',
  rule: 'XX-YY-01',
  question: 'key',
  kind: 'one',
  options: [],
  least: 1,
  most: 1,
  about: {},
  greyed: [],
  proposal: null,
  drafts: false,
  secret: false,
  dice: '',
  modifiers: [],
  text: 'What now?',
  intent,
  actor: '',
  against: [],
  kinds: [],
  purse: '',
  prices: [],
  ...more,
});

const zone = (kind: string, corners: number, more: Partial<SceneZone> = {}): SceneZone => ({
  id: kind,
  kind,
  name: {},
  outline: Array.from({ length: corners }, (_, n): [number, number] => [n, n]),
  owner: '',
  sign: '',
  goal: false,
  look: '',
  quiet: false,
  lines: [],
  parts: [],
  ...more,
});

const unit = (id: string, side: string) => ({
  id,
  side,
  name: {},
  figures: 2,
  strength: 2,
  states: ['state'],
  lines: [],
  place: 'table',
  squares: [],
  facing: 0,
  level: 0,
  carrier: '',
  shape: 'infantry',
  members: {},
  carried: {},
  roles: {},
  parts: [],
  price: 0,
  due: {},
  group: {},
});
const figure = (id: string, owner: string, side: string) => ({
  id,
  unit: owner,
  side,
  x: 0,
  y: 0,
  z: 0,
  radius: 100,
  facing: -1,
  shape: 'infantry',
  role: 'soldier',
  states: ['state'],
  letter: '',
  carries: [],
  length: 0,
  width: 0,
});
const SCENE: Scene = {
  width: 1000,
  depth: 1000,
  pieces: [],
  figures: [figure('a1', 'a', 'one'), figure('a2', 'a', 'one'), figure('b1', 'b', 'two')],
  units: [unit('a', 'one'), unit('b', 'two'), unit('c', 'two')],
  zones: [zone('area', 4, { id: 'hill' })],
  scores: [],
  headline: {},
  grid: null,
  acting: '',
  called: {},
  signs: {},
  measure: { name: 'cm', hundredths: 100 },
  by_eye: '',
  map: null,
  sheets: [],
  surface: '',
  cards: [],
  purses: [],
  builds: {},
};

const forecast = (options: number[], target: string, mean: number): Forecast => ({
  touched: [],
  areas: [],
  draws: [],
  question: 'shot',
  about: {},
  counted: [{
    what: 'counted',
    text: 'counted',
    chances: [],
    mean,
    exact: true,
    samples: 0,
    policy: '',
    yes_or_no: false,
    own: false,
  }],
  text: '',
  short: '',
  options,
  target,
});

Deno.test('whoever acts or attacks is weighed, and those who may answer an enemy', () => {
  equal(attackers(ask('act', { actor: 'a' }), SCENE), ['a']);
  equal(attackers(ask('attack', { actor: 'a1' }), SCENE), ['a']);
  const react = ask('react', { options: [choice('x', 'b'), choice('y', 'c'), choice('-')], against: ['a'] });
  equal(attackers(react, SCENE), ['b', 'c']);
  equal(attackers(ask('react', { actor: 'b', options: [choice('-')] }), SCENE), ['b']);
  for (const intent of ['choose', 'move', 'place', 'aim', 'turn'] as const) {
    equal(attackers(ask(intent, { actor: 'a', options: [choice('x', 'b')] }), SCENE), []);
  }
  equal(attackers(null, SCENE), []);
});

Deno.test('odds come first where something is done next, and together where several are ticked', () => {
  equal([weighsFirst(ask('act')), weighsFirst(ask('attack'))], [true, false]);
  equal(triesTogether(ask('attack', { kind: 'several' })), true);
  equal(triesTogether(ask('choose', { kind: 'several' })), false);
  const all = [forecast([0, 2], 'b1', 1), forecast([1], 'c', 2), forecast([], 'b', 3)];
  equal(forecastsFor(all, 2), [all[0]]);
  equal(forecastsFor(all, 3), []);
  equal(forecastsOn(all, SCENE, 'b'), [all[0], all[2]]);
  equal(bestFirst(all, 2).map((f) => f.target), ['b', 'c', 'b1']);
  equal(bestFirst([forecast([], 'b', 3), forecast([], 'b', 2), forecast([], 'c', 1)], 2).length, 2);
});

Deno.test('a figure or its unit acts, others are acted on', () => {
  equal([askedUnit(ask('act', { actor: 'a2' }), SCENE), askedFigure(ask('act', { actor: 'a2' }), SCENE)], [
    'a',
    'a2',
  ]);
  equal(askedFigure(ask('act', { actor: 'a' }), SCENE), '');
  const q = ask('attack', { actor: 'a1', against: ['b'] });
  equal(SCENE.figures.map((f) => partOf(q, f)), ['acts', '', 'against']);
});

Deno.test('options stand where they say, never where their code looks like it', () => {
  const q = ask('attack', {
    options: [choice('shoot:b', 'b'), choice('aim:b', 'b'), choice('b'), choice('-')],
  });
  equal([...onTable(q)].map(([id, list]) => [id, list.map((o) => o.code)]), [['b', ['shoot:b', 'aim:b']]]);
  equal(onTable(ask('place', { kind: 'place' })).size, 0);
  equal(pointsAt(choice('b'), SCENE), '');
  equal(pointsAt(choice(['x', 3], '', { target: 'b' }), SCENE), 'b');
  equal(pointsAt(choice('x', '', { where: 'hill' }), SCENE), 'hill');
  equal(pointsAt(choice('x', '', { where: 'nowhere' }), SCENE), '');
  const square = ask('choose', { options: [{ ...choice('x'), square: [2, 3] }] });
  equal([...onSquares(square).keys()], ['2,3']);
});

Deno.test('arcs are those of whoever shoots, with what is pointed at', () => {
  const arc = (owner: string, weapons: string[]): Arc => ({
    figure: owner,
    name: 'front',
    rule: 'XX-YY-02',
    outlines: [],
    weapons,
  });
  const all = [arc('a1', ['w1']), arc('a1', ['w2']), arc('a2', [])];
  equal(arcsOf(ask('attack', { actor: 'a' }), SCENE, all), all);
  equal(arcsOf(ask('attack', { actor: 'a1' }), SCENE, all), all.slice(0, 2));
  equal(arcsOf(ask('attack', { actor: 'a1' }), SCENE, all, choice('x', '', { weapon: 'w2' })), [all[1]]);
});

Deno.test('a free place is led by what it is for', () => {
  const place = (intent: Question['intent']) => led(ask(intent, { kind: 'place' }));
  equal(place('move'), { goes: true, aims: false, turns: false, lit: true });
  equal(place('place'), { goes: false, aims: false, turns: false, lit: true });
  equal(place('aim'), { goes: false, aims: true, turns: false, lit: true });
  equal(place('turn'), { goes: false, aims: false, turns: true, lit: false });
  equal(led(ask('move')), null);
});

Deno.test('free answers on squares tell a kind, a facing, or where a unit ends', () => {
  const draft = (facing: number, what: unknown = null): Draft => ({
    name: '',
    value: ['opaque'],
    text: '',
    label: '',
    square: [1, 2],
    what,
    level: 0,
    facing,
  });
  const q = ask('place', { kind: 'place', actor: '' });
  equal(squareForm({ ...q, kinds: [choice('tree')] }, [draft(-1, 'tree')]), 'kind');
  equal(squareForm(q, [draft(90)]), 'facing');
  equal(squareForm(q, [draft(-1)]), 'square');
  equal(squareForm({ ...q, actor: 'a1' }, [draft(90)]), 'square');
  equal([eighthTurn(90, 1), eighthTurn(0, 1), eighthTurn(0, -2)], [45, 315, 90]);
});

Deno.test('zones are drawn by their kind, unknown ones by their outline', () => {
  equal(['point', 'mark', 'area', 'edge'].map((kind) => drawnAs(zone(kind, 4))), [
    'point',
    'mark',
    'area',
    'edge',
  ]);
  equal([drawnAs(zone('zzz', 2)), drawnAs(zone('zzz', 5))], ['edge', 'area']);
  const zones = [
    zone('area', 4, { owner: 'one', goal: true }),
    zone('area', 4, { id: 'home', owner: 'one' }),
  ];
  equal([homeOf(zones, 'one')?.id, homeOf(zones, 'two'), homeOf(zones, '')], ['home', undefined, undefined]);
});

Deno.test('signs tell what states do', () => {
  const sign = (path: string, look = '', grave = false): SceneSign => ({
    path,
    look,
    grave,
    tint: '',
  });
  const signs = { down: sign('', 'lying'), afraid: sign('M0 0', 'shaken'), burning: sign('M1 1', '', true) };
  equal([...looksOf(signs, ['down', 'afraid', 'burning', 'unheard'])], ['lying', 'shaken']);
  equal(signed(signs, ['down', 'afraid', 'unheard']), ['afraid', 'unheard']);
  equal(gravest(signs, ['afraid', 'burning']), 'burning');
  equal(gravest(signs, ['down']), '');
});

Deno.test('it matters where machines look, on the table or not yet', () => {
  const [first, ...others] = SCENE.figures;
  equal(looksSomewhere(SCENE, 'a'), false);
  equal(looksSomewhere({ ...SCENE, figures: [{ ...first, facing: 90 }, ...others] }, 'a'), true);
  equal(looksSomewhere({ ...SCENE, units: [{ ...unit('d', 'one'), shape: 'tank' }] }, 'd'), true);
  equal(looksSomewhere(SCENE, 'c'), false);
});

Deno.test('each of four sides keeps its colour', () => {
  const sides = ['red', 'blue', 'green', 'yellow'];
  equal(sides.map((side) => sideNumber(sides, side)), [0, 1, 2, 3]);
  equal(sideNumber(sides, ''), 0);
});

Deno.test('lines speak of units, by name or by their figures', () => {
  const units = new Map([['a1', 'a']]);
  equal(speaksOf({ deep: [{ who: 'a1' }] }, 'a', units), true);
  equal(speaksOf({ who: 'a12' }, 'a', units), false);
  equal(unitTold({ side: 'one', who: ['b'] }, SCENE.units), 'b');
});

/** The same messages with every word that a game chose replaced by another. */
function scrambled(q: Question, s: Scene): [Question, Scene] {
  let count = 0;
  const other = () => `zz${++count}`;
  const option = (o: Choice): Choice => ({
    ...o,
    code: other(),
    text: other(),
    parts: Object.fromEntries(Object.entries(o.parts).map(([k, v]) => [k, k === 'what' ? other() : v])),
  });
  const states = new Map<string, string>(),
    state = (name: string) => {
      if (!states.has(name)) states.set(name, other());
      return states.get(name)!;
    };
  return [
    {
      ...q,
      question: other(),
      text: other(),
      rule: other(),
      about: { [other()]: other() },
      options: q.options.map(option),
      kinds: q.kinds.map(option),
    },
    {
      ...s,
      units: s.units.map((u) => ({ ...u, states: u.states.map(state) })),
      figures: s.figures.map((f) => ({ ...f, states: f.states.map(state) })),
      signs: Object.fromEntries(Object.entries(s.signs).map(([name, sign]) => [state(name), sign])),
      zones: s.zones.map((z) => ({ ...z, name: { en: other() } })),
    },
  ];
}

Deno.test('odds, sight and lit ground do not depend on any word of a game', () => {
  const questions = [
    ask('act', { question: 'k1', actor: 'a', options: [choice('o1'), choice('o2'), choice('o3')] }),
    ask('attack', {
      question: 'k2',
      kind: 'several',
      actor: 'a1',
      against: ['b'],
      options: [choice('rifle#1@b', 'b', { what: 'burst', weapon: 'rifle', target: 'b' }), choice('c', 'c')],
    }),
    ask('react', { question: 'k3', against: ['a'], options: [choice('b', 'b'), choice('-')] }),
    ask('move', { question: 'k4', kind: 'place', actor: 'a' }),
    ask('place', { question: 'k5', kind: 'place', kinds: [choice('tree', '', { what: 'tree' })] }),
    ask('aim', { question: 'k6', kind: 'place', actor: 'a1' }),
    ask('turn', { question: 'k7', kind: 'place', actor: 'a1' }),
    ask('choose', { question: 'k8', options: [choice(0), choice(1)] }),
  ];
  const scene = { ...SCENE, signs: { state: { path: 'M0 0', look: 'lying', grave: true, tint: '' } } };
  const all = [forecast([0], 'b', 1), forecast([1], 'c', 2)];
  const decided = (q: Question, s: Scene) => ({
    odds: attackers(q, s),
    first: weighsFirst(q),
    together: triesTogether(q),
    each: q.options.map((_, n) => forecastsFor(all, n).map((f) => f.target)),
    clicked: [...onTable(q)].map(([id, list]) => [id, list.map((o) => q.options.indexOf(o))]),
    points: q.options.map((o) => pointsAt(o, s)),
    lit: led(q),
    form: squareForm(q, []),
    parts: s.figures.map((f) => partOf(q, f)),
    looks: s.figures.map((f) => [...looksOf(s.signs, f.states)]),
    grave: s.figures.map((f) => gravest(s.signs, f.states) !== ''),
    zones: s.zones.map(drawnAs),
  });
  for (const q of questions) {
    const [other, table] = scrambled(q, scene);
    if (other.question === q.question) throw new Error('nothing was scrambled');
    equal(decided(other, table), decided(q, scene));
  }
});
