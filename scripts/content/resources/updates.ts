// Takes the latest updates out of CHANGELOG.md: the newest entries under "Added", each cut to a title and a sentence.
import type { ProductUpdate } from '../../../shared/src/resources/guide.ts';

export const SHOWN_UPDATES = 4;
const MAX_TITLE = 90;
const MAX_TEXT = 200;

const plain = (text: string): string => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();

/** Cut at a word, with an ellipsis. */
const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, text.lastIndexOf(' ', max - 1)).replace(/[,;:–]$/, '')} …`;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "What: how it works." becomes title and text; an entry without a colon is its own title. */
function toUpdate(entry: string): ProductUpdate {
  const [head = '', ...rest] = plain(entry).split(': ');
  const [sentence = ''] = rest.join(': ').split(/(?<=\.) /);
  return { title: shorten(head.replace(/\.$/, ''), MAX_TITLE), text: upperFirst(shorten(sentence, MAX_TEXT)) };
}

export function latestUpdates(changelog: string): ProductUpdate[] {
  const added = changelog.split(/^### /m).filter((part) => part.startsWith('Added'));
  const entries = added.flatMap((part) => {
    const [list = ''] = part.split(/^## /m);
    return list.split(/^- /m).slice(1);
  });
  return entries.slice(0, SHOWN_UPDATES).map(toUpdate);
}
