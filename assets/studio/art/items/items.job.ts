// Registers the atlas of pickups, signs and icons with the GO HERE! arrow and its bounce, and the atlas of badges and moods: 64 px frames.
import { type AtlasAnimation, type AtlasEntry, atlasFiles, atlasOutputs } from '../core/atlas.ts';
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

const isMood = ({ frame }: Item): boolean => frame.startsWith('emote-');
/** What may lie or stand in a world from its first frame on. */
const ITEMS: readonly Item[] = [
  ...pickups,
  ...treasures,
  ...trinkets,
  ...keepsakes,
  ...factCards,
  ...signs.filter((sign) => !isMood(sign)),
  ...icons,
];
/** What nobody sees before something was done; the game loads it after its first frame. */
const REWARDS: readonly Item[] = [...badges, ...shopBadges, ...signs.filter(isMood)];
const bounceNames = Array.from({ length: BOUNCE }, (_, i) => `go-here/${i}`);

const itemPieces = (items: readonly Item[]): ArtPiece[] =>
  items.map(({ frame, shape }) => ({
    id: frame,
    module,
    render: () => render(place([0, 0, ITEM_HEIGHT], shape()), ITEM_CAMERA),
  }));
const bouncePieces: ArtPiece[] = bounceNames.map((id, i) => ({
  id,
  module,
  render: () => render(goHere(i / BOUNCE), GO_HERE_CAMERA),
}));

function atlasJob(name: string, pieces: ArtPiece[], animations: Record<string, AtlasAnimation>): ArtJob {
  const path = `assets/atlases/${name}`;
  return {
    id: name,
    outputs: atlasOutputs(path),
    pieces,
    async render(sprites) {
      const entries: AtlasEntry[] = [...sprites].map(([frame, { color, anchorX, anchorY }]) => ({
        name: frame,
        picture: color,
        anchorX,
        anchorY: Math.min(anchorY, bounceNames.includes(frame) ? anchorY : ITEM_FOOT),
      }));
      return new Map(await atlasFiles(path, entries, animations));
    },
  };
}

export const jobs: readonly ArtJob[] = [
  atlasJob('items', [...itemPieces(ITEMS), ...bouncePieces], { 'go-here': { frames: bounceNames, ms: 80 } }),
  atlasJob('rewards', itemPieces(REWARDS), {}),
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
