// Parts of the live lessons that have a clock, a slow reader or another process: states, times, cursors, bounded memory, messages.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { LIVE_AWAY_MS, LIVE_STUCK_MS } from '@lanternwise/shared/constants/live';
import type { BoardMessage } from '@lanternwise/shared/contracts/liveMessages';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES, type MessageBus } from '../../db/MessageBus.ts';
import { admittedText } from '../../testing/admittedText.ts';
import { ClassRoom } from './ClassRoom.ts';
import { applyCommand, type LessonState } from './commands.ts';
import { LiveStream } from './LiveStream.ts';
import { learnerState, type Presence } from './learnerState.ts';
import { type BusNews, LiveBus } from './liveBus.ts';
import { Ring } from './Ring.ts';

const T = 1_800_000_000_000;
const lesson: LessonState = { seq: 1, paused: false, hints: true, goal: null, gathering: null, workFrom: T };
const here = (seenAt: number, more: Partial<Presence> = {}): Presence => ({
  realm: 'robo-realm',
  task: null,
  x: 1,
  y: 2,
  visible: true,
  seenAt,
  ...more,
});

describe('the state of a learner', () => {
  const LATER = T + LIVE_STUCK_MS + 1;
  const state = (more: {
    presence?: Presence | null;
    workedAt?: number;
    completed?: boolean;
    lesson?: Partial<LessonState>;
    now?: number;
  }) => {
    const now = more.now ?? LATER;
    const presence = more.presence === undefined ? here(now) : more.presence;
    const progress = new Map([['robo-realm', { done: ['build'], completed: more.completed ?? false }]]);
    return learnerState({ presence, workedAt: more.workedAt ?? 0, progress }, { ...lesson, ...more.lesson }, now);
  };
  const goal = { realm: 'robo-realm', task: 'build' } as const;

  it.each([
    ['nobody has reported', state({ presence: null }), 'away'],
    ['the tab is hidden', state({ presence: here(LATER, { visible: false }) }), 'away'],
    ['no sign of life', state({ presence: here(LATER - LIVE_AWAY_MS) }), 'away'],
    ['the lesson has just begun', state({ now: T + LIVE_STUCK_MS }), 'working'],
    ['no progress for long', state({}), 'stuck'],
    ['progress a minute ago', state({ workedAt: LATER - 60_000 }), 'working'],
    ['a pause is no failure', state({ lesson: { paused: true } }), 'working'],
    ['all eyes at the teacher', state({ lesson: { gathering: { line: 'listen', text: null } } }), 'working'],
    ['the realm is completed', state({ completed: true }), 'finished'],
    ['the goal is done', state({ lesson: { goal } }), 'finished'],
    ['another task is the goal', state({ lesson: { goal: { ...goal, task: 'drive' } } }), 'stuck'],
    ['the whole realm is the goal', state({ lesson: { goal: { ...goal, task: null } } }), 'stuck'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('counts from the end of a pause', () => {
    const paused = applyCommand(lesson, { seq: 2, at: T + 1000, kind: 'pause' });
    const resumed = applyCommand(paused, { seq: 3, at: LATER, kind: 'resume' });
    expect(learnerState({ presence: here(LATER + 5), workedAt: 0, progress: new Map() }, resumed, LATER + 5)).toBe(
      'working',
    );
  });
});

describe('a class', () => {
  const open = () => {
    const room = new ClassRoom('g', () => true);
    const stored = { ...lesson, id: 'l', groupId: 'g', groupName: admittedText('7B'), startedAt: T, teacherSeenAt: T };
    room.begin(stored, [{ id: 'asha', name: 'Asha', avatar: 'milo' }], []);
    return room;
  };

  it('counts active time between reports, none for gaps, hidden tabs and pauses, and each time of being stuck by its beginning', () => {
    const room = open();
    expect(room.report('asha', here(T)), 'takes part').toMatchObject({ realm: 'robo-realm', activeMs: 0 });
    expect(room.report('asha', here(T + 8000))).toMatchObject({ realm: 'robo-realm', activeMs: 8000, stuckMs: 0 });
    expect(room.report('asha', here(T + 9000, { visible: false }))).toMatchObject({ activeMs: 1000 });
    expect(room.report('asha', here(T + 12_000))?.activeMs, 'the tab was hidden').toBe(0);
    expect(room.report('asha', here(T + 30_000))?.activeMs, 'a gap').toBe(15_000);
    expect(room.report('asha', here(T + 29_000)), 'overtaken by a later report').toBeUndefined();
    let at = T + 30_000;
    const stuck: number[] = [];
    while (at < T + 12_000 + 2 * LIVE_STUCK_MS) {
      at += 10_000;
      const step = room.report('asha', here(at));
      if (step?.stuckFrom) stuck.push(step.stuckFrom);
    }
    expect(new Set(stuck)).toEqual(new Set([T + 12_000]));
    room.apply({ lesson: 'l', seq: 2, at, by: null, kind: 'pause' }, at);
    expect(room.report('asha', here(at + 5000))).toBeUndefined();
  });

  it('tells its teachers that a learner is stuck or gone although nothing arrives', () => {
    const room = open();
    const sent: BoardMessage[] = [];
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: (line: Buffer) => sent.push(JSON.parse(line.toString())),
    });
    const owner = { userId: 'meera', tokenHash: 'h', role: 'Teacher', tab: undefined, groupId: 'g' } as const;
    room.boards.add(new LiveStream(owner, response as unknown as ServerResponse, false, () => undefined));
    const states: string[] = [];
    const look = (now: number) => {
      room.checkStates(now);
      room.flush(now);
      const last = sent.at(-1);
      states.push((last?.type === 'learners' && last.changed[0]?.state) || '');
    };
    room.report('asha', here(T));
    look(T + 1);
    for (let at = T; at < T + LIVE_STUCK_MS; at += 10_000) room.report('asha', here(at + 10_000));
    look(T + LIVE_STUCK_MS + 2);
    look(T + LIVE_STUCK_MS + LIVE_AWAY_MS + 10_000);
    expect(states).toEqual(['working', 'stuck', 'away']);
  });
});

describe('the lines that can be resumed', () => {
  const line = (text: string) => Buffer.from(text);

  it('are those after the cursor, as long as they are kept', () => {
    const ring = new Ring();
    const start = ring.cursor;
    for (const text of ['a', 'b', 'c']) ring.push(line(text));
    expect(ring.after(start)?.map(String)).toEqual(['a', 'b', 'c']);
    expect(ring.after(ring.cursor)).toEqual([]);
    expect(
      [undefined, '', 'x.1', `${start.split('.')[0]}.9`, `${start.split('.')[0]}.-1`].map((at) => ring.after(at)),
    ).toEqual(Array(5).fill(undefined));
    const old = ring.cursor;
    for (let count = 0; count < 1000; count += 1) ring.push(line('x'));
    expect(ring.after(old)).toBeUndefined();
  });

  it('are bounded in bytes', () => {
    const ring = new Ring();
    const start = ring.cursor;
    for (let count = 0; count < 20; count += 1) ring.push(Buffer.alloc(100_000));
    expect(ring.after(start)).toBeUndefined();
  });
});

describe('a reader', () => {
  it('that does not read is dropped', () => {
    let destroyed = false;
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write(chunk: Buffer) {
        response.writableLength += chunk.length;
      },
      destroy() {
        destroyed = true;
      },
    });
    const owner = { userId: 'u', tokenHash: 'h', role: 'User', tab: undefined, groupId: null } as const;
    const stream = new LiveStream(owner, response as unknown as ServerResponse, false, () => undefined);
    let lines = 0;
    while (!destroyed && lines < 1000) {
      stream.send(Buffer.alloc(1000));
      lines += 1;
    }
    expect([destroyed, lines < 1000]).toEqual([true, true]);
  });
});

describe('news between processes', () => {
  const connect = () => {
    const listeners: Array<(message: string) => void> = [];
    const sent: string[] = [];
    const bus: MessageBus = {
      publish: (messages) => {
        sent.push(...messages);
        for (const message of messages) for (const listener of listeners) listener(message);
      },
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      close: async () => undefined,
    };
    return { bus, sent };
  };

  it('arrives as it was sent, in messages that PostgreSQL takes', () => {
    const { bus, sent } = connect();
    const heard: BusNews[] = [];
    new LiveBus(bus).listen((news) => heard.push(news));
    const live = new LiveBus(bus);
    const news: BusNews[] = Array.from({ length: 150 }, (_, n) => ({
      kind: 'presence',
      userId: `00000000-0000-4000-8000-${n}`,
      presence: here(T, { task: 'x'.repeat(80), visible: n % 2 === 0 }),
    }));
    news.push({ kind: 'lesson', groupId: 'g' });
    news.push({ kind: 'progress', userId: 'u', realm: 'robo-realm', at: T, finishedTasks: 2 });
    for (const one of news) live.gather(one);
    live.flush();
    expect(heard).toEqual(news);
    expect(sent.length).toBeGreaterThan(1);
    expect(Math.max(...sent.map((message) => Buffer.byteLength(message)))).toBeLessThanOrEqual(MAX_MESSAGE_BYTES);
  });

  it('of another version or another part of the server does no harm', () => {
    const { bus } = connect();
    const heard: BusNews[] = [];
    new LiveBus(bus).listen((news) => heard.push(news));
    bus.publish(['other:[1]', 'live:[["z",1],5,null,["p","u"],["l","g"]]']);
    expect(heard).toEqual([{ kind: 'lesson', groupId: 'g' }]);
  });
});
