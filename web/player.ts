// The event player: shows what happened, event by event, on a sheet of its own over the table. Everything is
// drawn from the kind of an event and its facts; nothing waits for it, and it may be left at any moment.
import { applied, doer, figuresOf, isMelee, lostCount, lostFigures, pointsOf, shotsOf } from './acts.ts';
import { burstOf, placeOfDice, type Shot, shotsOfRoll, victims, type Way, waysOf } from './acts.ts';
import * as draw from './effects.ts';
import type { Pt } from './geometry.ts';
import {
  catchUp,
  drawn,
  FACTOR,
  isSeen,
  pace,
  paused,
  queue,
  showing,
  shown,
  steps,
  still,
  type Stretch,
  walking,
} from './pace.ts';
import { about, lines, replay, state } from './store.ts';
import { isWeapon, sound } from './sound.ts';
import { box, onScreen, showAll, view } from './view.ts';
import type { Line, Scene } from './wire.ts';

/** Milliseconds at the usual pace. */
const WALK = [420, 1300] as const, DICE = 700, REST = 420, FLIGHT = 300, APART = 55, FALL = 520, SIGN = 260;
const BLAST = 650, SCORE = 600, STILL = 1000;
/** Hundredths that somebody walks in a second. */
const STRIDE = 2200;
/** Where so much waits, it is shown faster. */
const LONG = 14;

let running = false;
/** Goes up whenever what is shown is given up. */
let turn = 0;

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** How fast it goes now: as was chosen, as the replay goes, faster where much waits. */
function factor(): number {
  const r = replay.peek(), waits = queue.peek().length;
  return FACTOR[pace.peek()] * (r ? r.speed / 2 : 1) * (waits > LONG ? waits / LONG : 1);
}

/** Let so many milliseconds pass, however fast, and draw in each frame; false where it was given up. */
async function pass(ms: number, each: (q: number) => void = () => undefined): Promise<boolean> {
  const mine = turn;
  let gone = 0, before = performance.now();
  if (still.peek()) each(1);
  while (gone < ms) {
    const now = await frame();
    if (mine !== turn || !queue.peek().length) return false;
    if (!paused.peek() || steps.peek() > 0) gone += Math.min(100, Math.max(0, now - before)) * factor();
    before = now;
    if (!still.peek()) each(Math.min(1, gone / ms));
  }
  return true;
}

/** Show all that waits, if that is not under way. */
export async function play(): Promise<void> {
  if (running) return;
  running = true;
  try {
    while (queue.peek().length) {
      const stretch = queue.peek()[0];
      await stretchOf(stretch);
      draw.clear();
      walking.value = '';
      if (queue.peek()[0] === stretch) {
        // The next stretch begins where this one ends.
        shown.value = queue.peek().length > 1 ? stretch.after : null;
        queue.value = queue.peek().slice(1);
      }
      if (queue.peek().length) shown.value = queue.peek()[0].before;
    }
  } finally {
    turn++;
    running = false;
    draw.clear();
    catchUp();
    closing();
  }
}

let ended = '';
/** What is heard when everything is shown: the end of the match, or that somebody must answer an enemy. */
function closing(): void {
  const now = state.peek(), match = about.peek()?.match ?? '';
  if (now?.over && ended !== match && !replay.peek()) {
    ended = match;
    sound('end', 700);
  } else if (now?.question?.intent === 'react') sound('alarm', 400);
}

async function stretchOf(stretch: Stretch): Promise<void> {
  const { lines, after } = stretch, mine = ++turn;
  const goesOn = () => mine === turn && queue.peek()[0] === stretch;
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    if (!isSeen(line)) continue;
    while (paused.peek() && !steps.peek()) {
      await frame();
      if (!goesOn()) return;
    }
    showing.value = line.number;
    const now = shown.peek() ?? drawn.peek()!;
    look(pointsOf(line, now, after));
    draw.caption(line);
    const told = await act(line, lines.slice(0, n), lines.slice(n + 1), now, after);
    if (!goesOn() || !told) return;
    if (steps.peek()) steps.value--;
  }
}

/** Bring what happens into view, if it is not, and nobody holds the table. */
function look(points: readonly Pt[]): void {
  const [w, h] = box.peek(), room = 24;
  if (!points.length || document.querySelector('.board:active')) return;
  const seen = points.map(onScreen).every(([x, y]) => x > room && y > room && x < w - room && y < h - room);
  if (!seen) showAll(points, Math.max(1, view.peek().s));
}

function act(
  line: Line,
  earlier: readonly Line[],
  later: readonly Line[],
  now: Scene,
  after: Scene,
): Promise<boolean> {
  switch (line.event) {
    case 'moved':
    case 'placed':
      return walk(line, now, after);
    case 'rolled':
      return dice(line, now);
    case 'struck':
      return strike(line, earlier, later, now);
    case 'lost':
      return fall(line, now, after);
    case 'marked':
      return mark(line, now, after);
    case 'scored':
      return score(line, now);
    default:
      return pass(60);
  }
}

/** The table goes on to what comes after a line. */
async function settle(line: Line, after: Scene): Promise<void> {
  const now = shown.peek();
  if (now) shown.value = applied(now, line, after);
  await frame();
}

async function walk(line: Line, now: Scene, after: Scene): Promise<boolean> {
  const ways = waysOf(line, now, after);
  if (!ways.length) return true;
  const fresh = ways.filter((w) => !now.figures.some((f) => f.id === w.figure.id));
  if (fresh.length) {
    const begins = ({ figure, path }: Way) => ({ ...figure, x: path[0][0], y: path[0][1] });
    shown.value = { ...now, figures: [...now.figures, ...fresh.map(begins)] };
    await frame();
    await frame();
  }
  const length = Math.max(
    ...ways.map((w) =>
      w.path.reduce(
        (sum, p, n) => n ? sum + Math.hypot(p[0] - w.path[n - 1][0], p[1] - w.path[n - 1][1]) : 0,
        0,
      )
    ),
  );
  const ms = length < 1 ? SIGN : Math.min(WALK[1], Math.max(WALK[0], length / STRIDE * 1000));
  const walkers = draw.walkers(line, ways);
  walking.value = ways[0].figure.unit;
  if (length > 1) sound('step', ms / factor());
  const told = still.peek() ? await trail(line, ways) : await pass(ms, walkers.move);
  walking.value = '';
  await settle(line, after);
  walkers.end();
  return told;
}

async function trail(line: Line, ways: readonly Way[]): Promise<boolean> {
  draw.trails(line, ways);
  const told = await pass(STILL);
  draw.clear();
  return told;
}

async function dice(line: Line, now: Scene): Promise<boolean> {
  const at = placeOfDice(line, now);
  const thrown = draw.dice(line, at);
  if (!thrown) return true;
  sound('dice', DICE / factor());
  const told = await pass(still.peek() ? STILL : DICE, thrown.roll) && await pass(still.peek() ? 0 : REST);
  // They lie there for a while, until something else is decided.
  thrown.rest();
  const shots = told ? shotsOfRoll(line, lines.peek(), now) : [];
  return shots.length ? await fly(line, [], shots) : told;
}

async function fly(line: Line, earlier: readonly Line[], shots: readonly Shot[]): Promise<boolean> {
  if (still.peek()) {
    draw.aimed(line, shots, null);
    const told = await pass(STILL);
    draw.clear();
    return told;
  }
  const hand = isMelee(shots), volley = draw.volley(line, shots, hand);
  // The weapon is told by the line itself, or by one before it: the throw, the announcement.
  const weapon = [line, ...[...earlier].reverse()].find((l) => l.sound)?.sound ?? '';
  const bySize = shots.length > 5 ? 'rattle' : shots.length > 1 ? 'fire' : 'shot';
  const heard = hand ? (weapon === 'blade' ? weapon : 'blow') : isWeapon(weapon) ? weapon : bySize;
  draw.heard(line, heard);
  sound(heard === 'shot' ? bySize : heard, shots.length * APART);
  const whole = FLIGHT + APART * (shots.length - 1) + 160;
  const told = await pass(whole, (q) => volley.fly(q * whole, FLIGHT, APART));
  volley.end();
  return told;
}

async function strike(
  line: Line,
  earlier: readonly Line[],
  later: readonly Line[],
  now: Scene,
): Promise<boolean> {
  const burst = burstOf(line, now), shots = shotsOf(line, earlier, later, now);
  if (still.peek()) {
    draw.aimed(line, shots, burst);
    const told = await pass(STILL);
    draw.clear();
    return told;
  }
  if (burst) {
    const [from] = figuresOf(now, doer(line)).map((f): Pt => [f.x, f.y]);
    const thrown = draw.lob(line, from ?? null, burst);
    if (from && !await pass(FLIGHT * 1.4, thrown.fly)) return false;
    sound('boom', BLAST / factor());
    const told = await pass(BLAST, thrown.spread);
    thrown.end();
    return told;
  }
  return shots.length ? await fly(line, earlier, shots) : true;
}

async function fall(line: Line, now: Scene, after: Scene): Promise<boolean> {
  const ids = lostFigures(line), whole = line.about.left === 0;
  const unit = String(line.about.unit ?? '');
  const gone = now.figures.filter((f) => ids.includes(f.id) || (whole && (f.unit === unit || f.id === unit)));
  if (!gone.length) {
    const [at] = figuresOf(now, unit);
    if (!at) return true;
    const hurt = draw.hurt(line, [at.x, at.y], lostCount(line));
    sound('hit', FALL);
    const told = await pass(still.peek() ? STILL : FALL, hurt.rise);
    hurt.end();
    return told;
  }
  const falling = draw.falling(line, gone);
  sound(whole && gone.some((f) => f.radius > 200) ? 'boom' : 'fall', FALL / factor());
  const told = await pass(still.peek() ? STILL : FALL, falling.sink);
  await settle(line, after);
  falling.end();
  return told;
}

async function mark(line: Line, now: Scene, after: Scene): Promise<boolean> {
  const here = figuresOf(now, doer(line));
  await settle(line, after);
  if (!here.length || shown.peek() === now) return true;
  const ring = draw.ringed(line, here);
  const told = await pass(SIGN, ring.pulse);
  ring.end();
  return told;
}

async function score(line: Line, now: Scene): Promise<boolean> {
  const ids = [String(line.about.source ?? ''), doer(line), ...victims(line)].filter(Boolean);
  const place = ids.flatMap((id) => [
    ...figuresOf(now, id).map((f): Pt => [f.x, f.y]),
    ...now.zones.filter((z) => z.id === id && z.outline.length).map((
      z,
    ): Pt => [z.outline[0][0], z.outline[0][1]]),
  ])[0] ?? null;
  sound('point', SCORE);
  const points = draw.points(line, place && onScreen(place));
  const told = await pass(SCORE, points.fly);
  points.end();
  return told;
}
