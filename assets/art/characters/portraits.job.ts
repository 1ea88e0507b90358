// Owns the portraits: strips of 256 px busts, one column an expression, of the avatars and the guides.
import type { Frame, RenderOptions } from '../core/frame.ts';
import type { ArtJob } from '../core/job.ts';
import { copyInto, emptyPicture, toWebp } from '../core/picture.ts';
import { render, type Sprite } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { AVATAR_IDS, AVATARS, type AvatarId } from './cast.ts';
import type { Expression, Pose } from './look.ts';
import { owl } from './owl.ts';
import { person } from './person.ts';
import { robot } from './robot.ts';
import { talkingTree } from './talkingTree.ts';
import { wizard } from './wizard.ts';

const SIZE = 256;
/** Columns of a strip, left to right: the contract with the game's Portrait. */
const COLUMNS = ['happy', 'talk', 'sad', 'think'] as const satisfies readonly Expression[];
type Column = (typeof COLUMNS)[number];

/** How the head is held: sadness sinks and leans, thought looks up and aside. */
const CARRIAGE: Record<Column, Pose> = {
  happy: { pitch: 5 },
  talk: { pitch: 7, tilt: -2 },
  sad: { pitch: -5, tilt: 7, yaw: 4 },
  think: { pitch: 10, tilt: -8, yaw: -8 },
};

interface Sitter {
  readonly zoom: number;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly shape: (column: Column) => Shape;
}

function avatarSitter(id: AvatarId): Sitter {
  const look = AVATARS[id];
  const drop = look.bustDrop;
  const zoom = drop ? 5.4 : 5.9;
  const seated = (drop ? 312 + drop : 322) + (look.hip - 13) * zoom;
  return {
    zoom,
    anchorX: 130,
    anchorY: Math.round(seated),
    shape: (expression) => turn([0, 0, 9], person(look, { ...CARRIAGE[expression], expression, bust: true })),
  };
}

/** Turn and tilt of a guide's head, in degrees, by expression. */
const GUIDE_HEAD: Record<Column, { yaw: number; tilt: number }> = {
  happy: { yaw: 6, tilt: 0 },
  talk: { yaw: 6, tilt: -3 },
  sad: { yaw: 4, tilt: 8 },
  think: { yaw: -6, tilt: -9 },
};

const GUIDES: Readonly<Record<string, Sitter>> = {
  wizard: {
    zoom: 4.7,
    anchorX: 122,
    anchorY: 334,
    shape: (expression) => turn([0, 0, 7], wizard({ expression, bust: true })),
  },
  owl: { zoom: 5.4, anchorX: 128, anchorY: 244, shape: (expression) => owl({ expression, ...GUIDE_HEAD[expression] }) },
  robot: {
    zoom: 5.2,
    anchorX: 128,
    anchorY: 320,
    shape: (expression) => robot({ expression, ...GUIDE_HEAD[expression], wave: expression === 'talk' ? 6 : 0 }),
  },
  'talking-tree': {
    zoom: 2.9,
    anchorX: 128,
    anchorY: 266,
    shape: (expression) =>
      talkingTree({ expression, mouth: expression === 'talk' ? 1 : 0, gaze: expression === 'think' ? 0.8 : 0 }),
  },
};

function bust(sitter: Sitter, column: Column): Sprite {
  const frame: Frame = { width: SIZE, height: SIZE, anchorX: sitter.anchorX, anchorY: sitter.anchorY };
  const camera: RenderOptions = {
    elevation: 10,
    samples: 2,
    zoom: sitter.zoom,
    outline: 2.6,
    innerLine: 1.5,
    shadow: false,
    frame,
  };
  return render(sitter.shape(column), camera);
}

function portraitJob(id: string, sitter: Sitter): ArtJob {
  const path = `assets/atlases/portraits/${id}.webp`;
  return {
    id: `portraits/${id}`,
    outputs: [path],
    pieces: COLUMNS.map((column) => ({ id: column, module: import.meta.url, render: () => bust(sitter, column) })),
    async render(sprites) {
      const strip = emptyPicture(SIZE * COLUMNS.length, SIZE);
      COLUMNS.forEach((column, index) => {
        const sprite = sprites.get(column);
        if (sprite) copyInto(strip, index * SIZE, 0, sprite.color);
      });
      return new Map([[path, await toWebp(strip)]]);
    },
  };
}

export const jobs: readonly ArtJob[] = [
  ...Object.entries(GUIDES).map(([id, sitter]) => portraitJob(id, sitter)),
  ...AVATAR_IDS.map((id) => portraitJob(id, avatarSitter(id))),
];
