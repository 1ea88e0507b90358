// Tests of backups, also one under load.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../db/openStore.ts';
import { toHttpError } from '../../plugins/errors.ts';
import { createDataFolder, startServerProcess } from '../../testing/serverProcess.ts';
import { PASSWORD } from '../../testing/testServer.ts';
import { TEST_ENGINE, testTables } from '../../testing/testStore.ts';
import { applyGrant } from '../auth/grant.ts';
import type { ClockGuard } from '../clock/ClockGuard.ts';
import { restoreBackup } from './restore.ts';
import { BackupService, backupFolder, MAX_BACKUPS } from './service.ts';
import { createBackedUpStore } from './testing/backedUpStore.ts';

const { questEvents } = testTables;

/** Only SQLite is backed up here; PostgreSQL has its own tools (DEPLOY.md). */
const onSqlite = describe.runIf(TEST_ENGINE === 'sqlite');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanternwise-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

onSqlite('a backup', () => {
  it('under load contains everything that was acknowledged before its start', async () => {
    const home = createDataFolder();
    const server = await startServerProcess(home.folder);
    const call = (path: string, body: unknown, token?: string) =>
      fetch(`${server.url}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'x-client': 'api', 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const enter = async (username: string, mode = 'register') => {
      const body =
        mode === 'register'
          ? { username, password: PASSWORD, ageBand: '18+' }
          : { identifier: username, password: PASSWORD };
      return ((await (await call(`auth/${mode}`, body)).json()) as { token: string }).token;
    };
    const pupil = await enter('Asha');
    await enter('Meera');
    const store = await openStore(join(home.folder, 'lanternwise.sqlite'));
    await applyGrant(store, 'Meera', { kind: 'role', role: 'Admin' });
    await store.close();
    const admin = await enter('Meera', 'sign-in');

    const acknowledged: string[] = [];
    let writing = true;
    const write = async () => {
      while (writing) {
        const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
        if ((await call('user/quest-events', { events: [event] }, pupil)).status === 200) acknowledged.push(event.id);
      }
    };
    const writers = Array.from({ length: 6 }, write);
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const reply = await call('admin/backups', {}, admin);
    const during = acknowledged.length - before.length;
    writing = false;
    await Promise.all(writers);
    expect(reply.status).toBe(200);
    // The server kept replying during the backup.
    expect(during).toBeGreaterThan(0);
    const { backup } = (await reply.json()) as { backup: { name: string } };
    await server.stop('SIGTERM');

    const restored = join(folder, 'empty', 'lanternwise.sqlite');
    await restoreBackup(join(home.folder, 'backups', backup.name), restored);
    const again = await openStore(restored);
    const kept = new Set((await again.db.select({ id: questEvents.id }).from(questEvents)).map(({ id }) => id));
    await again.close();
    home.remove();
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
  }, 60_000);

  it('is kept if it is one of the latest fourteen; other files are not deleted', async () => {
    const { database } = await createBackedUpStore(folder);
    const backups = backupFolder(join(folder, 'live'));
    for (let n = 10; n < 30; n += 1) writeFileSync(join(backups, `lanternwise-2020-01-${n}T00-00-00-000Z.sqlite`), 'x');
    writeFileSync(join(backups, 'before-0001-x.sqlite'), 'x');
    const service = new BackupService(database, backups);
    const [first, second] = await Promise.all([service.make(), service.make()]);
    expect(second).toEqual(first);
    const kept = await service.list();
    expect(kept).toHaveLength(MAX_BACKUPS);
    expect(kept[0]).toEqual(first);
    expect(readdirSync(backups)).toContain('before-0001-x.sqlite');
    expect(readdirSync(backups).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('says that the disk is full, leaves nothing behind, and is made once there is room', async () => {
    const { database } = await createBackedUpStore(folder);
    const folderOfBackups = backupFolder(join(folder, 'live'));
    const before = readdirSync(folderOfBackups);
    for (const code of ['SQLITE_FULL', 'ENOSPC', 'EDQUOT']) {
      const fill = async (_from: string, to: string): Promise<string> => {
        writeFileSync(to, 'half of a copy');
        throw Object.assign(new Error('database or disk is full'), { code });
      };
      const error = await new BackupService(database, folderOfBackups, 'sqlite', null, fill).make().catch(toHttpError);
      expect(error).toMatchObject({
        status: 503,
        code: 'no-room-for-backup',
        message: expect.stringMatching(/^The disk is full/),
      });
      expect(readdirSync(folderOfBackups)).toEqual(before);
    }
    await new BackupService(database, folderOfBackups).make();
  });

  it('lets copies from before an upgrade or a restore go after thirty days', async () => {
    const { database } = await createBackedUpStore(folder);
    const folderOfBackups = backupFolder(join(folder, 'live'));
    const [old, recent] = ['before-0001-old.sqlite', 'before-restore-recent.sqlite'];
    for (const name of [old, recent]) writeFileSync(join(folderOfBackups, name), 'x');
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
    utimesSync(join(folderOfBackups, old), longAgo, longAgo);
    await new BackupService(database, folderOfBackups).make();
    expect(readdirSync(folderOfBackups)).not.toContain(old);
    expect(readdirSync(folderOfBackups)).toContain(recent);
  });

  it('is ordered by its number, so that a clock that was wrong deletes no right one', async () => {
    const { database } = await createBackedUpStore(folder);
    const backups = backupFolder(join(folder, 'live'));
    const service = new BackupService(database, backups);
    const [first] = await service.list();
    // Fourteen of a former version and one of this one, made while the clock was ahead.
    for (let n = 10; n < 24; n += 1) writeFileSync(join(backups, `lanternwise-2099-01-${n}T00-00-00-000Z.sqlite`), 'x');
    writeFileSync(join(backups, 'lanternwise-000002-2099-01-01T00-00-00-000Z.sqlite'), 'x');
    const second = await service.makeIfDue();
    expect(second?.name).toMatch(/^lanternwise-000003-/);
    const names = (await service.list()).map(({ name }) => name);
    expect(names).toHaveLength(17);
    expect(names[0]).toBe(second?.name);
    expect(names).toContain(first?.name);
    // The latest is of now: the next one is due tomorrow.
    expect(await service.makeIfDue()).toBeUndefined();
  });

  it('deletes no other one while the clock is doubted', async () => {
    const { database } = await createBackedUpStore(folder);
    const backups = backupFolder(join(folder, 'live'));
    for (let n = 10; n < 30; n += 1) writeFileSync(join(backups, `lanternwise-2020-01-${n}T00-00-00-000Z.sqlite`), 'x');
    const doubting = { doubt: async () => ({ now: 2, seenAt: 1 }) } as unknown as ClockGuard;
    const service = new BackupService(database, backups, 'sqlite', doubting);
    await service.make();
    expect(await service.list()).toHaveLength(22);
  });

  it('that was interrupted is swept away, one that is being made is not', async () => {
    const { database } = await createBackedUpStore(folder);
    const backups = backupFolder(join(folder, 'live'));
    const old = new Date(Date.now() - 2 * 3_600_000);
    const future = new Date(Date.now() + 9 * 24 * 3_600_000);
    const leftovers = {
      'a.sqlite.part': old,
      'a.sqlite.part-journal': old,
      'b.sqlite.part': future,
      'c.sqlite.sha256': old,
    };
    for (const [name, time] of Object.entries(leftovers)) {
      writeFileSync(join(backups, name), 'x');
      utimesSync(join(backups, name), time, time);
    }
    writeFileSync(join(backups, 'running.sqlite.part'), 'x');
    const service = new BackupService(database, backups);
    const [first] = await service.list();
    await service.sweep();
    expect(readdirSync(backups).sort()).toEqual([first?.name, `${first?.name}.sha256`, 'running.sqlite.part'].sort());
  });

  it('is due a day after the last one', async () => {
    const { database } = await createBackedUpStore(folder);
    const backups = backupFolder(join(folder, 'live'));
    const service = new BackupService(database, backups);
    const [first] = await service.list();
    const day = 24 * 3_600_000;
    expect(await service.makeIfDue((first?.madeAt ?? 0) + day - 1)).toBeUndefined();
    const second = await service.makeIfDue((first?.madeAt ?? 0) + day);
    expect(await service.list()).toEqual([second, first]);
    rmSync(backups, { recursive: true });
    expect(await service.makeIfDue()).toBeDefined();
  });

  it('of a missing database fails and leaves no files', async () => {
    const making = new BackupService(join(folder, 'none.sqlite'), folder).make();
    // With its code and words: a full disk is known by them.
    await expect(making).rejects.toThrow('unable to open database file');
    await expect(making).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    expect(readdirSync(folder)).toEqual([]);
  });
});
