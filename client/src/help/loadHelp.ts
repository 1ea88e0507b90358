// Loads the index and the passages of a language once; after that questions are answered without the internet.
import type { Language } from '@lanternwise/shared/constants/languages';
import { ownFile } from '../lib/foreignFiles.ts';
import { answerQuestion } from './search/answer.ts';
import type { Passage } from './search/passage.ts';
import type { SearchIndex } from './search/searchIndex.ts';

/** Without the keywords, which are only searched. */
export type ShownPassage = Omit<Passage, 'keywords'>;

export interface Help {
  index: SearchIndex;
  passages: ReadonlyMap<string, ShownPassage>;
}

const WARM_UP = 'walk lantern python लालटेन';

const files = import.meta.glob<string>('../../../shared/generated/help/*.json', { query: '?url', import: 'default' });

async function loadText(name: string): Promise<string> {
  const address = await files[`../../../shared/generated/help/${name}.json`]?.();
  if (address === undefined) throw new Error(`There is no help file ${name}`);
  const response = ownFile(await fetch(address));
  if (!response.ok) throw new Error(`Help file ${name} answered ${response.status}`);
  return response.text();
}

async function load(language: Language): Promise<Help> {
  const [{ loadIndex }, index, texts] = await Promise.all([
    import('./search/searchIndex.ts'),
    loadText(`index.${language}`),
    loadText(`texts.${language}`),
  ]);
  const passages = JSON.parse(texts) as readonly ShownPassage[];
  const loaded = loadIndex(index, language);
  // The browser compiles the search here, not under the first question.
  answerQuestion(WARM_UP, { index: loaded, language, at: { realm: '', audience: 'child' } });
  return { index: loaded, passages: new Map(passages.map((passage) => [passage.id, passage])) };
}

const loading = new Map<Language, Promise<Help>>();

/** Rejects where the files cannot be loaded; the next call tries again. */
export function loadHelp(language: Language): Promise<Help> {
  const known = loading.get(language);
  if (known) return known;
  const work = load(language);
  loading.set(language, work);
  work.catch(() => loading.delete(language));
  return work;
}
