// Lays short sounds out on one sprite file with silence between them, encodes it and measures each sound after decoding.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dbToGain, SAMPLE_RATE, samples } from '../core/constants.ts';
import { decode, encode } from '../core/encode.ts';
import { momentaryLoudness } from '../core/loudness.ts';
import { createRandom } from '../core/random.ts';
import { addStereo, createStereo, scale, slice } from '../core/stereo.ts';
import type { Effect, Stereo } from '../core/types.ts';
import { writeWav } from '../core/wav.ts';
import { limit } from '../effects/limiter.ts';
import { checkEffect } from './limits.ts';
import type { RenderResult } from './songs.ts';

/** Silence between two sounds in seconds: a decoder that is late by a frame plays nothing of the neighbour. */
const GAP = 0.1;
const QUALITY = { opusKbps: 48, mp3Kbps: 64, mp3Rate: 44_100, mp3Channels: 2 } as const;

export interface SpriteEntry {
  readonly src: readonly [webm: string, mp3: string];
  /** Start and length in ms, as howler takes them. */
  readonly sprite: Readonly<Record<string, readonly [startMs: number, durationMs: number]>>;
  /** Variations of each sound, by its name. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

function normalizeLoudness(buffer: Stereo, target: number): Stereo {
  const levelled = scale(buffer, dbToGain(target - momentaryLoudness(buffer)));
  return limit(levelled, { ceilingDb: -3, lookAhead: 0.002, release: 0.05 });
}

interface PlacedSound {
  readonly name: string;
  readonly sound: Stereo;
  readonly start: number;
}

function layOutSounds(effects: Readonly<Record<string, Effect>>): {
  placed: PlacedSound[];
  names: Record<string, string[]>;
  length: number;
} {
  const placed: PlacedSound[] = [];
  const names: Record<string, string[]> = {};
  let cursor = samples(GAP);
  for (const [effectName, effect] of Object.entries(effects)) {
    names[effectName] = [];
    for (let variant = 0; variant < effect.variants; variant++) {
      const name = effect.variants > 1 ? `${effectName}-${variant + 1}` : effectName;
      const sound = normalizeLoudness(effect.render(createRandom(name), variant), effect.target);
      names[effectName].push(name);
      placed.push({ name, sound, start: cursor });
      cursor += sound.length + samples(GAP);
    }
  }
  return { placed, names, length: cursor };
}

export function buildSprite(
  id: string,
  effects: Readonly<Record<string, Effect>>,
  scratch: string,
  out: string,
): RenderResult<SpriteEntry> {
  const { placed, names, length } = layOutSounds(effects);
  const sheet = createStereo(length);
  for (const { sound, start } of placed) {
    addStereo({ left: sheet.left.subarray(start), right: sheet.right.subarray(start), length: length - start }, sound);
  }
  const wav = join(scratch, `${id}.wav`);
  writeWav(wav, sheet);
  encode(wav, join(out, id), QUALITY);
  const heard = decode(join(out, `${id}.webm`));
  const measured: Record<string, { lufs: number; peak: number }> = {};
  const sprite: Record<string, [number, number]> = {};
  for (const { name, sound, start } of placed) {
    measured[name] = checkEffect(name, slice(heard, start, start + sound.length));
    const toMs = (count: number): number => Math.round((count / SAMPLE_RATE) * 1000);
    sprite[name] = [toMs(start), toMs(sound.length)];
  }
  const src = [`${id}.webm`, `${id}.mp3`] as const;
  writeFileSync(join(out, `${id}.json`), `${JSON.stringify({ src, sprite }, null, 1)}\n`);
  return { entry: { src, sprite, names }, files: [...src, `${id}.json`], measured };
}
