// The figures under the title.
import { plainFigure } from './bases.ts';
import { Token } from './tokens.tsx';

export function Emblem() {
  const cast: [string, string, number, number, number, number][] = [
    ['infantry', 'soldier', -5.6, 0.5, 0, -20],
    ['infantry', 'officer', -3.6, -0.4, 0, -8],
    ['walker', 'leader', -1, 0.1, 0, 0],
    ['aircraft', 'leader', 3.2, -0.3, 1, 180],
    ['heavy', 'soldier', 6.2, 0.5, 1, 190],
    ['tank', 'leader', 9.3, -0.1, 1, 180],
  ];
  return (
    <svg class='emblem' viewBox='-7 -2.2 18 4.4' aria-hidden='true'>
      {cast.map(([shape, role, x, y, side, turn]) => (
        <Token
          f={plainFigure({ shape, role, radius: shape === 'infantry' ? 85 : 125 })}
          x={x}
          y={y}
          side={side}
          turn={turn}
          states={[]}
        />
      ))}
    </svg>
  );
}
