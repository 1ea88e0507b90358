// Keeps the Workshop's programs in the account: tells it what changed, soon after it did, and takes over what other devices saved.

import type { SyncWorkshopBody, SyncWorkshopReply } from '@lanternwise/shared/contracts/workshop';
import { request } from '../../features/http/request.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import type { SavedProgram, SavedProgramRepository } from './SavedProgramRepository.ts';

const DELAY_MS = 600;

const toSend = ({ isSynced: _isSynced, ...program }: SavedProgram) => program;

/** Returns the end of it; what was not sent by then is sent the next time. */
export function connectAccount(repository: SavedProgramRepository, send = syncWorkshopPrograms): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isApplying = false;
  let hasEnded = false;
  const sync = async () => {
    if (isSending || hasEnded) return;
    isSending = true;
    const sent = repository.changes();
    const reply = await send({ changed: sent.changed.map(toSend), removed: [...sent.removed] });
    isSending = false;
    if (!reply || hasEnded) return;
    isApplying = true;
    repository.applyAccount(reply.programs, sent);
    isApplying = false;
    // What the account has no room for is not offered again before something changes.
    const left = repository.changes();
    if (left.removed.length > 0 || left.changed.some(({ id }) => !reply.refused.includes(id))) schedule();
  };
  const schedule = () => {
    if (isApplying) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { changed, removed } = repository.changes();
      if (changed.length > 0 || removed.length > 0) void sync();
    }, DELAY_MS);
  };
  const stop = stopAll(repository.subscribe(schedule), listen(window, 'online', schedule));
  void sync();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop();
  };
}

/** Undefined where the account cannot be reached, or refuses. */
async function syncWorkshopPrograms(
  changes: SyncWorkshopBody,
): Promise<Omit<SyncWorkshopReply, 'success'> | undefined> {
  const reply = await request('POST /user/workshop-programs', changes).catch(() => undefined);
  return reply?.json().catch(() => undefined);
}
