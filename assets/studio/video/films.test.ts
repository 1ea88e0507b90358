// The committed films fit their sources, their size and their length; what they claim a program prints is what they show.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.ts';
import { printedLines, typedCode } from './drawFrame.ts';
import { filmSeconds, scenesOf } from './film.ts';
import { CODE_SPEED, OUTPUT_SECONDS, SPEECH_SPEED } from './filmAssets.ts';
import { FILMS } from './films/index.ts';
import { HINDI_SPEECH, hindiCaptionsOf } from './hindiCaptions.ts';
import { MAX_BYTES, OUTPUT_FOLDER, readManifest, sourcesHash } from './manifest.ts';

describe.each(FILMS.map((film) => [film.id, film] as const))('%s', (id, film) => {
  const file = (ending: string) => path.join(OUTPUT_FOLDER, `${id}.${ending}`);

  it('is rendered from its sources (else: npm run video)', () => {
    expect(readManifest()[id]).toBe(sourcesHash(film));
    for (const ending of ['webm', 'mp4', 'webp']) expect(statSync(file(ending)).size).toBeGreaterThan(5_000);
    for (const ending of ['webm', 'mp4']) expect(statSync(file(ending)).size).toBeLessThanOrEqual(MAX_BYTES);
    expect(readFileSync(file('vtt'), 'utf8')).toBe(captionsOf(film));
  });

  it('has captions in Hindi for everything that is said, short enough to read in their time', () => {
    expect(readFileSync(file('hi.vtt'), 'utf8')).toBe(hindiCaptionsOf(film));
    for (const { speech } of film.beats) {
      const hindi = HINDI_SPEECH[speech] ?? '';
      expect(hindi, speech).toMatch(/\p{Script=Devanagari}/u);
      expect(hindi.length, hindi).toBeLessThanOrEqual(Math.max(60, speech.length * 1.35));
    }
  });

  it('lasts 20 to 60 seconds, and every beat leaves time to read, type and print', () => {
    expect(filmSeconds(film)).toBeGreaterThanOrEqual(20);
    expect(filmSeconds(film)).toBeLessThanOrEqual(60);
    for (const { beat, code, output, before } of scenesOf(film)) {
      expect(beat.speech.length / SPEECH_SPEED, beat.speech).toBeLessThan(beat.seconds - 0.8);
      const { done } = typedCode(code, before.code, 0);
      const news = output.length - printedLines(output, before.output, 0, 1);
      expect(done + news * OUTPUT_SECONDS, beat.speech).toBeLessThan(beat.seconds - 0.5);
    }
  });

  it('lights only lines that are there', () => {
    for (const { activeLine: lit, code, beat } of scenesOf(film))
      expect(lit ?? 0, beat.speech).toBeLessThanOrEqual(code.length);
  });
});

it('keeps no Hindi of sentences that no film says', () => {
  const said = new Set(FILMS.flatMap(({ beats }) => beats.map(({ speech }) => speech)));
  expect(Object.keys(HINDI_SPEECH).filter((english) => !said.has(english))).toEqual([]);
});

describe('typing', () => {
  it('keeps old lines, types new ones letter by letter, and reports when it is done', () => {
    const code = ['a = 1', 'print(a)'];
    expect(typedCode(code, ['a = 1'], 0)).toEqual({ lines: ['a = 1', ''], cursor: 1, done: 9 / CODE_SPEED });
    expect(typedCode(code, ['a = 1'], 3 / CODE_SPEED).lines).toEqual(['a = 1', 'pri']);
    expect(typedCode(code, ['a = 1'], 1)).toEqual({ lines: code, cursor: undefined, done: 9 / CODE_SPEED });
  });

  it('prints new lines after the typing, one by one', () => {
    const shown = (t: number) => printedLines(['old', 'x', 'y'], ['old'], t, 1);
    expect([0, 1, 1.5, 2, 9].map(shown)).toEqual([1, 1, 2, 3, 3]);
  });
});
