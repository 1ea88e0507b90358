// React context of the current realm's content.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createContext, useContext } from 'react';

/** Filled by `RealmContentProvider` of the overlay kit. */
export const RealmContentContext = createContext<RealmContent | null>(null);
/** For views that are also shown outside a realm, as in their tests. */
export const useOptionalRealmContent = (): RealmContent | null => useContext(RealmContentContext);

export function useRealmContent(): RealmContent {
  const content = useContext(RealmContentContext);
  if (!content) throw new Error('useRealmContent needs a RealmContentProvider: it works inside a realm only');
  return content;
}

/** Name of a character's portrait; outside a realm, and for those who look like their id, the id itself. */
export function usePortrait(character: string): string {
  const characters = useContext(RealmContentContext)?.realm.characters ?? [];
  return characters.find(({ id }) => id === character)?.portrait ?? character;
}
