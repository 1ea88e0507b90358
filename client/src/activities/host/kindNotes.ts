// What stands on the map for the kinds of a realm's activities, in words for the list of places.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';

/** A sentence at the place of the character who presents the activity; undefined where nothing stands. */
export type KindNote = (content: RealmContent, state: RealmState) => { guide: string; note: string } | undefined;

const NOTES = import.meta.glob<KindNote>('../*/placeNote.ts', { eager: true, import: 'placeNote' });

export const kindNotes = (content: RealmContent, state: RealmState) =>
  Object.values(NOTES).flatMap((noteOf) => noteOf(content, state) ?? []);
