// What the site says about each realm, and which realms are built.
import { DEFAULT_MAP, MAP_IDS, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { type RealmWords, realmWordId } from '@lanternwise/shared/content/realm-card';
import { REALM_WORDS } from '@lanternwise/shared/generated/realm-words.ts';
import { i18n } from '../../i18n/runtime.tsx';

export interface RealmCard extends RealmWords {
  id: MapId;
}

/** In the language of the moment: to be asked while drawing, not before. */
export function realmCard(id: MapId): RealmCard {
  const word = (field: keyof RealmWords) => i18n._({ id: realmWordId(id, field), message: REALM_WORDS[id][field] });
  return { id, title: word('title'), learn: word('learn') };
}

const isInCourse = (id: MapId): boolean => (PLAY_ORDER as readonly MapId[]).includes(id);

/** The cards of the map picker: the course in play order, then the other realms, the demo last. */
export const pickerRealms = (): readonly RealmCard[] =>
  [...PLAY_ORDER, ...MAP_IDS.filter((id) => !isInCourse(id) && id !== 'demo'), 'demo' as const].map(realmCard);

/** The content compiler's list of what exists; a site built before it knows of none. */
const compiled = import.meta.glob<readonly unknown[]>('../../../../shared/generated/index.json', {
  eager: true,
  import: 'realms',
});

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'realm' in entry ? entry.realm : entry;

const BUILT: ReadonlySet<unknown> = new Set(
  Object.values(compiled)
    .flatMap((realms) => (Array.isArray(realms) ? realms : []))
    .map(nameOf),
);

export const isBuilt = (id: MapId): boolean => BUILT.has(id);

/** Whether the card of a realm leads somewhere: the demo's does as soon as the first realm stands, which it opens. */
export const isOpen = (id: MapId): boolean => isBuilt(id) || (id === 'demo' && isBuilt(DEFAULT_MAP));
