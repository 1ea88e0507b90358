// Calls the API outside RTK Query and parses the reply with the contract's schema.

import type { Contract } from '@lanternwise/shared/contracts/contract';
import type { Endpoint } from '@lanternwise/shared/contracts/routes/route';
import { isHeldBack } from '../../lib/preview.ts';
import { noteReply } from '../offline/connection.ts';
import { readToken } from '../session/token.ts';
import { type ArgsOf, buildRequest, fetchInit, type ReplyOf } from './request.ts';

/** Contract modules of `callApi`, loaded with the first call to keep Zod out of the initial bundle. */
const CONTRACTS = {
  progress: () => import('@lanternwise/shared/contracts/progress'),
  workshop: () => import('@lanternwise/shared/contracts/workshop'),
} as const satisfies Record<string, () => Promise<object>>;

/** Network failure or error response; readable by `errorMessage` and `errorStatus`. */
export class RequestError extends Error {
  /** HTTP status; 'FETCH_ERROR' (as in RTK Query) for a network failure. */
  readonly status: number | 'FETCH_ERROR';
  /** Response body; undefined without a JSON body. */
  readonly data: unknown;
  /** From the Retry-After header, if any. */
  readonly retryAfterMs: number | undefined;

  constructor(reply?: Response, data?: unknown) {
    super(reply ? `The server answered ${reply.status}` : 'The server was not reached');
    this.status = reply?.status ?? 'FETCH_ERROR';
    this.data = data;
    const seconds = Number(reply?.headers.get('retry-after'));
    this.retryAfterMs = seconds > 0 ? seconds * 1000 : undefined;
  }
}

type SendOptions = Pick<RequestInit, 'keepalive' | 'signal'>;

/** Sends a request without parsing the reply. Rejects with RequestError. */
export async function sendRequest<C>(
  address: Endpoint<C>,
  args: ArgsOf<C>,
  options: SendOptions = {},
): Promise<Response> {
  const request = buildRequest(address, args);
  if (isHeldBack(request.method, request.url)) throw new RequestError();
  const reply = await fetch(request.url, { ...fetchInit(request, readToken()), ...options }).catch(() => {
    // A request that the page itself has given up says nothing about the server.
    if (options.signal?.aborted !== true) noteReply(undefined);
    throw new RequestError();
  });
  noteReply(reply);
  if (!reply.ok) throw new RequestError(reply, await reply.json().catch(() => undefined));
  return reply;
}

/**
 * Sends the request before the contract is loaded (so that `keepalive` works while the page closes) and returns the parsed reply.
 * Rejects like `sendRequest`, and with ZodError if the reply is invalid.
 */
export async function callApi<C extends Contract>(
  address: Endpoint<C> & { readonly module: keyof typeof CONTRACTS },
  args: ArgsOf<C>,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const response = sendRequest(address, args, options);
  const loading = CONTRACTS[address.module]() as Promise<Record<string, unknown>>;
  // Awaited below, after the response; this prevents an unhandled rejection.
  loading.catch(() => undefined);
  const reply = await response;
  const contract = (await loading)[address.name] as C;
  return contract.reply.parse(await reply.json()) as ReplyOf<C>;
}
