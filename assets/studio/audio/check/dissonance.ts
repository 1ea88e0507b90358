// Counts notes a semitone apart (or a ninth made of one) that sound together where a bar is strong.
import type { NoteEvent, Song, Track } from '../core/types.ts';
import * as drums from '../instruments/drums.ts';
import * as machines from '../instruments/machines.ts';

const UNPITCHED = new Set<unknown>([...Object.values(drums), ...Object.values(machines)]);

/** Songs written before this check, whose major sevenths rub on purpose: how many may. */
export const ALLOWED_CLASHES: Readonly<Record<string, number>> = { park: 43, menu: 19 };
/** Beats from one strong beat to the next: half a bar, or the bar of a waltz. */
const STRONG_BEAT_INTERVAL: Readonly<Record<string, number>> = {
  'robo-realm': 3,
  'wonder-vision-valley': 3,
  'python-world': 3,
};
export const strongBeats = (song: Song): number => STRONG_BEAT_INTERVAL[song.name] ?? 2;

export interface Clash {
  readonly beat: number;
  readonly first: string;
  readonly second: string;
  readonly semitones: number;
}

interface Sounding extends NoteEvent {
  readonly track: string;
}

/** A short note that the same part leaves by a step is on its way, not a clash. */
function passing(track: Track, note: NoteEvent, beat: number): boolean {
  const left = note.beat + note.beats - beat;
  if (left > 0.5) return false;
  return track.events.some(
    (next) => Math.abs(next.beat - note.beat - note.beats) < 0.02 && Math.abs(next.midi - note.midi) <= 2,
  );
}

/** Every pair of parts that rub at a strong beat; `strong` is the distance of strong beats. */
export function clashes(song: Song, strong: number): Clash[] {
  const tracks = Object.values(song.layers)
    .flatMap((layer) => layer.tracks)
    .filter(({ instrument }) => !UNPITCHED.has(instrument));
  const found: Clash[] = [];
  for (let beat = 0; beat < song.beats; beat += strong) {
    const sounding: Sounding[] = tracks.flatMap((track) =>
      track.events
        .filter(
          (note) => note.beat <= beat + 0.1 && note.beat + note.beats > beat + 0.12 && !passing(track, note, beat),
        )
        .map((note) => ({ ...note, track: track.name })),
    );
    sounding.forEach((one, index) => {
      for (const other of sounding.slice(index + 1)) {
        const semitones = Math.abs(one.midi - other.midi);
        if (one.track === other.track || semitones % 12 !== 1 || semitones > 25) continue;
        found.push({ beat, first: `${one.track} ${one.midi}`, second: `${other.track} ${other.midi}`, semitones });
      }
    });
  }
  return found;
}
