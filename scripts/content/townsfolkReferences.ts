// Checks the townsfolk of a realm of the course: somebody has several lines in each whole language, one of them for lit lanterns.
import { rowOf, TRANSLATED_LANGUAGES } from '../../shared/src/constants/languages.ts';
import type { Character } from '../../shared/src/content/realm.ts';
import { currentTranslation, translationAt } from '../../shared/src/content/translations.ts';
import { demandedOf, type Issue, issueAt } from './issue.ts';
import { type LoadedRealm, translationFile } from './loadRealm.ts';

/** Lines of a person who has several. */
const MIN_GREETINGS = 3;

const greetingsOf = ({ greets, alsoGreets = [] }: Character) => [...(greets ? [greets] : []), ...alsoGreets];

/** A realm outside the course is only told what will be asked for; one with a single person in it, such as a new one, has no townsfolk yet. */
export const townsfolkIssues = (loaded: LoadedRealm): Issue[] =>
  loaded.content.realm.characters.length < 2 ? [] : demandedOf(loaded.content.realm, talkIssues(loaded));

function talkIssues({ content, sources, translations }: LoadedRealm): Issue[] {
  const { characters } = content.realm;
  const at = characters.findIndex((each) => each.whenLit && greetingsOf(each).length >= MIN_GREETINGS);
  const person = characters[at];
  if (!person) {
    const message = `expected a person with ${MIN_GREETINGS} greetings ("greets" and "alsoGreets") and a line for the time when all lanterns are lit ("whenLit")`;
    return [issueAt(sources.realm, ['characters'], message)];
  }
  const spoken = [...(person.alsoGreets ?? []), ...(person.whenLit ? [person.whenLit] : [])];
  return TRANSLATED_LANGUAGES.filter((language) => rowOf(language).isWhole).flatMap((language) =>
    spoken.flatMap((id) => {
      const lines = content.dialogs[id]?.lines ?? [];
      const isComplete = lines.every(({ text }, line) => {
        const found = translationAt(translations[language]?.value ?? {}, `dialogs/${id}/lines/${line}/text`);
        return currentTranslation(text, language, found) !== undefined;
      });
      if (isComplete) return [];
      const message = `expected the ${rowOf(language).english} of the dialog "${id}" in ${translationFile(language)}`;
      return [issueAt(sources.realm, ['characters', at], message)];
    }),
  );
}
