// Stores the story that waits on a card, so that it survives a reload: one entry per user and realm.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stringListSchema } from '../../lib/storage/schemas.ts';
import { sessionStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const storedStories = (person: string, realm: string, area = sessionStorageArea) =>
  storedValue<readonly string[]>(STORAGE_KEYS.stories, stringListSchema, {
    id: `${person}:${realm}`,
    fallback: [],
    area,
  });

/** The id of its item. */
export const readStory = (person: string, realm: string, area = sessionStorageArea): string | undefined =>
  storedStories(person, realm, area).read().at(-1);

export function storeStory(person: string, realm: string, item: string | null, area = sessionStorageArea): void {
  if (item !== null) storedStories(person, realm, area).write([item]);
  else storedStories(person, realm, area).remove();
}
