// Stores the stories that wait on a card, so that they survive a reload: one entry per user and realm.
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

export const readStories = (person: string, realm: string, area = sessionStorageArea): readonly string[] =>
  storedStories(person, realm, area).read();

export function storeStories(person: string, realm: string, items: readonly string[], area = sessionStorageArea): void {
  if (items.length > 0) storedStories(person, realm, area).write(items);
  else storedStories(person, realm, area).remove();
}
