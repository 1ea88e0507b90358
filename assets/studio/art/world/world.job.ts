// Registers the atlas `world`: what the game itself puts into every realm (great lantern, marks over heads).
//
// Frames and how to draw them (1 px = 1 unit unless said otherwise; origin = the frame's anchor):
// - `great-lantern-unlit`, `great-lantern-lit`: one size, one anchor (ground contact), one silhouette. Blocks 28×14 around the anchor.
// - `great-lantern-glow`: only the pixels that shine, same size and anchor: draw it over the darkness so that the glass stays bright.
// - `great-lantern~shadow`: its ground shadow, same anchor.
// - `mark-task` (!), `mark-progress` (?): twice their size (draw at scale 0.5), anchor = the tip of the tail, just over a head.
// - small animals, 1 px = 1 unit, looking east (flipX looks west), one frame size, anchor = the ground under them; also meta.animations:
//   `animal-bird-1-idle/0…1` (stands, pecks), `animal-bird-1-fly/0…3`, the same for `animal-bird-2`, `animal-butterfly-fly/0…2`,
//   `animal-cat-idle/0…2` (sits), `animal-cat-walk/0…3`, `animal-squirrel-idle/0…1` (nibbles), `animal-squirrel-run/0…2`.
//   What flies is drawn 12 units above its anchor: raise it further in the game.
import { type AtlasEntry, atlasFiles, atlasOutputs } from '../core/atlas.ts';
import type { ArtJob, ArtPiece } from '../core/job.ts';
import { render, type Sprite } from '../core/render.ts';
import { animalAnimations, animalPieces } from './animals/animals.ts';
import { greatLantern, LANTERN_CAMERA } from './greatLantern.ts';
import { lightOf } from './lightOf.ts';
import { MARK_CAMERA, progressMark, taskMark } from './marks.ts';

const PATH = 'assets/atlases/world';
const own = (file: string): string => new URL(file, import.meta.url).href;

const LIT = 'great-lantern-lit';
const UNLIT = 'great-lantern-unlit';

const pieces: ArtPiece[] = [
  { id: UNLIT, module: own('greatLantern.ts'), render: () => render(greatLantern(false), LANTERN_CAMERA) },
  { id: LIT, module: own('greatLantern.ts'), render: () => render(greatLantern(true), LANTERN_CAMERA) },
  { id: 'mark-task', module: own('marks.ts'), render: () => render(taskMark(), MARK_CAMERA) },
  { id: 'mark-progress', module: own('marks.ts'), render: () => render(progressMark(), MARK_CAMERA) },
  ...animalPieces,
];

function lanternExtras(sprites: ReadonlyMap<string, Sprite>): AtlasEntry[] {
  const lit = sprites.get(LIT);
  const unlit = sprites.get(UNLIT);
  if (!lit || !unlit) throw new Error('The great lantern was not rendered');
  const { anchorX, anchorY } = unlit;
  return [
    { name: 'great-lantern-glow', picture: lightOf(lit.color, unlit.color), anchorX, anchorY },
    { name: 'great-lantern~shadow', picture: unlit.shadow, anchorX, anchorY },
  ];
}

export const jobs: readonly ArtJob[] = [
  {
    id: 'world',
    outputs: atlasOutputs(PATH),
    pieces,
    async render(sprites) {
      const entries = [...sprites].map(([name, { color, anchorX, anchorY }]) => ({
        name,
        picture: color,
        anchorX,
        anchorY,
      }));
      return new Map(await atlasFiles(PATH, [...entries, ...lanternExtras(sprites)], animalAnimations));
    },
  },
];
