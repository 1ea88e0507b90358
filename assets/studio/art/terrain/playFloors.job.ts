// Owns the ground tilesets of the toy factory.
import { courtyard, showFloor, studs, walkway } from './playFloors.ts';
import { terrainJob } from './terrainJob.ts';

export const jobs = [studs, walkway, showFloor, courtyard].map(terrainJob);
