// Accounts of long tests: registered over the network, each behind an address of the proxy's header.
import { PASSWORD } from '../../src/testing/testServer.ts';

/** Registrations at once: hashing passwords takes the whole processor. */
const AT_ONCE = 4;

export interface SoakReply {
  status: number;
  /** Of JSON; empty for anything else. */
  body: Readonly<Record<string, unknown>>;
}

export interface SoakAccount {
  name: string;
  headers: Record<string, string>;
  /** Read whole, so that the connection is free again. */
  call(method: string, path: string, body?: unknown): Promise<SoakReply>;
  get(path: string): Promise<SoakReply>;
  post(path: string, body: unknown): Promise<SoakReply>;
}

/** One who has no account, or does not use it. */
export function visitor(url: string, address: string, more: Record<string, string> = {}): SoakAccount {
  const headers = { 'content-type': 'application/json', 'x-client': 'api', 'x-forwarded-for': address, ...more };
  const call: SoakAccount['call'] = async (method, path, sent) => {
    const body = sent === undefined ? '{}' : JSON.stringify(sent);
    const reply = await fetch(`${url}/api/v1/${path}`, { method, headers, ...(method !== 'GET' && { body }) });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };
  return {
    name: address,
    headers,
    call,
    get: (path) => call('GET', path),
    post: (path, sent) => call('POST', path, sent),
  };
}

/** @param more fields of the registration */
export async function createAccount(
  url: string,
  name: string,
  address: string,
  more: object = {},
): Promise<SoakAccount> {
  const fields = { username: name, password: PASSWORD, ageBand: '14-15', ...more };
  const { status, body } = await visitor(url, address).post('auth/register', fields);
  if (status !== 200) throw new Error(`${name} could not register: ${JSON.stringify(body)}`);
  return { ...visitor(url, address, { authorization: `Bearer ${String(body.token)}` }), name };
}

/** @param addressOf the address of an account, by its number */
export async function createAccounts(
  url: string,
  name: string,
  count: number,
  addressOf: (number: number) => string,
): Promise<SoakAccount[]> {
  const accounts: SoakAccount[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, offset) => first + offset);
    accounts.push(
      ...(await Promise.all(numbers.map((number) => createAccount(url, `${name}${number}`, addressOf(number))))),
    );
  }
  return accounts;
}
