// Tests the state of a live lesson after each line.
import type { BoardMessage, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { describe, expect, it } from 'vitest';
import { createOwnTestLesson, createTestLearner, createTestLesson } from '../../testing/liveLessons.ts';
import { boardReducer, EMPTY_BOARD, EMPTY_OWN_LIVE, ownLiveReducer } from './liveState.ts';

const end = { lesson: 'l', seq: 2, at: 5, by: 'meera', kind: 'end' } as const;

describe('the teacher', () => {
  const after = (...messages: BoardMessage[]) =>
    messages.reduce((state, message) => boardReducer(state, { type: 'message', message, at: 100 }), EMPTY_BOARD);
  const board: BoardMessage = {
    type: 'board',
    cursor: 'e.1',
    now: 150,
    lesson: createTestLesson({ id: 'l' }),
    learners: [createTestLearner({ id: 'a' }), createTestLearner({ id: 'b' })],
  };

  it('sees changes of learners; the others keep their identity', () => {
    const before = after(board);
    const state = boardReducer(before, {
      type: 'message',
      at: 200,
      message: { type: 'learners', cursor: 'e.2', now: 260, changed: [createTestLearner({ id: 'a', x: 9 })], gone: [] },
    });
    expect(state).toMatchObject({ cursor: 'e.2', clockOffset: 60, learners: { a: { x: 9 } } });
    expect(state.learners.b).toBe(before.learners.b);
    const left = after(board, { type: 'learners', cursor: 'e.2', now: 1, changed: [], gone: ['b'] });
    expect(Object.keys(left.learners)).toEqual(['a']);
  });

  it('knows which lesson ended, also if its end was missed', () => {
    const ended = after(board, { type: 'command', cursor: 'e.2', now: 1, command: end, lesson: null });
    expect(ended).toMatchObject({ lesson: null, learners: {}, endedLesson: 'l', lastCommand: { kind: 'end' } });
    const missed = after(board, { type: 'board', cursor: 'f.1', now: 1, lesson: null, learners: [] });
    expect(missed.endedLesson).toBe('l');
    expect(after(board, { ...board, cursor: 'f.1' }).endedLesson).toBeNull();
  });
});

describe('the learner', () => {
  const own = createOwnTestLesson({ id: 'l' });
  const after = (...messages: OwnLiveMessage[]) =>
    messages.reduce((state, message) => ownLiveReducer(state, { type: 'message', message, at: 100 }), EMPTY_OWN_LIVE);
  const pause = { lesson: 'l', seq: 2, at: 5, by: 'meera', kind: 'pause' } as const;

  it('knows the lesson as of the last line, also after commands that were missed', () => {
    const first = after({ type: 'state', cursor: 'l.1', now: 1, lesson: own, missed: [] });
    expect(first).toMatchObject({ cursor: 'l.1', lesson: { id: 'l', paused: false } });
    const paused = after(
      { type: 'state', cursor: 'l.1', now: 1, lesson: own, missed: [] },
      { type: 'state', cursor: 'l.2', now: 1, lesson: { ...own, seq: 2, paused: true }, missed: [pause] },
      { type: 'beat', cursor: 'l.2', now: 1 },
    );
    expect(paused).toMatchObject({ cursor: 'l.2', lesson: { paused: true } });
    const over = after({ type: 'command', cursor: '-', now: 1, command: end, lesson: null });
    expect(over).toMatchObject({ cursor: '-', lesson: null });
  });
});
