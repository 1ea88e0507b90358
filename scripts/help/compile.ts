// Compiles what Ask Owl knows: help articles and the lessons of all realms, in each language an index and the texts beside it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '../../client/src/help/search/passage.ts';
import { buildIndex } from '../../client/src/help/search/searchIndex.ts';
import { forEachLanguage, LANGUAGES, type Language } from '../../shared/src/constants/languages.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Issue } from '../content/issue.ts';
import { writeChanged } from '../content/writeFolder.ts';
import { readArticles } from './articles.ts';
import { realmPassages } from './lessonPassages.ts';
import { createPlaceCheck } from './places.ts';

export interface CompiledHelp {
  passages: Readonly<Record<Language, readonly Passage[]>>;
  issues: readonly Issue[];
}

export function compileHelp(root: string, realms: Readonly<Record<Language, readonly RealmContent[]>>): CompiledHelp {
  const { passages, issues } = readArticles(root, createPlaceCheck(root));
  return {
    passages: forEachLanguage((language) => [...passages[language], ...realms[language].flatMap(realmPassages)]),
    issues,
  };
}

/** What is searched stands in the index; the texts are shown, and loaded after it. */
export function writeHelp(root: string, { passages }: CompiledHelp): void {
  const out = join(root, 'shared/generated/help');
  mkdirSync(out, { recursive: true });
  for (const language of LANGUAGES) {
    const shown = passages[language].map(({ keywords: _, ...rest }) => rest);
    writeChanged(join(out, `index.${language}.json`), JSON.stringify(buildIndex(passages[language], language)));
    writeChanged(join(out, `texts.${language}.json`), JSON.stringify(shown));
  }
}
