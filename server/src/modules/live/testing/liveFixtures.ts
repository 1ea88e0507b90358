// Fixtures for tests of live lessons: a listening server, a class, and streams whose lines can be waited for.
import type { AddressInfo } from 'node:net';
import type { BoardMessage, LiveLesson, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { expect } from 'vitest';
import type { Config } from '../../../config.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/testServer.ts';
import { ContentService } from '../../content/service.ts';
import { RealmRulesService } from '../../groups/realmRulesService.ts';
import { addMember, createGroup, registerConfirmedTeacher } from '../../groups/testing/groupFixtures.ts';
import { UsersService } from '../../users/service.ts';
import { LiveHub } from '../LiveHub.ts';
import { LiveService } from '../service.ts';

export interface LiveClass {
  server: TestServer;
  url: string;
  teacher: TestClient;
  asha: TestClient;
  ravi: TestClient;
  groupId: string;
}

/** A teacher's class with two learners, on a server that listens. */
export async function openLiveClass(change: Partial<Config> = {}): Promise<LiveClass> {
  const server = await startTestServer({ rateLimit: 1_000_000, authRateLimit: 1_000_000, access: 'open', ...change });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const teacher = await registerConfirmedTeacher(server, 'Meera');
  const groupId = await createGroup(teacher);
  const asha = await addMember(server, teacher, groupId, 'Asha');
  const ravi = await addMember(server, teacher, groupId, 'Ravi');
  return { server, url: `http://127.0.0.1:${port}`, teacher, asha, ravi, groupId };
}

export async function startLesson(by: TestClient, groupId: string): Promise<LiveLesson> {
  const reply = await by.call('POST', `/api/v1/groups/${groupId}/live`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ lesson: LiveLesson }>().lesson;
}

/** The rules as another process on the same database runs them, whose messages do not arrive. */
export async function liveOfAnotherProcess({ store, config }: TestServer): Promise<LiveService> {
  const hub = new LiveHub({
    store,
    progressIn: async () => ({ done: [], completed: false }),
    onArchived: () => undefined,
    onError: () => undefined,
  });
  return new LiveService({
    store,
    content: await ContentService.load(store, config.contentDir),
    users: new UsersService(store, config.access),
    realmRules: new RealmRulesService(store),
    hub,
  });
}

let commands = 0;
export const newCommandId = (): string => {
  commands += 1;
  return `00000000-0000-4000-9000-${String(commands).padStart(12, '0')}`;
};

export const command = (by: TestClient, { groupId, id }: LiveLesson, what: object, commandId = newCommandId()) =>
  by.call('POST', `/api/v1/groups/${groupId}/live/commands`, { lesson: id, id: commandId, command: what });

export const report = (by: TestClient, more: object = {}) =>
  by.call('POST', '/api/v1/user/live/presence', {
    realm: 'ai-adventure-park',
    task: null,
    x: 3,
    y: 4,
    visible: true,
    ...more,
  });

export interface OpenStream<M> {
  status: number;
  /** So far. */
  lines: M[];
  /** Resolves with the first line, after those that were taken before, for which `matches` holds; rejects if the stream ends first. */
  next(matches: (line: M) => boolean): Promise<M>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  /** Cursor of the last line. */
  cursor(): string;
  close(): void;
}

type AnyMessage = BoardMessage | OwnLiveMessage;

/** Opens a stream over a real connection. */
export async function openLines<M extends AnyMessage>(
  url: string,
  who: TestClient,
  path: string,
  query: Record<string, string> = {},
): Promise<OpenStream<M>> {
  const abort = new AbortController();
  const reply = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${who.token}`, cookie: `bind=${who.bind}` },
    signal: abort.signal,
  });
  const lines: M[] = [];
  let wake = (): void => undefined;
  let isEnded = false;
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts.map((part) => JSON.parse(part) as M));
      wake();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      isEnded = true;
      wake();
    });
  let taken = 0;
  const next: OpenStream<M>['next'] = async (matches) => {
    for (;;) {
      while (taken < lines.length) {
        const line = lines[taken++] as M;
        if (matches(line)) return line;
      }
      if (isEnded) throw new Error(`the stream ended after ${JSON.stringify(lines)}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const cursor = () => lines.flatMap((line) => ('cursor' in line ? line.cursor : [])).at(-1) ?? '';
  return { status: reply.status, lines, next, ended, cursor, close: () => abort.abort() };
}

export const openBoard = ({ url, groupId }: LiveClass, who: TestClient, query?: Record<string, string>) =>
  openLines<BoardMessage>(url, who, `/api/v1/groups/${groupId}/live/stream`, query);
export const openOwn = ({ url }: LiveClass, who: TestClient, query?: Record<string, string>) =>
  openLines<OwnLiveMessage>(url, who, '/api/v1/user/live/stream', query);

/** Matches a command of this kind. */
export const isCommand =
  (kind: string) =>
  (line: AnyMessage): boolean =>
    line.type === 'command' && line.command.kind === kind;
/** Matches the whole state of a learner, with or without a lesson. */
export const isState =
  (hasLesson: boolean) =>
  (line: AnyMessage): boolean =>
    line.type === 'state' && (line.lesson !== null) === hasLesson;
/** The learner in a line of the teacher's stream, if it tells of this one. */
export const learnerIn = (line: AnyMessage, userId: string) => {
  if (line.type === 'board') return line.learners.find(({ id }) => id === userId);
  return line.type === 'learners' ? line.changed.find(({ id }) => id === userId) : undefined;
};
