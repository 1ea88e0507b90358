// What the content check can find wrong inside one activity: names that lead nowhere, placeholders that nothing fills.

/** A contradiction inside an activity's content. */
export interface Problem {
  /** Keys and indexes from the top of the activity. */
  path: readonly (string | number)[];
  message: string;
}

/** A problem unless `id` is one of `among`. */
export function mustName(path: Problem['path'], id: string, among: readonly { id: string }[]): Problem[] {
  if (among.some((one) => one.id === id)) return [];
  return [{ path, message: `expected one of ${among.map((one) => one.id).join(', ')}, found "${id}"` }];
}

/** A problem for every round whose right answer is not among its options. */
export const mustNameCorrect = (
  list: string,
  rounds: readonly { correct: string; options: readonly { id: string }[] }[],
): Problem[] => rounds.flatMap((round, at) => mustName([list, at, 'correct'], round.correct, round.options));

/** Problems unless the text names exactly these placeholders, as {name}. */
export function mustHold(path: Problem['path'], text: string, names: readonly string[]): Problem[] {
  const found = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  const missing = names.filter((name) => !found.includes(name)).map((name) => `expected {${name}} in the text`);
  const unknown = found.filter((name) => !names.includes(name ?? '')).map((name) => `nothing fills {${name}}`);
  return [...missing, ...unknown].map((message) => ({ path, message }));
}
