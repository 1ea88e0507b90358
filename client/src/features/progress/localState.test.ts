// What this browser remembers: cached realm states, the map's own progress object, damaged entries.

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

describe('what this browser remembers', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('joins what two tabs write of the same realm', () => {
    const storage = createFakeStorage();
    createStateCache('asha', storage).write(PARK, { ...ENTERED, collected: ['a'], done: ['one'] });
    createStateCache('asha', storage).write(PARK, { ...ENTERED, collected: ['b'], done: ['two'] });
    const known = createStateCache('asha', storage).readAll()[PARK];
    expect(known?.collected).toEqual(['a', 'b']);
    expect(known?.done).toEqual(['one', 'two']);
  });

  it("never reads another person's states", () => {
    const storage = createFakeStorage();
    createStateCache('asha', storage).write(PARK, ENTERED);
    expect(createStateCache('ravi', storage).readAll()).toEqual({});
  });

  it('takes a damaged entry for nothing and only logs it', () => {
    const storage = createFakeStorage();
    storage.setItem(`lanternwise:progress:asha:${PARK}`, '{"entered":"maybe"}');
    expect(createStateCache('asha', storage).readAll()).toEqual({});
    expect(console.warn).toHaveBeenCalled();
  });

  it("derives the map's own progress object, and its numbers never fall", () => {
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

  it('starts from the defaults where the stored object is damaged', () => {
    const storage = createFakeStorage();
    storage.setItem('aiAdventureParkProgress', '[[');
    expect(storeMapProgress(PARK, ENTERED, QUEST, storage)?.projectCycleStep).toBe(0);
    expect(console.warn).toHaveBeenCalled();
  });

  it('has nothing to report of a map that was never entered', () => {
    expect(storeMapProgress(PARK, EMPTY_REALM_STATE, QUEST, createFakeStorage())).toBeNull();
  });
});
