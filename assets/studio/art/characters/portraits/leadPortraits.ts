// Owns the portraits of the farm's guide, the city's hero and the gatekeeper.
import { GUIDES } from '../guides.ts';
import { personPortraits } from './personPortraits.ts';
import type { PortraitSet } from './portrait.ts';

export const leadPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(GUIDES) };
