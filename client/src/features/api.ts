// Creates the RTK Query api and reads the errors of requests; each feature injects its endpoints.
import type { Call } from '@lanternwise/shared/contracts/calls';
import type { ErrorValues } from '@lanternwise/shared/contracts/error-codes';
import { msg } from '@lingui/core/macro';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { i18n } from '../i18n/runtime.tsx';
import { translateServerError } from '../i18n/serverMessages.ts';
import { foreignMessage } from './http/foreignMessage.ts';
import { type NoStatus, RequestError, request } from './http/request.ts';

/** Body of every error response. */
export interface ApiError {
  success: false;
  message: string;
  code: string;
  values?: ErrorValues;
}

/** Serializable, for the store. */
interface QueryError {
  status: number | NoStatus | 'PARSING_ERROR';
  data: unknown;
}

interface Sent {
  call: Call;
  args: unknown;
}

/** What the proxy before the server answers in its place has no status of the API. */
const queryError = (error: unknown): QueryError =>
  error instanceof RequestError && (typeof error.status === 'string' || error.data !== undefined)
    ? { status: error.status, data: error.data }
    : { status: 'PARSING_ERROR', data: undefined };

const baseQuery: BaseQueryFn<Sent, unknown, QueryError> = async ({ call, args }, { signal }) => {
  try {
    const reply = await request(call, args as never, { signal });
    return { data: await reply.json() };
  } catch (error) {
    return { error: queryError(error) };
  }
};
export type BaseQuery = typeof baseQuery;

/** Cache tags. A list has the id LIST, an item its own id; a mutation invalidates exactly what it changed. */
const TAG_TYPES = [
  'AdultReports',
  'AdminUser',
  'Assignments',
  'Audit',
  'Blog',
  'Certificate',
  'Checkout',
  'Child',
  'ChildDigest',
  'ClassPrograms',
  'Consent',
  'Contact',
  'Content',
  'ContentPart',
  'Feedback',
  'Group',
  'Health',
  'HeatMap',
  'Invitations',
  'LearningPath',
  'Licence',
  'LiveLesson',
  'Mail',
  'Members',
  'Newsletter',
  'OwnAssignments',
  'OwnClassPrograms',
  'OwnGroups',
  'ClassLicence',
  'ParentLinks',
  'Plans',
  'PublishingGate',
  'RealmRules',
  'Revisions',
  'School',
  'Sessions',
  'Settings',
  'Student',
  'TeacherInvitations',
  'Subscription',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Tag id of all lists of a type. */
export const LIST_TAG_ID = 'LIST';

/**
 * Tags cover changes of this browser. Changes by others are fetched when a page opens: it shows cached data and refetches, unless the
 * data is younger than this (the components of one page request it together).
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

/** Whether something between browser and server answered a rejected request. */
export const isForeignReply = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 'FOREIGN_REPLY';

/** The message to show for a rejected request. */
export function errorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return i18n._(UNKNOWN_ERROR_MESSAGE);
  if ('data' in error && isApiError(error.data)) return translateServerError(error.data);
  if ('status' in error && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR'))
    return i18n._(NETWORK_ERROR_MESSAGE);
  if (isForeignReply(error)) return foreignMessage();
  return i18n._(UNKNOWN_ERROR_MESSAGE);
}

/** The server's message in the chosen language; undefined if there is none. */
export function serverMessage(error: unknown): string | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isApiError(data) && data.message !== '' ? translateServerError(data) : undefined;
}

/** The error code of the response; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isApiError(data) ? data.code : undefined;
}

/** HTTP status of a rejected request; undefined without a response. */
export function errorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
