// Calls the API outside RTK Query and parses the reply with the contract's schema.

import type { Contract } from '@lanternwise/shared/contracts/contract';
import type { Endpoint } from '@lanternwise/shared/contracts/routes/route';
import { readToken } from '../session/token.ts';
import { type ArgsOf, buildRequest, fetchInit, type ReplyOf } from './request.ts';

/** The contracts that `call` serves. They are loaded with the first call: Zod is not for the first page. */
const CONTRACTS = {
  account: () => import('@lanternwise/shared/contracts/account'),
  content: () => import('@lanternwise/shared/contracts/content'),
  progress: () => import('@lanternwise/shared/contracts/progress'),
} as const satisfies Record<string, () => Promise<object>>;

/** The server was not reached, or it refused. `messageOf` and `statusOf` read it. */
export class RequestError extends Error {
  /** Of HTTP; the word is RTK Query's for a server that was not reached. */
  readonly status: number | 'FETCH_ERROR';
  /** Body of the answer; undefined where there was none or it was no JSON. */
  readonly data: unknown;
  /** How long the server wants to be left alone; undefined where it did not say. */
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

/** Sends a request whose reply nobody reads, or that is no JSON. Rejects with RequestError. */
export async function sendRequest<C>(
  address: Endpoint<C>,
  args: ArgsOf<C>,
  options: SendOptions = {},
): Promise<Response> {
  const request = buildRequest(address, args);
  const reply = await fetch(request.url, { ...fetchInit(request, readToken()), ...options }).catch(() => {
    throw new RequestError();
  });
  if (!reply.ok) throw new RequestError(reply, await reply.json().catch(() => undefined));
  return reply;
}

/**
 * Sends the request before anything else is loaded (so that `keepalive` works while the page goes away) and answers with the parsed
 * reply. Rejects as `send` does, and with ZodError where the reply has a wrong shape.
 */
export async function callApi<C extends Contract>(
  address: Endpoint<C> & { readonly module: keyof typeof CONTRACTS },
  args: ArgsOf<C>,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const response = sendRequest(address, args, options);
  const loading = CONTRACTS[address.module]() as Promise<Record<string, unknown>>;
  // Looked at below; a refusal of the server comes first.
  loading.catch(() => undefined);
  const reply = await response;
  const contract = (await loading)[address.name] as C;
  return contract.reply.parse(await reply.json()) as ReplyOf<C>;
}
