// Tests that the recorder updates the state, appends accepted events and reports the effects.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it, vi } from 'vitest';
import { newUuid } from '../../lib/newUuid.ts';
import { createRecorder } from './recorder.ts';

const QUEST_CONTEXT: QuestContext = {
  quest: {
    tasks: [
      {
        id: 'find',
        title: 'Find it',
        steps: [{ id: 'found', title: 'Found', on: { kind: 'item-collected', ref: 'card' }, needs: [] }],
      },
    ],
    rules: [],
    exit: { id: 'exit', hint: 'Go' },
    graded: [],
  },
  items: ['card'],
  lessons: ['cycle'],
  programs: [],
  dialogs: [],
  grade: () => undefined,
};

function recorder(now = () => 1000) {
  let state: RealmState = EMPTY_REALM_STATE;
  const appended: QuestEvent[] = [];
  const onEffects = vi.fn();
  const record = createRecorder({
    realm: 'ai-adventure-park',
    questContext: QUEST_CONTEXT,
    getState: () => state,
    setState: (next) => {
      state = next;
    },
    append: (event) => appended.push(event),
    onEffects,
    now,
  });
  return { record, appended, onEffects, state: () => state };
}

describe('recorder', () => {
  it('completes a step and appends the event', () => {
    const { record, appended, onEffects, state } = recorder();
    record({ kind: 'realm-entered' });
    const effects = record({ kind: 'item-collected', ref: 'card' });
    expect(effects.map(({ kind }) => kind)).toEqual(['step-completed', 'task-completed', 'exit-revealed']);
    expect(state().done).toEqual(['found']);
    expect(appended.map(({ kind }) => kind)).toEqual(['realm-entered', 'item-collected']);
    expect(onEffects).toHaveBeenLastCalledWith(effects, appended[1]);
  });

  it('keeps the order of events in the same millisecond', () => {
    const { record, appended } = recorder(() => 5000);
    record({ kind: 'realm-entered' });
    record({ kind: 'item-collected', ref: 'card' });
    expect(appended[1]!.at).toBeGreaterThan(appended[0]!.at);
  });

  it('does not append refused events', () => {
    const { record, appended, state } = recorder();
    const effects = record({ kind: 'item-collected', ref: 'card' });
    expect(effects).toEqual([{ kind: 'refused', reason: 'realm-not-entered' }]);
    expect(appended).toEqual([]);
    expect(state()).toBe(EMPTY_REALM_STATE);
  });

  it('does not append a page that was reached before', () => {
    const { record, appended } = recorder();
    record({ kind: 'realm-entered' });
    record({ kind: 'lesson-page', ref: 'cycle', page: 2 });
    record({ kind: 'lesson-page', ref: 'cycle', page: 1 });
    record({ kind: 'lesson-page', ref: 'cycle', page: 2 });
    expect(appended.filter(({ kind }) => kind === 'lesson-page')).toHaveLength(1);
  });

  it('creates valid ids without crypto.randomUUID (plain http)', () => {
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
    }
  });
});
