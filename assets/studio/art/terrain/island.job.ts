// Owns the ground tilesets of the island of stories.
import { brush, ink, pages } from './islandGround.ts';
import { terrainJob } from './terrainJob.ts';

export const jobs = [brush, ink, pages].map(terrainJob);
