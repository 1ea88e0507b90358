// Owns the family `city`: everything only safety-star-city has.
import { places } from './city/places.ts';
import { skyline } from './city/skyline.ts';
import { street } from './city/street.ts';
import { venues } from './city/venues.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('city', [...places, ...venues, ...skyline, ...street])];
