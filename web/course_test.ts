import { course, courseOfTables, spaced, turningPoints, turnings } from './course.ts';
import type { Line, Moment } from './wire.ts';

function same(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}
const line = (number: number, event: string, about: Record<string, unknown> = {}, text = 'told'): Line =>
  ({ number, event, about, text }) as unknown as Line;
const moment = (last: number, a: number, b: number, other = 0): Moment =>
  ({
    last,
    scene: {
      scores: [
        { side: 'a', what: { en: 'credits' }, value: String(other), short: {}, decides: false },
        { side: 'a', what: { en: 'sectors' }, value: String(a), short: {}, decides: true },
        { side: 'b', what: { en: 'sectors' }, value: String(b), short: {}, decides: true },
      ],
    },
  }) as unknown as Moment;

Deno.test('points are counted as they are told, losses where nobody scores', () => {
  const scored = [
    line(1, 'scored', { side: 'a', points: 2, total: 2 }),
    line(2, 'lost', { unit: 'a1', lost: 3 }),
  ];
  same(course(scored, ['a', 'b'], (id) => id[0]).map((s) => s.totals), [{ a: 2, b: 0 }]);
  same(course(scored.slice(1), ['a', 'b'], (id) => id[0]).map((s) => s.totals), [{ a: 0, b: 3 }]);
});

Deno.test('where points turned seldom, the heaviest losses tell where it turned', () => {
  const list = [
    line(1, 'lost', { unit: 'a1', lost: 1 }),
    line(2, 'lost', { unit: 'b1', lost: 4 }),
    line(3, 'scored', { side: 'a', points: 2, total: 2 }),
    line(4, 'lost', { unit: 'a1', lost: 2 }),
  ];
  const [points, lost] = [undefined, false].map((scores) => course(list, ['a', 'b'], (id) => id[0], scores));
  same(turningPoints(points, lost, ['a', 'b']).map((s) => s.line.number), [2, 3, 4]);
  same(turningPoints(points, lost, ['a', 'b'], 1).map((s) => s.line.number), [3]);
});

Deno.test('a campaign is read from its tables: what decides, told by the battle before', () => {
  const list = [
    line(1, 'begun'),
    line(2, 'fought'),
    line(3, 'told'),
    line(4, 'changed'),
    line(5, 'changed', {}, ''),
  ];
  const found = courseOfTables(
    [moment(0, 1, 1), moment(1, 1, 1, 500), moment(3, 2, 1), moment(5, 2, 0)],
    list,
  );
  same(found.map((s) => [s.line.number, s.totals.a, s.totals.b]), [[2, 2, 1], [4, 2, 0]]);
  same(turnings(found, ['a', 'b']).map((s) => s.line.number), [2, 4]);
});

Deno.test('signs at the ends of lines stand apart', () => {
  same(spaced([80, 80, 10]), [80, 68, 10]);
  same(spaced([10, 30]), [10, 30]);
});
