// Tests local progress: cached realm states, the map's progress object, invalid entries.
import type { Quest } from '@lanternwise/shared/content/quest';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../lib/storage/testing.ts';
import { storeMapProgress } from './mapProgress.ts';
import { createStateCache } from './stateCache.ts';

const PARK = 'ai-adventure-park';
const ENTERED = { ...EMPTY_REALM_STATE, entered: true };
const QUEST: Quest = {
  realm: PARK,
  tasks: [
    {
      id: 'cycle',
      title: 'Cycle',
      steps: [{ id: 'cycle-finished', title: '', on: { kind: 'lesson-finished', ref: 'project-cycle' }, needs: [] }],
    },
  ],
  rules: [],
  exit: { id: 'exit', hint: '' },
  graded: [],
};

describe('local progress', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('merges the states two tabs write for the same realm', () => {
    const storage = createFakeStorage();
    createStateCache('asha', storage).write(PARK, { ...ENTERED, collected: ['a'], done: ['one'] });
    createStateCache('asha', storage).write(PARK, { ...ENTERED, collected: ['b'], done: ['two'] });
    const known = createStateCache('asha', storage).readAll()[PARK];
    expect(known?.collected).toEqual(['a', 'b']);
    expect(known?.done).toEqual(['one', 'two']);
  });

  it("never reads another user's states", () => {
    const storage = createFakeStorage();
    createStateCache('asha', storage).write(PARK, ENTERED);
    expect(createStateCache('ravi', storage).readAll()).toEqual({});
  });

  it('ignores and logs an invalid entry', () => {
    const storage = createFakeStorage();
    storage.setItem(`lanternwise:progress:asha:${PARK}`, '{"entered":"maybe"}');
    expect(createStateCache('asha', storage).readAll()).toEqual({});
    expect(console.warn).toHaveBeenCalled();
  });

  it("derives the map's progress object, whose numbers never decrease", () => {
    const storage = createFakeStorage();
    storeMapProgress(PARK, { ...ENTERED, pages: { 'project-cycle': 5, 'ethical-frameworks': 3 } }, QUEST, storage);
    const after = storeMapProgress(PARK, { ...ENTERED, done: ['cycle-finished'] }, QUEST, storage);
    expect(after).toEqual({
      projectCycleStep: 5,
      domainsIndex: 0,
      ethicsPage: 3,
      onProjectCycleCompleted: true,
      onDomainsCompleted: false,
      onEthicalFrameworksCompleted: false,
      onBioethicsQuizPassed: false,
      setEverythingCompleted: true,
    });
    expect(JSON.parse(storage.getItem('aiAdventureParkProgress') ?? '')).toEqual(after);
  });

  it('starts from the defaults if the stored object is invalid', () => {
    const storage = createFakeStorage();
    storage.setItem('aiAdventureParkProgress', '[[');
    expect(storeMapProgress(PARK, ENTERED, QUEST, storage)?.projectCycleStep).toBe(0);
    expect(console.warn).toHaveBeenCalled();
  });

  it('returns null for a map that was never entered', () => {
    expect(storeMapProgress(PARK, EMPTY_REALM_STATE, QUEST, createFakeStorage())).toBeNull();
  });
});
