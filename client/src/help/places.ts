// Where a passage leads: the address of its page, unless one is there already.
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import type { ShownPassage } from './loadHelp.ts';
import { realmOfPath } from './pageContext.ts';

const ANY_REALM = 'realm';
const REALMS_PAGE = '/Grassroot/learning-adventures';

/** Null where the reader is there already. */
export function placeAddress({ place, realm }: ShownPassage, path: string): string | null {
  const here = realmOfPath(path);
  if (place === ANY_REALM) return here === '' && path !== REALMS_PAGE ? REALMS_PAGE : null;
  if (realm !== '' && realm === here) return null;
  return place === path ? null : place;
}

/** The realm of a lesson; null for a help page. */
export const realmOfPassage = ({ source, realm }: ShownPassage): MapId | null =>
  !source.startsWith('help/') && isMapId(realm) ? realm : null;
