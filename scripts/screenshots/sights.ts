// Where the walker of `npm run screenshots -- realms` stands to take pictures: world points (feet of the avatar) a realm.
import type { MapId } from '../../shared/src/constants/realms.ts';
import type { Point } from '../../shared/src/maps/realmMap.ts';

export interface Sights {
  /** The two best views, kept as assets/screenshots/world/<realm>-1.jpg and -2.jpg. */
  best: readonly [Point, Point];
  /** More places worth looking at while a realm is being made. */
  more: readonly Point[];
}

export const SIGHTS: Record<MapId, Sights> = {
  'ai-adventure-park': {
    best: [
      { x: 1125, y: 640 },
      { x: 1790, y: 560 },
    ],
    more: [
      { x: 480, y: 770 },
      { x: 560, y: 1040 },
      { x: 1640, y: 1180 },
      { x: 560, y: 350 },
    ],
  },
  'robo-realm': {
    best: [
      { x: 1120, y: 800 },
      { x: 640, y: 300 },
    ],
    more: [
      { x: 1640, y: 560 },
      { x: 1120, y: 1180 },
      { x: 370, y: 900 },
      { x: 1950, y: 740 },
    ],
  },
  'wonder-vision-valley': {
    best: [
      { x: 1125, y: 610 },
      { x: 1800, y: 660 },
    ],
    more: [
      { x: 700, y: 600 },
      { x: 430, y: 1000 },
      { x: 1120, y: 1180 },
      { x: 200, y: 400 },
    ],
  },
  'think-tank-park': {
    best: [
      { x: 1060, y: 800 },
      { x: 1480, y: 560 },
    ],
    more: [
      { x: 860, y: 440 },
      { x: 560, y: 880 },
      { x: 1120, y: 1330 },
      { x: 1840, y: 900 },
    ],
  },
  'imagination-island': {
    best: [
      { x: 1150, y: 480 },
      { x: 1120, y: 880 },
    ],
    more: [
      { x: 460, y: 450 },
      { x: 1800, y: 450 },
      { x: 500, y: 1100 },
      { x: 1760, y: 1160 },
    ],
  },
  'fun-factory-realm': {
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  },
  'voice-valley-park': {
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  },
  'safety-star-city': {
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  },
  demo: {
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  },
  'python-world': {
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  },
};
