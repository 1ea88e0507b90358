// Checks that no prop stands in another: the feet of solid props, of tall plants and of great lanterns keep apart.
import type { AtlasFrames } from './checkPictures.ts';
import { createMapProblem } from './mapTargets.ts';
import { type OrientedBox, toOrientedBox } from './obstacles.ts';
import type { MapProblem, MapRect, Prop, RealmMap } from './realmMap.ts';

/** Each entry is one set: its members may meet each other. A name that ends in "-" stands for all that begin so. */
const JOINED: readonly (readonly string[])[] = [
  ['fence', 'fence-deep', 'fence-post'],
  ['rail-fence', 'rail-fence-deep'],
  ['hedge', 'hedge-deep'],
  ['maze-', 'pie-pavilion'],
  ['rope-rail', 'rope-rail-deep'],
  ['low-wall', 'low-wall-deep', 'wall-post', 'factory-gate'],
  ['belt-', 'hatch-'],
  ['echo-cliff-', 'cliff-organ'],
  ['vision-cliff-', 'prism-falls'],
  ['gate-front', 'gate-back'],
  ['tractor', 'tractor-shed'],
];

/** Lists the props that are built to be joined, e.g. fences at their posts: the map checks let their feet meet. */
const isJoined = (one: string, other: string): boolean =>
  JOINED.some((set) => [one, other].every((frame) => set.some((name) => matches(frame, name))));

const matches = (frame: string, name: string) => (name.endsWith('-') ? frame.startsWith(name) : frame === name);

/** Feet may touch; this much is lost in drawing. Units. */
const TOLERANCE = 3;
/** Unsolid things with lower pictures (tufts, shells) hide nothing and may grow anywhere. Pixels. */
const TALL = 38;
/** The part of a plant's picture left of its anchor that its foot takes, and the depth of that foot. */
const SOFT_FOOT = { share: 0.6, depth: 8 };
/** Unsolid pictures that hang or fly: they have no foot. */
const HANGING = ['bunting', 'field-drone'];

interface Foot extends OrientedBox {
  object: number;
  name: string;
  solid: boolean;
  prop: Prop | undefined;
}

export function checkFooting(map: RealmMap, pictures: AtlasFrames): MapProblem[] {
  const feet = feetOf(map, pictures).sort((a, b) => a.minX - b.minX);
  const seen = new Set<string>();
  const problems: MapProblem[] = [];
  feet.forEach((foot, index) => {
    for (let next = index + 1; next < feet.length; next += 1) {
      const other = feet[next];
      if (!other || other.minX > foot.maxX) break;
      const pair = [foot.object, other.object].sort((a, b) => a - b).join();
      if (!mayNotMeet(foot, other) || overlapDepth(foot, other) <= TOLERANCE || seen.has(pair)) continue;
      seen.add(pair);
      problems.push(footingProblem(map, foot, other));
    }
  });
  return problems;
}

function footingProblem(map: RealmMap, foot: Foot, other: Foot): MapProblem {
  const apart = Math.ceil(overlapDepth(foot, other));
  const message =
    `the ${foot.name} (object ${foot.object}) stands in the ${other.name} (object ${other.object}); ` +
    `move one of them ${apart} px away, or tick "overlaps" on the one that belongs there`;
  return createMapProblem(map, { object: foot.object, x: foot.cx, y: foot.cy }, message);
}

/** Plants may mingle; a part may meet the parts that it is built to. */
function mayNotMeet(a: Foot, b: Foot): boolean {
  if (a.object === b.object || !(a.solid || b.solid)) return false;
  if (a.prop?.overlaps || b.prop?.overlaps) return false;
  return !(a.prop && b.prop && isJoined(a.prop.frame, b.prop.frame));
}

function feetOf(map: RealmMap, pictures: AtlasFrames): Foot[] {
  const props = new Map(map.props.map((prop) => [prop.object, prop]));
  const standing = new Map([
    ...map.lanterns.map(({ object }) => [object, 'great lantern'] as const),
    ...map.posts.map(({ object }) => [object, 'lantern post'] as const),
  ]);
  const solid = map.walls.flatMap((wall): Foot[] => {
    const prop = props.get(wall.object);
    const name = prop ? `prop "${prop.frame}"` : standing.get(wall.object);
    if (name === undefined) return [];
    return [{ ...toOrientedBox(wall), object: wall.object, name, solid: true, prop }];
  });
  const walled = new Set(solid.map(({ object }) => object));
  const soft = map.props.flatMap((prop): Foot[] => {
    const foot = walled.has(prop.object) ? undefined : softFoot(prop, pictures);
    if (!foot) return [];
    return [{ ...toOrientedBox(foot), object: prop.object, name: `prop "${prop.frame}"`, solid: false, prop }];
  });
  return [...solid, ...soft];
}

/** Where a tall thing without walls touches the ground; its anchor says where that is in the picture. */
function softFoot(prop: Prop, pictures: AtlasFrames): MapRect | undefined {
  const anchor = pictures.anchor(prop.atlas, prop.frame);
  if (prop.flat || prop.above || HANGING.includes(prop.frame) || !anchor || anchor.pictureHeight < TALL)
    return undefined;
  const scale = { x: prop.width / anchor.pictureWidth, y: prop.height / anchor.pictureHeight };
  const middle = (prop.flipX ? anchor.pictureWidth - anchor.x : anchor.x) * scale.x;
  const foot = (prop.flipY ? anchor.pictureHeight - anchor.y : anchor.y) * scale.y;
  const width = anchor.x * 2 * SOFT_FOOT.share * scale.x;
  const height = SOFT_FOOT.depth * scale.y;
  const top = prop.y - prop.height + foot - height / 2;
  return { x: prop.x + middle - width / 2, y: top, width, height, rotation: 0 };
}

/** The least distance by which one box must move to leave the other; 0 if they are apart. */
function overlapDepth(a: OrientedBox, b: OrientedBox): number {
  const reach = (box: OrientedBox, x: number, y: number) =>
    box.hx * Math.abs(box.cos * x + box.sin * y) + box.hy * Math.abs(-box.sin * x + box.cos * y);
  let least = Number.POSITIVE_INFINITY;
  for (const { cos, sin } of [a, b]) {
    for (const [x, y] of [
      [cos, sin],
      [-sin, cos],
    ] as const) {
      const between = Math.abs((b.cx - a.cx) * x + (b.cy - a.cy) * y);
      least = Math.min(least, reach(a, x, y) + reach(b, x, y) - between);
    }
  }
  return Math.max(0, least);
}
