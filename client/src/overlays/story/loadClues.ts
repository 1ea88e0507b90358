// Loads the pages of the story of all realms in a language, only when the journal shows them.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { Clue } from '@lanternwise/shared/content/clue';

const files = import.meta.glob<readonly Clue[]>('../../../../shared/generated/clues/*.json', { import: 'default' });

export async function loadClues(language: Language): Promise<readonly Clue[]> {
  const load = files[`../../../../shared/generated/clues/${language}.json`];
  if (!load) throw new Error(`There are no clues in ${language}`);
  return load();
}
