// Runs child processes for the two commands: quiet unless they fail, or in the foreground.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How the server is started: compiled as it loads, with a heap that V8 keeps small. Left alone, V8 lets it grow with the machine's
 * memory: after 2,000 pupils had started at once the process held 299 MB, with this 187 MB, as quick as before.
 */
export const SERVER_ARGS = ['--max-old-space-size=512', '--import', 'tsx', 'server/src/server.ts'];

/** Children that run now, and the signal by which they are being ended. */
const running = new Set();
let isListening = false;
let stoppedBy;

const codeAfter = (signal) => 128 + constants.signals[signal];

/**
 * A signal reaches this process alone where it comes from a supervisor: the children of a step are ended too, and then this process,
 * without a word. Otherwise they would go on building what nobody waits for, beside the next start.
 */
function stop(signal) {
  stoppedBy ??= signal;
  for (const child of running) child.kill(signal);
  if (running.size === 0) process.exit(codeAfter(stoppedBy));
}

function track(child) {
  if (!isListening) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  isListening = true;
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs a command and collects what it prints.
 * @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] `show` also prints as it comes.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = track(
      spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      if (stoppedBy === undefined) resolve({ code: code ?? 1, output });
      else stop(stoppedBy);
    });
  });
}

/** Runs a step of the start; on failure prints its whole output and ends the process. */
export async function runOrExit(what, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  process.stderr.write(`\n${what} failed:\n${output}\n`);
  process.exit(1);
}

/** Hands the terminal to a Node process until it ends, passing on signals; resolves with its exit code. By the channel it may notice that this one is gone. */
export function runInForeground(command, args, env = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = track(spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio }));
  return new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 0 : codeAfter(signal)))),
  );
}
