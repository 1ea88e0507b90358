// A step of the start that is told to stop ends with its child, at once and without a word.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const PROCESSES = new URL('./processes.mjs', import.meta.url).href;
/** A step whose child tells its id, then works for ever. */
const STEP = `
  const child = 'process.stderr.write(String(process.pid)); setInterval(() => {}, 1000)';
  const { run, runOrExit } = await import('${PROCESSES}');
  run(process.execPath, ['-e', child], { show: true });
  await runOrExit('a step', process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends it with %i', async (signal, expected) => {
  const step = spawn(process.execPath, ['--input-type=module', '-e', STEP], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [told] = await once(step.stdout, 'data');
  let rest = '';
  for (const stream of [step.stdout, step.stderr])
    stream.on('data', (chunk) => {
      rest += String(chunk);
    });
  step.kill(signal);
  const [code] = await once(step, 'close');
  expect([code, rest]).toEqual([expected, '']);
  expect(isAlive(Number(told))).toBe(false);
});
