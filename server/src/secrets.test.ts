// Planted secrets: every route is called as every kind of caller with real ids, and no reply may hold a text that the caller has no right to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_TABLE } from './testing/accessTable.ts';
import { FOREIGN_CASES } from './testing/ownershipCases.ts';
import {
  leaksIn,
  plantSecrets,
  SCAN_CALLERS,
  type ScanCaller,
  SECRET_NAMES,
  type SecretName,
  type SecretsWorld,
  secretsIn,
} from './testing/plantedSecrets.ts';
import { routesOf } from './testing/routes.ts';

let world: SecretsWorld;
beforeAll(async () => {
  world = await plantSecrets();
});
afterAll(() => world.server.close());

/** Parts of a query that make lists longer or other objects visible; unknown keys are ignored. */
const queries = (): readonly string[] => [
  '',
  '?size=100&limit=200&search=zq&show=archived',
  ...(world.ids.userId ?? []).map((id) => `?userId=${id}&user=${id}&subject=${id}&search=zq`),
  ...(world.ids.groupId ?? []).map((id) => `?group=${id}&groupId=${id}`),
];

/** Read as a poll: it would not end. */
const isStream = (path: string) => path.endsWith('/live/stream');

/** The path with every combination of real ids. */
function urlsOf(path: string): string[] {
  const param = /:(\w+)/.exec(path);
  if (!param) return [path];
  const ids = world.ids[param[1] ?? ''];
  if (!ids) throw new Error(`${path}: plantSecrets has no id for :${param[1]}`);
  return ids.flatMap((id) => urlsOf(path.replace(param[0], id)));
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The reply as the caller gets it, with its leaks. */
async function leaksOf(caller: ScanCaller, method: Method, url: string, body?: unknown): Promise<string[]> {
  const reply = await world.callers[caller].call(method, url, body);
  return leaksIn(reply.body, url, caller).map((secret) => `${method} ${url} as ${caller}: ${secret}`);
}

/** Ends the caller's session, gives the caller new rights, or writes files. */
const isLeftOut = (route: string) => /sign-out|end-others|user\/delete|backups|group-invitations/.test(route);

describe('planted secrets', () => {
  it.each(SCAN_CALLERS)('are in no page that %s reads without a right to it', async (caller) => {
    const leaks: string[] = [];
    for (const route of routesOf(world.server.app).filter((each) => each.startsWith('GET /'))) {
      const path = route.slice('GET '.length);
      for (const url of urlsOf(path))
        for (const query of path.includes(':') ? [''] : queries())
          leaks.push(...(await leaksOf(caller, 'GET', url + (isStream(path) ? '?wait=0' : query))));
    }
    expect(leaks).toEqual([]);
  });

  it('exist: each can be read by some role', async () => {
    const seen = new Set<SecretName>();
    const read = async (caller: ScanCaller, url: string) => {
      const reply = await world.callers[caller].call('GET', `/api/v1/${url}`);
      for (const secret of secretsIn(reply.body)) seen.add(secret);
    };
    const [child = '', limited = ''] = world.ids.userId ?? [];
    for (const caller of ['child', 'limitedChild', 'classTeacher', 'parent'] as const) {
      await read(caller, 'user/export');
      for (const page of ['user/programs', 'user/realm-states', 'verify_user']) await read(caller, page);
    }
    for (const id of [child, limited]) await read('classTeacher', `teacher/students/${id}`);
    for (const page of ['mails', 'contact', 'newsletter', 'feedback', 'overview', 'groups', 'revenue', 'teachers'])
      await read('admin', `admin/${page}`);
    for (const id of world.ids.groupId ?? []) await read('classTeacher', `groups/${id}/live`);
    for (const id of world.ids.id ?? []) {
      for (const page of ['mails', 'contact', 'users']) await read('admin', `admin/${page}/${id}`);
    }
    const missing = SECRET_NAMES.filter((name) => !seen.has(name));
    // A limited child's note is not even stored.
    expect(missing).toEqual(['limitedFeedback']);
  });

  it('are in no letter to others', async () => {
    const letters = await world.server.store.db.select().from(world.server.store.db.tables.mailOutbox);
    expect(letters.length).toBeGreaterThan(3);
    const leaks = letters.flatMap(({ kind, to, subject, text, html, replyTo }) => {
      const own = secretsIn(to);
      // Letters name classes and words of the site to those who have them; addresses of children they never hold.
      const held = secretsIn([subject, text, html, replyTo].join(' '));
      return held
        .filter((name) => /^(child|limited)Email$/.test(name) && !own.includes(name))
        .map((name) => `${kind}: ${name}`);
    });
    expect(leaks).toEqual([]);
  });

  // Last, because writes change the world; strangers come first.
  it.each(SCAN_CALLERS)('are in no answer to a write of %s', async (caller) => {
    const leaks: string[] = [];
    const bodies = new Map<string, unknown>(ACCESS_TABLE.map(({ route, body }) => [route, body]));
    for (const { route, body } of FOREIGN_CASES) if (!bodies.get(route)) bodies.set(route, body);
    for (const [route, body] of bodies) {
      const [method, path] = route.split(' ') as [Method, string];
      if (method === 'GET' || isLeftOut(route)) continue;
      for (const url of urlsOf(path)) {
        leaks.push(...(await leaksOf(caller, method, url, typeof body === 'function' ? undefined : body)));
      }
    }
    expect(leaks).toEqual([]);
  });
});
