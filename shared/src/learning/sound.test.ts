// Tests what a computer makes of a sound: its spectrogram, its mel features, and why a recording cannot be used.
import { describe, expect, it } from 'vitest';
import { FEATURE_COUNT, hertzOf, melFeatures, melFilters, melOf, recordingProblem } from './melFeatures.ts';
import { quantise, resample } from './soundSampling.ts';
import { frequencyOfBin, SAMPLE_RATE, spectrogram } from './spectrogram.ts';

const tone = (hertz: number, seconds = 0.5, loudness = 0.5): Float32Array =>
  Float32Array.from(
    { length: SAMPLE_RATE * seconds },
    (_, at) => loudness * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE),
  );
const loudestBin = (frame: Float64Array): number => frame.indexOf(Math.max(...frame));

describe('a spectrogram', () => {
  it.each([250, 1000, 4000])('shows a tone of %i Hz at its height, in every piece', (hertz) => {
    for (const frame of spectrogram(tone(hertz))) expect(frequencyOfBin(loudestBin(frame))).toBeCloseTo(hertz, 6);
  });

  it('has a piece every 10 ms, and one even of a sound that is too short', () => {
    expect(spectrogram(tone(440, 1))).toHaveLength(97);
    expect(spectrogram(tone(440, 0.001))).toHaveLength(1);
  });
});

describe('mel features', () => {
  it('follow the published points of the mel scale: 1000 mels at 1000 Hz, and back again', () => {
    expect(melOf(1000)).toBeCloseTo(1000, 0);
    for (const hertz of [100, 700, 3000, 7000]) expect(hertzOf(melOf(hertz))).toBeCloseTo(hertz, 6);
  });

  it('use triangles that rise and fall once and meet half way', () => {
    const filters = melFilters(257);
    for (const weights of filters) {
      const top = weights.indexOf(Math.max(...weights));
      const rises = weights.slice(0, top).every((weight, at, all) => at === 0 || weight >= (all[at - 1] ?? 0));
      const falls = weights.slice(top).every((weight, at, all) => at === 0 || weight <= (all[at - 1] ?? 0));
      expect([rises, falls]).toEqual([true, true]);
    }
    // Between the first and the last peak the neighbours' weights add up to one.
    const sums = Array.from({ length: 257 }, (_, bin) =>
      filters.reduce((sum, weights) => sum + (weights[bin] ?? 0), 0),
    );
    expect(Math.max(...sums)).toBeLessThanOrEqual(1 + 1e-9);
    expect(sums[100]).toBeCloseTo(1, 6);
  });

  it('have a fixed length, and differ by what sounds rather than by how loud it is', () => {
    const [low, quietLow, high] = [tone(300), tone(300, 0.5, 0.25), tone(3000)].map(melFeatures);
    expect(low).toHaveLength(FEATURE_COUNT);
    expect(melFeatures(tone(300, 0.2))).toHaveLength(FEATURE_COUNT);
    const distance = (a: number[] = [], b: number[] = []) => Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
    expect(distance(low, quietLow)).toBeLessThan(distance(low, high) / 4);
  });
});

describe('a recording', () => {
  it('is refused if nobody spoke or if it was too loud, and taken otherwise', () => {
    expect(recordingProblem(new Float32Array(SAMPLE_RATE))).toBe('silent');
    expect(recordingProblem(new Float32Array())).toBe('silent');
    expect(recordingProblem(tone(300, 0.5, 3).map((value) => Math.max(-1, Math.min(1, value))))).toBe('clipped');
    expect(recordingProblem(tone(300))).toBeUndefined();
  });

  it('loses the tones above half of a lower sampling rate, and keeps those below', () => {
    const rms = (samples: Float32Array) => Math.hypot(...samples) / Math.sqrt(samples.length);
    expect(rms(resample(tone(3000), 4000))).toBeLessThan(0.05);
    expect(rms(resample(tone(1000), 4000))).toBeGreaterThan(0.3);
  });

  it('has as many different values as its bits allow', () => {
    for (const bits of [1, 2, 4]) expect(new Set(quantise(tone(440), bits)).size).toBeLessThanOrEqual(2 ** bits);
  });
});
