// Owns `npm run audio -- --check`: decodes every committed file and measures loudness, peaks, joins of loops and rubbing notes.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SONGS } from '../build/jobs.ts';
import { checkEffect, checkMusic, round1, SONG_MAX_BYTES } from '../build/limits.ts';
import { type ManifestEntry, OUTPUT_FOLDER, readManifest } from '../build/manifest.ts';
import type { SongEntry } from '../build/songs.ts';
import type { SpriteEntry } from '../build/sprite.ts';
import { samples } from '../core/constants.ts';
import { decode } from '../core/encode.ts';
import { addStereo, createStereo, slice } from '../core/stereo.ts';
import type { Song, Stereo } from '../core/types.ts';
import { ALLOWED_CLASHES, clashes, strongBeats } from './dissonance.ts';
import { measureSeam, type Seam } from './seam.ts';

/** A join may step no further than the loop does anywhere, and both sides of it must be the same music. */
const SEAM_MAX_STEP = 1;
const SEAM_MIN_SIMILARITY = 0.9;

type Log = (line: string) => void;

const totalBytes = (entry: SongEntry, form: 0 | 1): number =>
  Object.values(entry.layers).reduce((bytes, files) => bytes + statSync(join(OUTPUT_FOLDER, files[form])).size, 0);

function checkSeam(name: string, sound: Stereo, start: number, length: number): Seam {
  const seam = measureSeam(sound, start, length);
  if (seam.step > SEAM_MAX_STEP || seam.similarity < SEAM_MIN_SIMILARITY) {
    throw new Error(
      `${name}: the loop does not join (step ${seam.step.toFixed(2)}, alike ${seam.similarity.toFixed(3)}). Render it again.`,
    );
  }
  return seam;
}

function checkSong(song: Song, entry: SongEntry, log: Log): void {
  const start = samples(entry.paddingMs / 1000);
  const length = samples(entry.loopMs / 1000);
  const seams: string[] = [];
  for (const form of [0, 1] as const) {
    const decoded = new Map<string, Stereo>();
    for (const [layer, files] of Object.entries(entry.layers)) {
      const sound = decode(join(OUTPUT_FOLDER, files[form]));
      const { step, similarity: alike } = checkSeam(files[form], sound, start, length);
      seams.push(`${step.toFixed(2)}/${alike.toFixed(3)}`);
      decoded.set(layer, slice(sound, start, start + length));
    }
    if (form === 0) for (const line of checkLevels(song, decoded, length)) log(line);
    const bytes = totalBytes(entry, form);
    if (bytes > SONG_MAX_BYTES) throw new Error(`${song.name}: ${bytes} bytes, at most ${SONG_MAX_BYTES}`);
  }
  const rubs = clashes(song, strongBeats(song));
  if (rubs.length > (ALLOWED_CLASHES[song.name] ?? 0))
    throw new Error(`${song.name}: notes rub: ${JSON.stringify(rubs[0])}`);
  log(
    `${song.name}: ${entry.loopMs / 1000} s, ${totalBytes(entry, 0)} + ${totalBytes(entry, 1)} bytes, joins (step/alike) ${seams.join(' ')}, rubs ${rubs.length}`,
  );
}

function checkLevels(song: Song, decoded: ReadonlyMap<string, Stereo>, length: number): string[] {
  return Object.entries(song.mix).map(([state, gains]) => {
    const mix = createStereo(length);
    for (const [layer, gain] of Object.entries(gains)) {
      const sound = decoded.get(layer);
      if (sound) addStereo(mix, sound, gain);
    }
    const { lufs, peak } = checkMusic(`${song.name} (${state})`, mix);
    return `${song.name} ${state}: ${lufs} LUFS, ${peak} dBTP`;
  });
}

function checkSprite(id: string, { src, sprite }: SpriteEntry, log: Log): void {
  const sound = decode(join(OUTPUT_FOLDER, src[0]));
  const measured = Object.entries(sprite).map(([name, [start, ms]]) =>
    checkEffect(name, slice(sound, samples(start / 1000), samples((start + ms) / 1000))),
  );
  const loudness = measured.map(({ lufs }) => lufs);
  const peak = round1(Math.max(...measured.map((one) => one.peak)));
  log(
    `${id}: ${measured.length} sounds, ${Math.min(...loudness)} … ${Math.max(...loudness)} LUFS, highest peak ${peak} dBTP`,
  );
}

/** Throws at the first sound outside its figures; says what it measured. */
export function checkCommitted(log: Log, only: string): void {
  const manifest: Readonly<Record<string, ManifestEntry>> = readManifest();
  for (const [id, one] of Object.entries(manifest)) {
    if (!id.startsWith(only)) continue;
    if (one.kind === 'sprite') checkSprite(id, one.entry, log);
    const song = SONGS.find(({ name }) => name === id);
    if (one.kind === 'song' && song) checkSong(song, one.entry, log);
  }
}
