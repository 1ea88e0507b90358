// Errors that know their HTTP status, their code and the words a child or a teacher may read.

import type { ErrorCode, ErrorValues } from '@lanternwise/shared/contracts/error-codes';

export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** What the message names, so that the client can say it in another language. */
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
  new HttpError(503, 'busy', 'The server is busy for a moment. Nothing is lost; please try again.', 1);
export const unauthorizedError = () => new HttpError(401, 'sign-in-needed', 'Please sign in first.');
export const unknownMap = (name: string) =>
  new HttpError(400, 'unknown-map', `There is no map called "${name.slice(0, 60)}".`);

/** "20 seconds", "1 minute", "15 minutes": a wait as people say it. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`;
  const minutes = Math.ceil(whole / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
