// Owns the portraits of the townsfolk, who speak in every realm.
import { TOWNSFOLK } from '../townsfolk.ts';
import { personPortraits } from './personPortraits.ts';
import type { PortraitSet } from './portrait.ts';

export const townPortraits: PortraitSet = { module: import.meta.url, subjects: personPortraits(TOWNSFOLK) };
