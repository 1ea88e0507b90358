// Owns the family `maze`: the squares of the learner's own maze on the map, its sign, and the guide dog.
import { guideDog } from './maze/guideDog.ts';
import { mazeSquares } from './maze/squares.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('maze', [...mazeSquares, ...guideDog])];
