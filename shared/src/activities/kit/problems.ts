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

/** A problem for every question, at any depth, whose right answer is not among its options. */
export function questionProblems(value: unknown, path: ContentProblem['path'] = []): ContentProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { options, correct }: { options?: unknown; correct?: unknown } = value;
  const own =
    Array.isArray(options) && typeof correct === 'string' ? checkReference([...path, 'correct'], correct, options) : [];
  const inner = Object.entries(value).map(([key, each]) =>
    questionProblems(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner.flat()];
}

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
