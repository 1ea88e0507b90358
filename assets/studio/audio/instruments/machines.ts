// Owns percussion of the further realms: clock, claps, congas, clanks, steam, hats and soft snare; pitch of a note is ignored.
import { samples } from '../core/constants.ts';
import type { Tone } from '../core/types.ts';
import { swell } from '../dsp/envelope.ts';
import { bandpass, highpass, lowpass } from '../dsp/filters.ts';
import { modes, noise, type Partial } from '../dsp/oscillators.ts';

type Hit = Pick<Tone, 'velocity' | 'random'>;

function strike(seconds: number, freq: number, partials: readonly Partial[], velocity: number): Float32Array {
  const out = modes(samples(seconds), freq, partials);
  return out.map((x, i) => x * Math.min(1, i / samples(0.001), (out.length - i) / samples(0.02)) * velocity);
}

/** Noise that falls to nothing; `centre` in Hz. */
function burst({ velocity, random }: Hit, seconds: number, centre: number, q: number, curve: number): Float32Array {
  const out = bandpass(noise(samples(seconds), random), centre, q);
  return out.map((x, i) => x * Math.min(1, i / samples(0.0015)) * (1 - i / out.length) ** curve * velocity);
}

const wood = (freq: number) => {
  const partials = [
    { ratio: 1, gain: 0.5, t60: 0.06 },
    { ratio: 2.6, gain: 0.22, t60: 0.035 },
  ];
  return ({ velocity, random }: Hit): Float32Array =>
    strike(0.1, freq * (1 + 0.006 * random.bipolar()), partials, velocity);
};
export const tick = wood(1180);
export const tock = wood(830);

const drum =
  (freq: number, ring: number) =>
  (hit: Hit): Float32Array => {
    const partials = [
      { ratio: 1, gain: 0.7, t60: ring },
      { ratio: 1.6, gain: 0.22, t60: ring * 0.5 },
    ];
    const out = strike(0.36, freq, partials, hit.velocity);
    const slap = burst(hit, 0.025, 1500, 0.8, 2);
    slap.forEach((x, i) => {
      out[i] = (out[i] ?? 0) + x * 0.35;
    });
    return out;
  };
export const congaLow = drum(176, 0.3);
export const congaHigh = drum(262, 0.2);

/** Three hands, not quite together. */
export function clap(hit: Hit): Float32Array {
  const out = new Float32Array(samples(0.2));
  for (const [at, level] of [
    [0, 0.5],
    [0.011, 0.6],
    [0.023, 1],
  ] as const) {
    const hand = burst(hit, 0.15, 1500 + 150 * hit.random.bipolar(), 0.9, 3.5);
    hand.forEach((x, i) => {
      const place = i + samples(at);
      if (place < out.length) out[place] = (out[place] ?? 0) + x * level * 0.8;
    });
  }
  return lowpass(out, 5200);
}

/** Small iron plate of the factory. */
export const clank = ({ velocity, random }: Hit): Float32Array => {
  const partials = [
    { ratio: 1, gain: 0.35, t60: 0.22 },
    { ratio: 1.73, gain: 0.2, t60: 0.16 },
    { ratio: 2.91, gain: 0.12, t60: 0.1 },
    { ratio: 4.6, gain: 0.06, t60: 0.05 },
  ];
  return strike(0.3, 620 * (1 + 0.01 * random.bipolar()), partials, velocity);
};

/** A puff of steam. */
export function steam({ velocity, random }: Hit): Float32Array {
  const out = highpass(noise(samples(0.24), random), 1800);
  const gain = swell(out.length, 0.2, 2);
  return lowpass(
    out.map((x, i) => x * (gain[i] ?? 0) * velocity * 0.3),
    5200,
  );
}

export const hat = (hit: Hit): Float32Array => lowpass(burst(hit, 0.05, 5200, 0.8, 3), 7000);

/** Snare played with a soft stick. */
export function softSnare(hit: Hit): Float32Array {
  const out = burst(hit, 0.17, 1900, 0.6, 3);
  const skin = strike(0.14, 196, [{ ratio: 1, gain: 0.45, t60: 0.13 }], hit.velocity);
  skin.forEach((x, i) => {
    out[i] = (out[i] ?? 0) + x;
  });
  return lowpass(out, 5600);
}

/** Triangle, hit softly. */
export const triangle = ({ velocity }: Hit): Float32Array =>
  strike(
    1.2,
    2480,
    [
      { ratio: 1, gain: 0.16, t60: 1.1 },
      { ratio: 1.51, gain: 0.08, t60: 0.8 },
      { ratio: 2.42, gain: 0.05, t60: 0.5 },
    ],
    velocity,
  );
