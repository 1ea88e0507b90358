// Owns the atlas of all characters that are not avatars: their rows of frames and animations.
import { type AtlasAnimation, type AtlasEntry, atlasFiles } from '../core/atlas.ts';
import type { Frame } from '../core/frame.ts';
import type { ArtJob, ArtPiece } from '../core/job.ts';
import { render, type Sprite } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { TOWNSFOLK, TOWNSFOLK_IDS, type TownsfolkId } from './cast.ts';
import { duck } from './duck.ts';
import { owl } from './owl.ts';
import { person } from './person.ts';
import { robot } from './robot.ts';
import { type Direction, FACING, walkPose } from './sheet.ts';
import { talkingTree } from './talkingTree.ts';
import { wizard } from './wizard.ts';

const PATH = 'assets/atlases/npcs';
const WALK: readonly Direction[] = ['down', 'left', 'right', 'up'];
const STEPS = 4;
const PERSON_FRAME: Frame = { width: 64, height: 80, anchorX: 32, anchorY: 70 };
const WIZARD_FRAME: Frame = { width: 96, height: 112, anchorX: 44, anchorY: 100 };
const OWL_FRAME: Frame = { width: 48, height: 64, anchorX: 24, anchorY: 56 };
const TREE_FRAME: Frame = { width: 170, height: 190, anchorX: 85, anchorY: 166 };
const DUCK_FRAME: Frame = { width: 48, height: 48, anchorX: 24, anchorY: 38 };

/** One row of one character: how long a frame lasts (milliseconds) and what each frame shows. */
interface Row {
  readonly npc: string;
  readonly row: string;
  readonly ms: number;
  readonly frame: Frame;
  readonly poses: readonly (() => Shape)[];
}

const facing = (direction: Direction, shape: Shape): Shape => turn([0, 0, FACING[direction]], shape);
const phaseOf = (index: number): number => (index / STEPS) * Math.PI * 2 + 0.39;
const steps = <Made>(make: (index: number) => Made): Made[] => Array.from({ length: STEPS }, (_, index) => make(index));

function townsfolkRows(npc: TownsfolkId): Row[] {
  const look = TOWNSFOLK[npc];
  const idle = [{}, { lift: 0.6 }, { lift: 0.8, yaw: 10 }, { lift: 0.3, blink: true }].map(
    (pose) => () => person(look, pose),
  );
  const walk = WALK.map((direction) => ({
    npc,
    row: direction,
    ms: 140,
    frame: PERSON_FRAME,
    poses: steps((i) => () => facing(direction, person(look, walkPose(direction, i, STEPS)))),
  }));
  return [{ npc, row: 'idle', ms: 260, frame: PERSON_FRAME, poses: idle }, ...walk];
}

function robotRows(): Row[] {
  const idle = [
    {},
    { lift: 0.8, yaw: 10 },
    { lift: 0.8, blink: true },
    { wave: 8 },
    { wave: 12, tilt: 5 },
    { wave: 8 },
  ];
  const walk = WALK.map((direction) => ({
    npc: 'robot',
    row: direction,
    ms: 140,
    frame: PERSON_FRAME,
    poses: steps((i) => () => facing(direction, robot({ phase: phaseOf(i) }))),
  }));
  return [
    { npc: 'robot', row: 'idle', ms: 220, frame: PERSON_FRAME, poses: idle.map((pose) => () => robot(pose)) },
    ...walk,
  ];
}

/** Nine frames: the wizard breathes, then his staff sparks. */
const WIZARD_POSES = Array.from({ length: 9 }, (_, i) => () => {
  const spark = i < 3 ? 0 : (i - 2) * 0.8;
  return wizard({ phase: (i / 9) * Math.PI * 2, spark, blink: i === 1 });
});
const OWL_POSES = [{}, { yaw: 14 }, { yaw: 14, blink: true }, { tilt: 12 }, { tilt: 12, wings: 14 }, { wings: 8 }].map(
  (pose) => () => owl(pose),
);
const TREE_POSES = [{}, { gaze: -1, lift: 1.2 }, { blink: true, lift: 1.8 }, { gaze: 1, lift: 1, mouth: 0.6 }].map(
  (pose) => () => talkingTree(pose),
);

function duckRows(): Row[] {
  const idle = [0, 0, 0.5, 1].map((peck) => () => duck(null, peck));
  const walk = WALK.map((direction) => ({
    npc: 'duck',
    row: direction,
    ms: 140,
    frame: DUCK_FRAME,
    poses: steps((i) => () => facing(direction, duck(phaseOf(i)))),
  }));
  return [{ npc: 'duck', row: 'idle', ms: 240, frame: DUCK_FRAME, poses: idle }, ...walk];
}

const ROWS: readonly Row[] = [
  { npc: 'wizard', row: 'idle', ms: 150, frame: WIZARD_FRAME, poses: WIZARD_POSES },
  { npc: 'owl', row: 'idle', ms: 260, frame: OWL_FRAME, poses: OWL_POSES },
  { npc: 'talking-tree', row: 'idle', ms: 420, frame: TREE_FRAME, poses: TREE_POSES },
  ...robotRows(),
  ...TOWNSFOLK_IDS.flatMap(townsfolkRows),
  ...duckRows(),
];

const frameNames = ({ npc, row, poses }: Row): string[] => poses.map((_, i) => `${npc}/${row}/${i}`);

const pieces: ArtPiece[] = ROWS.flatMap((row) =>
  frameNames(row).map((id, i) => ({
    id,
    module: import.meta.url,
    render: () => render(row.poses[i]?.() ?? owl(), { elevation: 26, shadow: false, frame: row.frame }),
  })),
);

function entry(name: string, sprites: ReadonlyMap<string, Sprite>): AtlasEntry {
  const sprite = sprites.get(name);
  if (!sprite) throw new Error(`The frame "${name}" was not rendered`);
  return { name, picture: sprite.color, anchorX: sprite.anchorX, anchorY: sprite.anchorY };
}

const animations: Record<string, AtlasAnimation> = Object.fromEntries(
  ROWS.map((row) => [`${row.npc}-${row.row}`, { frames: frameNames(row), ms: row.ms }]),
);

export const jobs: readonly ArtJob[] = [
  {
    id: 'npcs',
    outputs: [`${PATH}.webp`, `${PATH}.json`],
    pieces,
    async render(sprites) {
      return new Map(
        await atlasFiles(
          PATH,
          pieces.map(({ id }) => entry(id, sprites)),
          animations,
        ),
      );
    },
  },
];
