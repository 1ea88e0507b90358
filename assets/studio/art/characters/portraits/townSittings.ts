// Owns the portraits of the townsfolk, who speak in every realm.
import { TOWNSFOLK } from '../townsfolk.ts';
import { personSitters } from './personSitters.ts';
import type { Sitting } from './sitter.ts';

export const townSitting: Sitting = { module: import.meta.url, sitters: personSitters(TOWNSFOLK) };
