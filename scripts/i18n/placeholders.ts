// Whether a translation uses the same placeholders, elements and plurals as its English.
import { parse, type Token } from '@messageformat/parser';

/** Names of the values and numbers of the elements that a message uses: `{owner}`, `<0>`. */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) found.add(tag);
      if ('arg' in token) found.add(`{${token.arg}}`);
      if ('cases' in token) for (const { tokens: inner } of token.cases) walk(inner);
    }
  };
  walk(parse(message));
  return [...found].sort();
}

/** What is wrong with a translation, in words; undefined where nothing is. */
export function placeholderProblem(english: string, translated: string): string | undefined {
  try {
    const [wanted, found] = [placeholdersOf(english), placeholdersOf(translated)];
    const missing = wanted.filter((name) => !found.includes(name));
    const strange = found.filter((name) => !wanted.includes(name));
    const parts = [
      missing.length > 0 ? `lacks ${missing.join(' ')}` : '',
      strange.length > 0 ? `has ${strange.join(' ')}, which the English has not` : '',
    ];
    return parts.filter(Boolean).join('; ') || undefined;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
