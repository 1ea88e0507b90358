// Adds a tag or keyword; empty ones, duplicates and those beyond the limit are ignored.

/** Returns the same list if nothing is added. */
export function addEntry(entries: readonly string[], entry: string, most: number): readonly string[] {
  const text = entry.trim();
  const isKnown = entries.some((other) => other.toLowerCase() === text.toLowerCase());
  return text === '' || isKnown || entries.length >= most ? entries : [...entries, text];
}
