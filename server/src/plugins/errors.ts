// Turns every error into `{ success: false, message, code, values? }` with its status; never a stack or an internal message.
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import type { ErrorCode } from '@lanternwise/shared/contracts/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DatabaseBusyError, isBusy, isDiskFull, isInvalidText, isUnreachable } from '../db/dbErrors.ts';
import { busyError, HttpError, storageFullError } from '../http/errors.ts';
import type { FaultLog } from '../http/FaultLog.ts';
import { safeParseMeasured } from '../http/measure.ts';
import { validationMessage } from '../http/validationMessage.ts';

const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Nothing is lost; please try again.';

/** Errors that Fastify throws because of what the client sent. */
const FASTIFY_ERRORS: Record<string, [status: number, code: ErrorCode, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'That is too large to send in one go.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed-json', 'The request is empty.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'not-json', 'The request must be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'cut-off', 'The request arrived incomplete. Please try again.'],
  // The method QUERY, which nothing here answers.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: [404, 'not-found', 'There is nothing at this address.'],
  FST_ERR_BAD_URL: [400, 'bad-address', 'That address is not written correctly.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'There is nothing at this address.'],
};

export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof z.ZodError) return new HttpError(400, 'invalid-input', validationMessage(error));
  if (error instanceof DatabaseBusyError || isBusy(error) || isUnreachable(error)) return busyError();
  if (isInvalidText(error))
    return new HttpError(400, 'invalid-input', 'The text has a sign in it that cannot be kept.');
  if (isDiskFull(error)) return storageFullError();
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code ? FASTIFY_ERRORS[code] : undefined;
  if (known) return new HttpError(...known);
  if (error instanceof SyntaxError && statusCode === 400) {
    return new HttpError(400, 'malformed-json', 'The request is not valid JSON.');
  }
  return new HttpError(500, 'server-error', SERVER_ERROR_MESSAGE);
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  faults?: FaultLog,
): FastifyReply {
  const httpError = toHttpError(error);
  // An HttpError was thrown on purpose, and a busy database is expected under load: neither is a fault to look into.
  const isExpected = error instanceof HttpError || error instanceof DatabaseBusyError;
  if (httpError.status >= 500 && !isExpected) {
    const route = request.routeOptions.url;
    request.log.error({ err: error, code: httpError.code, route }, 'request failed');
    faults?.record({ at: Date.now(), route: `${request.method} ${route ?? ''}`, code: httpError.code });
  }
  if (httpError.retryAfter !== undefined) reply.header('retry-after', httpError.retryAfter);
  const body: ErrorReply = {
    success: false,
    message: httpError.message,
    code: httpError.code,
    ...(httpError.values && { values: httpError.values }),
  };
  return reply
    .code(httpError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function registerErrorHandler(app: FastifyInstance, faults: FaultLog): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, faults));
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    // Addresses are short: the limit of a request's head is theirs.
    const parsed = httpPart === 'body' ? safeParseMeasured(schema, data) : schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: parsed.error as unknown as Error };
  });
}
