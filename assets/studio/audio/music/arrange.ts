// Turns voiced chords into parts: held chords, broken chords, bass lines and drum steps.
import type { NoteEvent, TimedChord, VoicedChord } from '../core/types.ts';

interface Step {
  readonly what: string;
  readonly beats: number;
}

/** "0:.5 .:1" -> steps. */
function readSteps(text: string): Step[] {
  return text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [what = '.', beats] = token.split(':');
      return { what, beats: Number(beats) };
    });
}

function stepAt(steps: readonly Step[], index: number): Step {
  const step = steps[index];
  if (!step || !(step.beats > 0)) throw new Error('A rhythm needs steps such as "0:.5" with a length above 0');
  return step;
}

const endOf = (progression: readonly TimedChord[]): number => {
  const last = progression.at(-1);
  return last ? last.beat + last.beats : 0;
};

const chordAt = (progression: readonly TimedChord[], beat: number): number =>
  progression.findIndex((c) => beat >= c.beat - 1e-9 && beat < c.beat + c.beats - 1e-9);

/** Held chords; notes that stay the same in the next chord are tied over, as a player would. */
export function sustain(voiced: readonly VoicedChord[], velocity = 0.6) {
  const events: NoteEvent[] = [];
  const sounding = new Map<number, NoteEvent>();
  for (const chord of voiced) {
    const next = new Map<number, NoteEvent>();
    for (const midi of chord.voicing) {
      const tied = sounding.get(midi);
      if (tied && tied.beats < 8 && !next.has(midi)) {
        tied.beats += chord.beats;
        next.set(midi, tied);
      } else {
        const event = { beat: chord.beat, beats: chord.beats, midi, velocity };
        events.push(event);
        next.set(midi, event);
      }
    }
    sounding.clear();
    for (const [midi, event] of next) sounding.set(midi, event);
  }
  return events;
}

/** Chord notes by index in a repeating rhythm: "0:.5 2:.5 1:.5 3:.5"; '.' is a rest, '012' is a strum. */
export function pattern(
  voiced: readonly VoicedChord[],
  text: string,
  { velocity = 0.6, barBeats = 4, hold = 1 }: { velocity?: number; barBeats?: number; hold?: number } = {},
): NoteEvent[] {
  const steps = readSteps(text);
  const total = endOf(voiced);
  const events: NoteEvent[] = [];
  let beat = 0;
  for (let s = 0; beat < total - 1e-9; s = (s + 1) % steps.length) {
    const { what, beats } = stepAt(steps, s);
    const chord = voiced[chordAt(voiced, beat)];
    if (chord && what !== '.') {
      [...what].forEach((digit, order) => {
        const midi = chord.voicing[Number(digit) % chord.voicing.length] ?? 60;
        const onBeat = beat % barBeats === 0 ? 1.1 : beat % 1 === 0 ? 1 : 0.85;
        events.push({ beat: beat + order * 0.02, beats: beats * hold, midi, velocity: velocity * onBeat });
      });
    }
    beat += beats;
  }
  return events;
}

/** Bass midi for a pitch class, kept between E2 and D#3 (82 to 156 Hz): nothing below 80 Hz. */
export const bassNote = (pitchClass: number) => 40 + ((pitchClass - 4 + 12) % 12);

/** Bass from a step string of r(oot) f(ifth) o(ctave) t(hird) a(pproach) '.'; steps repeat per bar. */
export function bassLine(
  progression: readonly TimedChord[],
  text: string,
  { velocity = 0.7, hold = 0.9 }: { velocity?: number; hold?: number } = {},
): NoteEvent[] {
  const steps = readSteps(text);
  const total = endOf(progression);
  const events: NoteEvent[] = [];
  let beat = 0;
  for (let s = 0; beat < total - 1e-9; s = (s + 1) % steps.length) {
    const { what, beats } = stepAt(steps, s);
    const index = chordAt(progression, beat);
    const chord = progression[index];
    const after = progression[(index + 1) % progression.length];
    if (!chord || !after) throw new Error(`No chord at beat ${beat}`);
    const root = bassNote(chord.bass);
    const following = bassNote(after.bass);
    // A new chord always gets its own bass note, whatever the pattern says.
    const step = Math.abs(beat - chord.beat) < 1e-9 && what !== '.' ? 'r' : what;
    const third = chord.classes[1] ?? chord.root;
    const choices: Readonly<Record<string, number>> = {
      r: root,
      f: bassNote((chord.root + 7) % 12),
      o: root + 12 <= 52 ? root + 12 : root,
      t: bassNote(third),
      a: following + (following > root ? -1 : 1),
    };
    if (step !== '.') {
      const midi = Math.max(40, choices[step] ?? root);
      events.push({ beat, beats: beats * hold, midi, velocity: velocity * (step === 'r' ? 1 : 0.82) });
    }
    beat += beats;
  }
  return events;
}

/** Drum steps: one character a step. "x..x" ; X loud, x normal, o soft. */
export function drumLine(text: string, stepBeats: number, totalBeats: number, velocity = 0.7) {
  const level: Readonly<Record<string, number>> = { X: 1, x: 0.75, o: 0.45 };
  const steps = [...text.replace(/[\s|]/g, '')];
  const events: NoteEvent[] = [];
  for (let s = 0; s * stepBeats < totalBeats - 1e-9; s++) {
    const loud = level[steps[s % steps.length] ?? '.'];
    if (loud) events.push({ beat: s * stepBeats, beats: stepBeats, midi: 60, velocity: velocity * loud });
  }
  return events;
}

/** Keeps only events inside [from, to) bars. */
export const within = (events: readonly NoteEvent[], from: number, to: number, beatsPerBar: number): NoteEvent[] =>
  events.filter(({ beat }) => beat >= from * beatsPerBar - 1e-9 && beat < to * beatsPerBar - 1e-9);
