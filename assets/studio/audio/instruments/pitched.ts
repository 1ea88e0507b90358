// Owns the pitched instruments; velocity changes brightness as well as level.
/**
 * Pitched instruments. Each takes { freq, seconds, velocity (0..1), random } and returns mono.
 * Velocity changes brightness as well as level, so dynamics sound played rather than turned down.
 */

import { SAMPLE_RATE, samples, TWO_PI } from '../core/constants.ts';
import type { Tone } from '../core/types.ts';
import { adsr } from '../dsp/envelope.ts';
import { bandpass, highpass, lowpass } from '../dsp/filters.ts';
import { buildTable, fm, modes, noise, SOFT_SAW, TRIANGLE, wavetable } from '../dsp/oscillators.ts';

const shape = (signal: Float32Array, gain: Float32Array, level: number): Float32Array => {
  const out = new Float32Array(gain.length);
  for (let i = 0; i < gain.length; i++) out[i] = (signal[i] ?? 0) * (gain[i] ?? 0) * level;
  return out;
};

/** Karplus-Strong nylon string: a noise burst in a tuned, slightly damped delay line. */
export function pluck({
  freq,
  seconds,
  velocity,
  random,
  t60 = 2.2,
}: Pick<Tone, 'freq' | 'seconds' | 'velocity' | 'random'> & { t60?: number }): Float32Array {
  const length = samples(Math.min(seconds + 0.35, 3));
  const damping = 0.5 - 0.22 * velocity;
  const period = SAMPLE_RATE / freq;
  const size = Math.floor(period - damping);
  const fraction = period - damping - size;
  const line = noise(size, random);
  lowpass(line, 1200 + 3200 * velocity, 0.6);
  const pick = Math.max(1, Math.floor(size * 0.18));
  const excited = line.map((x, i) => x - 0.9 * (line[(i + size - pick) % size] ?? 0));
  const mean = excited.reduce((sum, x) => sum + x, 0) / size;
  const peak = excited.reduce((most, x) => Math.max(most, Math.abs(x - mean)), 1e-6);
  for (let i = 0; i < size; i++) line[i] = ((excited[i] ?? 0) - mean) / peak;
  const loss = 10 ** (-3 / (freq * t60));
  const raw = new Float32Array(length);
  raw.set(line.subarray(0, Math.min(size, length)));
  // One trip round the string: read one period back (between two samples), average, lose a little.
  const oneTripAgo = (i: number): number => (raw[i - size] ?? 0) * (1 - fraction) + (raw[i - size - 1] ?? 0) * fraction;
  let previous = 0;
  for (let i = size; i < length; i++) {
    const now = oneTripAgo(i);
    raw[i] = loss * ((1 - damping) * now + damping * previous);
    previous = now;
  }
  const gain = adsr({ attack: 0.002, decay: 0.1, sustain: 1, release: 0.3, seconds: Math.min(seconds, 2.7) });
  return shape(highpass(raw, 70), gain, 0.75 * velocity);
}

/** Rosewood-like bar: tuned fourth-octave overtone, soft mallet. */
export function marimba({ freq, velocity, random }: Pick<Tone, 'freq' | 'velocity' | 'random'>): Float32Array {
  const length = samples(1.3);
  const brightness = 0.35 + 0.65 * velocity;
  const out = modes(length, freq, [
    { ratio: 1, gain: 0.8, t60: Math.min(1.6, 330 / freq + 0.45) },
    { ratio: 3.98, gain: 0.22 * brightness, t60: 0.28 },
    { ratio: 9.6, gain: 0.06 * brightness, t60: 0.09 },
  ]);
  const thump = lowpass(noise(samples(0.02), random), 900);
  for (let i = 0; i < thump.length; i++) out[i] = (out[i] ?? 0) + (thump[i] ?? 0) * 0.25 * (1 - i / thump.length) ** 2;
  return softStart(out, velocity);
}

/** Music-box comb tooth: nearly pure, with a glassy overtone that dies at once. */
export function musicBox({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const out = modes(samples(2.4), freq, [
    { ratio: 1, gain: 0.62, t60: 1.9 },
    { ratio: 2.003, gain: 0.2, t60: 1.1 },
    { ratio: 3.01, gain: 0.07 * velocity, t60: 0.6 },
    { ratio: 6.24, gain: 0.05 * velocity, t60: 0.16 },
  ]);
  return softStart(out, velocity);
}

/** Small glockenspiel for counter-lines and flourishes. */
export function glock({ freq, velocity }: Pick<Tone, 'freq' | 'velocity'>): Float32Array {
  const out = modes(samples(1.8), freq, [
    { ratio: 1, gain: 0.6, t60: 1.5 },
    { ratio: 2.71, gain: 0.16 * velocity, t60: 0.5 },
    { ratio: 5.1, gain: 0.05 * velocity, t60: 0.18 },
  ]);
  return softStart(out, velocity);
}

function softStart(out: Float32Array, velocity: number) {
  const ramp = samples(0.0015);
  const tail = samples(0.15);
  for (let i = 0; i < out.length; i++) {
    let gain = velocity;
    if (i < ramp) gain *= i / ramp;
    if (i > out.length - tail) gain *= (out.length - i) / tail;
    out[i] = (out[i] ?? 0) * gain;
  }
  return out;
}

const PAD_TABLE = buildTable([1, 0.5, 0.26, 0.12, 0.07, 0.03]);

/** Soft strings-like pad: two tables a few cents apart, slow swell. */
export function pad({
  freq,
  seconds,
  velocity,
  random,
  attack = 0.45,
  release = 0.9,
}: Pick<Tone, 'freq' | 'seconds' | 'velocity' | 'random'> & { attack?: number; release?: number }): Float32Array {
  const gain = adsr({ attack: Math.min(attack, seconds * 0.6), decay: 1.2, sustain: 0.75, release, seconds });
  const low = wavetable(PAD_TABLE, gain.length, freq * 0.9981, random.next());
  const high = wavetable(PAD_TABLE, gain.length, freq * 1.0021, random.next());
  for (let i = 0; i < low.length; i++) low[i] = ((low[i] ?? 0) + (high[i] ?? 0)) * 0.5;
  return shape(lowpass(low, 900 + 1500 * velocity, 0.6), gain, 0.5 * velocity);
}

const FLUTE_TABLE = buildTable([1, 0.3, 0.16, 0.05, 0.02]);

/** Wooden flute: a small scoop into the note, vibrato that grows, a little breath. */
export function flute({
  freq,
  seconds,
  velocity,
  random,
}: Pick<Tone, 'freq' | 'seconds' | 'velocity' | 'random'>): Float32Array {
  const gain = adsr({ attack: 0.07, decay: 0.25, sustain: 0.82, release: 0.16, seconds });
  const start = random.next();
  const vibratoRate = 4.9 + random.bipolar() * 0.25;
  const pitch = (i: number): number => {
    const t = i / SAMPLE_RATE;
    const scoop = -0.012 * Math.exp(-t / 0.035);
    const depth = 0.0042 * Math.min(1, Math.max(0, (t - 0.22) / 0.5));
    return freq * (1 + scoop + depth * Math.sin(TWO_PI * (vibratoRate * t + start)));
  };
  const tone = wavetable(FLUTE_TABLE, gain.length, pitch);
  const breath = bandpass(noise(gain.length, random), Math.min(freq * 2, 2600), 1.4);
  for (let i = 0; i < tone.length; i++) {
    const chiff = Math.exp(-i / samples(0.05));
    tone[i] = (tone[i] ?? 0) + (breath[i] ?? 0) * (0.045 + 0.12 * chiff);
  }
  return shape(lowpass(tone, 2200 + 2600 * velocity), gain, 0.55 * velocity);
}

/** Tine electric piano: FM whose brightness fades, plus a faint bell. */
export function electricPiano({ freq, seconds, velocity }: Pick<Tone, 'freq' | 'seconds' | 'velocity'>): Float32Array {
  const gain = adsr({ attack: 0.004, decay: 1.6, sustain: 0.25, release: 0.28, seconds });
  const body = fm(gain.length, freq, 1, (i: number) => (0.35 + 0.95 * velocity) * Math.exp(-i / samples(0.45)));
  const tine = modes(samples(0.25), freq, [{ ratio: 7.02, gain: 0.05 * velocity, t60: 0.2 }]);
  for (let i = 0; i < tine.length && i < body.length; i++) body[i] = (body[i] ?? 0) + (tine[i] ?? 0);
  return shape(lowpass(body, 2600 + 1800 * velocity), gain, 0.55 * velocity);
}

const BASS_TABLE = buildTable([1, 0.55, 0.28, 0.12, 0.05]);

/** Upright-like bass: enough second and third harmonic to be heard on a laptop speaker. */
export function bass({ freq, seconds, velocity }: Pick<Tone, 'freq' | 'seconds' | 'velocity'>): Float32Array {
  const gain = adsr({ attack: 0.008, decay: 0.9, sustain: 0.22, release: 0.12, seconds });
  const tone = wavetable(BASS_TABLE, gain.length, (i) => freq * (1 + 0.01 * Math.exp(-i / samples(0.02))));
  return shape(lowpass(tone, 500 + 700 * velocity, 0.7), gain, 0.75 * velocity);
}

/** Soft lead for computers, robots and space: rounded saw through a closing filter. */
export function softLead({ freq, seconds, velocity }: Pick<Tone, 'freq' | 'seconds' | 'velocity'>): Float32Array {
  const gain = adsr({ attack: 0.02, decay: 0.3, sustain: 0.7, release: 0.2, seconds });
  const tone = wavetable(SOFT_SAW, gain.length, freq);
  return shape(lowpass(tone, 1400 + 1600 * velocity, 0.8), gain, 0.45 * velocity);
}

/** Ocarina / whistle: almost a sine. */
export function ocarina({
  freq,
  seconds,
  velocity,
  random,
}: Pick<Tone, 'freq' | 'seconds' | 'velocity' | 'random'>): Float32Array {
  const gain = adsr({ attack: 0.05, decay: 0.2, sustain: 0.85, release: 0.14, seconds });
  const phase = random.next();
  const tone = wavetable(
    TRIANGLE,
    gain.length,
    (i) => freq * (1 + 0.003 * Math.sin(TWO_PI * ((5.2 * i) / SAMPLE_RATE + phase))),
  );
  return shape(lowpass(tone, 2600), gain, 0.5 * velocity);
}
