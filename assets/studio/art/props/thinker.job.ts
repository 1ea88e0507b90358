// Owns the family `thinker`: everything only think-tank-park has.
import { propFamilyJob } from './propFamily.ts';
import { thinkerGarden } from './thinker/garden.ts';
import { thinkerLandmarks } from './thinker/landmarks.ts';
import { thinkerPlaza } from './thinker/plaza.ts';
import { thinkerPlotBoard } from './thinker/plotBoard.ts';

export const jobs = [
  propFamilyJob('thinker', [...thinkerLandmarks, ...thinkerPlaza, ...thinkerGarden, ...thinkerPlotBoard]),
];
