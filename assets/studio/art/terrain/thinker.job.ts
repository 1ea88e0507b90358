// Owns the ground tilesets of the thinkers' park.
import { terrainJob } from './terrainJob.ts';
import { gravel, mosaic, mown } from './thinkerGround.ts';

export const jobs = [mown, mosaic, gravel].map(terrainJob);
