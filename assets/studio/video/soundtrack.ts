// The sound of a film: the Lab's song quietly, the shopkeeper's blips while words come, ticks while the program is typed.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { EFFECTS, SPRITES, VOICES } from '../../audio/catalog.ts';
import { typedCode } from './drawFrame.ts';
import { type Film, filmSeconds, scenesOf } from './film.ts';
import { CODE_SPEED, ROOT, SPEECH_SPEED } from './filmAssets.ts';

const RATE = 44_100;
const MUSIC_GAIN = 0.32;
const BLIP_GAIN = 0.34;
const TICK_GAIN = 0.22;
const LETTERS_A_BLIP = 3;
const LETTERS_A_TICK = 2;
const FADE_SECONDS = 1.5;

/** Mono samples of a sound file, -1 to 1. */
function decode(file: string): Float32Array {
  const pcm = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', String(RATE), '-'], {
    maxBuffer: 2 ** 28,
  });
  return new Float32Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.byteLength));
}

interface SoundBank {
  music: Float32Array;
  slice(file: 'effects' | 'voices', sprite: string): Float32Array;
}

let bank: SoundBank | undefined;
function loadSounds(): SoundBank {
  if (bank) return bank;
  const at = (name: string) => decode(path.join(ROOT, 'assets/audio', name));
  const files = { effects: at('effects.mp3'), voices: at('voices.mp3') };
  const sprites: Record<'effects' | 'voices', Readonly<Record<string, readonly number[]>>> = {
    effects: SPRITES.effects.sprite,
    voices: SPRITES.voices.sprite,
  };
  bank = {
    music: at('lab-main.mp3'),
    slice(file, sprite) {
      const [start = 0, ms = 0] = sprites[file][sprite] ?? [];
      return files[file].subarray(Math.round((start / 1000) * RATE), Math.round(((start + ms) / 1000) * RATE));
    },
  };
  return bank;
}

function mixInto(into: Float32Array, sound: Float32Array, seconds: number, gain: number): void {
  const from = Math.round(seconds * RATE);
  for (let i = 0; i < sound.length && from + i < into.length; i += 1) {
    into[from + i] = (into[from + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
}

function addMusic(samples: Float32Array, song: Float32Array, length: number): void {
  for (let i = 0; i < samples.length; i += 1) {
    const seconds = i / RATE;
    const fade = Math.min(1, seconds / FADE_SECONDS, (length - seconds) / FADE_SECONDS);
    samples[i] = (song[i % song.length] ?? 0) * MUSIC_GAIN * Math.max(0, fade);
  }
}

/** Writes the film's sound as a WAV file that ffmpeg reads. */
export function writeSoundtrack(film: Film, file: string): void {
  const length = filmSeconds(film);
  const { music: song, slice } = loadSounds();
  const samples = new Float32Array(Math.ceil(length * RATE));
  addMusic(samples, song, length);
  const voice = VOICES.shopkeeper;
  const ticks = EFFECTS['type-tick'];
  for (const { beat, from, code, before } of scenesOf(film)) {
    for (let letter = 0; letter < beat.speech.length; letter += LETTERS_A_BLIP) {
      const blip = voice[(letter / LETTERS_A_BLIP) % voice.length] ?? voice[0];
      if (/\w/.test(beat.speech[letter] ?? ''))
        mixInto(samples, slice('voices', blip), from + letter / SPEECH_SPEED, BLIP_GAIN);
    }
    const { done } = typedCode(code, before.code, 0);
    for (let t = 0, tick = 0; t < done; t += LETTERS_A_TICK / CODE_SPEED, tick += 1) {
      mixInto(samples, slice('effects', ticks[tick % ticks.length] ?? ticks[0]), from + t, TICK_GAIN);
    }
  }
  writeFileSync(file, encodeWav(samples));
}

function encodeWav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [i, value] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.min(1, Math.max(-1, value)) * 32_767), 44 + i * 2);
  return bytes;
}
