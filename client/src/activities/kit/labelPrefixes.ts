// Openings of explanations and hints that the screen says itself, so that they are not said twice.

/** As the content writes them, in both languages: a text without Hindi is shown in English. */
const LABEL_PREFIXES = {
  right: ['Right: ', 'सही: '],
  workedExample: ['Worked example: ', 'हल किया हुआ उदाहरण: '],
} as const;

function stripPrefix(openings: readonly string[], text: string): string {
  const opening = openings.find((each) => text.startsWith(each));
  return opening === undefined ? text : text.slice(opening.length);
}

/** The explanation of a right answer without its "Right:", which the verdict says already. */
export function stripRightPrefix(why: string): string {
  const rest = stripPrefix(LABEL_PREFIXES.right, why);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A hint without its "Worked example:", which stands before it as the hint's name. */
export const stripWorkedExamplePrefix = (hint: string): string => stripPrefix(LABEL_PREFIXES.workedExample, hint);
