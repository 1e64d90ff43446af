import { cornersOf, gapBetween, offBase } from './bases.ts';

const near = (a: number, b: number) => {
  if (Math.abs(a - b) > 0.01) throw new Error(`${a} is not ${b}`);
};

Deno.test('a hull lies as it looks', () => {
  const north = { x: 1000, y: 1000, radius: 400, facing: 90, length: 800, width: 400 };
  const [front] = cornersOf(north);
  near(front[0], 800);
  near(front[1], 1400);
  near(offBase(north, [1000, 1390]), -10);
  near(offBase(north, [1300, 1000]), 100);
  near(offBase({ ...north, facing: 0 }, [1390, 1000]), -10);
});

Deno.test('bases are measured edge to edge, round or oblong', () => {
  const hull = { x: 0, y: 0, radius: 400, facing: 0, length: 800, width: 400 };
  const man = { x: 0, y: 500, radius: 125 };
  near(gapBetween(hull, man), 175);
  near(gapBetween(man, { x: 0, y: 900, radius: 125 }), 150);
  near(gapBetween(hull, { ...hull, x: 1000, facing: 90 }), 400);
  near(gapBetween(hull, { ...hull, x: 100 }), 0);
});
