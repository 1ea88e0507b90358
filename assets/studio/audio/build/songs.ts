// Renders a song: every layer to one seamless loop, mastered, padded, encoded and measured after decoding.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dbToGain, SAMPLE_RATE, samples } from '../core/constants.ts';
import { decode, encode } from '../core/encode.ts';
import { integratedLoudness } from '../core/loudness.ts';
import { addStereo, createStereo, processLoop, scale, slice, unroll } from '../core/stereo.ts';
import type { Song, Stereo } from '../core/types.ts';
import { writeWav } from '../core/wav.ts';
import { filterStereo } from '../dsp/filters.ts';
import { limit } from '../effects/limiter.ts';
import { renderLoop } from '../music/render.ts';
import { checkMusic, SONG_MAX_BYTES } from './limits.ts';

/** Seconds of loop material on both sides, so that codec delay and padding never reach the loop points. */
export const PADDING = 0.25;
/** The fallback is small rather than wide: 24 kHz keeps all that the mastering low-pass at 9 kHz lets through. */
const FALLBACK = { mp3Rate: 24_000, mp3Channels: 1 } as const;

export interface SongEntry {
  readonly loopMs: number;
  readonly paddingMs: number;
  readonly layers: Readonly<Record<string, readonly [webm: string, mp3: string]>>;
}
export interface RenderResult<Entry> {
  readonly entry: Entry;
  readonly files: readonly string[];
  readonly measured: Readonly<Record<string, { lufs: number; peak: number }>>;
}

function filterTone(input: Stereo): Stereo {
  filterStereo(input, 'highpass', 72);
  filterStereo(input, 'lowpass', 9000);
  return filterStereo(input, 'peak', 240, 0.8, -1.5);
}

function master(loop: Stereo, loudness: number): Stereo {
  const toned = processLoop(loop, filterTone);
  const levelled = scale(toned, dbToGain(loudness - integratedLoudness(toned)));
  return processLoop(levelled, (input) => limit(input, { ceilingDb: -4 }));
}

function mixLayers(song: Song, state: string, decoded: ReadonlyMap<string, Stereo>, length: number): Stereo {
  const mix = createStereo(length);
  for (const [layer, gain] of Object.entries(song.mix[state] ?? {})) {
    const sound = decoded.get(layer);
    if (!sound) throw new Error(`Song ${song.name}: state ${state} names the layer ${layer}, which does not exist`);
    addStereo(mix, slice(sound, samples(PADDING), samples(PADDING) + length), gain);
  }
  return mix;
}

export function buildSong(song: Song, scratch: string, out: string): RenderResult<SongEntry> {
  const decoded = new Map<string, Stereo>();
  const layers: Record<string, readonly [string, string]> = {};
  let length = 0;
  for (const [layer, { tracks, loudness, kbps, mp3Kbps = 32 }] of Object.entries(song.layers)) {
    const name = `${song.name}-${layer}`;
    const loop = master(renderLoop(song, tracks, `${song.seed}/${layer}`), loudness);
    length = loop.length;
    const pad = samples(PADDING);
    const wav = join(scratch, `${name}.wav`);
    writeWav(wav, unroll(loop, -pad, loop.length + 2 * pad));
    encode(wav, join(out, name), { opusKbps: kbps, mp3Kbps, ...FALLBACK });
    decoded.set(layer, decode(join(out, `${name}.webm`)));
    layers[layer] = [`${name}.webm`, `${name}.mp3`];
  }
  const measured = Object.fromEntries(
    Object.keys(song.mix).map((state) => [
      state,
      checkMusic(`${song.name} (${state})`, mixLayers(song, state, decoded, length)),
    ]),
  );
  const files = Object.values(layers).flat();
  for (const kind of ['.webm', '.mp3']) {
    const bytes = files
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    if (bytes > SONG_MAX_BYTES)
      throw new Error(`${song.name}: ${bytes} bytes of ${kind}, at most ${SONG_MAX_BYTES}. Lower kbps.`);
  }
  return { entry: { loopMs: (length / SAMPLE_RATE) * 1000, paddingMs: PADDING * 1000, layers }, files, measured };
}
