// Errors with an HTTP status, an error code and a message that may be shown to a child or a teacher.

import type { ErrorCode, ErrorValues } from '@lanternwise/shared/contracts/error-codes';

export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Values in the message, so that the client can translate it. */
  readonly values: ErrorValues | undefined;

  constructor(status: number, code: ErrorCode, message: string, retryAfter?: number, values?: ErrorValues) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.values = retryAfter === undefined ? values : { seconds: Math.ceil(retryAfter), ...values };
  }
}

export const busyError = () =>
  new HttpError(503, 'busy', 'The server is busy right now. Nothing is lost; please try again.', 1);
export const storageFullError = () =>
  new HttpError(503, 'storage-full', 'The server cannot save right now. Please tell an adult.', 60);
/** For class accounts, to which nothing is sold: instead of prices and plans. */
export const ASK_YOUR_TEACHER = 'Your teacher opens the realms for your class. Please ask your teacher.';
export const askYourTeacherError = () => new HttpError(403, 'ask-your-teacher', ASK_YOUR_TEACHER);
export const unauthorizedError = () => new HttpError(401, 'sign-in-needed', 'Please sign in first.');
export const unknownMap = (name: string) =>
  new HttpError(400, 'unknown-map', `There is no map called "${name.slice(0, 60)}".`);

/** Seconds as text: "20 seconds", "1 minute", "15 minutes", "23 hours"; rounded up. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`;
  const minutes = Math.ceil(whole / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
