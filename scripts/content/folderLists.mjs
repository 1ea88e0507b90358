// Brings the lists of shared/generated that are read from folders up to date: nearly everything imports them, and a fresh clone has none.
import { writeKindLists } from './kindLists.mjs';
import { requireRealmList } from './realmList.mjs';

/** If a realm's folder is wrong, says what is and ends the process. */
export function requireFolderLists(root) {
  requireRealmList(root);
  writeKindLists(root);
}
