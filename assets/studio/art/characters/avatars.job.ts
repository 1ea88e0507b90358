// Owns the six avatars: a dense walk sheet (stand and 8 steps; rows up, left, down, right, idle) and a still for choosers.
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import type { ArtJob, ArtPiece } from '../core/job.ts';
import { toAvif, toPng } from '../core/picture.ts';
import { render, type Sprite } from '../core/render.ts';
import { turn } from '../core/shapes.ts';
import { AVATAR_IDS, AVATARS, type AvatarId } from './avatars.ts';
import { DENSITY, densely } from './density.ts';
import type { Look, Pose } from './look.ts';
import { person } from './person.ts';
import { CELL_CAMERA, DIRECTIONS, type Direction, FACING, IDLE_POSES, sheetOf, walkPose } from './sheet.ts';

const STEPS = 8;
/** A little above the atlases': it is in the middle of the screen all the time. */
const QUALITY = 46;
const module = import.meta.url;
/** The chooser's still: the same toy at twice the size, lettered for 128 px. */
const STILL = {
  elevation: 22,
  zoom: 2.05,
  outline: 1.7,
  innerLine: 1.1,
  shadow: false,
  frame: { width: 128, height: 128, anchorX: 64, anchorY: 115 },
};

const renderPose = (look: Look, pose: Pose, direction: Direction = 'down'): Sprite =>
  render(turn([0, 0, FACING[direction]], person(look, pose)), densely(CELL_CAMERA));

function walkPieces(id: AvatarId): ArtPiece[] {
  return DIRECTIONS.flatMap((direction) => [
    { id: `${direction}/0`, module, render: () => renderPose(AVATARS[id], {}, direction) },
    ...Array.from({ length: STEPS }, (_, i) => ({
      id: `${direction}/${i + 1}`,
      module,
      render: () => renderPose(AVATARS[id], walkPose(direction, i, STEPS), direction),
    })),
  ]);
}

const idlePieces = (id: AvatarId): ArtPiece[] =>
  IDLE_POSES.map((pose, i) => ({ id: `idle/${i}`, module, render: () => renderPose(AVATARS[id], pose) }));

function pictureOf(sprites: ReadonlyMap<string, Sprite>, id: string) {
  const sprite = sprites.get(id);
  if (!sprite) throw new Error(`The frame "${id}" was not rendered`);
  return sprite.color;
}

function avatarJob(id: AvatarId): ArtJob {
  const sheet = `assets/atlases/avatars/${id}.${ATLAS_FORMAT}`;
  const still = `assets/public/Avatars/${id}.png`;
  return {
    id: `avatars/${id}`,
    outputs: [sheet, still],
    pieces: [
      ...walkPieces(id),
      ...idlePieces(id),
      { id: 'still', module, render: () => render(person(AVATARS[id]), STILL) },
    ],
    async render(sprites) {
      const rows = [...DIRECTIONS, 'idle'].map((row) =>
        Array.from({ length: STEPS + 1 }, (_, i) => pictureOf(sprites, `${row}/${i}`)),
      );
      return new Map([
        [sheet, await toAvif(sheetOf(rows, DENSITY), QUALITY)],
        [still, await toPng(pictureOf(sprites, 'still'))],
      ]);
    },
  };
}

export const jobs: readonly ArtJob[] = AVATAR_IDS.map(avatarJob);
