// Owns the ground tilesets of the robots' farm.
import { stubble, wheat, yard } from './farmland.ts';
import { terrainJob } from './terrainJob.ts';

export const jobs = [stubble, wheat, yard].map(terrainJob);
