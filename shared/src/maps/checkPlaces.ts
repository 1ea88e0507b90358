// Checks that people and mechanics stand free of lanterns and props, and that no scenery looks like something to use.
import { PLAYER_SIZE, TALK_GAP } from '../constants/movement.ts';
import type { AtlasFrames } from './checkPictures.ts';
import type { Shown } from './mapClass.ts';
import { createMapProblem, type PlacedObject, wallAt } from './mapTargets.ts';
import { MECHANIC_CLASSES } from './mechanics.ts';
import type { MapProblem, MechanicSpot, NpcSpot, Point, Prop, RealmMap } from './realmMap.ts';

interface Box extends Point {
  width: number;
  height: number;
}

/** Something that stands upright: its picture, and where it touches the ground. */
interface Standing extends PlacedObject {
  name: string;
  ground: number;
  box: Box;
  isLantern: boolean;
}

/** A person as it is drawn, from its feet. */
const FIGURE = { width: 36, height: 56 };
/** Shares of a figure that a lantern, before or behind it, and a prop before it may overlap: of a person, and of who talks to them. */
const LANTERN_SHARE = 0.02;
const PERSON_SHARE = 0.03;
const TALKER_SHARE = 0.15;
/** Share of a lantern that something before it may hide. */
const HIDDEN_SHARE = 0.2;
/** Units that people keep from a lantern's picture. */
const LANTERN_ROOM = 12;
/** Share of what a mechanic shows that something before it may hide. */
const VIEW_SHARE = 0.01;
const LANTERN = { atlas: 'world', frame: 'great-lantern-unlit' };

/** How near to a mechanic a picture would be taken for what it moves. */
const DECOY_DISTANCE = 300;

export function checkPlaces(map: RealmMap, pictures: AtlasFrames): MapProblem[] {
  const standing = [...lanterns(map, pictures), ...props(map, pictures)];
  return [
    ...checkLanterns(map, standing),
    ...map.npcs.flatMap((npc) => checkTalk(map, npc, standing)),
    ...map.mechanics.flatMap((spot) => [...checkView(map, spot, standing), ...checkDecoys(map, spot)]),
  ];
}

function lanterns(map: RealmMap, pictures: AtlasFrames): Standing[] {
  const anchor = pictures.anchor(LANTERN.atlas, LANTERN.frame);
  if (!anchor) return [];
  const { drawn } = anchor;
  return map.lanterns.map(({ object, x, y, id }) => ({
    ...{ object, x, y, ground: y, isLantern: true, name: `great lantern "${id}" (object ${object})` },
    box: {
      ...{ x: x - anchor.x + drawn.x - LANTERN_ROOM, y: y - anchor.y + drawn.y },
      ...{ width: drawn.width + 2 * LANTERN_ROOM, height: drawn.height },
    },
  }));
}

function props(map: RealmMap, pictures: AtlasFrames): Standing[] {
  return map.props.flatMap((prop) => {
    const { object, x, y, atlas, frame } = prop;
    const anchor = prop.flat ? undefined : pictures.anchor(atlas, frame);
    if (!anchor) return [];
    const scale = { x: prop.width / anchor.pictureWidth, y: prop.height / anchor.pictureHeight };
    const top = y - prop.height;
    const { drawn } = anchor;
    const left = prop.flipX ? anchor.pictureWidth - drawn.x - drawn.width : drawn.x;
    const down = prop.flipY ? anchor.pictureHeight - drawn.y - drawn.height : drawn.y;
    const foot = prop.flipY ? anchor.pictureHeight - anchor.y : anchor.y;
    return {
      ...{ object, x, y, isLantern: false, name: `prop "${frame}" (object ${object})` },
      ground: prop.above ? Number.POSITIVE_INFINITY : top + foot * scale.y,
      box: {
        ...{ x: x + left * scale.x, y: top + down * scale.y },
        ...{ width: drawn.width * scale.x, height: drawn.height * scale.y },
      },
    };
  });
}

const figureBox = ({ x, y }: Point): Box => ({ x: x - FIGURE.width / 2, y: y - FIGURE.height, ...FIGURE });

/** Share of `covered` that `covering` overlaps. */
function overlap(covered: Box, covering: Box): number {
  const width = Math.min(covered.x + covered.width, covering.x + covering.width) - Math.max(covered.x, covering.x);
  const height = Math.min(covered.y + covered.height, covering.y + covering.height) - Math.max(covered.y, covering.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (covered.width * covered.height);
}

/** The spots beside a person where the player is led for a talk, if there is room. */
function talkSpots(map: RealmMap, { x, y, size }: NpcSpot): Point[] {
  const reach = Math.max(size, PLAYER_SIZE) + TALK_GAP;
  const sides = [
    { x: x - reach, y },
    { x: x + reach, y },
  ];
  return sides.filter((side) => !wallAt(map.walls, side, PLAYER_SIZE / 2));
}

function checkTalk(map: RealmMap, npc: NpcSpot, standing: readonly Standing[]): MapProblem[] {
  const figures = [
    { at: npc, share: PERSON_SHARE, who: `the npc "${npc.id}"` },
    ...talkSpots(map, npc).map((at) => ({
      ...{ at, share: TALKER_SHARE, who: `the place beside the npc "${npc.id}" where one talks` },
    })),
  ];
  return figures.flatMap(({ at, share, who }) => {
    const box = figureBox(at);
    const hiding = standing.find(({ isLantern, ground, box: picture }) =>
      isLantern ? overlap(box, picture) > LANTERN_SHARE : ground > at.y && overlap(box, picture) > share,
    );
    if (!hiding) return [];
    return [createMapProblem(map, hiding, `the ${hiding.name} covers ${who}; move one of them away`)];
  });
}

/** What is to be lit is in sight. */
function checkLanterns(map: RealmMap, standing: readonly Standing[]): MapProblem[] {
  return standing
    .filter(({ isLantern }) => isLantern)
    .flatMap((lantern) => {
      const hiding = standing.find(
        ({ isLantern, ground, box }) =>
          !isLantern && ground > lantern.ground && overlap(lantern.box, box) > HIDDEN_SHARE,
      );
      return hiding
        ? [createMapProblem(map, lantern, `the ${hiding.name} hides the ${lantern.name}; move it away`)]
        : [];
    });
}

function checkView(map: RealmMap, spot: MechanicSpot, standing: readonly Standing[]): MapProblem[] {
  // Each class is paired with its spots; TypeScript cannot express that for a union of classes.
  const shown = (MECHANIC_CLASSES[spot.mechanic].shows as (of: MechanicSpot) => readonly Shown[])(spot);
  const hides = ({ isLantern, ground, box }: Standing) =>
    shown.some((part) => ground > part.foot && overlap(part, box) > VIEW_SHARE) ||
    (isLantern && spot.mechanic !== 'sliding-gate' && overlap(spot, box) > 0);
  return standing
    .filter(hides)
    .map((hiding) =>
      createMapProblem(
        map,
        hiding,
        `the ${hiding.name} hides a part of the ${spot.mechanic} "${spot.id}"; move it away`,
      ),
    );
}

function checkDecoys(map: RealmMap, spot: MechanicSpot): MapProblem[] {
  const { decoys } = MECHANIC_CLASSES[spot.mechanic];
  if (!decoys) return [];
  return map.props
    .filter(({ frame }) => decoys.test(frame))
    .filter((prop) => distanceTo(spot, prop) < DECOY_DISTANCE)
    .map((prop) => {
      const message = `the prop "${prop.frame}" looks like what moves on the ${spot.mechanic} "${spot.id}"; move it at least ${DECOY_DISTANCE} px away, or remove it`;
      return createMapProblem(map, prop, message);
    });
}

function distanceTo(spot: MechanicSpot, prop: Prop): number {
  const x = Math.max(spot.x - (prop.x + prop.width), prop.x - (spot.x + spot.width), 0);
  const y = Math.max(spot.y - prop.y, prop.y - prop.height - (spot.y + spot.height), 0);
  return Math.hypot(x, y);
}
