// Owns the shapes that travel between the parts of the audio script.
import type { Random } from './random.ts';

/** Two channels of equal length in samples at 48 kHz; values are in -1 … 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly length: number;
}

/** One note: position and length in beats, pitch as MIDI number, velocity 0 … 1. */
export interface NoteEvent {
  beat: number;
  beats: number;
  midi: number;
  velocity: number;
}

/** A chord by pitch classes 0 … 11, held for some beats. */
export interface Chord {
  readonly name: string;
  readonly root: number;
  readonly bass: number;
  readonly classes: readonly number[];
}
export interface TimedChord extends Chord {
  readonly beat: number;
  readonly beats: number;
}
/** A chord whose notes are spread over the keyboard, low to high, as MIDI numbers. */
export interface VoicedChord extends TimedChord {
  readonly voicing: readonly number[];
}

/** What an instrument is asked to play: Hz, seconds held, velocity 0 … 1. */
export interface Tone {
  readonly freq: number;
  readonly seconds: number;
  readonly velocity: number;
  readonly random: Random;
}
export type Instrument = (tone: Tone) => Float32Array;

/** One part of a song. Gains are linear, pan and spread -1 … 1, timing and late in seconds. */
export interface Track {
  readonly name: string;
  readonly instrument: Instrument;
  readonly events: readonly NoteEvent[];
  readonly gain: number;
  readonly pan?: number;
  readonly spread?: number;
  readonly send?: number;
  readonly chorus?: boolean;
  readonly timing?: number;
  readonly late?: number;
}

/** A layer's tracks, its loudness in LUFS, and its bit rates in kbit/s: Opus, and the MP3 of the fallback (default 32). */
export interface Layer {
  readonly loudness: number;
  readonly kbps: number;
  readonly mp3Kbps?: number;
  readonly tracks: readonly Track[];
}
export interface Song {
  readonly name: string;
  readonly tempo: number;
  readonly beats: number;
  readonly swing: number;
  readonly seed: string;
  readonly space: { readonly t60: number; readonly damping: number };
  readonly layers: Readonly<Record<string, Layer>>;
  /** Linear gains of the layers in each state of the game. */
  readonly mix: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A short sound: target loudness in LUFS (loudest 400 ms), how many variations, and how to make one. */
export interface Effect {
  readonly target: number;
  readonly variants: number;
  readonly render: (random: Random, variant: number) => Stereo;
}
