// What the figures on model cards have in common.

/** 'row 0', 'row 1' … */
export const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A model counts once it was tested on examples that it had not seen; the other cards are experiments. */
export const isCheckedModel = (figures: Readonly<Record<string, number>>): boolean =>
  Object.hasOwn(figures, 'test accuracy');

/** The figures of a model that was trained on examples of the learner's. */
export const MODEL_FIGURES = ['training examples', 'test examples', 'test accuracy'] as const;

export const modelCard = (examples: number, right: number, tests: number): Record<string, number> => ({
  'training examples': examples,
  'test examples': tests,
  'test accuracy': Math.round((right / tests) * 100) / 100,
});
