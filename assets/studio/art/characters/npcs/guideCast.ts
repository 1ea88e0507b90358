// Owns the frames of the guides that belong to all realms: wizard, owl, robot and the duck of the pond.
import type { Frame } from '../../core/frame.ts';
import { duck } from '../duck.ts';
import { owl } from '../owl.ts';
import { robot } from '../robot.ts';
import { wizard } from '../wizard.ts';
import { type CharacterSet, idleRow, PERSON_FRAME, phaseOf, walkRows } from './rows.ts';

const WIZARD_FRAME: Frame = { width: 96, height: 112, anchorX: 44, anchorY: 100 };
const OWL_FRAME: Frame = { width: 48, height: 64, anchorX: 24, anchorY: 56 };
const DUCK_FRAME: Frame = { width: 48, height: 48, anchorX: 24, anchorY: 38 };

/** Nine frames: the wizard breathes, then his staff sparks. */
const WIZARD_POSES = Array.from({ length: 9 }, (_, i) => ({
  phase: (i / 9) * Math.PI * 2,
  spark: i < 3 ? 0 : (i - 2) * 0.8,
  blink: i === 1,
}));
const OWL_POSES = [{}, { yaw: 14 }, { yaw: 14, blink: true }, { tilt: 12 }, { tilt: 12, wings: 14 }, { wings: 8 }];
const ROBOT_POSES = [
  {},
  { lift: 0.8, yaw: 10 },
  { lift: 0.8, blink: true },
  { wave: 8 },
  { wave: 12, tilt: 5 },
  { wave: 8 },
];

export const guideCast: CharacterSet = {
  module: import.meta.url,
  isDense: true,
  rows: [
    idleRow('wizard', WIZARD_FRAME, 150, WIZARD_POSES, wizard),
    idleRow('owl', OWL_FRAME, 260, OWL_POSES, owl),
    idleRow('robot', PERSON_FRAME, 220, ROBOT_POSES, robot),
    ...walkRows('robot', PERSON_FRAME, (index) => robot({ phase: phaseOf(index) })),
  ],
};

export const duckCast: CharacterSet = {
  module: import.meta.url,
  rows: [
    idleRow('duck', DUCK_FRAME, 240, [0, 0, 0.5, 1], (peck) => duck(null, peck)),
    ...walkRows('duck', DUCK_FRAME, (index) => duck(phaseOf(index))),
  ],
};
