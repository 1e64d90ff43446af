// What the page decides of questions that it is shown, one JSON object a line: [question, scene, unit].
import {
  askedFigure, askedUnit, attackers, led, onSquares, onTable, partOf, pointsAt, squareForm, triesTogether,
  weighsFirst,
} from '../../web/meaning.ts';

const places = (map: Map<string, { text: string }[]>) =>
  [...map].map(([at, options]) => [at, options.map((o) => o.text)]);

for (const line of (await Deno.readTextFile(Deno.args[0])).split('\n').filter(Boolean)) {
  const { q, s } = JSON.parse(line);
  console.log(JSON.stringify({
    acts: [askedUnit(q, s), askedFigure(q, s)],
    odds: attackers(q, s),
    first: weighsFirst(q),
    together: triesTogether(q),
    led: led(q),
    square: squareForm(q, []),
    table: places(onTable(q)),
    squares: places(onSquares(q)),
    points: q.options.map((o: never) => pointsAt(o, s)),
    parts: s.figures.map((f: never) => partOf(q, f)),
  }));
}
