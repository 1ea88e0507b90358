// The fact book: which values hold for which places, its lines as sentences, and what it says about a written sentence.
import { fillPlaceholders } from '../../../content/placeholders.ts';
import { glueWords } from '../../../learning/wordText.ts';

export interface FactBook {
  /** What can be said of every place; `line` has {place} and {value}. */
  relations: readonly { id: string; line: string; values: readonly { id: string; text: string }[] }[];
  /** `facts` is the id of the value that holds, by relation. */
  places: readonly { id: string; name: string; facts: Readonly<Record<string, string>> }[];
}

/** One statement that may hold or not: ids of the book, so that it means the same in every language. */
export interface Claim {
  place: string;
  relation: string;
  value: string;
}

/** What a learner says of a claim. */
export const VERDICTS = ['true', 'false'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const claimId = ({ place, relation, value }: Claim): string => `${place}.${relation}.${value}`;

/** The claim as a sentence; '' for ids that the book does not have. */
export function claimLine({ places, relations }: FactBook, claim: Claim): string {
  const place = places.find(({ id }) => id === claim.place);
  const relation = relations.find(({ id }) => id === claim.relation);
  const value = relation?.values.find(({ id }) => id === claim.value);
  return place && relation && value ? fillPlaceholders(relation.line, { place: place.name, value: value.text }) : '';
}

/** What the book says of the same place and relation; undefined if it does not have them. */
export function factOf({ places }: FactBook, { place, relation }: Claim): Claim | undefined {
  const value = places.find(({ id }) => id === place)?.facts[relation];
  return value === undefined ? undefined : { place, relation, value };
}

export const isFact = (book: FactBook, claim: Claim): boolean => factOf(book, claim)?.value === claim.value;

/** What the book says about a claim, in words that name the page. */
export function bookSays(book: FactBook & { why: { entry: string } }, claim: Claim): string {
  const fact = factOf(book, claim);
  const page = book.places.find((place) => place.id === claim.place)?.name ?? '';
  return fact ? fillPlaceholders(book.why.entry, { page, line: claimLine(book, fact) }) : '';
}

/** All lines of one page. */
export const pageLines = (book: FactBook, place: string): { relation: string; line: string }[] =>
  book.relations.flatMap(({ id: relation }) => {
    const fact = factOf(book, { place, relation, value: '' });
    return fact ? [{ relation, line: claimLine(book, fact) }] : [];
  });

/** The whole book as a text: one true sentence a line. */
export const bookText = (book: FactBook): string =>
  book.places.flatMap(({ id }) => pageLines(book, id).map(({ line }) => line)).join('\n');

/** Sentences are compared by their words alone. */
const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[.!?।\s]+/gu, ' ')
    .trim();

/** Returns a function that finds the claim of a written sentence; undefined if the book has no such line. */
export function claimReader(book: FactBook): (words: readonly string[]) => Claim | undefined {
  const claims = new Map<string, Claim>();
  for (const { id: place } of book.places)
    for (const { id: relation, values } of book.relations)
      for (const { id: value } of values) {
        const claim = { place, relation, value };
        claims.set(keyOf(claimLine(book, claim)), claim);
      }
  return (words) => claims.get(keyOf(glueWords(words)));
}
