// Finds contradictions inside one activity's content: unknown ids, missing and unknown placeholders.

/** A contradiction inside an activity's content. */
export interface ContentProblem {
  /** Keys and indexes from the top of the activity. */
  path: readonly (string | number)[];
  message: string;
}

/** Returns a problem unless `id` is one of `among`. */
export function checkReference(
  path: ContentProblem['path'],
  id: string,
  among: readonly { id: string }[],
): ContentProblem[] {
  if (among.some((one) => one.id === id)) return [];
  return [{ path, message: `expected one of ${among.map((one) => one.id).join(', ')}, found "${id}"` }];
}

/** Returns a problem for every round whose correct answer is not among its options. */
export const checkCorrectOptions = (
  list: string,
  rounds: readonly { correct: string; options: readonly { id: string }[] }[],
): ContentProblem[] =>
  rounds.flatMap((round, at) => checkReference([list, at, 'correct'], round.correct, round.options));

/** Returns problems unless the text contains exactly these placeholders, as {name}. */
export function checkPlaceholders(
  path: ContentProblem['path'],
  text: string,
  names: readonly string[],
): ContentProblem[] {
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]);
  const missing = names.filter((name) => !found.includes(name)).map((name) => `expected {${name}} in the text`);
  const unknown = found.filter((name) => !names.includes(name ?? '')).map((name) => `nothing fills {${name}}`);
  return [...missing, ...unknown].map((message) => ({ path, message }));
}
