// Starts a server to be measured, asks for its CPU time, and stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Measured {
  port: number;
  /** CPU seconds used since its start. */
  cpu(): Promise<number>;
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

export async function startMeasured(entry: string, environment: Record<string, string>): Promise<Measured> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', here('./server-cpu.ts'), entry], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await ready(child);
  child.stdout?.resume();
  return {
    port,
    async cpu() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [microseconds] = await answer;
      return Number(microseconds) / 1e6;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  let text = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(chunk);
    if (/ready/.test(text)) return;
  }
  throw new Error(`a measured server did not start: ${text}`);
}
