// The server as a process: its ready line, startup errors, kill -9, graceful shutdown, and a command that runs beside it.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './db/openStore.ts';
import { BackupService, backupFolder } from './modules/backup/service.ts';
import { stated } from './modules/users/age.ts';
import { runCrashRounds } from './testing/crash.ts';
import { createDataFolder, spawnServer, startServerProcess } from './testing/serverProcess.ts';
import { PASSWORD } from './testing/testServer.ts';

const GRANT = fileURLToPath(new URL('../../scripts/grant.ts', import.meta.url));

const ACCOUNT = {
  id: 'asha',
  username: 'Asha',
  usernameKey: 'asha',
  passwordHash: 'x',
  ageBand: stated('12-13' as const),
  settings: {},
  completedMaps: [],
  gameScores: {},
  createdAt: 1,
};

let home: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  home = createDataFolder();
});
afterEach(() => home.remove());

/** Exit code and error output of a server that cannot start. */
async function failure(environment: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawnServer(home.folder, environment);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, text };
}

describe('the server', () => {
  it('prints the link for the first Admin, then that it is ready, and exits cleanly', async () => {
    const server = await startServerProcess(home.folder);
    expect(await (await fetch(`${server.url}/api/v1/ready`)).json()).toEqual({ success: true, status: 'ok' });
    expect(server.output()).toMatch(
      /^There is no Admin yet\. [^\n]+:\n {2}http:\/\/localhost:\d+\/set-up\/[\w-]{43}\nLanternwise is ready at http:\/\/localhost:\d+\n$/,
    );
    expect(await server.stop('SIGTERM')).toBe(0);
    // Other users of the machine cannot read it.
    expect(statSync(join(home.folder, 'lanternwise.sqlite')).mode & 0o077).toBe(0);
  });

  it.each([
    ['a wrong setting', { PORT: 'three' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      'no content',
      { CONTENT_DIR: '/nowhere' },
      'There is no lesson content in /nowhere/content. Run `npm run content` first.',
    ],
  ])('explains %s and exits', async (_what, environment, words) => {
    const { code, text } = await failure(environment);
    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('refuses a second one in the same folder, names the first, and starts again once that was killed', async () => {
    const first = await startServerProcess(home.folder);
    const second = await failure({});
    expect(second).toEqual({
      code: 1,
      text: `Another Lanternwise (process ${first.pid}, port ${new URL(first.url).port}) already uses the folder ${home.folder}. Stop it, or choose another folder with DATA_DIR.\n`,
    });
    await first.stop('SIGKILL');
    const third = await startServerProcess(home.folder);
    expect(await third.stop('SIGINT')).toBe(0);
  });

  it('that is told to stop while it starts ends without a word', async () => {
    const child = spawnServer(home.folder);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        text += String(chunk);
      });
    // The lock is the first that it makes; the database is opened and migrated after it.
    while (!existsSync(join(home.folder, 'server.lock'))) await new Promise((resolve) => setTimeout(resolve, 2));
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect([code, text.replace(/^There is no Admin yet\.[^\n]*\n[^\n]*\n/, '')]).toEqual([0, '']);
    const again = await startServerProcess(home.folder);
    await again.stop('SIGTERM');
  });

  it('explains that the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const { code, text } = await failure({ PORT: String(typeof address === 'object' ? address?.port : 0) });
    holder.close();
    expect(code).toBe(1);
    expect(text).toBe(
      'Another program uses this port already. Stop it, or choose another port, for example PORT=3001.\n',
    );
  });

  it('with an empty database beside a backup with accounts says how to restore it, and offers no set-up', async () => {
    const database = join(home.folder, 'lanternwise.sqlite');
    const store = await openStore(database);
    await store.write(async (tx) => void (await tx.insert(tx.tables.users).values(ACCOUNT)));
    await store.close();
    const backups = backupFolder(home.folder);
    const backup = await new BackupService(database, backups).make();
    writeFileSync(database, '');
    const { code, text } = await failure({});
    expect(code).toBe(1);
    expect(text).toContain(`npm run restore -- ${join(backups, backup.name)}`);
    expect(text).not.toMatch(/set-up|\n\s+at /);
  });

  it('says that PostgreSQL cannot be reached', async () => {
    const { code, text } = await failure({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(text).toBe(
      'The PostgreSQL server of DATABASE_URL cannot be reached (ECONNREFUSED). Start it, or correct the address.\n',
    );
  });

  it('loses no acknowledged event when it is killed', async () => {
    const { acknowledged, lost, doubled } = await runCrashRounds(3, 150, 'SIGKILL');
    expect(acknowledged).toBeGreaterThanOrEqual(450);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  });

  it('loses no acknowledged event when it is stopped by SIGTERM', async () => {
    const { acknowledged, lost, doubled } = await runCrashRounds(1, 150, 'SIGTERM');
    expect(acknowledged).toBeGreaterThanOrEqual(150);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  });

  it('logs no names, tokens, addresses or bodies', async () => {
    const server = await startServerProcess(home.folder, { LOG_LEVEL: 'debug' });
    const body = JSON.stringify({ username: 'Secretname', password: PASSWORD, ageBand: '12-13' });
    const headers = { 'content-type': 'application/json', 'x-client': 'api', 'user-agent': 'secret-agent' };
    const reply = await fetch(`${server.url}/api/v1/auth/register?secret=1`, { method: 'POST', headers, body });
    const { token, user } = (await reply.json()) as { token: string; user: { id: string } };
    await fetch(`${server.url}/api/v1/verify_user?x=secret`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${server.url}/secret-page`);
    await server.stop('SIGTERM');
    // The address in the listening line is the server's own.
    const log = server.output().replaceAll(/.*Server listening.*\n/g, '');
    expect(log).toContain('"route":"/api/v1/auth/register","status":200');
    for (const secret of ['secret', 'Secretname', PASSWORD, token, user.id, '127.0.0.1'])
      expect(log).not.toContain(secret);
  });
});

describe('npm run grant', () => {
  const grant = (...args: string[]) => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', GRANT, ...args], {
      env: { ...process.env, DATA_DIR: home.folder },
      encoding: 'utf8',
    });
    return { code: run.status, text: (run.stdout + run.stderr).replaceAll(/^npm warn.*\n/gm, '') };
  };

  it('works while the server runs, and the learner need not sign in again', async () => {
    const server = await startServerProcess(home.folder);
    const body = JSON.stringify({ username: 'Asha', password: PASSWORD, ageBand: '12-13' });
    const headers = { 'content-type': 'application/json', 'x-client': 'api' };
    const reply = await fetch(`${server.url}/api/v1/auth/register`, { method: 'POST', headers, body });
    const { token } = (await reply.json()) as { token: string };
    expect(grant('asha', 'Pilot')).toEqual({ code: 0, text: 'asha has the role Pilot now.\n' });
    const verified = await fetch(`${server.url}/api/v1/verify_user`, { headers: { authorization: `Bearer ${token}` } });
    expect(await verified.json()).toMatchObject({ user: { role: 'Pilot', canOpenProtected: true } });
    expect(grant('ravi', 'Pilot')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no account called "ravi"'),
    });
    await server.stop('SIGTERM');
  });

  it('explains its usage and its errors', () => {
    expect(grant()).toMatchObject({ code: 1, text: expect.stringContaining('How to use it') });
    expect(grant('asha', 'King')).toMatchObject({
      code: 1,
      text: expect.stringContaining('"King" is neither a role nor a plan.'),
    });
    rmSync(join(home.folder, 'lanternwise.sqlite'), { force: true });
    expect(grant('asha', 'Pilot')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There are no accounts yet'),
    });
  });
});
