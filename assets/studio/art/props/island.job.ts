// Owns the family `island`: everything only imagination-island has.
import { islandLandmarks } from './island/landmarks.ts';
import { islandShore } from './island/shore.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('island', [...islandLandmarks, ...islandShore])];
