// Finds the passages that answer a question, or says honestly that there are none.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { SearchResult } from 'minisearch';
import type { Audience } from './passage.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import type { SearchIndex } from './searchIndex.ts';
import { termsOf } from './tokenise.ts';

/** Where a question is asked. */
export interface AskedAt {
  /** Empty on pages outside the realms. */
  realm: string;
  /** Whose page it is. */
  audience: Audience;
}

export interface Found {
  /** Of the passage. */
  id: string;
  source: string;
}

export type Answer =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown' }
  | { kind: 'found'; found: readonly Found[] };

const SOURCES_SHOWN = 3;
/** A passage must hold this share of what the question is about; rare words weigh more. */
const LEAST_COVERAGE = 0.5;
/** A passage that is much worse than the best is no further source. */
const LEAST_OF_BEST = 0.35;
const SAME_REALM = 1.7;
const HELP_ARTICLE = 1.25;
/** Children and visitors ask most; the pages of others are for them. */
const OTHER_AUDIENCE = 0.6;
/** A word with a typo, or the start of a longer one, holds less than the word itself. */
const INEXACT = 0.75;
/** A passage that only mentions the words in its text must hold more of them. */
const TEXT_ONLY = { share: 0.9, exactWords: 3 };
const LONG_ENOUGH_FOR_TYPOS = 4;

const SEARCH = {
  combineWith: 'OR',
  boost: { title: 4, heading: 3, keywords: 2.5, text: 0.8 },
  fuzzy: (term: string) => (term.length >= LONG_ENOUGH_FOR_TYPOS ? 0.25 : false),
  prefix: (term: string) => term.length >= LONG_ENOUGH_FOR_TYPOS,
  weights: { fuzzy: 0.4, prefix: 0.5 },
  maxFuzzy: 2,
} as const;

export const sourceOf = (id: string): string => id.split('#')[0] ?? id;
const realmOf = (id: string): string => {
  const [first = '', second = ''] = sourceOf(id).split('/');
  if (first !== 'help') return first;
  return second.startsWith('realm-') ? second.slice('realm-'.length) : '';
};

/** Weight of each term by its rarity; a term that stands nowhere is the rarest. */
function weightsOf(terms: readonly string[], results: readonly SearchResult[], passages: number) {
  return new Map(
    terms.map((term) => {
      const holders = results.filter(({ queryTerms }) => queryTerms.includes(term)).length;
      return [term, Math.log(1 + passages / (1 + holders))] as const;
    }),
  );
}

function coverage({ queryTerms, terms }: SearchResult, weights: ReadonlyMap<string, number>): number {
  let held = 0;
  let all = 0;
  for (const [term, weight] of weights) {
    all += weight;
    if (queryTerms.includes(term)) held += terms.includes(term) ? weight : weight * INEXACT;
  }
  return held / all;
}

/** Whether the passage is about the question, not just near it. */
function isAbout(result: SearchResult, share: number, terms: readonly string[]): boolean {
  if (share < LEAST_COVERAGE) return false;
  if (Object.values(result.match).some((fields) => fields.some((field) => field !== 'text'))) return true;
  return share >= TEXT_ONLY.share && terms.filter((term) => result.terms.includes(term)).length >= TEXT_ONLY.exactWords;
}

const isForEveryone = (audience: Audience): boolean => audience === 'child' || audience === 'visitor';

/** How well a passage fits the place where the question is asked. */
function nearness({ id, audience }: SearchResult, at: AskedAt): number {
  const realm = realmOf(id);
  const near = realm !== '' && realm === at.realm ? SAME_REALM : 1;
  const forReader =
    audience === at.audience || (isForEveryone(audience) && isForEveryone(at.audience)) ? 1 : OTHER_AUDIENCE;
  return near * forReader * (id.startsWith('help/') ? HELP_ARTICLE : 1);
}

/** One passage of each source, best first. */
function distinctSources(results: readonly { id: string; score: number }[]): readonly Found[] {
  const seen = new Set<string>();
  const best = results[0]?.score ?? 0;
  const found: Found[] = [];
  for (const { id, score } of results) {
    const source = sourceOf(id);
    if (seen.has(source) || score < best * LEAST_OF_BEST) continue;
    seen.add(source);
    found.push({ id, source });
    if (found.length === SOURCES_SHOWN) break;
  }
  return found;
}

/** "What do I do here?" holds no word to search for. */
function answerHere({ realm }: AskedAt): Answer {
  const ids =
    realm === '' ? ['help/what-is-it', 'help/ask-owl'] : [`help/realm-${realm}`, 'help/what-next', 'help/talk'];
  return { kind: 'found', found: ids.map((id) => ({ id, source: id })) };
}

export function answerQuestion(
  question: string,
  { index, language, at }: { index: SearchIndex; language: Language; at: AskedAt },
): Answer {
  const refusal = refusalOf(question);
  if (refusal) return { kind: 'refused', refusal };
  const terms = termsOf(question, language);
  if (terms.length === 0) return /\p{L}/u.test(question) ? answerHere(at) : { kind: 'unknown' };
  // The terms are ready: they are not split or stemmed again.
  const results = index.search(terms.join(' '), {
    ...SEARCH,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const weights = weightsOf(terms, results, index.documentCount);
  const ranked = results
    .map((result) => ({ result, share: coverage(result, weights) }))
    .filter(({ result, share }) => isAbout(result, share, terms))
    .map(({ result, share }) => ({ id: String(result.id), score: result.score * share * nearness(result, at) }))
    .sort((a, b) => b.score - a.score);
  return ranked.length === 0 ? { kind: 'unknown' } : { kind: 'found', found: distinctSources(ranked) };
}
