// Openings of explanations and hints that the screen says itself, so that they are not said twice.

/** As the content writes them, in both languages: a text without Hindi is shown in English. */
const OPENINGS = {
  right: ['Right: ', 'सही: '],
  workedExample: ['Worked example: ', 'हल किया हुआ उदाहरण: '],
} as const;

function without(openings: readonly string[], text: string): string {
  const opening = openings.find((each) => text.startsWith(each));
  return opening === undefined ? text : text.slice(opening.length);
}

/** The explanation of a right answer without its "Right:", which the verdict says already. */
export function rightWhy(why: string): string {
  const rest = without(OPENINGS.right, why);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A hint without its "Worked example:", which stands before it as the hint's name. */
export const workedExample = (hint: string): string => without(OPENINGS.workedExample, hint);
