// Starts a real server process for tests that kill it: own port, own data, tiny content.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataFolder } from '../dataFolder.ts';
import { writeTinyContent } from './tinyContent.ts';

const SERVER_ENTRY = fileURLToPath(new URL('../server.ts', import.meta.url));

export interface ServerProcess {
  pid: number;
  url: string;
  /** Output so far, stdout and stderr. */
  output(): string;
  /** Sends the signal; resolves with the exit code, null if the signal killed it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** A data folder that outlives the server processes using it; `site` beside it holds lessons and files that are served. */
export function createDataFolder(): { folder: string; site: string; remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'lanternwise-home-'));
  writeTinyContent(home);
  const folder = join(home, 'data');
  prepareDataFolder(folder);
  return { folder, site: home, remove: () => rmSync(home, { recursive: true, force: true }) };
}

export interface SpawnOptions {
  /** File descriptors that the process may have open at once; otherwise as many as this process. */
  descriptors?: number;
}

export function spawnServer(
  folder: string,
  environment: Record<string, string> = {},
  { descriptors }: SpawnOptions = {},
): ChildProcess {
  const own = {
    DATA_DIR: folder,
    CONTENT_DIR: dirname(folder),
    CLIENT_DIR: dirname(folder),
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: '1000000',
    // One account of a test writes what a thousand would.
    EVENTS_PER_DAY: '1000000',
    EVENTS_PER_ACCOUNT: '1000000',
  };
  const command = [process.execPath, '--import', 'tsx', SERVER_ENTRY];
  // The shell is replaced by the server, so that signals reach it.
  const limited = descriptors === undefined ? [] : ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`];
  const [program = '', ...args] = [...limited, ...command];
  return spawn(program, args, {
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function startServerProcess(
  folder: string,
  environment: Record<string, string> = {},
  options: SpawnOptions = {},
): Promise<ServerProcess> {
  const child = spawnServer(folder, environment, options);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += String(chunk);
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const found = /^Lanternwise is ready at http:\/\/localhost:(\d+)$/m.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${text}`)));
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    async stop(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = await exited;
      return code as number | null;
    },
  };
}
