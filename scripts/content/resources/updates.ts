// Takes the latest updates for teachers out of CHANGELOG.md: the newest entries under "For classes", in English and Hindi.
import type { ProductUpdate } from '../../../shared/src/resources/guide.ts';

export const SHOWN_UPDATES = 4;
const HEADING = 'For classes';
const HINDI = /^ {2}- Hindi: /m;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "What: how it works." becomes title and text. */
function toWords(entry: string): { title: string; text: string } {
  const [title = '', ...rest] = plain(entry).split(': ');
  return { title, text: upperFirst(rest.join(': ')) };
}

/** Other entries of the changelog are written for developers and Admins. An entry without its Hindi line throws. */
export function latestUpdates(changelog: string): ProductUpdate[] {
  const parts = changelog.split(/^### /m).filter((part) => part.startsWith(HEADING));
  const entries = parts.flatMap((part) => {
    const [list = ''] = part.split(/^## /m);
    return list.split(/^- /m).slice(1);
  });
  return entries.slice(0, SHOWN_UPDATES).map((entry) => {
    const [english = '', hindi] = entry.split(HINDI);
    if (hindi === undefined) throw new Error(`CHANGELOG.md: expected a line "  - Hindi: …" below "${plain(english)}"`);
    return { en: toWords(english), hi: toWords(hindi) };
  });
}
