// Owns the family `demo`: the few things only the demo corner has.
import { demoCorner } from './demoCorner.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('demo', demoCorner)];
