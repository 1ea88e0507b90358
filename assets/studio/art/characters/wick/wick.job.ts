// Registers Wick's atlas and portrait; the game fetches both after a realm's first frame.
import { ATLAS_FORMAT } from '../../../../../shared/src/constants/pictures.ts';
import { type AtlasEntry, atlasOutputs, packAtlas } from '../../core/atlas.ts';
import type { ArtJob } from '../../core/job.ts';
import { copyInto, emptyPicture, toAvif, toWebp } from '../../core/picture.ts';
import { DENSITY } from '../density.ts';
import { COLUMNS, PORTRAIT, renderPortrait } from '../portraits/portrait.ts';
import { animations, flamePlaces, pieces } from './pieces.ts';
import { wickPortrait } from './portrait.ts';

const PATH = 'assets/atlases/wick';
const STRIP = 'assets/atlases/portraits/wick.webp';
/** Below the other atlases': everybody loads it, whatever the realm. */
const QUALITY = 30;

/** Adds to each frame its density and, to bodies, where the foot of the flame is. */
function told(json: string): string {
  const { frames, meta } = JSON.parse(json) as { frames: Record<string, object>; meta: object };
  const described = Object.entries(frames).map(([name, frame]) => {
    const flame = flamePlaces.get(name);
    return [name, { ...frame, density: DENSITY, ...(flame && { flame }) }];
  });
  return `${JSON.stringify({ frames: Object.fromEntries(described), meta })}\n`;
}

const atlas: ArtJob = {
  id: 'wick',
  outputs: atlasOutputs(PATH),
  pieces,
  async render(sprites) {
    const entries: AtlasEntry[] = [...sprites].map(([name, { color, anchorX, anchorY }]) => ({
      name,
      picture: color,
      anchorX,
      anchorY,
    }));
    const { picture, json } = packAtlas(entries, `wick.${ATLAS_FORMAT}`, animations);
    return new Map<string, Uint8Array | string>([
      [`${PATH}.${ATLAS_FORMAT}`, await toAvif(picture, QUALITY)],
      [`${PATH}.json`, told(json)],
    ]);
  },
};

const module = new URL('portrait.ts', import.meta.url).href;

const portrait: ArtJob = {
  id: 'wick-portrait',
  outputs: [STRIP],
  pieces: COLUMNS.map((column) => ({ id: column, module, render: () => renderPortrait(wickPortrait, column) })),
  async render(sprites) {
    const strip = emptyPicture(PORTRAIT * COLUMNS.length, PORTRAIT);
    for (const [index, column] of COLUMNS.entries()) {
      const bust = sprites.get(column);
      if (bust) copyInto(strip, index * PORTRAIT, 0, bust.color);
    }
    return new Map([[STRIP, await toWebp(strip)]]);
  },
};

export const jobs: readonly ArtJob[] = [atlas, portrait];
