// Registers the atlas of pickups, signs, badges and icons: 64 px frames, and the GO HERE! arrow with its bounce.
import { type AtlasEntry, atlasFiles } from '../core/atlas.ts';
import type { ArtJob, ArtPiece } from '../core/job.ts';
import { toPng } from '../core/picture.ts';
import { render } from '../core/render.ts';
import { place } from '../core/shapes.ts';
import { badges } from './badges.ts';
import { factCards } from './factCards.ts';
import { icons } from './icons.ts';
import { ITEM_CAMERA, ITEM_FOOT, ITEM_HEIGHT, type Item } from './item.ts';
import { keepsakes } from './keepsakes.ts';
import { pickups } from './pickups.ts';
import { shopBadges } from './shopBadges.ts';
import { GO_HERE_CAMERA, goHere, pointingHand, signs } from './signs.ts';
import { treasures } from './treasures.ts';
import { trinkets } from './trinkets.ts';

const PATH = 'assets/atlases/items';
const BOUNCE = 12;
const module = import.meta.url;
const POINT = 'assets/ui/cursor-point.png';
/** Browsers take cursors up to 32 px; the finger tip is the hot spot at (8, 2). */
const POINT_CAMERA = {
  elevation: 14,
  shadow: false,
  zoom: 0.72,
  frame: {
    width: 32,
    height: 32,
    anchorX: 16,
    anchorY: 16 + Math.round(ITEM_HEIGHT * 0.72 * Math.cos((14 * Math.PI) / 180)),
  },
};

const ITEMS: readonly Item[] = [
  ...pickups,
  ...treasures,
  ...trinkets,
  ...keepsakes,
  ...factCards,
  ...signs,
  ...icons,
  ...badges,
  ...shopBadges,
];
const bounceNames = Array.from({ length: BOUNCE }, (_, i) => `go-here/${i}`);

const pieces: ArtPiece[] = [
  ...ITEMS.map(({ frame, shape }) => ({
    id: frame,
    module,
    render: () => render(place([0, 0, ITEM_HEIGHT], shape()), ITEM_CAMERA),
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
      return new Map(await atlasFiles(PATH, entries, { 'go-here': { frames: bounceNames, ms: 80 } }));
    },
  },
  {
    id: 'items/cursor-point',
    outputs: [POINT],
    pieces: [{ id: 'point', module, render: () => render(place([0, 0, ITEM_HEIGHT], pointingHand()), POINT_CAMERA) }],
    async render(sprites) {
      const sprite = sprites.get('point');
      if (!sprite) throw new Error('The pointing hand was not rendered');
      return new Map([[POINT, await toPng(sprite.color)]]);
    },
  },
];
