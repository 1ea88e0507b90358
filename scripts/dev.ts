// `npm run dev`: the server on PORT (3000), started again after a save, and the client with hot reload on CLIENT_PORT (5173).
import './dev/endWithParent.mjs';
import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from 'chokidar';
import { DevProcess } from './dev/DevProcess.ts';
import { type DevJob, jobFor, WATCHED_FOLDERS } from './dev/jobFor.ts';
import { RunQueue } from './dev/RunQueue.ts';
import { buildPython } from './lib/prepare.mjs';
import { ROOT, SERVER_ARGS } from './lib/processes.mjs';

/** One save is several events, and `Save all` several files. */
const SETTLE_MS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);
const server = new DevProcess({
  args: SERVER_ARGS,
  ended: (how) => say(`The server has ended (${how}). It starts again when a file that it reads is saved.`),
});
const client = new DevProcess({ args: ['scripts/dev/client.mjs'], ended: () => void stop(1) });

/** Signals, the client's end and a lost parent all lead here; the process ends once its ports are free. */
async function stop(code: number): Promise<void> {
  await Promise.all([server.stop(), client.stop()]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('exit', () => {
  server.abandon();
  client.abandon();
});

await buildPython((what) => say(`${what} …`));
server.start();
client.start();

/** What was wrong with the content when it was last compiled. */
let shownErrors = '';
/** The browser shows what keeps the content from being written; a name that fits no map the running realm tells by itself. */
let isOverlayShown = false;

interface Compiled {
  isWell: boolean;
  output: string;
  errors: string;
}

const runCompiler = (): Promise<Compiled> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/content/index.ts'],
      { cwd: ROOT },
      (error, output, errors) => resolve({ isWell: error === null, output, errors: errors.trim() || output.trim() }),
    );
  });

async function compile(): Promise<void> {
  say('Content was saved: compiling it …');
  const { isWell, output, errors } = await runCompiler();
  const before = shownErrors;
  shownErrors = isWell ? '' : errors;
  for (const line of output.split('\n')) if (/^warning: |^Content of /.test(line)) say(line);
  if (shownErrors !== '') say(`\n${shownErrors}\n`);
  else if (before !== '') say('The content is well again.');
  const wasOverlayShown = isOverlayShown;
  isOverlayShown = shownErrors !== '' && !/^Content of .* written/m.test(output);
  if (isOverlayShown) client.tell({ type: 'error', err: { message: shownErrors, stack: '' } });
  // Takes the message away, also where the mended content is the one from before.
  else if (wasOverlayShown) client.tell({ type: 'update', updates: [] });
}

const queue = new RunQueue<DevJob>({
  jobs: {
    compile,
    recheck: async () => {
      if (shownErrors !== '') await compile();
    },
    restart: () => server.restart(),
  },
  settle: () => sleep(SETTLE_MS),
  failed: (error) => say(String(error)),
});
watch(
  WATCHED_FOLDERS.map((folder) => join(ROOT, folder)),
  { ignoreInitial: true },
).on('all', (event, file) => {
  const job = event === 'addDir' ? undefined : jobFor(relative(ROOT, file).replaceAll('\\', '/'));
  if (job) queue.request(job);
});
