// A PostgreSQL server of our own for a measurement or a long test: a fresh cluster in a temporary folder, on a free port.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEBIAN_BIN_ROOT = '/usr/lib/postgresql';
const START_TRIES = 100;

export interface Postgres {
  /** Address of a database that tests may change freely. */
  url: string;
  /** Stops it at once, as a crash does; its next start recovers from the log. */
  crash(): Promise<void>;
  /** Starts it after a crash, at the same address. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export function findPostgresBinaries(): string | undefined {
  const debian = existsSync(DEBIAN_BIN_ROOT)
    ? readdirSync(DEBIAN_BIN_ROOT).map((version) => join(DEBIAN_BIN_ROOT, version, 'bin'))
    : [];
  const folders = [...debian.sort().reverse(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Starts a cluster with the settings that PostgreSQL ships (fsync on). Throws where it cannot. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgresBinaries();
  if (!programs) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-pg-'));
  const owner = unprivilegedUser(folder);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'lantern', '-A', 'trust', '-E', 'UTF8'], {
    ...owner,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const launch = () =>
    spawn(join(programs, 'postgres'), [...options, '-c', 'max_connections=200'], { ...owner, stdio: 'ignore' });
  let server = launch();
  await waitUntilReady(join(programs, 'pg_isready'), port);
  return {
    url: `postgres://lantern@127.0.0.1:${port}/postgres`,
    crash: () => signalAndWait(server, 'SIGQUIT'),
    async start() {
      server = launch();
      await waitUntilReady(join(programs, 'pg_isready'), port);
    },
    async stop() {
      await signalAndWait(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: root lends the cluster to `nobody`. */
function unprivilegedUser(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = 65_534;
  chownSync(folder, id, id);
  return { uid: id, gid: id };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(isReady: string, port: number): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (spawnSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start.');
}

async function signalAndWait(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  await ended;
}
