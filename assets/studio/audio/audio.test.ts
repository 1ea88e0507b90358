// Checks the synthesis: oscillators, envelopes, loudness meter, score format, loops of equal length, and the committed files.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EFFECTS, SONGS, SPRITES, VOICES } from '../../audio/catalog.ts';
import { catalogText } from './build/catalog.ts';
import { SONGS as SCORES } from './build/jobs.ts';
import { hashFile, isStale, OUTPUT_FOLDER, readManifest } from './build/manifest.ts';
import { SAMPLE_RATE, samples } from './core/constants.ts';
import { decode, hasFfmpeg } from './core/encode.ts';
import { integratedLoudness, truePeakDb } from './core/loudness.ts';
import type { Stereo } from './core/types.ts';
import { adsr } from './dsp/envelope.ts';
import { SINE, wavetable } from './dsp/oscillators.ts';
import { limit } from './effects/limiter.ts';
import { notes } from './music/score.ts';
import { effects } from './sfx/effects.ts';
import { voices } from './sfx/voices.ts';

function sine(hertz: number, seconds: number, gain: number): Stereo {
  const left = wavetable(SINE, samples(seconds), hertz).map((x) => x * gain);
  return { left, right: left.slice(), length: left.length };
}

describe('sources of sound', () => {
  it('a table oscillator crosses zero upwards once a cycle', () => {
    const tone = wavetable(SINE, SAMPLE_RATE, 440, 0.25);
    const crossings = tone.filter((x, i) => i > 0 && (tone[i - 1] ?? 0) < 0 && x >= 0).length;
    expect(crossings).toBe(440);
  });

  it('an envelope starts at nothing, reaches 1, holds its sustain and ends at nothing', () => {
    const gain = adsr({ attack: 0.01, decay: 0.1, sustain: 0.5, release: 0.1, seconds: 0.5 });
    expect(gain[0]).toBe(0);
    expect(Math.max(...gain)).toBeCloseTo(1, 2);
    expect(gain[samples(0.4)]).toBeCloseTo(0.5, 3);
    expect(gain.at(-1)).toBeLessThan(1e-4);
  });
});

describe('loudness', () => {
  // EBU Tech 3341, case 1: a stereo sine of 1 kHz at -23 dBFS reads -23 LUFS.
  it.each([-23, -33])('a stereo sine of 1 kHz at %d dBFS reads as many LUFS', (level) => {
    expect(integratedLoudness(sine(1000, 4, 10 ** (level / 20)))).toBeCloseTo(level, 0);
  });

  it('the limiter keeps true peaks under its ceiling', () => {
    const loud = sine(12_000.3, 0.5, 1.6);
    expect(truePeakDb(loud)).toBeGreaterThan(3.5);
    expect(truePeakDb(limit(loud, { ceilingDb: -3 }))).toBeLessThan(-2.5);
  });
});

describe('the score format', () => {
  it('reads pitches, lengths, rests and accents', () => {
    expect(notes('A4:1 r:.5 Bb4:.5! C5:2 |')).toEqual([
      { beat: 0, beats: 1, midi: 69, velocity: 0.72 },
      { beat: 1.5, beats: 0.5, midi: 70, velocity: 0.9 },
      { beat: 2, beats: 2, midi: 72, velocity: 0.72 },
    ]);
  });

  it('refuses a bar line off the beat and a note that does not exist', () => {
    expect(() => notes('A4:3 | A4:4')).toThrow(/Bar line at beat 3/);
    expect(() => notes('H4:1')).toThrow('Not a note: H4');
  });
});

describe('what is committed', () => {
  const manifest = readManifest();
  const files = Object.values(manifest).flatMap((one) => Object.entries(one.files));
  const audio = files.map(([file]) => file).filter((file) => !file.endsWith('.json'));

  it('is what the manifest says, rendered from the sources beside it', () => {
    for (const [file, hash] of files) expect(hashFile(join(OUTPUT_FOLDER, file)), file).toBe(hash);
    for (const [id, one] of Object.entries(manifest))
      expect(isStale({ kind: one.kind, id }, one), `${id}: run "npm run audio"`).toBe(false);
  });

  it('is listed by the catalog', () => {
    expect(readFileSync(join(OUTPUT_FOLDER, 'catalog.ts'), 'utf8')).toBe(catalogText(manifest));
    expect(Object.keys(EFFECTS)).toEqual(Object.keys(effects));
    expect(Object.keys(VOICES)).toEqual(Object.keys(voices));
    expect(Object.keys(SONGS).sort()).toEqual(SCORES.map(({ name }) => name).sort());
    for (const file of audio) expect(existsSync(join(OUTPUT_FOLDER, file)), file).toBe(true);
  });

  it('gives every song one length for all its layers, and at most 700 KB in either form', () => {
    for (const score of SCORES)
      expect(SONGS[score.name as keyof typeof SONGS].loopMs).toBe((score.beats * 60_000) / score.tempo);
    for (const song of Object.values(SONGS)) {
      for (const index of [0, 1] as const) {
        const bytes = Object.values(song.layers).reduce(
          (sum, layer) => sum + statSync(join(OUTPUT_FOLDER, layer[index])).size,
          0,
        );
        expect(bytes).toBeLessThanOrEqual(700_000);
      }
    }
  });

  it('has the right header', () => {
    for (const file of audio) {
      const start = readFileSync(join(OUTPUT_FOLDER, file)).subarray(0, 4).toString('hex');
      expect(start, file).toMatch(file.endsWith('.webm') ? /^1a45dfa3$/ : /^(494433|fff)/);
    }
  });

  it.skipIf(!hasFfmpeg())(
    'decodes: every sound of both sprites is audible where the catalog says, and layers are in step (the rest: npm run audio -- --check)',
    () => {
      for (const { src, sprite } of Object.values(SPRITES)) {
        const heard = decode(join(OUTPUT_FOLDER, src[0]));
        for (const [name, [start, duration]] of Object.entries(sprite)) {
          const part = heard.left.subarray(samples(start / 1000), samples((start + duration) / 1000));
          expect(
            part.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
            name,
          ).toBeGreaterThan(0.01);
        }
      }
      const { layers, loopMs, paddingMs } = SONGS['robo-realm'];
      for (const [webm] of Object.values(layers)) {
        expect(decode(join(OUTPUT_FOLDER, webm)).length / SAMPLE_RATE).toBeCloseTo((loopMs + 2 * paddingMs) / 1000, 1);
      }
    },
  );
});
