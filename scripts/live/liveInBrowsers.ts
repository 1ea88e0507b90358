// A live lesson in browsers, over two server processes on one PostgreSQL behind a host's proxy: the process of the teacher's page is killed,
// then that of a child's; a learner is removed; the network holds streams back. Alone: `node --import tsx scripts/live/liveInBrowsers.ts`.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import { createLiveClass, type LiveClass, signOf, startLesson, tileOf } from '../../client/e2e/support/liveClass.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from '../../server/src/testing/serverProcess.ts';
import type { BoardMessage, OwnLiveMessage } from '../../shared/src/contracts/liveMessages.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { startPostgres } from '../lib/postgres.ts';
import { buildClient } from '../lib/prepare.mjs';
import { ROOT } from '../lib/processes.mjs';
import { HostProxy, SERVED_BY } from './HostProxy.ts';
import { openContextsOf } from './siteContexts.ts';

/** Of the pause and the end of the pause in turn. */
const PRESSES = 24;
/** The presses before which a process is killed, so that the teacher goes on pressing meanwhile. */
const KILL_OF_TEACHER = 7;
const KILL_OF_CHILD = 15;
/** Issue 20: a learner who was removed is gone. */
const GONE_MS = 2000;

interface Heard {
  /** The process that answers this page's stream. */
  servedBy: string;
  /** Numbers of the commands in the order of their arrival. */
  commands: number[];
}
type HeardWindow = Window & { heard?: Heard };

/** Runs in the page, before its scripts: notes what its live stream brings. */
function noteLiveLines(servedBy: string): void {
  const heard: Heard = { servedBy: '', commands: [] };
  (window as HeardWindow).heard = heard;
  const note = (line: BoardMessage | OwnLiveMessage) => {
    if (line.type === 'command') heard.commands.push(line.command.seq);
    if (line.type === 'state') heard.commands.push(...line.missed.map(({ seq }) => seq));
  };
  const read = async (reply: Response) => {
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; reader; ) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') note(JSON.parse(line) as BoardMessage | OwnLiveMessage);
    }
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const reply = await realFetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!reply.ok || !url.includes('/live/stream')) return reply;
    heard.servedBy = reply.headers.get(servedBy) ?? '';
    read(reply.clone()).catch(() => undefined);
    return reply;
  };
}

const heardBy = (page: Page): Promise<Heard> => page.evaluate(() => (window as HeardWindow).heard as Heard);

/** A button of the bar that is not waiting for its answer. */
const barButton = (teacher: Page, name: string) => teacher.locator('button:not([aria-busy="true"])', { hasText: name });

class Host {
  readonly proxy = new HostProxy();
  readonly #servers = new Map<string, ServerProcess>();
  readonly #homes: ReturnType<typeof createDataFolder>[] = [];

  constructor(private readonly database: string) {}

  async startServer(): Promise<void> {
    const home = createDataFolder();
    this.#homes.push(home);
    const server = await startServerProcess(home.folder, {
      ...{ DATABASE_URL: this.database, ACCESS: 'open', NODE_ENV: 'production' },
      ...{ CLIENT_DIR: `${ROOT}/client/dist`, CONTENT_DIR: `${ROOT}/shared/generated` },
    });
    this.#servers.set(server.url, server);
    this.proxy.setTargets([...this.#servers.keys()]);
  }

  /** Ends a process without warning; a moment later the host puts another one in its place. */
  async kill(url: string): Promise<void> {
    const server = this.#servers.get(url);
    if (!server) throw new Error(`no process at ${url}`);
    await server.stop('SIGKILL');
    await pause(500);
    this.#servers.delete(url);
    await this.startServer();
  }

  async stop(): Promise<void> {
    this.proxy.close();
    await Promise.all([...this.#servers.values()].map((server) => server.stop('SIGTERM')));
    for (const home of this.#homes) home.remove();
  }
}

/** The page whose process is killed at this press. */
function pageToCutOff(press: number, teacher: Page, child: Page | undefined): Page | undefined {
  if (press === KILL_OF_TEACHER) return teacher;
  return press === KILL_OF_CHILD ? child : undefined;
}

/** The teacher presses on while processes die; returns the ms from each kill to the next command that reaches the board. */
async function pressThroughKills(host: Host, { teacher, children }: LiveClass): Promise<number[]> {
  const felt: number[] = [];
  const kills: Promise<void>[] = [];
  for (let press = 1; press <= PRESSES; press += 1) {
    const killed = pageToCutOff(press, teacher, children.Asha?.page);
    // What the first kill took must be back, or nobody would be left.
    if (killed) await Promise.all(kills);
    const from = performance.now();
    if (killed) {
      const { servedBy } = await heardBy(killed);
      // The command has taken effect, its answer is lost: given again, it counts once.
      const then = () => void kills.push(host.kill(servedBy));
      host.proxy.loseAnswer = { to: '/live/commands', then };
    }
    const [name, next] = press % 2 ? ['Pause all', 'Go on'] : ['Go on', 'Pause all'];
    await barButton(teacher, name as string).click();
    await barButton(teacher, next as string).waitFor();
    if (killed) felt.push(Math.round(performance.now() - from));
  }
  await Promise.all(kills);
  return felt;
}

async function tellStory(host: Host, live: LiveClass): Promise<{ feltMs: number[]; goneMs: number }> {
  const { teacher, children } = live;
  const [asha, ravi] = [children.Asha as { page: Page }, children.Ravi as LiveClass['children'][string]];
  for (const { page } of [asha, ravi]) await page.goto('/School/ClassX/Maps');
  await startLesson(live);
  for (const { page } of [asha, ravi]) await signOf(page).waitFor();

  const feltMs = await pressThroughKills(host, live);
  const expected = Array.from({ length: 1 + PRESSES }, (_, at) => at + 1);
  for (const { page } of [asha, ravi]) {
    await expect.poll(async () => (await heardBy(page)).commands, { message: 'each once, in order' }).toEqual(expected);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(teacher.getByText(/^Not sent/)).toHaveCount(0);
  for (const name of ['Asha', 'Ravi'])
    await expect(tileOf(teacher, name)).toContainText('Working', { timeout: 15_000 });

  await live.remove(ravi);
  const from = performance.now();
  await tileOf(teacher, 'Ravi').waitFor({ state: 'detached' });
  await signOf(ravi.page).waitFor({ state: 'detached' });
  const goneMs = Math.round(performance.now() - from);
  expect(goneMs, 'a learner who was removed is gone').toBeLessThan(GONE_MS);

  host.proxy.buffers = true;
  for (const page of [teacher, asha.page]) await page.reload();
  await expect(teacher.getByText('Your network holds back live updates.')).toBeVisible({ timeout: 30_000 });
  await barButton(teacher, 'Pause all').click();
  await expect(asha.page.getByRole('dialog', { name: 'Your teacher has paused the lesson' })).toBeVisible({
    timeout: 30_000,
  });
  await barButton(teacher, 'Go on').click();
  await expect(asha.page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
  host.proxy.buffers = false;

  await barButton(teacher, 'End lesson').click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'End lesson' }).click();
  await teacher.getByRole('row', { name: /Asha/ }).waitFor();
  await signOf(asha.page).waitFor({ state: 'detached' });
  return { feltMs, goneMs };
}

/** Needs PostgreSQL's programs. */
export async function testLiveInBrowsers(
  log: (line: string) => void,
): Promise<{ passed: number; failed: number; problems: string[] }> {
  await buildClient(log);
  const postgres = await startPostgres();
  const host = new Host(postgres.url);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    await Promise.all([host.startServer(), host.startServer()]);
    openContextsOf(browser, await host.proxy.listen(), noteLiveLines, SERVED_BY);
    const live = await createLiveClass(browser, 'Class 7B', ['Asha', 'Ravi']);
    const { feltMs, goneMs } = await tellStory(host, live);
    log(
      `      felt for ${feltMs.join(' and ')} ms (teacher's process, child's process); a removed learner gone in ${goneMs} ms`,
    );
    return { passed: 1, failed: 0, problems: [] };
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  } finally {
    await browser.close();
    await host.stop();
    await postgres.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { failed, problems } = await testLiveInBrowsers((line) => process.stdout.write(`${line}\n`));
  process.stdout.write(problems.join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
