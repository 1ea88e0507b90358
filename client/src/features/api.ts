// The one RTK Query api: where requests go and how they carry the token. Each feature injects its own endpoints.

import type { ErrorValues } from '@lanternwise/shared/contracts/error-codes';
import { msg } from '@lingui/core/macro';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { i18n } from '../i18n/runtime.tsx';
import { translateServerError } from '../i18n/serverMessages.ts';
import { readToken } from './session/token.ts';

/** Body of every error the server answers with. */
export interface ApiError {
  success: false;
  message: string;
  code: string;
  values?: ErrorValues;
}

const baseQuery = fetchBaseQuery({
  prepareHeaders(headers) {
    const token = readToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});
export type BaseQuery = typeof baseQuery;

/** What replies are about. A list bears the id LIST, one thing its own id; a mutation names exactly what it changed. */
const TAG_TYPES = [
  'AdminUser',
  'Audit',
  'Certificate',
  'Checkout',
  'Child',
  'ChildDigest',
  'Consent',
  'Content',
  'ContentPart',
  'Feedback',
  'Group',
  'Health',
  'HeatMap',
  'Invitations',
  'LearningPath',
  'Licence',
  'Mail',
  'Members',
  'OwnGroups',
  'ParentLinks',
  'Plans',
  'RealmRules',
  'Revisions',
  'Sessions',
  'Settings',
  'Student',
  'Subscription',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Id of the tag that all lists of a kind bear. */
export const LIST_TAG_ID = 'LIST';

/**
 * Tags tell what this browser changed. What others changed meanwhile is found when a page opens: it shows what is known and asks again,
 * unless the answer is younger than this (the parts of one page ask together).
 */
const REFETCH_AFTER_SECONDS = 1;

export const api = createApi({
  baseQuery,
  tagTypes: TAG_TYPES,
  refetchOnMountOrArgChange: REFETCH_AFTER_SECONDS,
  endpoints: () => ({}),
});

function isApiError(data: unknown): data is ApiError {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
}

const NETWORK_ERROR_MESSAGE = msg`We cannot reach the server. Check your internet connection and try again.`;
const UNKNOWN_ERROR_MESSAGE = msg`Something went wrong on our side. Please try again in a moment.`;

/** What went wrong, in plain words, from whatever a request was rejected with. */
export function errorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return i18n._(UNKNOWN_ERROR_MESSAGE);
  if ('data' in error && isApiError(error.data)) return translateServerError(error.data);
  if ('status' in error && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR'))
    return i18n._(NETWORK_ERROR_MESSAGE);
  return i18n._(UNKNOWN_ERROR_MESSAGE);
}

/** The server's words in the chosen language; undefined where it said nothing. */
export function serverMessage(error: unknown): string | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isApiError(data) && data.message !== '' ? translateServerError(data) : undefined;
}

/** The code of the server's refusal; undefined where there was none. */
export function errorCode(error: unknown): string | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isApiError(data) ? data.code : undefined;
}

/** HTTP status of a rejected request; undefined where the server never answered. */
export function errorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
