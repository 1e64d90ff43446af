// Sounds, made from nothing but oscillators and noise. Dedicated to the public domain (CC0).
import { volume } from './pace.ts';

export type Sound =
  | 'step'
  | 'shot'
  | 'fire'
  | 'rattle'
  | 'burst'
  | 'cannon'
  | 'beam'
  | 'flame'
  | 'rocket'
  | 'blade'
  | 'blow'
  | 'dice'
  | 'boom'
  | 'fall'
  | 'hit'
  | 'point'
  | 'alarm'
  | 'end';

let audio: AudioContext | null = null, hiss: AudioBuffer | null = null, clicked = false;

/** Browsers keep silent before somebody has touched the page, and so do we. */
const wake = () => void (clicked = true);
addEventListener('pointerdown', wake, { once: true, capture: true });
addEventListener('keydown', wake, { once: true, capture: true });
if (navigator.userActivation?.hasBeenActive) clicked = true;

function context(): AudioContext | null {
  if (!clicked || volume.peek() <= 0 || typeof AudioContext === 'undefined') return null;
  if (!audio) {
    audio = new AudioContext();
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  }
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Something that is loud at once and dies away. */
function fading(a: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = a.createGain();
  gain.gain.setValueAtTime(loud * volume.peek(), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(a.destination);
  return gain;
}
function noise(a: AudioContext, at: number, long: number, loud: number, from: number, to = from): void {
  const source = a.createBufferSource(), filter = a.createBiquadFilter();
  source.buffer = hiss;
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(fading(a, at, long, loud));
  source.start(at, Math.random() * 0.5, long);
}
function tone(a: AudioContext, at: number, long: number, loud: number, from: number, to = from): void {
  const source = a.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fading(a, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

const SOUNDS: Record<Sound, (a: AudioContext, at: number, seconds: number) => void> = {
  step: (a, at, s) => {
    for (let n = 0; n < Math.min(8, s / 0.16); n++) noise(a, at + n * 0.16, 0.07, 0.12, 500, 180);
  },
  shot: (a, at) => {
    noise(a, at, 0.28, 0.5, 5000, 400);
    tone(a, at, 0.14, 0.3, 180, 60);
  },
  fire: (a, at) => {
    for (let n = 0; n < 3; n++) noise(a, at + n * 0.09, 0.12, 0.3, 6000, 900);
  },
  rattle: (a, at) => {
    for (let n = 0; n < 9; n++) noise(a, at + n * 0.055, 0.07, 0.26, 5200, 1200);
  },
  burst: (a, at) => {
    for (let n = 0; n < 7; n++) noise(a, at + n * 0.06, 0.08, 0.28, 4600, 900);
  },
  cannon: (a, at) => {
    noise(a, at, 0.6, 0.6, 2600, 80);
    tone(a, at, 0.4, 0.45, 140, 34);
  },
  beam: (a, at) => {
    tone(a, at, 0.34, 0.2, 1900, 320);
    tone(a, at + 0.02, 0.3, 0.12, 2850, 480);
  },
  flame: (a, at) => noise(a, at, 0.9, 0.34, 900, 260),
  rocket: (a, at) => {
    noise(a, at, 0.5, 0.3, 700, 3800);
    noise(a, at + 0.45, 0.6, 0.5, 1800, 70);
  },
  blade: (a, at) => {
    for (let n = 0; n < 3; n++) tone(a, at + n * 0.09, 0.1, 0.16, 2100 - 420 * n, 900);
  },
  blow: (a, at) => {
    for (let n = 0; n < 2; n++) tone(a, at + n * 0.1, 0.12, 0.2, 1400 - 300 * n, 700);
  },
  dice: (a, at, s) => {
    for (let n = 0; n < 6; n++) tone(a, at + s * (1 - (1 - n / 6) ** 2), 0.03, 0.14, 1500 + (n % 3) * 420);
  },
  boom: (a, at) => {
    noise(a, at, 0.9, 0.7, 1800, 60);
    tone(a, at, 0.5, 0.5, 110, 30);
  },
  fall: (a, at) => {
    noise(a, at + 0.08, 0.18, 0.22, 420, 120);
    tone(a, at, 0.2, 0.14, 260, 90);
  },
  hit: (a, at) => tone(a, at, 0.18, 0.25, 620, 140),
  point: (a, at) => {
    tone(a, at, 0.16, 0.16, 660);
    tone(a, at + 0.1, 0.24, 0.16, 990);
  },
  alarm: (a, at) => {
    for (let n = 0; n < 2; n++) tone(a, at + n * 0.22, 0.18, 0.2, 880, 620);
  },
  end: (a, at) => [523, 659, 784, 1047].forEach((f, n) => tone(a, at + n * 0.16, 0.5, 0.2, f)),
};

/** What weapons may sound like, as lines tell it. */
export const isWeapon = (what: string): what is Sound =>
  ['shot', 'burst', 'cannon', 'beam', 'flame', 'rocket', 'blade'].includes(what);

/** Let something be heard that takes so many milliseconds. */
export function sound(what: Sound, ms = 300): void {
  const a = context();
  if (a) SOUNDS[what](a, a.currentTime, Math.min(2, ms / 1000));
}
