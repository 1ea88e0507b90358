// The full-text index of the passages: built by `npm run content`, loaded by the client.
import type { Language } from '@lanternwise/shared/constants/languages';
import MiniSearch, { type Options } from 'minisearch';
import type { Passage } from './passage.ts';
import { splitWords, termOf } from './tokenise.ts';

type Indexed = Pick<Passage, 'id' | 'title' | 'heading' | 'keywords' | 'text' | 'audience'>;

const optionsOf = (language: Language): Options<Indexed> => ({
  fields: ['title', 'heading', 'keywords', 'text'],
  storeFields: ['audience'],
  tokenize: (text) => [...splitWords(text)],
  processTerm: (word) => termOf(word, language),
});

export type SearchIndex = MiniSearch<Indexed>;

export function buildIndex(passages: readonly Passage[], language: Language): SearchIndex {
  const index = new MiniSearch<Indexed>(optionsOf(language));
  index.addAll(passages);
  return index;
}

export const loadIndex = (json: string, language: Language): SearchIndex =>
  MiniSearch.loadJSON<Indexed>(json, optionsOf(language));
