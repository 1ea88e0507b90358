// One server a folder: the second is told who the first is, and the lock ends with its holder, also by kill -9.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock.ts';

const DRIVER = new URL('./db/sqlite-driver.mjs', import.meta.url).href;
/** Holds the lock as a server does, in plain JavaScript, which starts at once. */
const HOLD = `
  const { default: Database } = await import('${DRIVER}');
  const client = new Database(process.argv[1]);
  client.pragma('journal_mode = MEMORY');
  client.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  setInterval(() => client.open, 1000);
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanternwise-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function holdElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, join(folder, 'server.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

const tellHolder = (holder: object) => writeFileSync(join(folder, 'server.json'), JSON.stringify(holder));
const refusal = (): string => {
  try {
    lockFolder(folder, 0).release();
    return '';
  } catch (error) {
    if (error instanceof FolderInUseError) return error.message;
    throw error;
  }
};
const END = `already uses the folder`;

it('a lock that another process holds is refused with its name, and free once that was killed', async () => {
  const child = await holdElsewhere();
  const own = hostname();
  expect(refusal()).toBe(`Another Lanternwise ${END} ${folder}. Stop it, or choose another folder with DATA_DIR.`);
  tellHolder({ pid: 12, host: own, port: null });
  expect(refusal()).toContain(`Another Lanternwise (process 12) ${END}`);
  tellHolder({ pid: 12, host: own, port: 3000 });
  expect(refusal()).toContain(`Another Lanternwise (process 12, port 3000) ${END}`);
  tellHolder({ pid: 1, host: '3f2a', port: 3000 });
  expect(refusal()).toContain(`Another Lanternwise (process 1 on 3f2a, port 3000) ${END}`);
  writeFileSync(join(folder, 'server.json'), '{"pid":');
  expect(refusal()).toContain(`Another Lanternwise ${END}`);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(refusal()).toBe('');
});

it('a lock is held until it is released, whatever the port, and leaves no words behind', () => {
  const lock = lockFolder(folder);
  expect(refusal()).toContain(`(process ${process.pid})`);
  lock.tellPort(4321);
  expect(refusal()).toContain(`(process ${process.pid}, port 4321)`);
  // Needs no room on a full disk.
  expect(statSync(join(folder, 'server.lock')).size).toBe(0);
  lock.release();
  expect(readdirSync(folder)).toEqual(['server.lock']);
  lockFolder(folder).release();
});
