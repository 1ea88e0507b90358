// Owns the ground tilesets of python-world.
import { terrainJob } from './terrainJob.ts';
import { mint, roseBrick, waffle } from './townGround.ts';

export const jobs = [waffle, roseBrick, mint].map(terrainJob);
