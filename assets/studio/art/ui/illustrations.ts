// Composes the scenes of the lesson illustrations: which shapes stand where, on which ground.
import { AVATARS } from '../characters/avatars.ts';
import type { Pose } from '../characters/look.ts';
import { owl } from '../characters/owl.ts';
import { person } from '../characters/person.ts';
import { robot } from '../characters/robot.ts';
import { PALETTE } from '../core/palette.ts';
import { group, place, type Shape, turn } from '../core/shapes.ts';
import { bulb } from '../items/signs.ts';
import * as devices from './sceneDevices.ts';
import * as things from './sceneThings.ts';

export interface Scene {
  readonly name: string;
  /** Wall and floor colours. */
  readonly wall: string;
  readonly floor: string;
  readonly shape: () => Shape;
}

type KidName = keyof typeof AVATARS;
const at = (x: number, y: number, shape: Shape, size = 1, angle = 0): Shape =>
  place([x, y, 0], shape, [0, 0, angle], size);
const up = (x: number, z: number, shape: Shape, size = 1): Shape => place([x, 0, z], shape, null, size);
const kid = (name: KidName, pose: Pose = {}, angle = 0): Shape => turn([0, 0, angle], person(AVATARS[name], pose));

const SKY = { wall: '#a9dcff', floor: '#a5d97c' };
const WARM = { wall: '#ffe2ad', floor: '#f0bd7c' };
const ROSE = { wall: '#ffd0dc', floor: '#f0a0b4' };
const LILAC = { wall: '#d9ccff', floor: '#a996e0' };
const MINT = { wall: '#c2f0df', floor: '#7fcdb0' };

/** A chart of points in two colours with a line between them. */
function points(x: number, z: number): string | null {
  if (Math.abs(z - x * 0.5 - 1) < 0.9) return '#ffe58a';
  const [u, v] = [((x + 60) % 9) - 4.5, ((z + 60) % 8) - 4];
  if (Math.hypot(u, v) > 2.4) return null;
  return z > x * 0.5 + 1 ? '#7ff3e6' : '#ff8fb0';
}
/** A cat's face in a frame, as a vision model sees it. */
function catSeen(x: number, z: number): string | null {
  const away = Math.abs(x);
  if ((Math.abs(away - 17) < 1 && Math.abs(z) < 17) || (Math.abs(Math.abs(z) - 17) < 1 && away < 17)) return '#7ff3a6';
  if (Math.hypot(away - 5, z - 1) < 2.2) return '#2b2550';
  if (Math.hypot(x, z + 4) < 1.8) return '#ff8fb0';
  return Math.hypot(x, z + 1) < 11.5 || (away > 3 && away < 11 && z > 3 && z < 16 - Math.abs(away - 8) * 2)
    ? '#f8a04a'
    : null;
}
/** A heartbeat: a flat line with one sharp wave. */
function heartbeat(x: number, z: number): string | null {
  const wave = [
    [-32, 0],
    [-10, 0],
    [-6, 4],
    [-3, 0],
    [0, 15],
    [4, -12],
    [7, 0],
    [32, 0],
  ] as const;
  const near = wave.slice(1).some(([x1, z1], i) => {
    const [x0, z0] = wave[i] ?? [x1, z1];
    const [dx, dz] = [x1 - x0, z1 - z0];
    const t = Math.min(1, Math.max(0, ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz)));
    return Math.hypot(x - x0 - dx * t, z - z0 - dz * t) < 1.3;
  });
  return near ? '#ff8fb0' : null;
}
const tick = (x: number, z: number): string | null => {
  if (x < -3 && x > -13 && Math.abs(z + x + 8) < 3.2) return '#7ff3a6';
  return x >= -5 && x < 15 && Math.abs(z - x * 0.95 + 1.4) < 3.2 ? '#7ff3a6' : null;
};

export const SCENES: readonly Scene[] = [
  {
    name: 'scoping',
    ...WARM,
    shape: () =>
      group(at(-42, 0, kid('milo', {}, -24), 1.35), at(30, 0, devices.magnifier(), 1.5), up(-6, 92, bulb(), 1)),
  },
  {
    name: 'acquisition',
    ...SKY,
    shape: () =>
      group(at(-46, 0, devices.camera(), 1.25), at(44, 0, things.pile(), 1.2), at(0, 10, devices.clipboard(), 1.05)),
  },
  {
    name: 'exploration',
    ...LILAC,
    shape: () => group(at(-26, 0, devices.bars([26, 44, 62, 38]), 1.25), at(46, 6, kid('aria', { wave: 3 }, 20), 1.4)),
  },
  {
    name: 'modelling',
    ...MINT,
    shape: () => group(at(22, -6, devices.monitor(points), 1.2), at(-50, 4, robot({ yaw: -14 }), 1.35, -20)),
  },
  {
    name: 'evaluation',
    ...ROSE,
    shape: () =>
      group(at(-22, 0, devices.monitor(tick), 1.2), at(48, 6, kid('adam', { expression: 'happy' }, 20), 1.4)),
  },
  {
    name: 'deployment',
    ...SKY,
    shape: () =>
      group(
        at(0, 0, devices.rocket(), 1.3),
        at(-52, 8, kid('rio', { wave: 4 }, -16), 1.3),
        at(52, 8, kid('jax', { wave: 4 }, 16), 1.3),
      ),
  },
  {
    name: 'project-cycle',
    ...MINT,
    shape: () =>
      group(
        at(-54, 0, devices.magnifier(), 1.1),
        at(-8, 0, devices.bars([24, 40, 56]), 1),
        at(52, 0, devices.rocket(), 1.05),
      ),
  },
  {
    name: 'ai-domains',
    ...LILAC,
    shape: () =>
      group(
        at(-52, 0, devices.bars([28, 52, 40]), 1),
        at(4, 6, devices.camera(), 1.1),
        up(54, 52, things.speech('Hi!', '#e94f86'), 1.05),
      ),
  },
  {
    name: 'ethical-frameworks',
    ...WARM,
    shape: () => group(at(0, 0, things.scales(), 1.3), at(-62, 10, things.heart(), 0.9), at(62, 10, owl(), 1)),
  },
  {
    name: 'domain-data',
    ...SKY,
    shape: () =>
      group(
        at(0, 0, devices.bars([30, 46, 58, 40]), 1.35),
        at(58, 10, owl(), 1.1),
        at(-58, 12, things.block('7', PALETTE.purple, 13)),
      ),
  },
  {
    name: 'domain-vision',
    ...MINT,
    shape: () => group(at(-18, 0, devices.monitor(catSeen), 1.25), at(52, 10, devices.camera(), 0.95)),
  },
  {
    name: 'domain-language',
    ...ROSE,
    shape: () =>
      group(
        at(-44, 0, kid('rio', { expression: 'talk' }, -20), 1.35),
        at(44, 0, robot({ expression: 'talk' }), 1.3, 20),
        up(-2, 92, things.speech('Hello!', '#5b57d6'), 0.95),
      ),
  },
  {
    name: 'donation',
    ...ROSE,
    shape: () =>
      group(
        at(0, 0, things.donationBox(), 1.35),
        at(-58, 6, kid('aria', {}, -20), 1.25),
        at(58, 6, kid('milo', {}, 20), 1.25),
      ),
  },
  {
    name: 'frameworks',
    ...LILAC,
    shape: () => group(at(0, 0, things.scales(5), 1.35), at(58, 12, things.pile(), 0.8)),
  },
  {
    name: 'bioethics',
    ...MINT,
    shape: () => group(at(-36, 4, devices.medicalKit(), 1.25), at(36, 0, things.heart(), 1.6)),
  },
  {
    name: 'healthcare',
    ...SKY,
    shape: () => group(at(-46, 8, devices.medicalKit(), 1.1), at(24, 0, devices.monitor(heartbeat), 1.15)),
  },
  { name: 'canteen', ...WARM, shape: () => at(0, 0, things.canteen(), 1.25) },
  {
    name: 'quiz',
    ...LILAC,
    shape: () =>
      group(
        at(0, 0, owl({ yaw: 8 }), 1.9),
        up(-58, 62, things.speech('?', PALETTE.rose), 0.9),
        up(58, 62, things.speech('!', PALETTE.teal), 0.9),
      ),
  },
  { name: 'weather', ...SKY, shape: () => at(0, 0, things.sunCloud(), 1.35) },
  { name: 'cricket', ...MINT, shape: () => at(-6, 0, things.cricket(), 1.35) },
  { name: 'face-filter', ...ROSE, shape: () => at(0, 0, devices.filterPhone(), 1.2) },
  {
    name: 'plant-doctor',
    ...MINT,
    shape: () => group(at(-24, 0, things.plant(), 1.25), at(36, 12, devices.magnifier(), 1.15)),
  },
  {
    name: 'translator',
    ...LILAC,
    shape: () =>
      group(up(-34, 62, things.speech('Hello', '#5b57d6'), 1.15), up(34, 34, things.speech('Hola', '#e94f86'), 1.15)),
  },
  {
    name: 'voice-helper',
    ...WARM,
    shape: () => group(at(-30, 0, devices.smartSpeaker(), 1.35), up(40, 64, things.speech('Hi!', '#35bfb0'), 1.05)),
  },
];
