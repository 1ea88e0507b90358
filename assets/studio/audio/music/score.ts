// Owns the score format: note strings that become events.
/**
 * The score format: note strings.
 *   "F4:1 A4:.5 r:.5 C5:2! | ..."   pitch:beats, r = rest, ! = accent, | = bar line (checked)
 *   degrees() reads the same thing with scale degrees: "1:1 3:.5 1':.5"
 *   chords() reads "Fmaj7:4 | Am7:2 D7sus4:2"
 * Everything becomes a list of events: { beat, beats, midi, velocity }.
 */
import type { NoteEvent, TimedChord } from '../core/types.ts';
import { degreeToMidi, parseChord, parseNote, type Scale } from './theory.ts';

function tokens(text: string, beatsPerBar: number) {
  const list: { name: string; beat: number; beats: number; accent: boolean }[] = [];
  let beat = 0;
  for (const token of text.trim().split(/\s+/)) {
    if (token === '|') {
      if (Math.abs(beat / beatsPerBar - Math.round(beat / beatsPerBar)) > 1e-6) {
        throw new Error(`Bar line at beat ${beat} does not fit ${beatsPerBar} beats a bar: ${text}`);
      }
      continue;
    }
    const [name = '', length = ''] = token.split(':');
    const accent = length.endsWith('!');
    const beats = Number(accent ? length.slice(0, -1) : length);
    list.push({ name, beat, beats, accent });
    beat += beats;
  }
  return { list, total: beat };
}

function melody(text: string, beatsPerBar: number, toMidi: (name: string) => number): NoteEvent[] {
  return tokens(text, beatsPerBar)
    .list.filter(({ name }) => name !== 'r')
    .map(({ name, beat, beats, accent }) => ({ beat, beats, midi: toMidi(name), velocity: accent ? 0.9 : 0.72 }));
}

export const notes = (text: string, beatsPerBar = 4): NoteEvent[] => melody(text, beatsPerBar, parseNote);

export const degrees = (
  text: string,
  { tonic, scale, beatsPerBar = 4 }: { tonic: number; scale: Scale; beatsPerBar?: number },
): NoteEvent[] => melody(text, beatsPerBar, (name) => degreeToMidi(name, tonic, scale));

export const chords = (text: string, beatsPerBar = 4): TimedChord[] =>
  tokens(text, beatsPerBar).list.map(({ name, beat, beats }) => ({ ...parseChord(name), beat, beats }));

export const shift = (events: readonly NoteEvent[], beats: number): NoteEvent[] =>
  events.map((event) => ({ ...event, beat: event.beat + beats }));
export const transpose = (events: readonly NoteEvent[], semitones: number): NoteEvent[] =>
  events.map((event) => ({ ...event, midi: event.midi + semitones }));
export const soften = (events: readonly NoteEvent[], factor: number): NoteEvent[] =>
  events.map((event) => ({ ...event, velocity: event.velocity * factor }));

/** Multiplies velocity by a curve given as one value a bar, read smoothly. */
export function dynamics(events: readonly NoteEvent[], curve: readonly number[], beatsPerBar: number): NoteEvent[] {
  return events.map((event) => {
    const position = event.beat / beatsPerBar;
    const bar = Math.floor(position) % curve.length;
    const next = curve[(bar + 1) % curve.length] ?? 1;
    const here = curve[bar] ?? 1;
    const value = here + (next - here) * (position - Math.floor(position));
    return { ...event, velocity: Math.min(1, event.velocity * value) };
  });
}
