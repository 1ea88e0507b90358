// The classes of the live soak, in a process of their own: teachers watch and command, learners walk, work and listen.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BoardMessage, LiveLesson, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { openLines, send } from './lines.ts';
import type { LiveClassroom, LivePerson } from './school.ts';

/** What the parent reads. */
export interface ClassFigures {
  /** From the report of a step to the teacher's line, in ms. */
  updates: number[];
  /** From a teacher's command to the learner's line, in ms. */
  commands: number[];
  /** Commands that a learner did not get. */
  missed: number;
  streams: number;
  /** Streams that ended before their time, and requests that failed, by status. */
  failures: Record<string, number>;
}

const [url = '', file = '', secondsText = '60'] = process.argv.slice(2);
const school = JSON.parse(readFileSync(file, 'utf8')) as LiveClassroom[];
const figures: ClassFigures = { updates: [], commands: [], missed: 0, streams: 0, failures: {} };
const fail = (what: string) => {
  figures.failures[what] = (figures.failures[what] ?? 0) + 1;
};

/** Half of the learners walk and report as often as they may, the others sit at a task. */
const WALKING_MS = 2000;
const SITTING_MS = 6000;
const COMMAND_EVERY_MS = 10_000;
const WIDTH = 72;

interface Waiting {
  sentAt: Map<string, number>;
  commandSentAt: Map<number, number>;
}

let isOver = false;

/** Each step has a tile of its own, so that the teacher's line tells which report it shows. */
async function learn(learner: LivePerson, number: number, { sentAt }: Waiting): Promise<void> {
  const every = number % 2 ? WALKING_MS : SITTING_MS;
  await pause(Math.random() * every);
  for (let step = 1; !isOver; step += 1) {
    const [x, y] = [step % WIDTH, Math.floor(step / WIDTH) % 48];
    sentAt.set(`${learner.id} ${x} ${y}`, performance.now());
    const place = { realm: 'ai-adventure-park', task: null, x, y, visible: true };
    const { status } = await send(url, learner.token, 'POST', '/api/v1/user/live/presence', place);
    if (status !== 200) fail(`report ${status}`);
    if (step % 8 === 0) {
      const event = { id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'realm-entered' };
      const reply = await send(url, learner.token, 'POST', '/api/v1/user/quest-events', { events: [event] });
      if (reply.status !== 200) fail(`event ${reply.status}`);
    }
    await pause(every * (0.9 + Math.random() * 0.2));
  }
}

/** Lines of the board are looked through as text: parsing all of them would measure this process. */
const CHANGED = /"id":"([\w-]{36})"[^}]*?"x":(\d+),"y":(\d+)/g;

function watch({ teacher, groupId }: LiveClassroom, { sentAt }: Waiting) {
  const take = (text: string): boolean => {
    if (!text.startsWith('{"type":"learners"')) return false;
    const now = performance.now();
    for (const [, id, x, y] of text.matchAll(CHANGED)) {
      const key = `${id} ${x} ${y}`;
      const from = sentAt.get(key);
      if (from === undefined) continue;
      figures.updates.push(now - from);
      sentAt.delete(key);
    }
    return true;
  };
  return openLines(
    url,
    teacher.token,
    `/api/v1/groups/${groupId}/live/stream`,
    (_line: BoardMessage | OwnLiveMessage) => undefined,
    take,
  );
}

async function lead(
  { teacher, groupId, learners }: LiveClassroom,
  lesson: LiveLesson,
  waiting: Waiting,
  seen: Map<number, number>,
) {
  await pause(Math.random() * COMMAND_EVERY_MS);
  let sent = 0;
  while (!isOver) {
    const command = sent % 2 ? { kind: 'release' } : { kind: 'gather', line: null, text: 'All eyes here, please' };
    // Its number is known beforehand, because nobody else commands this class.
    waiting.commandSentAt.set(lesson.seq + sent + 1, performance.now());
    sent += 1;
    const body = { lesson: lesson.id, id: randomUUID(), command };
    const { status } = await send(url, teacher.token, 'POST', `/api/v1/groups/${groupId}/live/commands`, body);
    if (status !== 200) fail(`command ${status}`);
    await pause(COMMAND_EVERY_MS);
  }
  await pause(1500);
  for (let number = 1; number <= sent; number += 1) {
    figures.missed += learners.length - (seen.get(lesson.seq + number) ?? 0);
  }
}

async function runClass(room: LiveClassroom): Promise<void> {
  const waiting: Waiting = { sentAt: new Map(), commandSentAt: new Map() };
  const seen = new Map<number, number>();
  const open = room.learners.map(({ token }) => {
    figures.streams += 1;
    return openLines(url, token, '/api/v1/user/live/stream', (line) => {
      if (line.type !== 'command') return;
      const { seq } = line.command;
      const from = waiting.commandSentAt.get(seq);
      if (from !== undefined) figures.commands.push(performance.now() - from);
      seen.set(seq, (seen.get(seq) ?? 0) + 1);
    });
  });
  figures.streams += 1;
  open.push(watch(room, waiting));
  for (const { ended } of open) void ended.then((status) => isOver || fail(`stream ended ${status}`));
  await pause(1000);
  const started = await send(url, room.teacher.token, 'POST', `/api/v1/groups/${room.groupId}/live`);
  const { lesson } = JSON.parse(started.body) as { lesson: LiveLesson };
  await Promise.all([
    lead(room, lesson, waiting, seen),
    ...room.learners.map((learner, number) => learn(learner, number, waiting)),
  ]);
  const end = await send(url, room.teacher.token, 'POST', `/api/v1/groups/${room.groupId}/live/end`, {
    lesson: lesson.id,
  });
  if (end.status !== 200) fail(`end ${end.status}`);
  for (const stream of open) stream.close();
}

setTimeout(() => {
  isOver = true;
}, Number(secondsText) * 1000);
await Promise.all(
  school.map(async (room, number) => {
    await pause(number * 150);
    await runClass(room);
  }),
);
const rounded = (times: number[]) => times.map((time) => Math.round(time * 10) / 10);
const result = { ...figures, updates: rounded(figures.updates), commands: rounded(figures.commands) };
// Large: the channel may close only when it is through.
process.send?.(result, () => process.disconnect());
