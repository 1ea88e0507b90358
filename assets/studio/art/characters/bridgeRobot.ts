// Owns the bridge robot: a big porter machine, first broken and rusty, then mended and proud.
import { times } from '../core/arrange.ts';
import { type Material, material, type Painter } from '../core/material.ts';
import { cellNoise } from '../core/noise.ts';
import { PALETTE } from '../core/palette.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  group,
  mirror,
  place,
  type Shape,
  sphere,
  torus,
  turn,
} from '../core/shapes.ts';
import { oval } from './face.ts';
import type { Expression } from './look.ts';
import type { RobotPose } from './robot.ts';

export interface BridgeRobotPose extends RobotPose {
  readonly broken?: boolean;
  /** How far the sparks of the broken neck have flown (0 = none). */
  readonly spark?: number;
}

const steel = material('#7a7698', { gloss: 0.5 });
const rubber = material('#4a4463');
const GLOW = { flat: 1, tone: 0.25, glow: 1 } as const;

/** Enamel with warning stripes at the bottom; rust flowers on it while broken. */
function enamel(broken: boolean): Material {
  const paint: Painter = ([x, , z], _normal, [wx, wy, wz]) => {
    if (broken) {
      const spot = cellNoise(wx / 9, (wz + wy * 0.4) / 8, 21);
      if (spot.id > 0.52 && spot.nearest < 0.34) return { color: '#b8653a', tone: spot.nearest < 0.2 ? -0.08 : 0 };
    }
    return z < -9 && z > -14 ? { color: Math.floor((x + z + 80) / 5) % 2 ? '#4a4463' : '#fdd04b' } : null;
  };
  return material(broken ? '#c9a06a' : '#f8a63c', { gloss: broken ? 0.15 : 0.6, paint });
}

/** Two round lamps; the broken machine has one lit eye and a drawn mouth. */
const facePainter =
  (expression: Expression, blink: boolean, broken: boolean): Painter =>
  ([x, y, z]) => {
    if (y < 0) return null;
    const color = broken ? '#ffb36a' : '#7ff3e6';
    const side = x < 0 ? -1 : 1;
    const lx = Math.abs(x) - 7;
    const raise = expression === 'think' && side > 0 ? 1.6 : 0;
    const browAt = 7.4 - lx * (expression === 'sad' ? 0.55 : -0.05) + raise;
    if ((expression === 'sad' || expression === 'think') && Math.abs(lx) < 3.6 && Math.abs(z - browAt) < 0.8)
      return { ...GLOW, color };
    if (broken && side > 0) {
      const cross = Math.abs(Math.abs(lx) - Math.abs(z - 1)) < 0.9 && Math.abs(lx) < 2.8;
      return cross ? { color: '#8a84a8', flat: 0.8 } : { tone: -0.05 };
    }
    if (
      blink
        ? Math.abs(z - 1) < 0.8 && Math.abs(lx) < 3.2
        : oval(lx, z, 0, 1 + raise * 0.4, 3, expression === 'sad' ? 2.8 : 3.8) < 1
    ) {
      if (!blink && expression === 'happy' && !broken && z < 0.4 - lx * lx * 0.1) return { tone: -0.05 };
      return { ...GLOW, color };
    }
    const smile = expression === 'sad' ? -0.06 : 0.06;
    const wide = expression === 'talk' ? 3.4 : 4.6;
    const thick = expression === 'talk' ? 1.8 : 0.75;
    const low = expression === 'sad' ? -5.2 : -6;
    const wave = expression === 'think' || broken ? Math.sin(x * 1.4) * 0.7 : x * x * smile;
    return Math.abs(x) < wide && Math.abs(z - low - wave) < thick ? { ...GLOW, color } : { tone: -0.05 };
  };

function head(pose: BridgeRobotPose, body: Material): Shape {
  const { expression = 'happy', blink = false, broken = false, spark = 0 } = pose;
  const screen = material('#2b2550', { gloss: 0.7, soft: 0.5, paint: facePainter(expression, blink, broken) });
  const lamp = material(broken ? '#8a84a8' : '#ffe58a', broken ? { gloss: 0.4 } : { gloss: 0.9, glow: 0.9 });
  const aerial = broken
    ? [
        capsule([8, 0, 12], [11, 0, 18], 1.1, 1, steel),
        capsule([11, 0, 18], [17, 1, 18.6], 1, 0.8, steel),
        place([18, 1, 17.4], sphere(2.6, lamp)),
      ]
    : [capsule([8, 0, 12], [8, 0, 21], 1.1, 1, steel), place([8, 0, 23], sphere(3.2, lamp))];
  const yellow = material('#fff3a0', { soft: 1, glow: 1 });
  const sparks = spark
    ? times(5, (i) =>
        place([-12 - Math.cos(i * 1.9) * spark * 5, 6, -9 + Math.sin(i * 1.9) * spark * 5], sphere(1.4, yellow)),
      )
    : null;
  return group(
    box(18, 13, 13, 6, body),
    place([0, 9, -0.6], box(14.6, 5, 9.4, 4, screen)),
    mirror(place([18, 0, 0], cylinder(5.4, 2, 1, steel), [0, 90, 0])),
    aerial,
    sparks,
  );
}

/** Arms of ribbed hose with a gripper. */
function arm(side: number, end: readonly [number, number, number], z: number, body: Material): Shape {
  const joint = (t: number): readonly [number, number, number] => [
    side * 20 + (end[0] - side * 20) * t + side * Math.sin(t * Math.PI) * 5,
    end[1] * t,
    z + (end[2] - z) * t,
  ];
  return group(
    place([side * 19, 0, z], sphere(6.6, body)),
    times(6, (i) => place(joint((i + 0.5) / 6), sphere(3.8, i % 2 ? rubber : steel))),
    place(end, [sphere(5.4, body), mirror(capsule([3, 1.6, -2], [4.4, 4, -8], 2, 1.4, steel))]),
  );
}

/** The robot, about 95 px tall. */
export function bridgeRobot(pose: BridgeRobotPose = {}): Shape {
  const { broken = false, lift = 0, yaw = 0, tilt = 0, pitch = 8, wave = 0 } = pose;
  const body = enamel(broken);
  const sink = broken ? -9 : lift;
  const tread = mirror(
    group(
      place([13, 0, 8], box(7, 15, 8, 6, rubber)),
      [-8, 0, 8].map((y) => place([19.6, y, 7.4], turn([0, 90, 0], cylinder(3.6, 1, 0.6, steel)))),
    ),
  );
  const right = broken ? ([24, 8, 8] as const) : ([27, 4, 30 + wave] as const);
  const left = broken ? ([-25, 6, 6] as const) : ([-26, 6, 24 + sink] as const);
  const panel = group(
    place([0, 14, 36 + sink], box(8, 1.4, 6, 1.4, material('#3d3763', { gloss: 0.6 }))),
    [-4.6, 0, 4.6].map((x, i) =>
      place(
        [x, 15.6, 36 + sink],
        sphere(
          1.7,
          material(broken ? '#7a7698' : (['#ee5a52', '#fdd04b', '#4fbf67'][i] ?? '#fff'), {
            gloss: 0.8,
            glow: broken ? 0 : 0.8,
          }),
        ),
      ),
    ),
  );
  const cables = broken
    ? [
        capsule([-7, 4, 52 + sink], [-12, 8, 47 + sink], 1.1, 1, material(PALETTE.red)),
        capsule([6, 6, 52 + sink], [9, 11, 48 + sink], 1.1, 1, material('#4a7ff0')),
      ]
    : null;
  return group(
    tread,
    place([0, 0, 17 + sink * 0.4], cylinder(8, 6, 2, steel)),
    place([0, 0, 34 + sink], box(20, 14, 16, 8, body)),
    panel,
    place([0, 0, 51 + sink], torus(8, 2.4, rubber)),
    cables,
    arm(-1, left, 42 + sink, body),
    arm(1, right, 42 + sink, body),
    broken ? place([-6, 15.2, 27 + sink], ellipsoid(4, 1, 3, material('#b8653a'))) : null,
    place([0, 1, (broken ? 62 : 66) + sink], head(pose, body), [broken ? -6 : pitch, (broken ? 14 : 0) + tilt, yaw]),
  );
}
