// Terrain of boards of squares: one drawing for each kind, centred, `l` long and `w` wide.
import type { Draw } from './shapes.tsx';

const tree: Draw = ({ l, w }, _ring, luck) => (
  <>
    {Array.from({ length: 7 }, (_, n) => {
      const a = n * 0.9, r = n ? Math.min(l, w) * 0.3 : 0, size = Math.min(l, w) * (0.15 + 0.09 * luck());
      const [x, y] = [r * Math.cos(a), r * Math.sin(a)];
      return (
        <g key={n}>
          <circle cx={x + 0.2} cy={y + 0.3} r={size} class='t-shadow' />
          <circle cx={x} cy={y} r={size} class={`t-tree-${n % 3}`} />
          <circle cx={x - size * 0.25} cy={y - size * 0.3} r={size * 0.45} class='t-tree-lit' />
        </g>
      );
    })}
  </>
);

const swamp: Draw = ({ l, w }, _ring, luck) => (
  <>
    <ellipse rx={l * 0.47} ry={w * 0.45} class='t-swamp' />
    <ellipse cx={l * 0.1} cy={-w * 0.08} rx={l * 0.22} ry={w * 0.16} class='t-water' />
    {Array.from({ length: 9 }, (_, n) => {
      const x = (luck() - 0.5) * l * 0.7, y = (luck() - 0.5) * w * 0.6;
      return <path key={n} d={`M${x} ${y}v-.9M${x} ${y}l-.35 -.7M${x} ${y}l.35 -.7`} class='t-reed' />;
    })}
  </>
);

const crate: Draw = ({ l, w }) => {
  const s = Math.min(l, w) * 0.3;
  return (
    <>
      <rect x={-s} y={-s * 0.8} width={2 * s} height={1.6 * s} class='t-crate-a' />
      <path d={`M${-s} ${-s * 0.3}H${s}M${-s} ${s * 0.3}H${s}`} class='t-crate-line' />
      <path
        d={`M0 ${-s * 0.55}V${s * 0.55}M${-s * 0.3} ${-s * 0.2}L0 ${-s * 0.55}L${s * 0.3} ${-s * 0.2}`}
        class='t-crack'
      />
    </>
  );
};

const trap: Draw = ({ l, w }) => {
  const s = Math.min(l, w) * 0.17;
  return (
    <>
      {[[-1.2, -1], [1.2, -0.6], [-0.6, 1.1], [1, 1.2]].map(([x, y], n) => (
        <g key={n} transform={`translate(${x * s * 1.2} ${y * s * 1.2}) rotate(${n * 25})`}>
          <path d={`M${-s} ${-s}L${s} ${s}M${s} ${-s}L${-s} ${s}M${-s * 1.2} 0H${s * 1.2}`} class='t-beam' />
        </g>
      ))}
    </>
  );
};

const mines: Draw = ({ l, w }) => (
  <>
    <rect x={-l * 0.46} y={-w * 0.46} width={l * 0.92} height={w * 0.92} class='t-mines' />
    {[-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].map((y) => (
        <g key={`${x}${y}`} transform={`translate(${x * l * 0.28} ${y * w * 0.28})`}>
          <circle r={Math.min(l, w) * 0.06} class='t-black' />
          <circle r={Math.min(l, w) * 0.02} class='t-lamp' />
        </g>
      ))
    )}
  </>
);

const bunker: Draw = ({ l, w }) => {
  const c = Math.min(l, w) * 0.18;
  return (
    <>
      <path
        d={`M${-l / 2 + c} ${-w / 2}H${l / 2 - c}L${l / 2} ${-w / 2 + c}V${w / 2 - c}L${l / 2 - c} ${w / 2}H${
          -l / 2 + c
        }L${-l / 2} ${w / 2 - c}V${-w / 2 + c}Z`}
        class='t-concrete'
      />
      <rect x={-l * 0.36} y={-w * 0.36} width={l * 0.72} height={w * 0.72} rx={0.4} class='t-concrete-top' />
      <path d={`M${-l * 0.3} ${-w * 0.43}H${l * 0.3}`} class='t-slit' />
      <path d={`M${-l * 0.08} ${w * 0.36}H${l * 0.08}V${w / 2}H${-l * 0.08}Z`} class='t-black' />
      <path d={`M${-l * 0.1} ${-w * 0.18}L0 ${-w * 0.29}L${l * 0.1} ${-w * 0.18}`} class='t-looks' />
    </>
  );
};

const construction: Draw = ({ l, w }) => (
  <>
    <rect x={-l * 0.48} y={-w * 0.48} width={l * 0.96} height={w * 0.96} class='t-dust' />
    <path
      d={`M${-l * 0.4} ${-w * 0.4}V${w * 0.4}M0 ${-w * 0.4}V${w * 0.4}M${l * 0.4} ${-w * 0.4}V${w * 0.4}M${
        -l * 0.45
      } ${-w * 0.3}H${l * 0.45}M${-l * 0.45} ${w * 0.3}H${l * 0.45}`}
      class='t-beam'
    />
    <rect x={l * 0.08} y={-w * 0.1} width={l * 0.25} height={w * 0.2} class='t-plank' />
  </>
);

const mound: Draw = ({ l, w }) => (
  <>
    {[0.5, 0.38, 0.25, 0.12].map((r, n) => <ellipse key={n} rx={l * r} ry={w * r} class={`t-mound-${n}`} />)}
  </>
);

const smoke: Draw = ({ l, w }, _ring, luck) => (
  <>
    {Array.from({ length: 9 }, (_, n) => (
      <circle
        key={n}
        cx={(luck() - 0.5) * l * 0.6}
        cy={(luck() - 0.5) * w * 0.6}
        r={Math.min(l, w) * (0.16 + 0.12 * luck())}
        class='t-smoke'
      />
    ))}
  </>
);

export const OF_SQUARES: Record<string, Draw> = {
  tree,
  swamp,
  ammo_crate: crate,
  tank_trap: trap,
  minefield: mines,
  bunker,
  strongpoint: bunker,
  construction,
  mound,
  smoke,
};
