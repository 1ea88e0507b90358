// Sends a call of the API with path and token, blocks changes in a preview, and notes whether the server answered.
import { API_ROOT } from '@lanternwise/shared/constants/api';
import type { Call, Contracts } from '@lanternwise/shared/contracts/calls';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { i18n } from '../../i18n/runtime.tsx';
import { isForeignBody, isForeignHead, isForeignRefusal } from '../../lib/foreignReply.ts';
import { isHeldBack } from '../../lib/preview.ts';
import { noteForeignReply, noteReply } from '../offline/connection.ts';
import { noteSessionLost } from '../session/lostSession.ts';
import { readToken } from '../session/token.ts';

type InputOf<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : unknown;

/** Query values are sent as text and may come from a bookmark: keys are typed, values are validated by the server. */
type QueryOf<C> = C extends { query: infer S extends z.ZodType }
  ? { readonly [Key in keyof z.input<S>]?: string | number | boolean | undefined }
  : unknown;

type IfEmpty<T, Empty> = keyof T extends never ? Empty : T;
type Simplify<T> = { [Key in keyof T]: T[Key] };
type Inputs<C> = Simplify<InputOf<C, 'params'> & QueryOf<C> & InputOf<C, 'body'>>;

/** Arguments of a call: path parameters, query keys and body fields in one object; void if there are none. */
export type ArgsOf<C> = IfEmpty<Inputs<C>, void>;
/** The reply of a call: typed by the contract, with whose schema the server writes it, and therefore not parsed again. */
export type ReplyOf<C> = C extends { reply: infer S extends z.ZodType } ? z.output<S> : never;

interface TypedResponse<C> extends Response {
  json(): Promise<ReplyOf<C>>;
}

const HELD_BACK_MESSAGE = msg`In a preview nothing is saved. Go back to the class first.`;

/** No answer, or one of something else than the server. */
export type NoStatus = 'FETCH_ERROR' | 'FOREIGN_REPLY';

/** Network failure, foreign reply or error response; readable by `errorMessage` and `errorStatus`. */
export class RequestError extends Error {
  readonly status: number | NoStatus;
  /** Response body; undefined without a JSON body. */
  readonly data: unknown;
  /** From the Retry-After header, if any. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number | NoStatus, data?: unknown, retryAfterS?: number) {
    super(`The request failed: ${status}`);
    this.status = status;
    this.data = data;
    this.retryAfterMs = retryAfterS ? retryAfterS * 1000 : undefined;
  }
}

/** Fills path parameters in, encoded; the remaining arguments become the query of a GET, else the body. */
function addressOf(method: string, path: string, args: unknown): { url: string; body?: string } {
  const rest = new Map<string, unknown>(Object.entries(args ?? {}));
  const url =
    API_ROOT +
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = rest.get(name);
      if (value === undefined) throw new Error(`${method} ${path} needs "${name}"`);
      rest.delete(name);
      return encodeURIComponent(String(value));
    });
  if (rest.size === 0) return { url };
  if (method !== 'GET') return { url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value));
  return { url: query.size === 0 ? url : `${url}?${query}` };
}

/** Replies without the mark that all others have. */
const WITHOUT_MARK: readonly Call[] = ['GET /speech'];

function foreignReply(): RequestError {
  noteForeignReply();
  return new RequestError('FOREIGN_REPLY');
}

/** The same reply, whose `json` rejects what is none of the API. */
function checkedBody(call: Call, reply: Response): Response {
  const parse = reply.json.bind(reply);
  reply.json = async () => {
    const body: unknown = await parse().catch((error: unknown) => {
      throw error instanceof SyntaxError ? foreignReply() : error;
    });
    if (isForeignBody(body) && !WITHOUT_MARK.includes(call)) throw foreignReply();
    return body;
  };
  return reply;
}

/** Of an answer that is no good one. */
async function refusalOf(reply: Response, token: string | undefined): Promise<RequestError> {
  const data: unknown = await reply.json().catch(() => undefined);
  if (isForeignRefusal(reply, data)) return foreignReply();
  noteReply(reply);
  const error = new RequestError(reply.status, data, Number(reply.headers.get('retry-after')));
  // Not of one that was replaced or ended here meanwhile.
  if (reply.status === 401 && token !== undefined && token === readToken()) noteSessionLost(data);
  return error;
}

/** Sends at once, so that `keepalive` works while the page closes. Rejects with RequestError. */
export async function request<K extends Call>(
  call: K,
  args: ArgsOf<Contracts[K]>,
  options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): Promise<TypedResponse<Contracts[K]>> {
  const [method = '', path = ''] = call.split(' ');
  const { url, body } = addressOf(method, path, args);
  if (isHeldBack(call)) throw new RequestError(403, { code: 'preview', message: i18n._(HELD_BACK_MESSAGE) });
  const token = readToken();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  // The API leads nobody elsewhere: a redirect is the answer of something on the way, and would look like a broken line if it were followed.
  const init: RequestInit = { method, headers, redirect: 'manual', ...(body !== undefined && { body }), ...options };
  const reply = await fetch(url, init).catch(() => {
    // A request that the page itself has given up says nothing about the server.
    if (options.signal?.aborted !== true) noteReply(undefined);
    throw new RequestError('FETCH_ERROR');
  });
  if (isForeignHead(reply)) throw foreignReply();
  if (!reply.ok) throw await refusalOf(reply, token);
  noteReply(reply);
  return checkedBody(call, reply);
}
