// Speaks a command in a made-up voice: one second of sound, the same in every browser for the same take.
// A source and three resonances in a row, after D. Klatt, "Software for a cascade/parallel formant synthesizer", JASA 67 (1980).
import { seededRandom, seedFromText } from '../learning/random.ts';
import { SAMPLE_RATE } from '../learning/spectrogram.ts';
import type { Voice } from './voices.ts';
import { type Sound, WORDS, type Word } from './words.ts';

/** The voice slides to the next sound within this time. */
const GLIDE_SECONDS = 0.035;
/** The mouth moves every 2 ms. */
const BLOCK = 32;
const SILENCE: Sound = { seconds: 0, formants: [500, 1500, 2500], voice: 0, breath: 0, hiss: 0, hissHz: 3000 };
const BANDWIDTHS = [80, 110, 170] as const;
const HISS_BANDWIDTH = 900;
/** The loudest moment of a clip. */
const PEAK = 0.7;

/** A resonance of the mouth: rings at one frequency. */
function createResonance(bandwidth: number) {
  const decay = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
  let [turn, before, last] = [0, 0, 0];
  return {
    tune: (hertz: number) => {
      turn = 2 * decay * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
    },
    ring: (input: number): number => {
      const output = (1 - turn + decay * decay) * input + turn * last - decay * decay * before;
      before = last;
      last = output;
      return output;
    },
  };
}

/** This take of the voice: nobody says a word twice in the same way. */
function varied(voice: Voice, random: () => number): Voice {
  const about = (value: number, share: number) => value * (1 + share * (2 * random() - 1));
  return {
    ...voice,
    pitch: about(voice.pitch, 0.1),
    throat: about(voice.throat, 0.035),
    slowness: about(voice.slowness, 0.14),
    breath: about(voice.breath, 0.3),
  };
}

/** What the mouth does at a moment. */
interface Moment {
  formants: number[];
  voice: number;
  breath: number;
  hiss: number;
  hissHz: number;
}

/** Mixes a sound with its neighbours near its ends. */
function momentAt(sounds: readonly Sound[], ends: readonly number[], time: number): Moment {
  const found = ends.findIndex((end) => time < end);
  const at = found < 0 ? sounds.length - 1 : found;
  const sound = sounds[at] ?? SILENCE;
  const [before, after] = [sounds[at - 1] ?? sound, sounds[at + 1] ?? sound];
  const nearness = (distance: number) => Math.max(0, 1 - distance / GLIDE_SECONDS) / 2;
  const [toBefore, toAfter] = [nearness(time - (ends[at - 1] ?? 0)), nearness((ends[at] ?? 0) - time)];
  const mix = (pick: (one: Sound) => number) =>
    pick(sound) + toBefore * (pick(before) - pick(sound)) + toAfter * (pick(after) - pick(sound));
  return {
    formants: [0, 1, 2].map((formant) => mix((one) => one.formants[formant] ?? 0)),
    voice: mix((one) => one.voice),
    breath: mix((one) => one.breath),
    hiss: mix((one) => one.hiss),
    hissHz: mix((one) => one.hissHz),
  };
}

/** Speaks the moments of a word in turn, each for a block of samples. */
function createMouth(voice: Voice, random: () => number) {
  const resonances = BANDWIDTHS.map(createResonance);
  const hissing = createResonance(HISS_BANDWIDTH);
  let [phase, smooth] = [0, 0];
  const tune = ({ formants, hissHz }: Moment) => {
    for (const [at, resonance] of resonances.entries()) resonance.tune((formants[at] ?? 0) * voice.throat);
    hissing.tune(Math.min(7200, hissHz * (0.6 + 0.4 * voice.throat)));
  };
  const sample = (moment: Moment, progress: number): number => {
    // The pitch falls towards the end of a word.
    phase = (phase + (voice.pitch * (1.08 - 0.2 * progress)) / SAMPLE_RATE) % 1;
    const pulse = phase < 0.4 ? Math.sin((Math.PI * phase) / 0.4) ** 2 - 0.2 : -0.2;
    smooth = voice.dullness * smooth + (1 - voice.dullness) * pulse;
    const noise = 2 * random() - 1;
    const voiced = moment.voice * (smooth * (1 - voice.breath) + noise * 0.35 * voice.breath);
    let sounding = voiced + moment.breath * noise * 0.4;
    for (const resonance of resonances) sounding = resonance.ring(sounding);
    return sounding + hissing.ring(noise * moment.hiss) * 0.5;
  };
  return { tune, sample };
}

/** One second at `SAMPLE_RATE`. */
export function speak(voice: Voice, word: Word, take: number): Float32Array {
  const random = seededRandom(seedFromText(`${voice.id}:${word}:${take}`));
  const person = varied(voice, random);
  const sounds: readonly Sound[] = WORDS[word];
  const ends: number[] = [];
  for (const { seconds } of sounds) ends.push((ends.at(-1) ?? 0) + seconds * person.slowness);
  const length = ends.at(-1) ?? 0;
  const start = 0.06 + 0.1 * random();
  const mouth = createMouth(person, random);
  const clip = new Float32Array(SAMPLE_RATE);
  const [from, samples] = [Math.round(start * SAMPLE_RATE), Math.floor(length * SAMPLE_RATE)];
  for (let block = 0; block < samples; block += BLOCK) {
    const moment = momentAt(sounds, ends, block / SAMPLE_RATE);
    mouth.tune(moment);
    for (let at = block; at < Math.min(samples, block + BLOCK); at += 1) {
      const fade = Math.min(1, at / SAMPLE_RATE / 0.01, (samples - at) / SAMPLE_RATE / 0.02);
      clip[from + at] = mouth.sample(moment, at / samples) * fade;
    }
  }
  const loudest = clip.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return clip.map((value) => (value / loudest) * PEAK + (2 * random() - 1) * voice.room);
}
