// Review items of Python World: those of its eight shops, in the order of the street.
import type { RealmReview } from './item.ts';
import { functions } from './python/functions.ts';
import { ifElse } from './python/ifElse.ts';
import { indentation } from './python/indentation.ts';
import { input } from './python/input.ts';
import { loops } from './python/loops.ts';
import { operators } from './python/operators.ts';
import { print } from './python/print.ts';
import { variables } from './python/variables.ts';

/** By the name of their subject. */
export const SHOP_REVIEWS = { print, variables, input, operators, indentation, ifElse, loops, functions };
const SHOPS = Object.values(SHOP_REVIEWS);

export const pythonWorld: RealmReview = {
  questions: SHOPS.flatMap(({ questions }) => questions),
  tasks: SHOPS.flatMap(({ tasks }) => tasks),
};
