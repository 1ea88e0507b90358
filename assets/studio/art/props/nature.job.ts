// Owns the family `nature`: plants, stones and street furniture that all realms share.
import { furniture } from './furniture.ts';
import { plants } from './plants.ts';
import { propFamilyJob } from './propFamily.ts';
import { stones } from './stones.ts';
import { trees } from './trees.ts';

export const jobs = [propFamilyJob('nature', [...trees, ...plants, ...stones, ...furniture])];
