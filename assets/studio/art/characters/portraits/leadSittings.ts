// Owns the portraits of the farm's guide, the city's hero and the gatekeeper.
import { GUIDES } from '../guides.ts';
import { personPortraits } from './personSitters.ts';
import type { PortraitSet } from './sitter.ts';

export const leadPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(GUIDES) };
