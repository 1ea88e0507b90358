// Clears the local progress at sign-out on a shared computer, after all of it was sent to the server.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { clearHeldWorkshop } from './deviceWork.ts';
import { GUEST, readLastPerson } from './lastPerson.ts';
import { clearRanDrafts } from './programDrafts.ts';
import { clearOutputs } from './programOutputs.ts';
import { clearPictures } from './programPictures.ts';

export function clearLocalProgress(): void {
  const states = STORAGE_KEYS.progress.key;
  for (const key of localStorageArea.keys(states))
    if (!key.startsWith(`${states}${GUEST}:`)) localStorageArea.remove(key);
  const { aiAdventurePark, roboRealm, mapProgress, lastSent } = STORAGE_KEYS;
  const families = [mapProgress, lastSent].flatMap(({ key }) => localStorageArea.keys(key));
  for (const key of [aiAdventurePark.key, roboRealm.key, ...families]) localStorageArea.remove(key);
  clearOutputs();
  clearPictures();
  const person = readLastPerson();
  if (person !== GUEST) clearRanDrafts(person);
  clearHeldWorkshop(person);
}
