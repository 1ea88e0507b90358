// The three ways in which the council may decide about the Great Lamp, and the figure that keeps a choice.

export const COUNCIL_CHOICES = ['lamp', 'proposes', 'people'] as const;
export type CouncilChoice = (typeof COUNCIL_CHOICES)[number];

/** The name of the figure by which a choice travels between devices. */
const FIGURE = 'choice';

export const isChoiceFigure = (name: string): boolean => name === FIGURE;

export const choiceFigures = (choice: CouncilChoice): Record<string, number> => ({
  [FIGURE]: COUNCIL_CHOICES.indexOf(choice),
});

/** Undefined for figures of no choice. */
export const choiceOf = (figures: Readonly<Record<string, number>> | undefined): CouncilChoice | undefined =>
  COUNCIL_CHOICES[figures?.[FIGURE] ?? -1];
