// The full-text index of the passages: built by `npm run content`, loaded by the client.
import MiniSearch, { type Options } from 'minisearch';
import type { Passage } from './passage.ts';
import { type HelpLanguage, splitWords, termOf } from './tokenise.ts';

type Indexed = Pick<Passage, 'id' | 'title' | 'heading' | 'keywords' | 'text' | 'audience'>;

const optionsOf = (language: HelpLanguage): Options<Indexed> => ({
  fields: ['title', 'heading', 'keywords', 'text'],
  storeFields: ['audience'],
  tokenize: (text) => [...splitWords(text)],
  processTerm: (word) => termOf(word, language),
});

export type SearchIndex = MiniSearch<Indexed>;

export function buildIndex(passages: readonly Passage[], language: HelpLanguage): SearchIndex {
  const index = new MiniSearch<Indexed>(optionsOf(language));
  index.addAll(passages);
  return index;
}

export const loadIndex = (json: string, language: HelpLanguage): SearchIndex =>
  MiniSearch.loadJSON<Indexed>(json, optionsOf(language));
