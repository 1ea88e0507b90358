// Tests the picture of a sound and its description in words, and which second of a recording is used.
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '../learning/spectrogram.ts';
import { readRecording } from './recording.ts';
import { describeSound, spectrogramPixels } from './spectrogramPicture.ts';
import { speak } from './synthesise.ts';
import { ALL_VOICES } from './voices.ts';

const tone = (hertz: number, seconds: number, loudness = 0.5) =>
  Float32Array.from(
    { length: SAMPLE_RATE * seconds },
    (_, at) => loudness * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE),
  );

describe('the picture of a sound', () => {
  it('is brightest at the height of its tone, with the high tones on top', () => {
    const { width, height, data } = spectrogramPixels(tone(2000, 1));
    const brightness = (row: number) => (data[(row * width + 40) * 4] ?? 0) + (data[(row * width + 40) * 4 + 1] ?? 0);
    const rows = Array.from({ length: height }, (_, row) => row);
    const brightest = rows.reduce((best, row) => (brightness(row) > brightness(best) ? row : best), 0);
    expect((height - 1 - brightest) * 31.25).toBeCloseTo(2000, 0);
  });
});

describe('a description in words', () => {
  it('finds the hiss and the gap of "stop" in every voice, and none in "come"', () => {
    for (const voice of ALL_VOICES) {
      const heard = describeSound(speak(voice, 'stop', 1)).map(({ kind }) => kind);
      expect(heard.indexOf('hiss'), voice.id).toBeGreaterThanOrEqual(0);
      expect(heard.indexOf('voice'), voice.id).toBeGreaterThan(heard.indexOf('hiss'));
    }
  });
});

describe('a recording of the learner', () => {
  it('is cut to the second in which most was said', () => {
    const long = new Float32Array(3 * SAMPLE_RATE);
    long.set(tone(400, 0.5), 1.6 * SAMPLE_RATE);
    const clip = readRecording(long);
    if (typeof clip === 'string') throw new Error(clip);
    expect(clip).toHaveLength(SAMPLE_RATE);
    expect(Math.hypot(...clip)).toBeCloseTo(Math.hypot(...tone(400, 0.5)), 1);
  });

  it('is refused if it is empty, silent or at the limit', () => {
    expect(readRecording(new Float32Array())).toBe('silent');
    expect(readRecording(new Float32Array(SAMPLE_RATE))).toBe('silent');
    expect(readRecording(tone(300, 1, 4).map((value) => Math.max(-1, Math.min(1, value))))).toBe('clipped');
  });
});
