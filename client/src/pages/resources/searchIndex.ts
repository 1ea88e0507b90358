// Full-text search over all guides: one entry for each heading, tolerant of typos, with a snippet around the hit.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { Guide } from '@lanternwise/shared/resources/guide';
import MiniSearch from 'minisearch';
import { loadAllGuides } from './guides.ts';
import { headingId } from './place.ts';
import { plainText } from './plainText.ts';

interface SearchEntry {
  /** Fragment of the address: a guide, or a heading of one. */
  id: string;
  guide: string;
  title: string;
  text: string;
  language: Language;
}

export interface SearchHit extends Omit<SearchEntry, 'text'> {
  /** Part of the text, in pieces of which every second one is marked. */
  snippet: readonly string[];
}

export interface GuideSearch {
  find(query: string): SearchHit[];
}

const MAX_HITS = 8;
/** Characters around the first hit. */
const SNIPPET = 130;
const NUKTA = /\u093c/g;

/** Case, composed characters and the nukta, which many people leave out, make no difference. */
const normalise = (term: string): string =>
  term.normalize('NFC').toLowerCase().normalize('NFD').replace(NUKTA, '').normalize('NFC');

/** A guide's beginning, then what stands below each of its headings. */
function entriesOf({ id: guide, title, summary, language, blocks }: Guide): SearchEntry[] {
  const entries: SearchEntry[] = [{ id: guide, guide: title, title, text: summary, language }];
  let above = title;
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      const last = entries.at(-1);
      const text = plainText(block);
      if (last && text) last.text = `${last.text} ${text}`.trim();
      continue;
    }
    if (block.level === 2) above = block.text;
    const path = block.level === 2 ? title : `${title} · ${above}`;
    entries.push({ id: headingId(guide, block.id), guide: path, title: block.text, text: '', language });
  }
  return entries;
}

const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts the text around the first of the words that were found, and marks all of them. */
export function snippetOf(text: string, terms: readonly string[]): string[] {
  const pattern = new RegExp(
    `(${[...terms]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
    'giu',
  );
  const first = terms.length === 0 ? -1 : text.search(pattern);
  const from = first > SNIPPET / 2 ? text.lastIndexOf(' ', first - SNIPPET / 3) + 1 : 0;
  const cut = text.slice(from, from + SNIPPET).trimEnd();
  const end = from + SNIPPET < text.length ? cut.slice(0, Math.max(cut.lastIndexOf(' '), SNIPPET / 2)) : cut;
  const shown = `${from > 0 ? '… ' : ''}${end}${end.length < text.length - from ? ' …' : ''}`;
  return terms.length === 0 ? [shown] : shown.split(pattern);
}

export function createGuideSearch(guides: readonly Guide[]): GuideSearch {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'guide'],
    processTerm: normalise,
    searchOptions: {
      boost: { title: 3, guide: 1.2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  const entries = guides.flatMap(entriesOf);
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    find: (query) =>
      index
        .search(query)
        .slice(0, MAX_HITS)
        .flatMap(({ id, terms }) => {
          const entry = byId.get(String(id));
          if (!entry) return [];
          const { text, ...hit } = entry;
          return [{ ...hit, snippet: snippetOf(text, terms) }];
        }),
  };
}

/** The texts come with the first search. */
export const loadGuideSearch = async (language: Language): Promise<GuideSearch> =>
  createGuideSearch(await loadAllGuides(language));
