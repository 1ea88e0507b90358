// A live lesson over two processes on one PostgreSQL, one of which is killed in its middle: nothing is missed, done twice or lost: `node --import tsx server/long/livePostgres.ts`. Needs PostgreSQL's programs.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveSummaryReply } from '@lanternwise/shared/contracts/live';
import type { BoardMessage, LiveLesson, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { createDataFolder, startServerProcess } from '../src/testing/serverProcess.ts';
import { openLines, send } from './live/lines.ts';
import { type LiveClassroom, type LivePerson, writeSchool } from './live/school.ts';

type Line = BoardMessage | OwnLiveMessage;

const COMMANDS = 40;
/** A child sees a command, and a teacher a child, within this time (issue 20). */
const SEEN_MS = 1000;
const RECONNECT_MS = 300;

const postgres = await startPostgres();
const homes = [createDataFolder(), createDataFolder()];
const [room] = (await writeSchool(postgres.url, 1, 3)) as [LiveClassroom];
const environment = { DATABASE_URL: postgres.url, ACCESS: 'open' };
const servers = await Promise.all(homes.map(({ folder }) => startServerProcess(folder, environment)));
const [killed, survivor] = servers as [(typeof servers)[0], (typeof servers)[0]];
const alive = new Set([killed.url, survivor.url]);
const problems: string[] = [];

/** Connects to one server, and to the other one when it is gone; resumes where it was. */
function follow(person: LivePerson, path: string, first: string) {
  const lines: { line: Line; at: number }[] = [];
  let cursor = '';
  let isOver = false;
  let current: ReturnType<typeof openLines> | undefined;
  const run = async () => {
    for (let url = first; !isOver; url = [...alive][0] ?? first) {
      current = openLines(url, person.token, `${path}?after=${encodeURIComponent(cursor)}`, (line) => {
        lines.push({ line, at: performance.now() });
        if ('cursor' in line) cursor = line.cursor;
      });
      await current.ended;
      await pause(RECONNECT_MS);
    }
  };
  const done = run();
  const stop = () => {
    isOver = true;
    current?.close();
    return done;
  };
  return { lines, stop };
}

/** Waits for a condition; what does not come in time is a problem. */
async function expectWithin(what: string, ms: number, holds: () => boolean): Promise<number> {
  const from = performance.now();
  while (!holds()) {
    if (performance.now() - from > ms) {
      problems.push(`${what}: not within ${ms} ms`);
      return ms;
    }
    await pause(5);
  }
  return performance.now() - from;
}

const [asha, ravi, zoya] = room.learners as [LivePerson, LivePerson, LivePerson];
const boardPath = `/api/v1/groups/${room.groupId}/live/stream`;
const ownPath = '/api/v1/user/live/stream';
const board = follow(room.teacher, boardPath, killed.url);
const secondBoard = follow(room.teacher, boardPath, survivor.url);
const children = [
  follow(asha, ownPath, killed.url),
  follow(ravi, ownPath, survivor.url),
  follow(zoya, ownPath, killed.url),
];
await pause(500);

const post = (url: string, who: LivePerson, path: string, body: unknown) => send(url, who.token, 'POST', path, body);
const livePath = `/api/v1/groups/${room.groupId}/live`;
const started = await post(survivor.url, room.teacher, livePath, {});
const { lesson } = JSON.parse(started.body) as { lesson: LiveLesson };
const hasLesson = ({ lines }: { lines: { line: Line }[] }) =>
  lines.some(({ line }) => 'lesson' in line && line.lesson?.id === lesson.id);
const startSeenMs = await expectWithin('the start', SEEN_MS, () => [...children, board, secondBoard].every(hasLesson));

/** Each child reports to another process than the one that the first teacher watches. */
const walk = async (url: string, person: LivePerson, x: number) => {
  const place = { realm: 'ai-adventure-park', task: null, x, y: 1, visible: true };
  return post(url, person, '/api/v1/user/live/presence', place);
};
const placeOf = ({ lines }: typeof board, { id }: LivePerson): number | undefined =>
  lines
    .flatMap(({ line }) => (line.type === 'learners' ? line.changed : line.type === 'board' ? line.learners : []))
    .findLast((learner) => learner.id === id)?.x ?? undefined;
await walk(survivor.url, ravi, 7);
const presenceSeenMs = await expectWithin('a child of the other process', SEEN_MS, () => placeOf(board, ravi) === 7);
await walk(killed.url, asha, 8);
await expectWithin('a child of the other process', SEEN_MS, () => placeOf(secondBoard, asha) === 8);

/** As the client does: the same command again until a server has answered. */
async function command(number: number): Promise<void> {
  const what = number % 2 ? { kind: 'pause' } : { kind: 'resume' };
  const body = { lesson: lesson.id, id: randomUUID(), command: what };
  for (let tries = 0; tries < 50; tries += 1) {
    const url = [...alive][(number + tries) % alive.size] ?? survivor.url;
    const { status } = await post(url, room.teacher, `${livePath}/commands`, body);
    if (status === 200) return;
    await pause(100);
  }
  problems.push(`command ${number} was never taken`);
}

/** Finishes the task of the tiny realm: by the process that is killed at once afterwards. */
const at = () => Date.now();
const answer = (ref: string, picked: string) => ({
  id: randomUUID(),
  at: at(),
  realm: 'ai-adventure-park',
  kind: 'activity-answered',
  ref,
  answer: picked,
  ms: 1000,
  hints: 0,
  skipped: false,
});
const entered = { id: randomUUID(), at: at(), realm: 'ai-adventure-park', kind: 'realm-entered' };
const events = [entered, answer('first', 'red'), answer('second', 'green')];
const stored = await post(killed.url, asha, '/api/v1/user/quest-events', { events });
if (stored.status !== 200) problems.push(`events: ${stored.status}`);

const commanding = (async () => {
  for (let number = 1; number <= COMMANDS; number += 1) {
    await command(number);
    await pause(30);
  }
})();
await pause(600);
alive.delete(killed.url);
await killed.stop('SIGKILL');
await commanding;

const LAST = lesson.seq + COMMANDS;
const seenBy = ({ lines }: { lines: { line: Line }[] }): number[] =>
  lines.flatMap(({ line }) => {
    if (line.type === 'command') return line.command.seq;
    return line.type === 'state' ? line.missed.map(({ seq }) => seq) : [];
  });
const resumedMs = await expectWithin('the last command', 3 * SEEN_MS, () =>
  children.every((child) => seenBy(child).includes(LAST)),
);
const expected = Array.from({ length: LAST }, (_, index) => index + 1);
for (const [index, child] of children.entries()) {
  const seen = seenBy(child);
  if (seen.join() !== expected.join()) problems.push(`child ${index} saw ${seen.join()}`);
}
// The memory of the killed process is gone: its children report again.
await walk(survivor.url, asha, 21);
await walk(survivor.url, zoya, 22);
await expectWithin(
  'the board after the kill',
  3 * SEEN_MS,
  () => placeOf(board, asha) === 21 && placeOf(board, zoya) === 22,
);
const ended = await post(survivor.url, room.teacher, `${livePath}/end`, { lesson: lesson.id });
if (ended.status !== 200) problems.push(`end: ${ended.status}`);
await expectWithin('the end', SEEN_MS, () => children.every((child) => seenBy(child).includes(LAST + 1)));
const { body } = await send(survivor.url, room.teacher.token, 'GET', `${livePath}/lessons/${lesson.id}`);
const summary = JSON.parse(body) as LiveSummaryReply;
const finished = summary.learners.find(({ id }) => id === asha.id)?.work.flatMap((work) => work.finished) ?? [];
if (finished.join() !== 'both') problems.push(`finished: ${finished.join()}`);

await Promise.all([...children, board, secondBoard].map((one) => one.stop()));
await survivor.stop('SIGTERM');
for (const home of homes) home.remove();
await postgres.stop();
const figures = { commands: COMMANDS, startSeenMs, presenceSeenMs, resumedMs, problems };
process.stdout.write(
  `${JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
