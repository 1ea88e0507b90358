// Registers the family `valley`: the props of voice-valley-park.
import { propFamilyJob } from './propFamily.ts';
import { valleyCliffs } from './valley/cliffs.ts';
import { valleyExhibits } from './valley/exhibits.ts';
import { valleyGarden } from './valley/garden.ts';
import { valleyInstruments } from './valley/instruments.ts';
import { valleyPlaces } from './valley/places.ts';

export const jobs = [
  propFamilyJob('valley', [...valleyCliffs, ...valleyInstruments, ...valleyPlaces, ...valleyGarden, ...valleyExhibits]),
];
