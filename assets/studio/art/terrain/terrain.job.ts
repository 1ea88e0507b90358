// Owns the thirteen ground tilesets that all realms share.
import type { ArtJob } from '../core/job.ts';
import { path, sand, soil } from './earth.ts';
import { grass, meadow } from './meadows.ts';
import type { Terrain } from './painter.ts';
import { cobble, neon, plaza, walk } from './stonework.ts';
import { terrainJob } from './terrainJob.ts';
import { deep, water } from './waters.ts';
import { cloud, snow } from './winter.ts';

const TERRAINS: readonly Terrain[] = [
  grass,
  meadow,
  path,
  plaza,
  sand,
  water,
  deep,
  soil,
  cobble,
  walk,
  snow,
  cloud,
  neon,
];

export const jobs: readonly ArtJob[] = TERRAINS.map(terrainJob);
