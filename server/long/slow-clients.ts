// Tests that 500 slow clients, each sending one byte a second, do not delay other requests: `node --import tsx server/long/slow-clients.ts`.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';

const SLOW = 500;
const CLIENTS = 20;
const MEASURE_MS = 8000;
/** Headers may take 5 s, a whole request 10 s; both are checked every 2 s. */
const CUT_OFF_MS = 14_000;

/** Half of the connections never finish the headers, the others never finish the body. */
function openSlowConnection(port: number, number: number): { socket: Socket; closed: () => boolean } {
  const socket = connect(port, '127.0.0.1');
  let isClosed = false;
  const head = 'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: localhost\r\n';
  const whole = `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.on('connect', () => socket.write(number % 2 ? head : whole));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    clearInterval(timer);
  });
  socket.resume();
  return { socket, closed: () => isClosed };
}

/** Sorted response times of normal clients in milliseconds, and the number of failed requests. */
async function measureLatency(url: string): Promise<{ times: number[]; errors: number }> {
  const times: number[] = [];
  let errors = 0;
  const end = Date.now() + MEASURE_MS;
  const runClient = async () => {
    while (Date.now() < end) {
      const from = performance.now();
      const reply = await fetch(`${url}/api/v1/ready`).catch(() => undefined);
      if (!reply?.ok) errors += 1;
      await reply?.arrayBuffer();
      times.push(performance.now() - from);
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, runClient));
  return { times: times.sort((a, b) => a - b), errors };
}

const p99 = (times: number[]) => Math.round(times[Math.floor((times.length - 1) * 0.99)] ?? 0);

const home = createDataFolder();
const server = await startServerProcess(home.folder);
const without = await measureLatency(server.url);
const began = Date.now();
const slow = Array.from({ length: SLOW }, (_, number) => openSlowConnection(Number(new URL(server.url).port), number));
const withSlow = await measureLatency(server.url);
await pause(Math.max(0, began + CUT_OFF_MS - Date.now()));
const left = slow.filter(({ closed }) => !closed()).length;
for (const { socket } of slow) socket.destroy();
await server.stop('SIGTERM');
home.remove();
const figures = {
  slow: SLOW,
  left,
  errors: without.errors + withSlow.errors,
  p99Without: p99(without.times),
  p99WithSlow: p99(withSlow.times),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
// Absolute times depend on the machine: the test passes if no request fails and p99 keeps its order of magnitude.
process.exitCode = left === 0 && figures.errors === 0 && figures.p99WithSlow <= 4 * figures.p99Without + 100 ? 0 : 1;
