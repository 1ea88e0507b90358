// Checks that every realm keeps its budgets: 360 KB of own art and 450 KB of shared art transferred, 64 MB of textures on the graphics card.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { characterAtlas } from '../../../../shared/src/constants/characters.ts';
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import { MAP_IDS, type MapId } from '../../../../shared/src/constants/realms.ts';
import { AVATARS } from '../../../../shared/src/constants/users.ts';
import { ROOT } from './sources.ts';

const OWN_BYTES = 360 * 1024;
const SHARED_BYTES = 450 * 1024;
const TEXTURE_BYTES = 64 * 1024 * 1024;
const BYTES_A_PIXEL = 4;
/** Loaded once for all realms, and budgeted apart. */
const SHARED_ATLASES = ['items', 'nature', 'npcs', 'npcs-guides', 'rewards', 'world'];
const ATLASES = path.join(ROOT, 'assets/atlases');

interface Art {
  atlases: string[];
  terrains: string[];
}

/** What a realm's map makes the game load. */
function artOf(realm: MapId): Art {
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  if (!map) throw new Error(`The map of ${realm} cannot be read: npm run maps`);
  const drawn = [
    ...map.npcs.map(({ sprite }) => characterAtlas(sprite, map.name)),
    ...map.props.map(({ atlas }) => atlas),
  ];
  return {
    atlases: [...new Set([...SHARED_ATLASES, ...drawn])],
    terrains: map.tilesets.map(({ name }) => name),
  };
}

const pictureOf = (name: string) => path.join(ATLASES, `${name}.${ATLAS_FORMAT}`);
const terrainOf = (name: string) => path.join(ATLASES, 'tiles', `${name}.${ATLAS_FORMAT}`);

/** Bytes of an atlas on the wire: its picture and its packed description. */
const atlasBytes = (name: string): number =>
  readFileSync(pictureOf(name)).length + gzipSync(readFileSync(path.join(ATLASES, `${name}.json`))).length;

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

async function textureBytes(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  return width * height * BYTES_A_PIXEL;
}

it('shares no more art between the realms than one slow start bears', () => {
  expect(sum(SHARED_ATLASES.map(atlasBytes))).toBeLessThanOrEqual(SHARED_BYTES);
});

describe.each(MAP_IDS)('%s', (realm) => {
  const { atlases, terrains } = artOf(realm);

  it('transfers no more art of its own than a slow line bears', () => {
    const own = atlases.filter((name) => !SHARED_ATLASES.includes(name));
    expect(own.length).toBeGreaterThan(0);
    expect(terrains.length).toBeGreaterThan(0);
    const bytes = sum([...own.map(atlasBytes), ...terrains.map((name) => readFileSync(terrainOf(name)).length)]);
    expect(bytes).toBeLessThanOrEqual(OWN_BYTES);
  });

  it('leaves room on the graphics card', async () => {
    const [avatar = ''] = AVATARS;
    const files = [
      ...atlases.map(pictureOf),
      ...terrains.map(terrainOf),
      path.join(ATLASES, 'avatars', `${avatar}.${ATLAS_FORMAT}`),
    ];
    expect(sum(await Promise.all(files.map(textureBytes)))).toBeLessThanOrEqual(TEXTURE_BYTES);
  });
});
