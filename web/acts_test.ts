import {
  along,
  applied,
  burstOf,
  counting,
  outcome,
  shotsOf,
  shotsOfRoll,
  sidesOfDice,
  waysOf,
} from './acts.ts';
import { activations, losses, sinceAnswer } from './activations.ts';
import type { Line, Scene, SceneFigure } from './wire.ts';

function same(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) {
    throw new Error(`${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
  }
}
let count = 0;
const line = (event: string, about: Record<string, unknown>): Line => ({
  number: ++count,
  what: 'note',
  rule: 'ES-TURN-01',
  about,
  input: 1,
  only: '',
  event,
  text: event,
  label: '',
  sound: '',
  result: '',
});
const figure = (id: string, unit: string, x: number, y: number): SceneFigure => ({
  id,
  unit,
  side: unit[0],
  x,
  y,
  z: 0,
  radius: 125,
  facing: -1,
  shape: 'infantry',
  role: 'soldier',
  states: [],
  letter: '',
  carries: [],
  length: 0,
  width: 0,
});
const scene = (figures: SceneFigure[], square = 0): Scene =>
  ({
    width: 9000,
    depth: 9000,
    pieces: [],
    figures,
    units: [...new Set(figures.map((f) => f.unit))].map((id) => ({
      id,
      side: id[0],
      states: [],
      members: {},
      squares: [],
      place: 'table',
    })),
    zones: [],
    scores: [],
    signs: {},
    grid: square ? { square, columns: 9, rows: 9, edges: [], levels: 0 } : null,
  }) as unknown as Scene;

Deno.test('a way is gone at an even pace, corner by corner', () => {
  const path: [number, number][] = [[0, 0], [100, 0], [100, 300]];
  same(along(path, 0.5), { at: [100, 100], leg: 1 });
  same(along(path, 1).at, [100, 300]);
  same(along([[5, 6]], 0.3).at, [5, 6]);
});

Deno.test('on squares figures keep their places in the square', () => {
  const now = scene([figure('a1', 'a', 300, 200)], 1000);
  const moved = line('moved', { id: 'a', steps: [['a', [[0, 0], [1, 0], [1, 2]], 90]] });
  same(waysOf(moved, now, now)[0].path, [[300, 200], [1300, 200], [1300, 2200]]);
  same(applied(now, moved, now).figures[0].y, 2200);
});

Deno.test('who comes onto a board of squares comes from beyond its edge', () => {
  const after = scene([figure('a1', 'a', 300, 200)], 1000);
  const moved = line('moved', { id: 'a', steps: [['a', [[0, 0]], 90]] });
  same(waysOf(moved, scene([], 1000), after)[0].path, [[300, -125], [300, 200]]);
});

Deno.test('a volley: home, stopped by a save, past', () => {
  const attack = line('rolled', { unit: 'a', target: 'b', faces: [4, 1, 4, 4, 2, 2], value: 3 });
  const saved = line('rolled', { unit: 'b', faces: [1, 2, 4], value: 2 });
  same(outcome(line('struck', { unit: 'a', target: 'b', hits: 3, unsaved: 1 }), [attack, saved]), {
    hit: 1,
    cover: 2,
    miss: 3,
  });
  // Where hits are counted after cover, what the attack threw more was stopped.
  same(outcome(line('struck', { unit: 'a', target: 'b', hits: 1 }), [attack, saved]), {
    hit: 1,
    cover: 2,
    miss: 3,
  });
  // Hits that go round several units are saved later: all of them arrive.
  same(outcome(line('struck', { unit: 'a', target: 'b', hits: 2, unsaved: -1 }), [attack]), {
    hit: 2,
    cover: 1,
    miss: 3,
  });
  // A volley without dice is shown going past.
  same(outcome(line('struck', { unit: 'a', target: 'b', hits: 0 }), []), { hit: 0, cover: 0, miss: 1 });
});

Deno.test('shots run from who fires to who is hit first', () => {
  const now = scene([
    figure('a1', 'a', 0, 0),
    figure('a2', 'a', 200, 0),
    figure('b1', 'b', 0, 900),
    figure('b2', 'b', 300, 900),
  ]);
  const told = line('told', { unit: 'a', target: 'b', figures: ['a2'], dice: 1 });
  const struck = line('struck', { unit: 'a', target: 'b', hits: 1, figures: ['b2'] });
  const shots = shotsOf(struck, [told], [], now);
  same(shots.map((s) => [s.from, s.to, s.how]), [['a2', 'b2', 'hit']]);
});

Deno.test('a throw with a weapon is a shot where no line tells what it came to', () => {
  const now = scene([figure('a1', 'a', 0, 0), figure('b1', 'b', 0, 900)]);
  const facts = { figure: 'a1', target: 'b1', side: 'a', faces: [1], value: 1, weapon: 'gun' };
  const at = (number: number, event: string, about: Record<string, unknown>) => ({
    ...line(event, about),
    number,
  });
  const thrown = at(5, 'rolled', facts);
  same(shotsOfRoll(thrown, [], now).map((s) => [s.from, s.to, s.how]), [['a1', 'b1', 'hit']]);
  same(shotsOfRoll(at(5, 'rolled', { ...facts, value: 0 }), [], now)[0].how, 'miss');
  same(shotsOfRoll(thrown, [at(7, 'struck', { unit: 'a', target: 'b', hits: 1 })], now), []);
  same(shotsOfRoll(at(5, 'rolled', { ...facts, weapon: undefined }), [], now), []);
  same(shotsOfRoll(at(5, 'rolled', { ...facts, side: 'b' }), [], now), []);
});

Deno.test('what strikes at a place bursts there', () => {
  same(burstOf(line('struck', { unit: 'a', target: ['b'], hits: 1, x: 10, y: 20, radius: 500 }), scene([])), {
    at: [10, 20],
    radius: 500,
  });
  same(burstOf(line('struck', { unit: 'a', target: 'b', hits: 1 }), scene([])), null);
});

Deno.test('dice that count, and their sides', () => {
  same(counting({ faces: [1, 5, 6], needs: [1, 6], value: 2 }), [true, false, true]);
  same(counting({ faces: [3, 5], needs: 4, value: 1 }), [false, true]);
  same(counting({ faces: [3, 5], needs: 8, value: 1 }), [false, false]);
  same(sidesOfDice('1d8+2d6', 3), [8, 6, 6]);
  same(sidesOfDice('3D', 2), [6, 6]);
});

Deno.test('lines by activations, with what led to them and what came of them', () => {
  const list = [
    line('answered', { side: 'a', question: 'q', answer: 'x' }),
    line('told', { key: 'k', unit: 'a1' }),
    line('moved', { id: 'a1', steps: [] }),
    line('rolled', { unit: 'b1', target: 'a1', faces: [1], value: 1 }),
    line('struck', { unit: 'b1', target: 'a1', hits: 1 }),
    line('lost', { unit: 'a1', lost: ['f'], left: 2 }),
    line('begun', { id: 'turn', round: 2 }),
    line('rolled', { side: 'a', faces: [6], value: 6 }),
  ];
  const found = activations(list, (id) => id.length === 2 ? id : '', (id) => id[0]);
  same(found.map((a) => [a.who, a.lines.length]), [['a1', 2], ['b1', 3], ['', 2]]);
  // Who may do something and does nothing was activated all the same; who is asked meanwhile was not.
  const idle = [
    line('answered', { side: 'a', question: 'q', answer: 'x', unit: 'a1' }),
    line('answered', { side: 'b', question: 'react', answer: 'no', unit: 'b2' }),
    line('begun', { id: 'turn', active: 'b' }),
    line('answered', { side: 'b', question: 'announce', answer: [], unit: 'b1' }),
    line('answered', { side: 'a', question: 'react', answer: 'no', unit: 'a2' }),
    line('answered', { side: 'b', question: 'announce', answer: [], unit: 'b3' }),
  ];
  const quiet = activations(idle, (id) => id.length === 2 ? id : '', (id) => id[0]);
  same(quiet.map((a) => [a.who, a.lines.length]), [['b1', 2], ['b3', 1]]);
  same([...losses(list, (id) => id[0])], [['a', 1]]);
  same(sinceAnswer(list, 'a', new Set()).length, 8);
  same(sinceAnswer(list, 'b', new Set()).length, 8);
});
