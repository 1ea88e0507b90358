// Owns the portraits of the townsfolk, who speak in every realm.
import { TOWNSFOLK } from '../townsfolk.ts';
import { personPortraits } from './personSitters.ts';
import type { PortraitSet } from './sitter.ts';

export const townPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(TOWNSFOLK) };
