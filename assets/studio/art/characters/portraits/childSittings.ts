// Owns the portraits of the six avatars.
import { AVATARS } from '../cast.ts';
import { personSitters } from './personSitters.ts';
import type { Sitting } from './sitter.ts';

export const childSitting: Sitting = { module: import.meta.url, sitters: personSitters(AVATARS) };
