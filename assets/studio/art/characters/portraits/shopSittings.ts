// Owns the portraits of the shopkeepers.
import { SHOPKEEPERS } from '../shopkeepers.ts';
import { personPortraits } from './personSitters.ts';
import type { PortraitSet } from './sitter.ts';

export const shopPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(SHOPKEEPERS) };
