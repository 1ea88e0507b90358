// What the pages of certificates say when a request fails (site.txt section 7).
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { errorMessage, errorStatus } from '../../features/api.ts';
import { i18n } from '../../i18n/runtime.tsx';

/** Message of the generate page when the completion check fails. */
export const completionFailure = (error: unknown): string =>
  errorStatus(error) === undefined ? t`Failed to check course completion` : t`Could not verify course completion`;

/** The server's message, except for two errors with fixed messages. */
export function generateFailure(error: unknown): string {
  const message = errorStatus(error) === undefined ? '' : errorMessage(error);
  if (/row-level security/i.test(message)) {
    return t`Permission error: Unable to create certificate due to security policy. Please contact support.`;
  }
  if (/duplicate key/i.test(message)) return t`You already have a certificate generated for this course.`;
  return message || t`Failed to generate certificate`;
}

/** Reason phrases of the possible statuses, because HTTP/2 does not send them. */
const STATUS_TEXTS: Record<number, MessageDescriptor> = {
  400: msg`Bad Request`,
  404: msg`Not Found`,
  429: msg`Too Many Requests`,
  500: msg`Internal Server Error`,
  503: msg`Service Unavailable`,
};

export interface VerifyProblem {
  title: string;
  /** What the user can do. */
  advice?: string;
}

export function verifyFailure(error: unknown): VerifyProblem {
  const status = errorStatus(error);
  if (status === undefined) return { title: t`An error occurred during verification`, advice: errorMessage(error) };
  const known = STATUS_TEXTS[status];
  const statusText = known ? i18n._(known) : status;
  return { title: t`Verification failed: ${statusText}`, advice: errorMessage(error) };
}
