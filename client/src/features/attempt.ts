// Does what a person asked for, and says that it worked or why it did not.
import { showToast } from '../lib/showToast.ts';
import { errorMessage } from './api.ts';

/** A promise that rejects with the request's error, or a mutation as it was begun. */
type Work = Promise<unknown> & { unwrap?(): Promise<unknown> };

/** Resolves with whether it worked; `done` is said then. */
export async function attempt(work: Work, done?: string): Promise<boolean> {
  try {
    await (work.unwrap?.() ?? work);
  } catch (error) {
    showToast('error', errorMessage(error));
    return false;
  }
  if (done !== undefined) showToast('success', done);
  return true;
}
