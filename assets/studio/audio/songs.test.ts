// Checks the written music: its lengths, forms, layers and loudness, that no notes rub on strong beats, and how loops join.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAY_ORDER } from '../../../shared/src/constants/realms.ts';
import { SONGS as RECORDED } from '../../audio/catalog.ts';
import { SONGS } from './build/jobs.ts';
import { MUSIC_LUFS, MUSIC_TOLERANCE, PEAK_DBTP } from './build/limits.ts';
import { ROOT, readManifest } from './build/manifest.ts';
import { ALLOWED_CLASHES, clashes, strongBeats } from './check/dissonance.ts';
import { measureSeam } from './check/seam.ts';
import { SAMPLE_RATE } from './core/constants.ts';
import type { NoteEvent, Song, Stereo } from './core/types.ts';
import { bass, pad } from './instruments/pitched.ts';
import { concatTunes, echo } from './music/parts.ts';
import { notes } from './music/score.ts';

const REALMS = SONGS.filter(({ name }) => name !== 'menu' && name !== 'lab');
const FIRST_REALM = 'ai-adventure-park';
/** Realms with music of their own; a realm made since then names one of these songs. */
const COMPOSED: readonly string[] = [...PLAY_ORDER, 'demo', 'python-world'];

function duet(first: readonly NoteEvent[], second: readonly NoteEvent[]): Song {
  const seat = { gain: 1 };
  return {
    name: 'duet',
    tempo: 120,
    beats: 8,
    swing: 0,
    seed: 'duet',
    space: { t60: 1, damping: 0.5 },
    layers: {
      main: {
        loudness: -18,
        kbps: 32,
        tracks: [
          { name: 'one', instrument: pad, events: first, ...seat },
          { name: 'two', instrument: bass, events: second, ...seat },
        ],
      },
    },
    mix: {},
  };
}

describe('rubbing notes', () => {
  it('finds a semitone on a strong beat, and lets a passing note go', () => {
    const held = notes('F4:4 F4:4');
    expect(clashes(duet(held, notes('E4:4 A4:4')), 2)).toHaveLength(2);
    expect(clashes(duet(held, notes('A4:2 E5:2 A4:4')), 2)).toHaveLength(0);
    expect(clashes(duet(held, notes('A4:2 E4:.5 F4:1.5 A4:4')), 2)).toHaveLength(0);
    expect(clashes(duet(held, notes('A4:4 F#5:4')), 2)).toMatchObject([{ beat: 4, semitones: 13 }, { beat: 6 }]);
  });

  it.each(SONGS.map((song) => [song.name, song] as const))('%s has none where a bar is strong', (name, song) => {
    expect(clashes(song, strongBeats(song)).length).toBeLessThanOrEqual(ALLOWED_CLASHES[name] ?? 0);
  });
});

describe('parts', () => {
  it('an echo comes later and softer, and over the end back to the start', () => {
    const [first, second] = echo(notes('r:3 C5:1'), { later: 1, fall: 0.5, total: 4, times: 2 });
    expect([first?.beat, second?.beat]).toEqual([0, 1]);
    expect((second?.velocity ?? 0) / (first?.velocity ?? 1)).toBeCloseTo(0.5);
    expect(concatTunes(4, notes('C5:1'), [], notes('D5:1')).map(({ beat }) => beat)).toEqual([0, 8]);
  });
});

describe('a loop', () => {
  const wave = (hertz: number): Stereo => {
    const left = Float32Array.from({ length: SAMPLE_RATE }, (_, i) =>
      Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE),
    );
    return { left, right: left, length: left.length };
  };
  it('joins where a whole number of cycles fits, and not where half a cycle is left', () => {
    const [start, length] = [SAMPLE_RATE / 4, SAMPLE_RATE / 2];
    expect(measureSeam(wave(100), start, length)).toMatchObject({ similarity: expect.closeTo(1, 3) });
    expect(measureSeam(wave(101), start, length).similarity).toBeLessThan(0);
  });
});

describe('the music of the realms', () => {
  it('gives every map a song of its own, 60 to 90 s long, with a calm and a busy layer', () => {
    const names = COMPOSED.map((id) => (id === FIRST_REALM ? 'park' : id));
    expect(REALMS.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, layers, beats, tempo } of REALMS) {
      expect(Object.keys(layers), name).toEqual(['calm', 'busy']);
      expect((beats * 60) / tempo, name).toBeGreaterThanOrEqual(60);
      expect((beats * 60) / tempo, name).toBeLessThanOrEqual(90);
      expect(Object.keys(RECORDED)).toContain(name);
    }
    expect(new Set(REALMS.map(({ layers }) => layers.calm?.tracks[0]?.name)).size).toBeGreaterThan(5);
  });

  it('was measured at -18 LUFS in both states, and never clips', () => {
    const manifest = readManifest();
    for (const { name, mix } of SONGS) {
      for (const state of Object.keys(mix)) {
        const { lufs, peak } = manifest[name]?.measured[state] ?? { lufs: 0, peak: 0 };
        expect(Math.abs(lufs - MUSIC_LUFS), `${name} ${state}`).toBeLessThanOrEqual(MUSIC_TOLERANCE);
        expect(peak, `${name} ${state}`).toBeLessThanOrEqual(PEAK_DBTP);
      }
    }
  });

  it('is what the content of each realm asks for: no layer is unknown, no song plays in two realms that have their own', () => {
    const folder = join(ROOT, 'shared/content/realms');
    const asked = readdirSync(folder)
      .map((realm) => join(folder, realm, 'realm.json'))
      .filter((path) => existsSync(path))
      .map((path) => JSON.parse(readFileSync(path, 'utf8')));
    for (const { calm, busy } of asked.map(({ music }) => music)) {
      expect(calm).toMatch(/-calm$/);
      expect(busy).toBe(calm.replace(/calm$/, 'busy'));
      expect(Object.keys(RECORDED)).toContain(calm.replace(/-calm$/, ''));
    }
    const own = asked.filter(({ id }) => COMPOSED.includes(id));
    expect(new Set(own.map(({ music }) => music.calm)).size).toBe(COMPOSED.length);
  });
});
