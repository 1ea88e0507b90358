// Strips the prefixes of explanations and hints that the interface shows as labels, so that they do not appear twice.

/** As written in content, in both languages: a text without a translation is shown in English. */
const LABEL_PREFIXES = {
  right: ['Right: ', 'Right. ', 'सही: ', 'सही। '],
  workedExample: ['Worked example: ', 'हल किया हुआ उदाहरण: '],
} as const;

function stripPrefix(prefixes: readonly string[], text: string): string {
  const prefix = prefixes.find((each) => text.startsWith(each));
  return prefix === undefined ? text : text.slice(prefix.length);
}

/** The explanation of a right answer without its "Right:", which the feedback already shows. */
export function stripRightPrefix(why: string): string {
  const rest = stripPrefix(LABEL_PREFIXES.right, why);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A hint without its "Worked example:", which is shown as the name of the hint. */
export const stripWorkedExamplePrefix = (hint: string): string => stripPrefix(LABEL_PREFIXES.workedExample, hint);
