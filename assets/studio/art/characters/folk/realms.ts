// Owns which named people live in which realm's atlas `folk-<realm>`; shared/src/constants/characters.ts holds the same for the game.
import { cityFolk } from './cityFolk.ts';
import { demoFolk } from './demoFolk.ts';
import { factoryFolk } from './factoryFolk.ts';
import { farmFolk } from './farmFolk.ts';
import type { Folk } from './folk.ts';
import { gardenFolk } from './gardenFolk.ts';
import { islandFolk } from './islandFolk.ts';
import { robotFolk } from './robotFolk.ts';
import { townFolk } from './townFolk.ts';
import { valleyFolk } from './valleyFolk.ts';
import { visionFolk } from './visionFolk.ts';

export const FOLK_BY_REALM: Readonly<Record<string, readonly Folk[]>> = {
  'python-world': [townFolk],
  'robo-realm': [farmFolk, robotFolk('sprocket')],
  'fun-factory-realm': [factoryFolk, robotFolk('ribbon')],
  'safety-star-city': [cityFolk, robotFolk('scroll')],
  'imagination-island': [islandFolk],
  'voice-valley-park': [valleyFolk],
  'think-tank-park': [gardenFolk],
  'wonder-vision-valley': [visionFolk],
  demo: [demoFolk],
};
