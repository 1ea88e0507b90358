// Owns the portraits of the six avatars.
import { AVATARS } from '../cast.ts';
import { personPortraits } from './personSitters.ts';
import type { PortraitSet } from './sitter.ts';

export const childPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(AVATARS) };
