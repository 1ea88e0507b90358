// Registers the family `park`: the props of ai-adventure-park.
import { aiModels } from './aiModels.ts';
import { aiTraining } from './aiTraining.ts';
import { coasters } from './coaster.ts';
import { fair } from './fair.ts';
import { fairHouses } from './fairHouses.ts';
import { landmarks } from './landmarks.ts';
import { propFamilyJob } from './propFamily.ts';
import { rides } from './rides.ts';

export const jobs = [
  propFamilyJob('park', [...rides, ...coasters, ...fairHouses, ...fair, ...landmarks, ...aiTraining, ...aiModels]),
];
