// The recipes in the language of the page: their comments and strings; the code is the same.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RECIPES, type Recipe } from './recipes.ts';

/** The parts of each recipe that a person reads, exactly as they are in its code. */
export const RECIPE_WORDS: Readonly<Record<string, readonly MessageDescriptor[]>> = {
  tiers: [msg`# A cake of three tiers.`],
  sprinkles: [msg`# Sprinkles fall where chance lets them.`],
  spiral: [msg`# A swirl of icing that grows with every turn.`],
  banner: [msg`# A banner with your name on it.`, msg`"What is your name? "`, msg`"Baker"`, msg`"Happy baking,"`],
  candles: [msg`# One candle for every year.`, msg`"There are", age, "candles on the cake."`],
  cupcakes: [msg`# One recipe, many cupcakes: a function draws them.`],
  biscuits: [msg`# A tray of biscuits: if and else choose the icing.`],
  free: [msg`# Your own cake. These words are a beginning:`],
};

export const recipeProgram = ({ id, code }: Recipe): string =>
  (RECIPE_WORDS[id] ?? []).reduce((program, word) => program.replace(word.message ?? '', () => i18n._(word)), code);

/** What the editor shows at the very first visit, and after New. */
export const defaultProgram = (): string =>
  RECIPES.filter(({ id }) => id === 'free')
    .map(recipeProgram)
    .join('');
