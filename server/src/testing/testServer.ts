// Builds a complete server for a test: real app, real migrations, tiny content, no network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@lanternwise/shared/contracts/user';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Store } from '../db/openStore.ts';
import { BackgroundTasks } from '../http/BackgroundTasks.ts';
import { applyGrant, parseGrant } from '../modules/auth/grant.ts';
import { ContentService } from '../modules/content/service.ts';
import { SHARED_SERIALIZERS } from './sharedSerializers.ts';
import { IN_MEMORY, openTestStore } from './testStore.ts';
import { writeTinyContent } from './tinyContent.ts';

export const PASSWORD = 'a quiet lantern';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A signed-in client, which sends both halves of its session. */
export interface TestClient {
  token: string;
  bind: string | undefined;
  user: User;
  call(method: Method, url: string, payload?: unknown): Promise<LightMyRequestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  store: Store;
  config: Config;
  folder: string;
  /** Without a session. Resolves when what the request left for after its reply is done, too. */
  call(
    method: Method,
    url: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  register(username: string, more?: Record<string, unknown>): Promise<TestClient>;
  signIn(identifier: string, more?: Record<string, unknown>, headers?: Record<string, string>): Promise<TestClient>;
  client(token: string, bind: string | undefined, user: User): TestClient;
  grant(username: string, what: string): Promise<boolean>;
  close(): Promise<void>;
}

export async function startTestServer(change: Partial<Config> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-test-'));
  writeTinyContent(folder);
  const config: Config = {
    ...readConfig({ DATA_DIR: folder, CONTENT_DIR: folder, CLIENT_DIR: folder, LOG_LEVEL: 'silent' }),
    database: IN_MEMORY,
    ...change,
  };
  const store = await openTestStore(config.database);
  const content = await ContentService.load(store, config.contentDir);
  const background = new BackgroundTasks();
  const app = await buildApp({ config, store, content, background }, { schemaController: SHARED_SERIALIZERS });
  await app.ready();
  return {
    ...createClients(app, background),
    app,
    store,
    config,
    folder,
    grant: createGrant(store),
    close: createClose(app, store, folder),
  };
}

const createGrant = (store: Store) => (username: string, what: string) => {
  const grant = parseGrant(what);
  return grant ? applyGrant(store, username, grant) : Promise.reject(new Error(`no such grant: ${what}`));
};

const createClose = (app: FastifyInstance, store: Store, folder: string) => async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
};

function createClients(
  app: FastifyInstance,
  background: BackgroundTasks,
): Pick<TestServer, 'call' | 'register' | 'signIn' | 'client'> {
  const call: TestServer['call'] = async (method, url, payload, headers = {}) => {
    const options: InjectOptions = { method, url, headers };
    const reply = await app.inject(
      payload === undefined ? options : { ...options, payload: payload as string | object },
    );
    await background.finished();
    return reply;
  };
  const client: TestServer['client'] = (token, bind, user) => ({
    token,
    bind,
    user,
    call: (method, url, payload) =>
      call(method, url, payload, {
        authorization: `Bearer ${token}`,
        ...(bind !== undefined && { cookie: `bind=${bind}` }),
      }),
  });
  const clientFromReply = (reply: LightMyRequestResponse): TestClient => {
    if (reply.statusCode !== 200) throw new Error(`no session: ${reply.body}`);
    const { token, user } = reply.json<{ token: string; user: User }>();
    return client(token, reply.cookies.find(({ name }) => name === 'bind')?.value, user);
  };
  return {
    call,
    client,
    register: async (username, more) =>
      clientFromReply(
        await call('POST', '/api/v1/auth/register', { username, password: PASSWORD, ageBand: '14-15', ...more }),
      ),
    signIn: async (identifier, more, headers) =>
      clientFromReply(await call('POST', '/api/v1/auth/sign-in', { identifier, password: PASSWORD, ...more }, headers)),
  };
}

let eventCount = 0;

/** A quest event in the tiny realm; ids and times count up. */
/** Old enough to be outside of the week, young enough to be believed. */
const TWENTY_DAYS_AGO = Date.now() - 20 * 24 * 3_600_000;

export function event(
  kind: QuestEvent['kind'],
  more: Record<string, unknown> = {},
): Record<string, unknown> & { id: string } {
  eventCount += 1;
  const id = `00000000-0000-4000-8000-${String(eventCount).padStart(12, '0')}`;
  return { id, at: TWENTY_DAYS_AGO + eventCount, realm: 'ai-adventure-park', kind, ...more };
}

export const answer = (ref: string, picked: unknown, more: Record<string, unknown> = {}) =>
  event('activity-answered', { ref, answer: picked, ms: 4000, hints: 0, skipped: false, ...more });
