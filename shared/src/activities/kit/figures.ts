// What the figures on model cards have in common.

/** 'row 0', 'row 1' … */
export const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A model counts once it was tested on examples that it had not seen; the other cards are experiments. */
export const isCheckedModel = (figures: Readonly<Record<string, number>>): boolean =>
  Object.hasOwn(figures, 'test accuracy');
