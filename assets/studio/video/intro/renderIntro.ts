// Renders the intro film of the start page into assets/ui/film: a silent loop in two formats, and its poster.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hashSources } from '../../lib/sourceHash.ts';
import { FPS, ROOT } from '../filmAssets.ts';
import { drawIntro, INTRO_SECONDS, type IntroAssets, loadIntro } from './drawIntro.ts';
import { encodeLoop } from './encodeLoop.ts';

export const INTRO_ID = 'intro';
/** The requirement for each file of the film. */
export const INTRO_MAX_BYTES = 1_200_000;
const FOLDER = path.join(ROOT, 'assets/ui/film');
const POSTER_SECONDS = 1.3;

export const introFile = (ending: 'webm' | 'mp4'): string => path.join(FOLDER, `${INTRO_ID}.${ending}`);
export const INTRO_POSTER = path.join(FOLDER, `${INTRO_ID}-poster.webp`);

/** Hash of the film's own code. The maps are no sources: a moved bench there need not be filmed again. */
export const introHash = (): string =>
  hashSources(
    readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => path.join(import.meta.dirname, name)),
  ).slice(0, 16);

function* framesOf(assets: IntroAssets): Generator<Buffer> {
  const count = Math.round(INTRO_SECONDS * FPS);
  for (let frame = 0; frame < count; frame += 1) yield Buffer.from(drawIntro(assets, frame / FPS).data());
}

/** Returns a line that says how large the film has become. */
export async function renderIntro(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const assets = await loadIntro();
  const poster = drawIntro(assets, POSTER_SECONDS).toBuffer('image/png');
  writeFileSync(INTRO_POSTER, await sharp(poster).webp({ quality: 62, effort: 6, smartSubsample: true }).toBuffer());
  await encodeLoop(framesOf(assets), { webm: introFile('webm'), mp4: introFile('mp4') });
  const sizes = [introFile('webm'), introFile('mp4')].map((file) => statSync(file).size);
  if (sizes.some((size) => size > INTRO_MAX_BYTES))
    throw new Error(`The intro is larger than ${INTRO_MAX_BYTES} bytes.`);
  return `${INTRO_ID}: ${INTRO_SECONDS} s, ${sizes.map((size) => `${Math.round(size / 1024)} KB`).join(' and ')}`;
}
