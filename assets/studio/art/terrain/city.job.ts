// Owns the ground tilesets of safety-star-city.
import { litWalk, nightLawn, nightSlab, starSky, tramBed } from './cityGround.ts';
import { terrainJob } from './terrainJob.ts';

export const jobs = [nightSlab, litWalk, nightLawn, tramBed, starSky].map(terrainJob);
