// A throwaway copy of the project with its own development server: maps are saved there, the tree stays clean whatever happens.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED_PATHS = [
  'assets',
  'client',
  'scripts',
  'server',
  'shared',
  'tiled-maps',
  'package.json',
  'tsconfig.base.json',
];
/** Packages, and the browser's Python, which takes a minute to make. */
const LINKED_PATHS = ['node_modules', 'server/node_modules', '.cache/python'];
/** Neither packages, nor what was built or photographed. */
const EXCLUDED = /(^|\/)(node_modules|dist|screenshots|test-results)$/;
const START_SECONDS = 90;
const STOP_MS = 5000;

export interface DevCopy {
  /** Where the site answers. */
  address: string;
  mapFile(realm: string): string;
  stop(): Promise<void>;
}

/** Inside .cache, so that it belongs to the same workspace; what is large and not changed is linked. */
function copyProject(): string {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'live-'));
  for (const part of COPIED_PATHS) {
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !EXCLUDED.test(source.slice(ROOT.length)),
    });
  }
  for (const part of LINKED_PATHS) {
    const own = path.join(ROOT, part);
    if (!existsSync(own)) continue;
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    symlinkSync(own, path.join(folder, part), 'dir');
  }
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForServer(address: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let second = 0; second < START_SECONDS && child.exitCode === null; second += 1) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error(`the development server does not answer at ${address}:\n${output()}`);
}

/** Ends the server and what it started: they are one group. */
async function stopProcessGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const group = -child.pid;
  const ended = new Promise((done) => child.once('close', done));
  const late = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS);
  process.kill(group, 'SIGTERM');
  await ended;
  clearTimeout(late);
}

export async function startDevCopy(): Promise<DevCopy> {
  const folder = copyProject();
  const [port, clientPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), CLIENT_PORT: String(clientPort), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    await stopProcessGroup(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${clientPort}`;
  try {
    await waitForServer(address, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, mapFile: (realm) => path.join(folder, 'tiled-maps', realm, `${realm}.tmj`), stop };
}
