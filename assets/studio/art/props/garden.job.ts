// Registers the family `garden`: the props of the night garden.
import { gardenFurnishings } from './garden/furnishings.ts';
import { gardenKeepsakes } from './garden/keepsakes.ts';
import { gardenTower } from './garden/lampTower.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('garden', [...gardenTower, ...gardenFurnishings, ...gardenKeepsakes])];
