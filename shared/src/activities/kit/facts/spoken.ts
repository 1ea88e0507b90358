// The sentences of one round: written by a bigram model that has read only true lines, some of them false for that.
import { seededRandom } from '../../../learning/random.ts';
import { writeSentence } from '../../../learning/sampling.ts';
import { trainWordModel, type WordModel } from '../../../learning/wordModel.ts';
import { joinWords, splitText } from '../../../learning/wordText.ts';
import { bookText, type Claim, claimId, claimReader, type FactBook, isFact } from './factBook.ts';

/** Sentences of a round, and how many of them may be true or false. */
export const SPOKEN = 6;
const MOST_TRUE = 3;
const MOST_FALSE = 4;
const MAX_WORDS = 24;
/** A book from which no such round can be written ends the search. */
const TRIES = 2000;

export interface Spoken {
  id: string;
  claim: Claim;
  text: string;
  isTrue: boolean;
}

/** One sentence word by word, each as often as it followed the word before it. */
export const sayOne = (model: WordModel, random: () => number): string[] =>
  writeSentence(
    { model, order: 'bigram', maxWords: MAX_WORDS, temperature: 1, topK: Number.POSITIVE_INFINITY },
    random,
  );

export const readBook = (book: FactBook): WordModel => trainWordModel(splitText(bookText(book)).sentences);

/** Different sentences with two or three true ones among them; the same round always has the same ones. */
export function spokenInRound(book: FactBook, round: number): Spoken[] {
  const model = readBook(book);
  const read = claimReader(book);
  const random = seededRandom(round + 1);
  const spoken: Spoken[] = [];
  for (let tries = 0; tries < TRIES && spoken.length < SPOKEN; tries += 1) {
    const words = sayOne(model, random);
    const claim = read(words);
    if (!claim) continue;
    const [id, isTrue] = [claimId(claim), isFact(book, claim)];
    const isFull = spoken.filter((one) => one.isTrue === isTrue).length === (isTrue ? MOST_TRUE : MOST_FALSE);
    const isKnown = spoken.some((one) => one.claim.place === claim.place && one.claim.relation === claim.relation);
    if (!isFull && !isKnown) spoken.push({ id, claim, text: joinWords(words), isTrue });
  }
  return spoken;
}
