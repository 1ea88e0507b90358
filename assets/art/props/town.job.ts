// Owns the family `town`: everything only python-world has.
import { propFamilyJob } from './propFamily.ts';
import { townLandmarks } from './town/landmarks.ts';
import { market } from './town/market.ts';
import { shops } from './town/shops.ts';

export const jobs = [propFamilyJob('town', [...shops, ...townLandmarks, ...market])];
