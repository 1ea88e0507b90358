// Finds the hard words of a text: each is marked once, where it comes first.

export interface HardWord {
  /** The forms that texts use, with commas between them. */
  says: string;
  means: string;
}

export interface WordFinder {
  readonly pattern: RegExp;
  /** By form in lower case: what it means. */
  readonly meanings: ReadonlyMap<string, string>;
}

/** A piece of a text; `means` where it is a hard word. */
export interface TextPiece {
  text: string;
  means?: string | undefined;
}

const escaped = (form: string): string => form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Undefined where there are no words. A form counts only as a whole word, with the vowel signs of Hindi as letters. */
export function wordFinder(words: readonly HardWord[]): WordFinder | undefined {
  const forms = words.flatMap(({ says, means }) =>
    says.split(',').map((form) => [form.trim().toLowerCase(), means] as const),
  );
  if (forms.length === 0) return undefined;
  const longestFirst = forms.map(([form]) => escaped(form)).sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])(${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'giu'),
    meanings: new Map(forms),
  };
}

/** The text in order; a second mention of the same meaning is plain. */
export function splitAtWords(text: string, { pattern, meanings }: WordFinder): TextPiece[] {
  const said = new Set<string>();
  const pieces = text.split(pattern).map((piece, at): TextPiece => {
    // Pieces alternate between what lies around and the form that was found.
    const means = at % 2 === 1 ? meanings.get(piece.toLowerCase()) : undefined;
    if (means === undefined || said.has(means)) return { text: piece };
    said.add(means);
    return { text: piece, means };
  });
  return pieces.filter((piece) => piece.text !== '');
}
