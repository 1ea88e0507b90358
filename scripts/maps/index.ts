// `npm run maps`: checks every realm's map and draws its pictures; with --check it only checks.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeReachability } from '../../shared/src/maps/checkReachability.ts';
import { checkRealmMap } from '../../shared/src/maps/checkRealmMap.ts';
import { formatMapProblem, type MapProblem } from '../../shared/src/maps/realmMap.ts';
import { atlasFrames, ROOT } from './atlasFiles.ts';
import { MAPS, mapFiles } from './mapFiles.ts';
import { readMapFile } from './readMap.ts';
import { readRealmUses } from './realmUses.ts';
import { strayFiles } from './strayFiles.ts';
import { updateMechanicClasses } from './tiled/mechanicClasses.ts';

const OVERVIEWS = path.join(ROOT, '.cache/maps');
const PICTURES = path.join(ROOT, 'assets/public/Game_Assets');
/** Pictures load on phones too. */
const MAX_BYTES = 900_000;
const PICTURE_WIDTH = 1152;

const log = (text: string) => process.stdout.write(`${text}\n`);

/** Names can be compared with content that can be read. */
const notCompared = (map: string, reason: string): MapProblem => ({
  map,
  message: `its names were not compared with lessons and quests: ${reason}`,
  level: 'warning',
});

/** Answers the number of errors. */
async function processMap({ realm, file }: { realm: string; file: string }, draw: boolean): Promise<number> {
  const { map, problems } = readMapFile(file);
  const reach = map && computeReachability(map);
  const content = readRealmUses(ROOT, realm);
  const all = [
    ...problems,
    ...(map ? checkRealmMap(map, atlasFrames(), reach, content.uses) : []),
    ...(content.uses ? [] : [notCompared(path.basename(file), content.reason)]),
  ];
  const errors = all.filter(({ level }) => level === 'error').length;
  // The numbers are those of the marks on the overview.
  all.forEach((problem, index) => {
    log(`  ${index + 1}. ${problem.level === 'error' ? 'error  ' : 'warning'} ${formatMapProblem(problem)}`);
  });
  if (map && reach && draw) {
    // Only drawing needs the picture libraries; checking starts without them.
    const { drawMap } = await import('./drawMap.ts');
    const { drawOverview } = await import('./drawOverview.ts');
    const canvas = await drawMap(map, file);
    const bytes = await smallPng(canvas.toBuffer('image/png'));
    writeFileSync(path.join(PICTURES, `${realm}_map.png`), bytes);
    drawOverview(canvas, map, reach, all);
    writeFileSync(path.join(OVERVIEWS, `${realm}.png`), canvas.toBuffer('image/png'));
    log(`  ${realm}: picture ${Math.round(bytes.length / 1024)} KB, overview in .cache/maps/${realm}.png`);
  }
  log(`${errors === 0 ? 'ok   ' : 'BROKEN'} ${realm}`);
  return errors;
}

async function smallPng(png: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const scaled = await sharp(png).resize({ width: PICTURE_WIDTH }).png().toBuffer();
  for (const colours of [256, 160, 96]) {
    const packed = await sharp(scaled).png({ palette: true, colours, effort: 7, compressionLevel: 9 }).toBuffer();
    if (packed.length <= MAX_BYTES) return packed;
  }
  return sharp(scaled).png({ palette: true, colours: 48, dither: 0 }).toBuffer();
}

async function main(): Promise<void> {
  const draw = !process.argv.includes('--check');
  const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
  if (draw) for (const folder of [OVERVIEWS, PICTURES]) mkdirSync(folder, { recursive: true });
  const maps = mapFiles().filter(({ realm }) => wanted.length === 0 || wanted.includes(realm));
  if (maps.length === 0)
    throw new Error(`no map found in ${MAPS}${wanted.length > 0 ? ` for ${wanted.join(', ')}` : ''}`);
  const classes = updateMechanicClasses(MAPS, draw);
  if (classes.length > 0) log(draw ? `wrote ${classes.join(', ')}` : `${classes.join(', ')}: run npm run maps`);
  let errors = draw ? 0 : classes.length;
  for (const map of maps) errors += await processMap(map, draw);
  if (wanted.length === 0)
    for (const stray of strayFiles(readdirSync(MAPS, { recursive: true, encoding: 'utf8' })))
      log(`  warning ${formatMapProblem(stray)}`);
  if (errors > 0) {
    log(`${errors} error${errors === 1 ? '' : 's'} in the maps.`);
    process.exitCode = 1;
  }
}

await main();
