// Starts a server to be measured, asks for its CPU time and memory, and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGS } from '../lib/processes.mjs';

/** As `npm start` starts it. */
const flags = SERVER_ARGS.slice(0, -1);
const resolvePath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface MeasuredServer {
  port: number;
  /** CPU seconds used since its start. */
  cpu(): Promise<number>;
  /** Memory in MB: what the process holds now. */
  memory(): Promise<number>;
  /** The longest time in ms for which its event loop was blocked, since the last call. */
  block(): Promise<number>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

export async function startMeasuredServer(entry: string, environment: Record<string, string>): Promise<MeasuredServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, '--import', resolvePath('./serverUsage.ts'), entry], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await waitUntilListening(child);
  child.stdout?.resume();
  return {
    port,
    cpu: async () => (await queryProcess(child, 'cpu')) / 1e6,
    memory: async () => (await queryProcess(child, 'memory')) / 2 ** 20,
    block: async () => (await queryProcess(child, 'block')) / 1e6,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function queryProcess(child: ChildProcess, what: string): Promise<number> {
  const answer = once(child, 'message');
  child.send(what);
  const [figure] = await answer;
  return Number(figure);
}

async function waitUntilListening(child: ChildProcess): Promise<void> {
  let text = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(chunk);
    if (/ready/.test(text)) return;
  }
  throw new Error(`a measured server did not start: ${text}`);
}
