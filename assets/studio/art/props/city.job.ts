// Registers the family `city`: the props of safety-star-city.
import { boards } from './city/boards.ts';
import { places } from './city/places.ts';
import { skyline } from './city/skyline.ts';
import { street } from './city/street.ts';
import { tramLine } from './city/tram.ts';
import { venues } from './city/venues.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('city', [...places, ...venues, ...skyline, ...tramLine, ...boards, ...street])];
