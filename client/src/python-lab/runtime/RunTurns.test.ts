// Turns of one editor: one at a time, the newest text wins, and a second press of the same text is told apart.
import { expect, it } from 'vitest';
import { flushPromises } from '../testing/fakeWorker.ts';
import { RunTurns, type Turn } from './RunTurns.ts';

/** Turns whose programs end when the test says so. */
function createTurns() {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const turns = new RunTurns(() => said.push('stop'));
  const work = async (turn: Turn) => {
    said.push(`start ${turn.code}`);
    await new Promise<void>((resolve) => ends.push(resolve));
    said.push(`end ${turn.code}, ${turns.isCurrent(turn) ? 'shown' : 'dropped'}`);
  };
  const end = async (at: number) => {
    ends[at]?.();
    await flushPromises();
  };
  return { turns, said, end, run: (code: string) => turns.start(code, work) };
}

it('runs a program, and is free again afterwards', async () => {
  const { turns, said, end, run } = createTurns();
  expect(run('a')).toBe(true);
  await flushPromises();
  expect(turns.isListening).toBe(true);
  await end(0);
  expect(said).toEqual(['start a', 'end a, shown']);
  expect(turns.isBusy).toBe(false);
});

it('goes on with a program whose text is run a second time', async () => {
  const { said, end, run } = createTurns();
  run('a');
  await flushPromises();
  expect(run('a')).toBe(false);
  await end(0);
  expect(said).toEqual(['start a', 'end a, shown']);
});

it('stops a program for a changed text, drops its result, and then runs the newest text only', async () => {
  const { turns, said, end, run } = createTurns();
  run('a');
  await flushPromises();
  expect(run('b')).toBe(true);
  expect(run('c')).toBe(true);
  expect(turns.isListening).toBe(false);
  await end(0);
  await end(1);
  expect(said).toEqual(['start a', 'stop', 'end a, dropped', 'start c', 'end c, shown']);
});

it('drops the result of a program that was abandoned', async () => {
  const { turns, said, end, run } = createTurns();
  run('a');
  await flushPromises();
  turns.abandon();
  expect([turns.isBusy, turns.isListening]).toEqual([false, false]);
  run('b');
  await end(0);
  expect(said).toEqual(['start a', 'stop', 'end a, dropped', 'start b']);
});

it('starts the same text again after a Stop', async () => {
  const { turns, said, end, run } = createTurns();
  run('a');
  await flushPromises();
  turns.stop();
  turns.stop();
  expect(run('a')).toBe(true);
  await end(0);
  expect(said).toEqual(['start a', 'stop', 'end a, dropped', 'start a']);
});
