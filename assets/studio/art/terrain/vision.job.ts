// Owns the ground tilesets of wonder-vision-valley.
import { terrainJob } from './terrainJob.ts';
import { dew, glassWalk, mirrorLake } from './visionGround.ts';

export const jobs = [dew, glassWalk, mirrorLake].map(terrainJob);
