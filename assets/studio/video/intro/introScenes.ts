// The scenes of the intro film: which realm is walked through, and from where to where.
import type { MapId } from '../../../../shared/src/constants/realms.ts';
import type { Point } from '../../../../shared/src/maps/realmMap.ts';

/** Who walks through all of them. */
export const HERO = 'aria';
export const SCENE_SECONDS = 2.3;
/** Each scene fades into the next one, the last into the first. */
export const FADE_SECONDS = 0.4;

export interface IntroScene {
  realm: MapId;
  /** Points of the world; the way between them is found as in the game. */
  from: Point;
  to: Point;
}

export const INTRO_SCENES: readonly IntroScene[] = [
  { realm: 'ai-adventure-park', from: { x: 940, y: 872 }, to: { x: 1360, y: 872 } },
  { realm: 'robo-realm', from: { x: 1130, y: 740 }, to: { x: 1560, y: 770 } },
  { realm: 'wonder-vision-valley', from: { x: 1120, y: 480 }, to: { x: 1410, y: 630 } },
  { realm: 'imagination-island', from: { x: 1240, y: 390 }, to: { x: 1650, y: 400 } },
  { realm: 'fun-factory-realm', from: { x: 690, y: 530 }, to: { x: 1100, y: 530 } },
  { realm: 'safety-star-city', from: { x: 690, y: 740 }, to: { x: 1100, y: 770 } },
];
