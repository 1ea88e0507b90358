// `npm run dev`: the server on PORT (3000), started again after a save, and the client with hot reload on CLIENT_PORT (5173).
import './dev/endWithParent.ts';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from 'chokidar';
import { createServer } from 'vite';
import { type DevJob, jobFor, WATCHED_FOLDERS } from './dev/jobFor.ts';
import { RunQueue } from './dev/RunQueue.ts';
import { ServerProcess } from './dev/ServerProcess.ts';
import { buildPython } from './lib/prepare.mjs';
import { ROOT, run } from './lib/processes.mjs';

/** One save is several events, and `Save all` several files. */
const SETTLE_MS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);
// Vite sets NODE_ENV for its own process; the server reads the caller's.
const server = new ServerProcess({ ...process.env }, say);

/** Signals, the client's end and a lost parent all lead here; the process ends once the server's port is free. */
async function stop(code: number): Promise<void> {
  await server.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('exit', () => server.abandon());

await buildPython((what) => say(`${what} …`));
server.start();
// In this process: it ends with it, and shows in the browser what is wrong with the content.
const client = await createServer({ configFile: join(ROOT, 'client/vite.config.ts'), server: { host: true } });

/** What was wrong with the content when it was last compiled. */
let shownErrors = '';
/** The browser shows what keeps the content from being written; a name that fits no map the running realm tells by itself. */
let isOverlayShown = false;

async function compile(): Promise<void> {
  const { code, output, errors } = await run(process.execPath, ['--import', 'tsx', 'scripts/content/index.ts']);
  const { hot } = client.environments.client;
  const before = shownErrors;
  shownErrors = code === 0 ? '' : errors.trim() || output.trim();
  for (const line of output.split('\n')) if (/^warning: |^Content of /.test(line)) say(line);
  if (shownErrors !== '') say(`\n${shownErrors}\n`);
  else if (before !== '') say('The content is well again.');
  const wasOverlayShown = isOverlayShown;
  isOverlayShown = shownErrors !== '' && !/^Content of .* written/m.test(output);
  if (isOverlayShown) hot.send({ type: 'error', err: { message: shownErrors, stack: '' } });
  // Takes the message away, also where the mended content is the one from before.
  else if (wasOverlayShown) hot.send({ type: 'update', updates: [] });
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

try {
  await client.listen();
  client.printUrls();
  client.bindCLIShortcuts({ print: true });
} catch (error) {
  say(`The client does not start: ${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}
