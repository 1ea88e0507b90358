// Accounts of the soak: registered over the network, each behind an address of the proxy's header.
import { PASSWORD } from '../../src/testing/testServer.ts';

/** Registrations at once: hashing passwords takes the whole processor. */
const AT_ONCE = 4;

export interface SoakAccount {
  name: string;
  headers: Record<string, string>;
  /** Read whole, so that the connection is free again. */
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

async function createAccount(url: string, name: string, address: string): Promise<SoakAccount> {
  const common = { 'content-type': 'application/json', 'x-client': 'api', 'x-forwarded-for': address };
  const body = JSON.stringify({ username: name, password: PASSWORD, ageBand: '14-15' });
  const reply = await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers: common, body });
  if (reply.status !== 200) throw new Error(`${name} could not register: ${await reply.text()}`);
  const { token } = (await reply.json()) as { token: string };
  const headers = { ...common, authorization: `Bearer ${token}` };
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}/api/v1/${path}`, init);
    await answer.arrayBuffer();
    return answer;
  };
  return {
    name,
    headers,
    get: (path) => send(path, { headers }),
    post: (path, sent) => send(path, { method: 'POST', headers, body: JSON.stringify(sent) }),
  };
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
