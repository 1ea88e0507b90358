// Owns the one rig of all people: legs, arms, body and head in a pose, standing on z = 0 and facing south (+y).
import { material } from '../core/material.ts';
import {
  blend,
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
import type { Vec3 } from '../core/vectors.ts';
import { backpack, cape, collar, SKIRTS, scarf, sleeves, torso } from './clothes.ts';
import { facePainter, portraitBrows } from './face.ts';
import { hairOf } from './hair.ts';
import { coversHair, hairUnder } from './hats.ts';
import { headgear } from './headgear.ts';
import { heldShape, inBothHands } from './held.ts';
import type { Look, Pose } from './look.ts';

/** Hip height (pixels) of a person in a wheelchair. */
const SEAT = 13;

/** What the walk makes of a pose: swing −1…1 of the limbs, speed −1…1, and whether anybody walks. */
interface Gait {
  readonly walking: boolean;
  readonly swing: number;
  readonly speed: number;
  readonly hip: number;
}

function gaitOf(look: Look, pose: Pose): Gait {
  const { phase = null, lift = 0 } = pose;
  const walking = phase !== null && !look.wheelchair;
  const swing = phase === null ? 0 : Math.sin(phase);
  const speed = phase === null ? 0 : Math.cos(phase);
  const bob = walking ? Math.abs(speed) * 1.5 - 0.5 : lift;
  return { walking, swing, speed, hip: (look.wheelchair ? SEAT : look.hip) + bob };
}

function shoe(color: string): Shape {
  return group(
    ellipsoid(3.7, 5.3, 2.9, material(color, { gloss: 0.35, soft: 0.5 })),
    place([0, 0.4, -1.7], box(3.2, 4.6, 0.9, 0.8, material('#fbf6ee', { soft: 0.5 }))),
  );
}

/** Thigh and shin colours and widths: shorts and dresses show bare shins. */
function legwear(look: Look) {
  // Legs ignore half of the body's shadow: the one behind would drown in it.
  const skin = material(look.skin, { soft: 0.5 });
  const cloth = material(look.trousers, { soft: 0.5 });
  const bare = look.top === 'dress' || look.top === 'tee';
  return { thigh: look.top === 'dress' ? skin : cloth, shin: bare ? skin : cloth, thin: bare };
}

function leg(look: Look, pose: Pose, gait: Gait, side: number): Shape {
  // Long clothes allow short steps only.
  const reach = 1 - (SKIRTS[look.top]?.length ?? 0) * 0.85;
  const stride = (pose.stride ?? 7.4) * reach;
  const step = (pose.step ?? 4.6) * reach;
  const { thigh, shin, thin } = legwear(look);
  const wide = (look.girth + 1) / 2;
  const ahead = gait.walking ? gait.swing * side : 0;
  const raised = gait.walking ? Math.max(0, gait.speed * side) : 0;
  const y = ahead * stride;
  const behind = Math.max(0, -ahead);
  const z = 2.6 + raised * step + behind ** 2 * 1.5;
  const x = side * (gait.walking ? 4.4 : 4.1) * look.girth;
  const hip: Vec3 = [x, 0, gait.hip];
  const knee: Vec3 = [x, y * 0.5 + raised * step * 0.56 + 0.4, (gait.hip + z) / 2 + 0.6];
  // Toes rise before the heel strikes; the heel rises behind, so that its sole shows.
  const tilt: Vec3 | null = gait.walking ? [Math.max(0, ahead) * 12 - behind * 34 - raised * 8, 0, 0] : null;
  return group(
    capsule(hip, knee, 4.1 * wide, 3.6 * wide, thigh),
    capsule(knee, [x, y, z + 2], (thin ? 3 : 3.6) * wide, (thin ? 2.8 : 3.5) * wide, shin),
    place([x + side * 0.1, y + 1.5, z + 0.1], shoe(look.shoes), tilt),
  );
}

/** A leg of a sitting person: the thigh forward, the foot on its rest. */
function seatedLeg(look: Look, gait: Gait, side: number): Shape {
  const { thigh, shin } = legwear(look);
  const knee: Vec3 = [side * 4, 8, gait.hip];
  return group(
    capsule([side * 3.8, 0, gait.hip], knee, 4, 3.6, thigh),
    capsule(knee, [side * 4, 9.5, 6], 3.4, 3, shin),
    place([side * 4.1, 11, 4.8], shoe(look.shoes)),
  );
}

function hand(look: Look, pose: Pose, gait: Gait, side: number): Vec3 {
  const { wave = 0, gesture } = pose;
  const bob = gait.walking ? Math.abs(gait.speed) * 0.8 : 0;
  if (gesture === 'chin' && side === 1) return [4.4, 12.6, gait.hip + 13.2 + 2 * (look.head - 1)];
  if (gesture === 'open' && side === 1) return [14.6 * look.girth, 7, gait.hip + 9.6];
  if (look.held && inBothHands(look.held.thing)) return [side * 6.6, 9 + (look.belly ?? 0), gait.hip + 4.4 + bob];
  if (look.held && side === -1) return [-12.4 * look.girth, 5, gait.hip + 4 + bob];
  if (wave && side === 1) return [15 * look.girth, 2, gait.hip + 20 + wave];
  if (look.wheelchair) {
    const push = pose.phase === null || pose.phase === undefined ? 0.3 : gait.swing;
    return [side * 12.6, 1 + push * 5, gait.hip + 2.4 + Math.abs(gait.speed) * 1.4];
  }
  const back = gait.walking ? -gait.swing * side : 0;
  return [side * 10.6 * look.girth, back * 7.6 + 1, gait.hip + 0.5 + Math.abs(back) * 1.2];
}

function arm(look: Look, pose: Pose, gait: Gait, side: number): Shape {
  const waving = Boolean(pose.wave) && !pose.gesture && side === 1;
  const end = hand(look, pose, gait, side);
  const shoulder: Vec3 = [side * 7.6 * look.girth, 0, gait.hip + 11];
  const elbow: Vec3 = [
    side * (10.4 * look.girth + (waving ? 4 : 0)),
    end[1] * 0.35 - 1,
    (shoulder[2] + end[2]) / 2 - 0.4,
  ];
  const { upper, long } = sleeves(look);
  const skin = material(look.skin);
  const wide = (look.girth + 1) / 2;
  return group(
    blend(
      1.5,
      capsule(shoulder, elbow, 3.5 * wide, 3.2 * wide, upper),
      capsule(elbow, end, 3.2 * wide, long ? 3.1 * wide : 2.7, long ? upper : skin),
    ),
    place(
      end,
      sphere(
        Math.max(3.3, long ? 3.1 * wide + 0.35 : 0),
        look.top === 'suit' ? material(look.trim, { gloss: 0.4 }) : skin,
      ),
    ),
  );
}

/** The carried object, in one hand or between both. */
function carried(look: Look, pose: Pose, gait: Gait): Shape | null {
  if (!look.held) return null;
  const { thing, color } = look.held;
  const [x, y, z] = hand(look, { phase: pose.phase ?? null }, gait, -1);
  const at: Vec3 = inBothHands(thing) ? [0, y + 4, z + 1.6] : [x - 0.6, y + 1.6, z];
  return place(at, heldShape(thing, color));
}

function head(look: Look, pose: Pose, gait: Gait): Shape {
  const { expression = 'happy', blink = false, bust = false, pitch = 13, yaw = 0, tilt = 0 } = pose;
  const face = material(look.skin, { soft: 0.55, paint: facePainter(look, expression, blink, !bust) });
  const skin = material(look.skin);
  const wrapped = coversHair(look.hat);
  const parts = [
    ellipsoid(12.2, 11, 11.2, face),
    place([0, 10.9, -3.4], ellipsoid(1.1, 1, 0.85, skin)),
    wrapped ? null : mirror(place([12, -0.4, -2], ellipsoid(1.8, 2.4, 2.9, skin))),
    wrapped ? null : hairUnder(look.hat, hairOf(look.hair, look.hairColor, gait.swing * 0.9 + (pose.sway ?? 0) * 0.12)),
    headgear(look, bust),
    bust ? portraitBrows(look, expression) : null,
  ];
  const settle = gait.walking ? Math.max(0, Math.abs(gait.speed) - 0.5) * 0.5 : 0;
  // A smaller head sinks so that the chin stays on the collar.
  const height = gait.hip + 12.2 + 11.2 * look.head + settle;
  return place(
    [0, 0.4, height],
    turn([pitch, tilt + (gait.walking ? gait.swing * 2 : 0), yaw], group(parts)),
    null,
    look.head,
  );
}

/** A chair with two big wheels that turn with the phase, and two castors in front. */
function wheelchair(color: string, phase: number): Shape {
  const paint = material(color, { gloss: 0.6 });
  const steel = material('#b9c6d8', { gloss: 0.8 });
  const tyre = material('#4a4463');
  const spokes = [0, 1, 2].map((i) => {
    const angle = phase + (i * Math.PI) / 3;
    const [y, z] = [Math.cos(angle) * 9, Math.sin(angle) * 9];
    return capsule([0, -y, -z], [0, y, z], 0.6, 0.6, steel);
  });
  const wheel = group(
    turn([0, 90, 0], torus(9.8, 1.6, tyre)),
    turn([0, 90, 0], torus(8, 0.7, paint)),
    spokes,
    place([0, 0, 0], sphere(2, paint)),
  );
  return group(
    mirror(place([11.6, -2, 11.4], wheel, [0, -6, 0])),
    mirror(place([6, 9.5, 2.6], turn([0, 90, 0], cylinder(2.6, 1.2, 0.6, tyre)))),
    mirror(capsule([6.4, 9.2, 4.4], [7.4, 4, 11], 0.9, 0.9, paint)),
    place([0, -1, 9.4], box(8.6, 7.4, 1.4, 1, paint)),
    place([0, -8.6, 18], box(8.2, 1.5, 8, 1.2, paint)),
    mirror(capsule([7, -9, 25], [7, -13, 26], 1.1, 1.3, tyre)),
    place([0, 11.6, 1.8], box(6.8, 3, 0.7, 0.6, steel)),
  );
}

/** Everything above the hip, upright on it. */
function upperBody(look: Look, pose: Pose, gait: Gait): Shape {
  const trunk = group(
    torso(look, gait.hip),
    collar(look, gait.hip),
    arm(look, pose, gait, -1),
    arm(look, pose, gait, 1),
    carried(look, pose, gait),
    look.scarf ? scarf(look.scarf, gait.hip) : null,
    look.cape ? cape(look.cape, look, gait.hip, gait.swing + (pose.sway ?? 0) * 0.2) : null,
    look.backpack ? backpack(look.backpack, look, gait.hip) : null,
  );
  const lean = look.wheelchair && pose.phase != null ? -4 - gait.speed * 3 : 0;
  const twist = gait.walking ? gait.swing * 3 : 0;
  const whole = group(turn([0, 0, twist], trunk), head(look, pose, gait));
  // Leans about the hip.
  return place([0, 0, gait.hip], place([0, 0, -gait.hip], whole), [lean, pose.sway ?? 0, 0]);
}

/** A person in a pose; a bust has no legs and no chair. */
export function person(look: Look, pose: Pose = {}): Shape {
  const gait = gaitOf(look, pose);
  const sitting = look.wheelchair !== undefined;
  const limbs = pose.bust
    ? null
    : [-1, 1].map((side) => (sitting ? seatedLeg(look, gait, side) : leg(look, pose, gait, side)));
  const chair = look.wheelchair && !pose.bust ? wheelchair(look.wheelchair, pose.phase ?? 0.3) : null;
  return group(limbs, chair, upperBody(look, pose, gait));
}
