// The list of guides in the language of the interface, and the loading of their texts, which come when they are read.
import type { Language } from '@lanternwise/shared/constants/languages';
import { GUIDES } from '@lanternwise/shared/generated/guides.ts';
import type { Guide, GuideEntry, GuideWords } from '@lanternwise/shared/resources/guide';

const files = import.meta.glob<Guide>('../../../../shared/generated/resources/*.json', { import: 'default' });

export const hasLanguage = ({ words }: GuideEntry, language: Language): boolean =>
  language === 'en' || words[language] !== undefined;

export const wordsIn = ({ words }: GuideEntry, language: Language): GuideWords => words[language] ?? words.en;

export const findGuide = (id: string | undefined): GuideEntry | undefined => GUIDES.find((guide) => guide.id === id);

/** In English where there is no translation. */
export async function loadGuide(entry: GuideEntry, language: Language): Promise<Guide> {
  const name = `${entry.id}.${hasLanguage(entry, language) ? language : 'en'}`;
  const load = files[`../../../../shared/generated/resources/${name}.json`];
  if (!load) throw new Error(`There is no guide ${name}`);
  return load();
}

export const loadAllGuides = (language: Language): Promise<Guide[]> =>
  Promise.all(GUIDES.map((entry) => loadGuide(entry, language)));
