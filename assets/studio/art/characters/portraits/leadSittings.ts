// Owns the portraits of the farm's guide, the city's hero and the gatekeeper.
import { GUIDES } from '../guides.ts';
import { personSitters } from './personSitters.ts';
import type { Sitting } from './sitter.ts';

export const leadSitting: Sitting = { module: import.meta.url, sitters: personSitters(GUIDES) };
