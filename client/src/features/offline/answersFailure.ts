// Why the server's word about a person and a realm could not be kept.
import { errorStatus, isForeignReply } from '../api.ts';
import type { FailureReason } from './downloadMachine.ts';

/** Requests fail with errors of their own; what the browser's caches throw is a DOMException, and means that there is no room. */
export function answersFailure(error: unknown): FailureReason {
  if (error instanceof DOMException) return 'full';
  if (isForeignReply(error)) return 'foreign';
  return errorStatus(error) === 403 ? 'refused' : 'network';
}
