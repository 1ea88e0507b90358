// Owns the family `town`: everything only python-world has, and the park's picnic under a name of its own.
import { fair } from './fair.ts';
import { propFamilyJob } from './propFamily.ts';
import { avenue } from './town/avenue.ts';
import { townLandmarks } from './town/landmarks.ts';
import { market } from './town/market.ts';
import { shops } from './town/shops.ts';

const picnics = fair.filter(({ frame }) => frame === 'picnic').map((prop) => ({ ...prop, frame: 'town-picnic' }));

export const jobs = [propFamilyJob('town', [...shops, ...townLandmarks, ...market, ...picnics, ...avenue])];
