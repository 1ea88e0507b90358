// Makes the sound that belongs to a question of a mastery quiz: tones and words of made-up voices, one after another.
import { quantise, resample } from '../../learning/soundSampling.ts';
import { SAMPLE_RATE } from '../../learning/spectrogram.ts';
import { speak } from '../../voices/synthesise.ts';
import { ALL_VOICES } from '../../voices/voices.ts';
import type { Word } from '../../voices/words.ts';

/** Silence is a tone of 0 Hz. */
interface Tone {
  hertz: number;
  seconds: number;
  /** 0–1. */
  loudness: number;
}

/** Measured as coarsely as it says. */
interface SpokenWord {
  voice: string;
  word: Word;
  rate?: number | undefined;
  bits?: number | undefined;
}

export type RiddlePart = Tone | SpokenWord;

const PEAK = 0.5;
/** Tones begin and end softly, so that they do not click. */
const FADE_SECONDS = 0.02;

function soundTone({ hertz, seconds, loudness }: Tone): Float32Array {
  const length = Math.round(seconds * SAMPLE_RATE);
  const fade = FADE_SECONDS * SAMPLE_RATE;
  return Float32Array.from({ length }, (_, at) => {
    const edge = Math.min(1, at / fade, (length - at) / fade);
    return PEAK * loudness * edge * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE);
  });
}

function sayWord({ voice, word, rate = SAMPLE_RATE, bits }: SpokenWord): Float32Array {
  const speaker = ALL_VOICES.find(({ id }) => id === voice);
  if (!speaker) return new Float32Array(0);
  const spoken = resample(speak(speaker, word, 0), rate);
  return bits === undefined ? spoken : quantise(spoken, bits);
}

export function soundRiddle(parts: readonly RiddlePart[]): Float32Array {
  const sounds = parts.map((part) => ('hertz' in part ? soundTone(part) : sayWord(part)));
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}
