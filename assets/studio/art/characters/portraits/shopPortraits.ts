// Owns the portraits of the shopkeepers.
import { SHOPKEEPERS } from '../shopkeepers.ts';
import { personPortraits } from './personPortraits.ts';
import type { PortraitSet } from './portrait.ts';

export const shopPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(SHOPKEEPERS) };
