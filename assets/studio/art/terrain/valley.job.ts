// Owns the ground tilesets of voice-valley-park.
import { terrainJob } from './terrainJob.ts';
import { flagstone, waveLawn } from './valleyGround.ts';

export const jobs = [waveLawn, flagstone].map(terrainJob);
