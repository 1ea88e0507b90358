// Owns the family `park`: everything only ai-adventure-park has.
import { coasters } from './coaster.ts';
import { fair } from './fair.ts';
import { landmarks } from './landmarks.ts';
import { propFamilyJob } from './propFamily.ts';
import { rides } from './rides.ts';
import { signature } from './signature.ts';

export const jobs = [propFamilyJob('park', [...rides, ...coasters, ...fair, ...landmarks, ...signature])];
