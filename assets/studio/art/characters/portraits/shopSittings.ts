// Owns the portraits of the shopkeepers.
import { SHOPKEEPERS } from '../shopkeepers.ts';
import { personSitters } from './personSitters.ts';
import type { Sitting } from './sitter.ts';

export const shopSitting: Sitting = { module: import.meta.url, sitters: personSitters(SHOPKEEPERS) };
