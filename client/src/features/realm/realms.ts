// Provides the realm cards and the list of built realms.
import { MAP_IDS, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { type RealmCardText, realmCardMessageId } from '@lanternwise/shared/content/realmCard';
import { REALM_WORDS } from '@lanternwise/shared/generated/realm-words.ts';
import { i18n } from '../../i18n/runtime.tsx';

export interface RealmCard extends RealmCardText {
  id: MapId;
}

/** The card in the current language; call it during rendering. */
export function realmCard(id: MapId): RealmCard {
  const translate = (field: keyof RealmCardText) =>
    i18n._({ id: realmCardMessageId(id, field), message: REALM_WORDS[id][field] });
  return { id, title: translate('title'), learn: translate('learn') };
}

const isInCourse = (id: MapId): boolean => (PLAY_ORDER as readonly MapId[]).includes(id);

/** The cards of the map picker: the course in play order, then the other realms, the demo last. */
export const realmPickerCards = (): readonly RealmCard[] =>
  [...PLAY_ORDER, ...MAP_IDS.filter((id) => !isInCourse(id) && id !== 'demo'), 'demo' as const].map(realmCard);

/** The content compiler's list of realms; empty if it has not run. */
const compiledRealms = import.meta.glob<readonly unknown[]>('../../../../shared/generated/index.json', {
  eager: true,
  import: 'realms',
});

const realmIdOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'realm' in entry ? entry.realm : entry;

const BUILT_REALMS: ReadonlySet<unknown> = new Set(
  Object.values(compiledRealms)
    .flatMap((realms) => (Array.isArray(realms) ? realms : []))
    .map(realmIdOf),
);

export const isRealmBuilt = (id: MapId): boolean => BUILT_REALMS.has(id);
