// Owns the portraits of the six avatars.
import { AVATARS } from '../avatars.ts';
import { personPortraits } from './personPortraits.ts';
import type { PortraitSet } from './portrait.ts';

export const childPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(AVATARS) };
