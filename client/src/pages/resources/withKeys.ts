// Gives texts that never reorder, and of which several may be equal, a stable key each.
export const withKeys = (texts: readonly string[]): { key: string; text: string }[] =>
  texts.map((text, at) => ({ key: `${at}:${text}`, text }));
