// Owns the atlas of pickups, signs, badges and icons: 64 px frames, and the GO HERE! arrow with its bounce.
import { type AtlasEntry, atlasFiles } from '../core/atlas.ts';
import type { ArtJob, ArtPiece } from '../core/job.ts';
import { render } from '../core/render.ts';
import { place } from '../core/shapes.ts';
import { badges } from './badges.ts';
import { icons } from './icons.ts';
import { HANGING, ITEM_CAMERA, ITEM_FOOT, type Item } from './item.ts';
import { pickups } from './pickups.ts';
import { GO_HERE_CAMERA, goHere, signs } from './signs.ts';

const PATH = 'assets/atlases/items';
const BOUNCE = 8;
const module = import.meta.url;

const ITEMS: readonly Item[] = [...pickups, ...signs, ...icons, ...badges];
const bounceNames = Array.from({ length: BOUNCE }, (_, i) => `go-here/${i}`);

const pieces: ArtPiece[] = [
  ...ITEMS.map(({ frame, shape }) => ({
    id: frame,
    module,
    render: () => render(place([0, 0, HANGING], shape()), ITEM_CAMERA),
  })),
  ...bounceNames.map((id, i) => ({ id, module, render: () => render(goHere(i / BOUNCE), GO_HERE_CAMERA) })),
];

export const jobs: readonly ArtJob[] = [
  {
    id: 'items',
    outputs: [`${PATH}.webp`, `${PATH}.json`],
    pieces,
    async render(sprites) {
      const entries: AtlasEntry[] = [...sprites].map(([name, { color, anchorX, anchorY }]) => ({
        name,
        picture: color,
        anchorX,
        anchorY: Math.min(anchorY, bounceNames.includes(name) ? anchorY : ITEM_FOOT),
      }));
      return new Map(await atlasFiles(PATH, entries, { 'go-here': { frames: bounceNames, ms: 90 } }));
    },
  },
];
