// Owns the names of notes, chords and scale degrees, and the pitches they stand for.
import type { Chord } from '../core/types.ts';

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const accidental = (text: string) => [...text].reduce((sum, c) => sum + (c === '#' ? 1 : -1), 0);

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
};

export type Scale = keyof typeof SCALES;

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  add9: [0, 4, 7, 14],
  9: [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  '7sus4': [0, 5, 7, 10],
  '9sus': [0, 5, 7, 10, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
};

/** 'Bb3' -> 58 */
export function parseNote(name: string) {
  const match = /^([A-G])([#b]*)(-?\d)$/.exec(name);
  if (!match) throw new Error(`Not a note: ${name}`);
  const [, letter = '', sign = '', octave] = match;
  return (LETTERS[letter] ?? 0) + accidental(sign) + (Number(octave) + 1) * 12;
}

/** 'Bbmaj7/D' -> { root: 10, bass: 2, classes: [10, 2, 5, 9] } in chord order. */
export function parseChord(name: string): Chord {
  const match = /^([A-G])([#b]*)([^/]*)(?:\/([A-G])([#b]*))?$/.exec(name);
  const [, letter = '', sign = '', quality = '', bassLetter, bassSign = ''] = match ?? [];
  const intervals = QUALITIES[quality];
  if (!match || !intervals) throw new Error(`Not a chord: ${name}`);
  const pitchClass = (name: string, mark: string): number => ((LETTERS[name] ?? 0) + accidental(mark) + 12) % 12;
  const root = pitchClass(letter, sign);
  return {
    name,
    root,
    bass: bassLetter ? pitchClass(bassLetter, bassSign) : root,
    classes: intervals.map((interval) => (root + interval) % 12),
  };
}

/** Scale degree with marks, e.g. "b7" or "1'" (octave up) or "5," (octave down) -> midi. */
export function degreeToMidi(degree: string, tonic: number, scale: Scale): number {
  const match = /^([#b]*)([1-7])([',]*)$/.exec(degree);
  if (!match) throw new Error(`Not a degree: ${degree}`);
  const [, signs = '', step, marks = ''] = match;
  const octaves = [...marks].reduce((sum, c) => sum + (c === "'" ? 12 : -12), 0);
  return tonic + (SCALES[scale][Number(step) - 1] ?? 0) + accidental(signs) + octaves;
}
