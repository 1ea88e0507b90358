// Sends what changed in the programs of the Workshop to the account, and brings back what the account holds.
import { workshopEndpoints } from '@lanternwise/shared/contracts/routes/workshop';
import type { SyncWorkshopBody, SyncWorkshopReply } from '@lanternwise/shared/contracts/workshop';
import { callApi } from '../http/callApi.ts';

/** Undefined where the account cannot be reached, or refuses. */
export async function syncWorkshopPrograms(
  changes: SyncWorkshopBody,
): Promise<Omit<SyncWorkshopReply, 'success'> | undefined> {
  return callApi(workshopEndpoints.syncWorkshopPrograms, changes).catch(() => undefined);
}
