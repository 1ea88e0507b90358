// Takes the latest updates for teachers out of CHANGELOG.md: the newest entries under "For classes", in each language.
import { DEFAULT_LANGUAGE, LANGUAGES, rowOf } from '../../../shared/src/constants/languages.ts';
import type { ProductUpdate } from '../../../shared/src/resources/guide.ts';

export const SHOWN_UPDATES = 4;
const HEADING = 'For classes';
/** "  - Hindi: …" below an entry. */
const TRANSLATION = /^ {2}- (\p{Lu}\p{L}+): /mu;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "What: how it works." becomes title and text. */
function toWords(entry: string): { title: string; text: string } {
  const [title = '', ...rest] = plain(entry).split(': ');
  return { title, text: upperFirst(rest.join(': ')) };
}

/** Other entries of the changelog are written for developers and Admins. An entry without the line of a whole language throws. */
export function latestUpdates(changelog: string): ProductUpdate[] {
  const parts = changelog.split(/^### /m).filter((part) => part.startsWith(HEADING));
  const entries = parts.flatMap((part) => {
    const [list = ''] = part.split(/^## /m);
    return list.split(/^- /m).slice(1);
  });
  return entries.slice(0, SHOWN_UPDATES).map((entry) => {
    const [text = '', ...lines] = entry.split(TRANSLATION);
    const words = LANGUAGES.flatMap((language) => {
      const { english, isWhole } = rowOf(language);
      const line = lines[lines.indexOf(english) + 1];
      const found = language === DEFAULT_LANGUAGE ? text : lines.includes(english) ? line : undefined;
      if (found !== undefined) return [[language, toWords(found)]];
      if (isWhole) throw new Error(`CHANGELOG.md: expected a line "  - ${english}: …" below "${plain(text)}"`);
      return [];
    });
    return Object.fromEntries(words) as ProductUpdate;
  });
}
