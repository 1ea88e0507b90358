// Counts which word follows one word (bigrams) and two words (trigrams), and lists what may follow with its share.
// After D. Jurafsky and J. Martin, "Speech and Language Processing", 3rd ed. draft, 3.1. An unseen pair of words falls back to the
// last word alone, without a discount (T. Brants et al., "Large Language Models in Machine Translation", EMNLP 2007).

export type Order = 'bigram' | 'trigram';

/** Counts of the next word by what came before: one word, or two joined by a space. '' is the start of a sentence. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface WordModel {
  bigrams: Counts;
  trigrams: Counts;
  /** Different tokens, the marks that end sentences among them. */
  vocabulary: number;
}

export interface Follower {
  word: string;
  count: number;
  /** Probability, 0–1. */
  share: number;
}

const pairKey = (first: string, second: string): string => `${first} ${second}`;

export function trainWordModel(sentences: readonly (readonly string[])[]): WordModel {
  const bigrams = new Map<string, Map<string, number>>();
  const trigrams = new Map<string, Map<string, number>>();
  const words = new Set<string>();
  const add = (counts: Map<string, Map<string, number>>, before: string, word: string) => {
    const followers = counts.get(before) ?? new Map<string, number>();
    counts.set(before, followers.set(word, (followers.get(word) ?? 0) + 1));
  };
  for (const sentence of sentences) {
    let [second, last] = ['', ''];
    for (const word of sentence) {
      words.add(word);
      add(bigrams, last, word);
      add(trigrams, pairKey(second, last), word);
      [second, last] = [last, word];
    }
  }
  return { bigrams, trigrams, vocabulary: words.size };
}

/** What followed these words, most frequent first, the one seen first among equals; empty if nothing ever did. */
export function followersOf(model: WordModel, before: readonly string[], order: Order): Follower[] {
  const last = before.at(-1) ?? '';
  const counts =
    (order === 'trigram' ? model.trigrams.get(pairKey(before.at(-2) ?? '', last)) : undefined) ??
    model.bigrams.get(last);
  if (!counts) return [];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].map(([word, count]) => ({ word, count, share: count / total })).sort((a, b) => b.count - a.count);
}

/** True if the text contains these three words in a row; '' is the start of a sentence. */
export const hasTrigram = (model: WordModel, first: string, second: string, third: string): boolean =>
  model.trigrams.get(pairKey(first, second))?.has(third) ?? false;
