// Provides the realm cards.
import { LISTED_MAPS, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
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

export const isInCourse = (id: MapId): boolean => (PLAY_ORDER as readonly MapId[]).includes(id);

/** The cards of the map picker: the course in play order, then the other realms, the demo last. */
export const realmPickerCards = (): readonly RealmCard[] =>
  [...PLAY_ORDER, ...LISTED_MAPS.filter((id) => !isInCourse(id) && id !== 'demo'), 'demo' as const].map(realmCard);
