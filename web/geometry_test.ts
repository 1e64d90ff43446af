import { box, hull, inside, length, project, type Pt, stepped, unproject, zoomAt } from './geometry.ts';

function equal(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) {
    throw new Error(`${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
  }
}

Deno.test('every turn of the table can be taken back', () => {
  for (const turn of [0, 1, 2, 3]) {
    const f = { width: 9000, depth: 12000, turn };
    equal(unproject(f, ...project(f, 1234, 567)), [1234, 567]);
  }
});

Deno.test('north is up, then right, down, left', () => {
  const at = (turn: number): Pt => project({ width: 9000, depth: 12000, turn }, 4500, 12000);
  equal([at(0), at(1), at(2), at(3)], [[45, 0], [120, 45], [45, 120], [0, 45]]);
});

Deno.test('zooming keeps the point under the finger', () => {
  const v = zoomAt({ s: 1, x: 0, y: 0 }, 2, 10, 20);
  equal([10 * v.s + v.x, 20 * v.s + v.y].map(Math.round), [10, 20]);
  equal(zoomAt({ s: 1, x: 0, y: 0 }, 100, 0, 0).s, 12);
});

Deno.test('boxes lie along the longest edge', () => {
  const b = box([[0, 0], [10, 0], [10, 4], [0, 4]]);
  equal([b.x, b.y, b.l, b.w, b.a, b.exact], [5, 2, 10, 4, 0, true]);
  equal(box([[0, 0], [10, 0], [5, 4]]).exact, false);
});

Deno.test('outlines', () => {
  equal(hull([[0, 0], [2, 0], [2, 2], [0, 2], [1, 1]]).length, 4);
  equal(inside([1, 1], [[0, 0], [2, 0], [2, 2], [0, 2]]), true);
  equal(inside([3, 1], [[0, 0], [2, 0], [2, 2], [0, 2]]), false);
  equal(length([[0, 0], [3, 4], [3, 5]]), 6);
});

Deno.test('long legs are cut into steps', () => {
  equal(stepped([[0, 0], [1200, 0], [1200, 300]], 500), [[0, 0], [500, 0], [1000, 0], [1200, 0], [
    1200,
    300,
  ]]);
  equal(stepped([[0, 0], [500, 0]], 500), [[0, 0], [500, 0]]);
  equal(stepped([], 500), []);
});
