import { type Box, type Disc, intoBox, intoDisc, type Label, laidOut } from './labels.ts';

function ok(fact: boolean, what: unknown): void {
  if (!fact) throw new Error(JSON.stringify(what));
}
/** A block of men, base to base. */
const block = (count: number): Disc[] =>
  Array.from({ length: count * count }, (_, n) => ({
    x: 30 + 2.6 * (n % count),
    y: 30 + 2.6 * Math.floor(n / count),
    r: 1.25,
  }));
const label = (...at: Disc[]): Label => ({ w: 4, h: 2, best: [[at[0].x, at[0].y]], at });
const clear = (laid: readonly Box[], figures: readonly Disc[]): boolean =>
  laid.every((b, n) =>
    figures.every((d) => intoDisc(b, d) <= 0) && laid.every((o, m) => m === n || intoBox(b, o) <= 0)
  );

Deno.test('signs of ten units in a crowd cover no figure and not each other', () => {
  const figures = block(6), laid = laidOut(figures.slice(0, 10).map((d) => label(d)), figures, [90, 90]);
  ok(laid.length === 10 && clear(laid, figures), laid);
});

Deno.test('what is alone stays where it is best', () => {
  const [at] = laidOut([{ w: 4, h: 2, best: [[20, 20]], at: [] }], [{ x: 50, y: 50, r: 2 }], [90, 90]);
  ok(at.x === 20 && at.y === 20, at);
});

Deno.test('at the edge a label stays on the table', () => {
  const d = { x: 1.3, y: 1.3, r: 1.25 }, [at] = laidOut([label(d)], [d], [90, 90]);
  ok(at.x >= 2 && at.y >= 1 && clear([at], [d]), at);
});

Deno.test('where nothing is free it covers as little as it can', () => {
  const d = { x: 5, y: 5, r: 40 }, laid = laidOut([label(d)], [d], [10, 10]);
  ok(laid.length === 1, laid);
});
