// Owns the family `valley`: everything only voice-valley-park has.
import { propFamilyJob } from './propFamily.ts';
import { valleyCliffs } from './valley/cliffs.ts';
import { valleyGarden } from './valley/garden.ts';
import { valleyToys } from './valley/toys.ts';

export const jobs = [propFamilyJob('valley', [...valleyCliffs, ...valleyToys, ...valleyGarden])];
