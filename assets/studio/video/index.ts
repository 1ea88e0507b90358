// `npm run video [-- --only video-print] [-- --stills]`: renders the lessons' films whose sources changed into assets/video, and the start page's intro.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { captionsOf } from './captions.ts';
import { drawFrame } from './drawFrame.ts';
import { encode } from './encode.ts';
import { type Film, filmSeconds, scenesOf } from './film.ts';
import { type FilmAssets, FPS, loadFilmAssets, ROOT } from './filmAssets.ts';
import { FILMS } from './films/index.ts';
import { hindiCaptionsOf } from './hindiCaptions.ts';
import { INTRO_ID, introHash, renderIntro } from './intro/renderIntro.ts';
import { MAX_BYTES, OUTPUT_FOLDER, readManifest, sourcesHash, writeManifest } from './manifest.ts';
import { writeSoundtrack } from './soundtrack.ts';

const STILLS = path.join(ROOT, '.cache/video');
/** The frame shown before the film plays. */
const POSTER_SECONDS = 2.5;

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, stills: { type: 'boolean', default: false } },
});
const log = (text: string) => process.stdout.write(`  ${text}\n`);

function* framesOf(assets: FilmAssets, film: Film): Generator<Buffer> {
  const length = filmSeconds(film);
  const scenes = scenesOf(film);
  const count = Math.round(length * FPS);
  for (let frame = 0; frame < count; frame += 1) {
    const seconds = frame / FPS;
    yield Buffer.from(drawFrame(assets, film, scenes, seconds, length).data());
  }
}

/** One picture of each beat near its end, for looking at. */
async function writeStills(assets: FilmAssets, film: Film): Promise<void> {
  mkdirSync(STILLS, { recursive: true });
  const scenes = scenesOf(film);
  for (const [index, { from, beat }] of scenes.entries()) {
    const canvas = drawFrame(assets, film, scenes, from + beat.seconds - 0.6, filmSeconds(film));
    writeFileSync(path.join(STILLS, `${film.id}-${index + 1}.png`), canvas.toBuffer('image/png'));
  }
}

/** Captions are written each time: they cost nothing, and their Hindi makes no film stale. */
function writeCaptions(film: Film): void {
  writeFileSync(path.join(OUTPUT_FOLDER, `${film.id}.vtt`), captionsOf(film));
  writeFileSync(path.join(OUTPUT_FOLDER, `${film.id}.hi.vtt`), hindiCaptionsOf(film));
}

async function render(assets: FilmAssets, film: Film): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'lanternwise-video-'));
  const file = (ending: string) => path.join(OUTPUT_FOLDER, `${film.id}.${ending}`);
  try {
    const sound = path.join(scratch, 'sound.wav');
    writeSoundtrack(film, sound);
    await encode(framesOf(assets, film), { sound, webm: file('webm'), mp4: file('mp4') });
    const poster = drawFrame(assets, film, scenesOf(film), POSTER_SECONDS, filmSeconds(film));
    writeFileSync(file('webp'), poster.toBuffer('image/webp', 80));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const sizes = ['webm', 'mp4'].map((ending) => statSync(file(ending)).size);
  log(`${film.id}: ${filmSeconds(film)} s, ${sizes.map((size) => `${Math.round(size / 1024)} KB`).join(' and ')}`);
  if (sizes.some((size) => size > MAX_BYTES)) throw new Error(`${film.id} is larger than ${MAX_BYTES} bytes.`);
}

mkdirSync(OUTPUT_FOLDER, { recursive: true });
const manifest = readManifest();
const wanted = FILMS.filter(({ id }) => options.only === '' || id === options.only);
for (const film of options.stills ? [] : wanted) writeCaptions(film);
const stale = wanted.filter((film) => options.stills || manifest[film.id] !== sourcesHash(film));
const assets = await loadFilmAssets([...new Set(stale.map(({ keeper }) => keeper))]);
for (const film of stale) {
  if (options.stills) await writeStills(assets, film);
  else {
    await render(assets, film);
    manifest[film.id] = sourcesHash(film);
    writeManifest(manifest);
  }
}
const isIntroStale = !options.stills && ['', INTRO_ID].includes(options.only) && manifest[INTRO_ID] !== introHash();
if (isIntroStale) {
  log(await renderIntro());
  manifest[INTRO_ID] = introHash();
  writeManifest(manifest);
}
const count = stale.length + Number(isIntroStale);
log(count === 0 ? 'All films are up to date.' : `${count} film(s) done.`);
