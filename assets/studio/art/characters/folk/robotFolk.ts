// Owns Bolt's relatives: Sprocket in the orange of rust, Ribbon in gift wrap, Scroll in screen blue.
import { material } from '../../core/material.ts';
import { capsule, ellipsoid, group, mirror, place, type Shape, sphere, torus } from '../../core/shapes.ts';
import { idleRow, PERSON_FRAME, phaseOf, walkRows } from '../npcs/rows.ts';
import { HEAD_ROTATION } from '../portraits/portrait.ts';
import { type RobotPose, robot } from '../robot.ts';
import type { Folk } from './folk.ts';
import { recolor } from './recolor.ts';

const IDLE: readonly RobotPose[] = [{}, { lift: 0.8, yaw: 10 }, { lift: 0.8, blink: true }, { wave: 10, tilt: 4 }];

interface Paintwork {
  readonly accent: string;
  readonly lamp: string;
  readonly shell: string;
  /** Worn on the body, which never turns. */
  readonly worn?: () => Shape;
}

/** A spanner on the back. */
const spanner = (): Shape =>
  group(
    capsule([-9, -8, 14], [9, -8, 34], 1.7, 1.7, material('#b9c6d8', { gloss: 0.8 })),
    place([10.6, -8, 36], torus(3, 1.5, material('#b9c6d8', { gloss: 0.8 })), [90, 0, 0]),
  );

/** A gift bow under the chin. */
const giftBow = (): Shape => {
  const silk = material('#fdd04b', { gloss: 0.6 });
  return place(
    [0, 8, 27],
    [mirror(place([4.6, 0, 0], ellipsoid(4.4, 2, 3.2, silk), [0, 14, 0])), sphere(2.3, material('#f8963c'))],
  );
};

const ROBOTS: Readonly<Record<string, Paintwork>> = {
  sprocket: { accent: '#d9772e', lamp: '#ee5a52', shell: '#f0d9a8', worn: spanner },
  ribbon: { accent: '#e94f86', lamp: '#fdd04b', shell: '#ffdbe9', worn: giftBow },
  scroll: { accent: '#4a5fd8', lamp: '#c48bff', shell: '#cfdcf8' },
};

function painted({ accent, lamp, shell, worn }: Paintwork, pose: RobotPose): Shape {
  const body = recolor(robot({ ...pose, accent, lamp }), { '#eef4fb': shell });
  return group(body, worn?.());
}

/** One of them; each lives in a realm of its own. */
export function robotFolk(id: 'sprocket' | 'ribbon' | 'scroll'): Folk {
  const work = ROBOTS[id];
  if (!work) throw new Error(`No robot is called ${id}`);
  return {
    module: import.meta.url,
    rows: [
      idleRow(id, PERSON_FRAME, 260, IDLE, (pose) => painted(work, pose)),
      ...walkRows(id, PERSON_FRAME, (index) => painted(work, { phase: phaseOf(index) })),
    ],
    portraits: {
      [id]: {
        zoom: 5.2,
        anchorX: 128,
        anchorY: 320,
        shape: (expression) =>
          painted(work, { expression, ...HEAD_ROTATION[expression], wave: expression === 'talk' ? 6 : 0 }),
      },
    },
  };
}
