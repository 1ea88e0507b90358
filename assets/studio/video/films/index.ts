// All films of python-world, in the order of the shops.
import type { Film } from '../film.ts';
import { functionsFilm } from './functions.ts';
import { ifElseFilm } from './ifElse.ts';
import { indentationFilm } from './indentation.ts';
import { inputFilm } from './input.ts';
import { loopsFilm } from './loops.ts';
import { operatorsFilm } from './operators.ts';
import { printFilm } from './print.ts';
import { variablesFilm } from './variables.ts';

export const FILMS: readonly Film[] = [
  printFilm,
  variablesFilm,
  inputFilm,
  indentationFilm,
  ifElseFilm,
  operatorsFilm,
  loopsFilm,
  functionsFilm,
];
