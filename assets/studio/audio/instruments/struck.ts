// Owns struck and picked instruments of the further realms: celesta, steel pan, xylophone, toy piano, banjo, pizzicato, glass.
import { SAMPLE_RATE, samples, TWO_PI } from '../core/constants.ts';
import type { Tone } from '../core/types.ts';
import { adsr } from '../dsp/envelope.ts';
import { lowpass } from '../dsp/filters.ts';
import { fm, modes, noise } from '../dsp/oscillators.ts';
import { pluck } from './pitched.ts';

/** A rise of 1.5 ms instead of a click, and an end at nothing. */
function fadeEnds(out: Float32Array, level: number): Float32Array {
  const rise = samples(0.0015);
  const tail = samples(0.12);
  for (let i = 0; i < out.length; i++) {
    const edge = Math.min(1, i / rise, (out.length - i) / tail);
    out[i] = (out[i] ?? 0) * edge * level;
  }
  return out;
}

/** Celesta: steel plates over wooden boxes, so the second partial is strong and short. */
export function celesta({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const out = modes(samples(1.7), freq, [
    { ratio: 1, gain: 0.6, t60: 1.5 },
    { ratio: 2, gain: 0.1, t60: 0.9 },
    { ratio: 4.02, gain: 0.2 * velocity, t60: 0.35 },
    { ratio: 9.9, gain: 0.04 * velocity, t60: 0.08 },
  ]);
  return fadeEnds(out, velocity);
}

/** Steel pan: octave and twelfth bloom a moment after the stroke. */
export function steelPan({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const length = samples(1.1);
  const out = modes(length, freq, [{ ratio: 1, gain: 0.55, t60: 0.95 }]);
  const bloom = modes(length, freq, [
    { ratio: 2.005, gain: 0.34 * velocity, t60: 0.7 },
    { ratio: 3.01, gain: 0.14 * velocity, t60: 0.45 },
    { ratio: 4.03, gain: 0.09 * velocity, t60: 0.3 },
  ]);
  for (let i = 0; i < length; i++) {
    const rising = 1 - Math.exp(-i / samples(0.03));
    const shimmer = 1 + 0.12 * Math.sin((TWO_PI * 6.5 * i) / SAMPLE_RATE);
    out[i] = (out[i] ?? 0) + (bloom[i] ?? 0) * rising * shimmer;
  }
  return fadeEnds(out, velocity);
}

/** Xylophone: dry, with the twelfth of its tuning. */
export function xylophone({ freq, velocity, random }: Pick<Tone, 'freq' | 'velocity' | 'random'>): Float32Array {
  const out = modes(samples(0.6), freq, [
    { ratio: 1, gain: 0.6, t60: 0.42 },
    { ratio: 3, gain: 0.26 * velocity, t60: 0.18 },
    { ratio: 6.1, gain: 0.08 * velocity, t60: 0.06 },
  ]);
  const tap = lowpass(noise(samples(0.01), random), 2600);
  for (let i = 0; i < tap.length; i++) out[i] = (out[i] ?? 0) + (tap[i] ?? 0) * 0.2 * (1 - i / tap.length);
  return fadeEnds(out, velocity);
}

/** Toy piano: short rods, a little out of their harmonic places. */
export function toyPiano({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const out = modes(samples(1), freq, [
    { ratio: 1, gain: 0.55, t60: 0.8 },
    { ratio: 2.01, gain: 0.22, t60: 0.5 },
    { ratio: 5.24, gain: 0.1 * velocity, t60: 0.2 },
    { ratio: 7.9, gain: 0.04 * velocity, t60: 0.07 },
  ]);
  return fadeEnds(out, velocity);
}

/** Banjo: a bright string that a drum skin swallows. */
export const banjo = ({ freq, seconds, velocity, random }: Tone): Float32Array =>
  pluck({ freq, seconds: Math.min(seconds, 0.6), velocity: Math.min(1, velocity * 1.25), random, t60: 0.85 });

/** Pizzicato: a string that is damped at once. */
export const pizzicato = ({ freq, seconds, velocity, random }: Tone): Float32Array =>
  pluck({ freq, seconds: Math.min(seconds, 0.22), velocity: velocity * 0.9, random, t60: 0.55 });

/** Koto-like long string for slow broken chords. */
export const harp = ({ freq, seconds, velocity, random }: Tone): Float32Array =>
  pluck({ freq, seconds: Math.max(seconds, 1.2), velocity: velocity * 0.8, random, t60: 2.8 });

/** Rubbed glass: a slow sine with a breathing second partial. */
export function glass({ freq, seconds, velocity, random }: Tone): Float32Array {
  const gain = adsr({ attack: Math.min(0.35, seconds * 0.5), decay: 0.6, sustain: 0.85, release: 0.7, seconds });
  const start = random.next();
  return gain.map((level, i) => {
    const t = i / SAMPLE_RATE;
    const waver = 1 + 0.1 * Math.sin(TWO_PI * (4.2 * t + start));
    const angle = TWO_PI * freq * t;
    return (
      (Math.sin(angle) + 0.16 * Math.sin(2 * angle + 1) + 0.05 * Math.sin(3 * angle)) * level * waver * 0.4 * velocity
    );
  });
}

/** A synthetic bell: FM at a ratio that is no whole number, quickly growing pure. */
export function neonBell({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const length = samples(1.6);
  const body = fm(length, freq, 3.5, (i) => 1.1 * velocity * Math.exp(-i / samples(0.16)));
  return fadeEnds(
    body.map((x, i) => x * Math.exp(-i / samples(0.42)) * 0.5),
    velocity,
  );
}
