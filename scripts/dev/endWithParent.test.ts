// Tests that a server whose parent was killed without a word ends, and its port is free.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LISTENER = `require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(process.pid))`;
const ARGS = ['--import', join(import.meta.dirname, 'endWithParent.mjs'), '--eval', LISTENER];
/** Starts the listener in a group of its own, as the development server does. */
const PARENT = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(ARGS)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true })`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends when the one who started it is killed', { timeout: 60_000 }, async () => {
  const parent = spawn(process.execPath, ['--eval', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const listener = Number(line.toString());
  expect(isRunning(listener)).toBe(true);
  parent.kill('SIGKILL');
  while (isRunning(listener)) await new Promise((resolve) => setTimeout(resolve, 20));
});
