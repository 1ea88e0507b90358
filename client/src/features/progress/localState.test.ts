// What this browser remembers: cached realm states, the map's own progress object, damaged entries.

import type { Quest } from '@lanternwise/shared/content/quest';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMapProgress } from './mapProgress.ts';
import { createStateCache } from './stateCache.ts';
import { fakeStorage } from './testing.ts';

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
    const storage = fakeStorage();
    createStateCache(storage, 'asha').write(PARK, { ...ENTERED, collected: ['a'], done: ['one'] });
    createStateCache(storage, 'asha').write(PARK, { ...ENTERED, collected: ['b'], done: ['two'] });
    const known = createStateCache(storage, 'asha').readAll()[PARK];
    expect(known?.collected).toEqual(['a', 'b']);
    expect(known?.done).toEqual(['one', 'two']);
  });

  it("never reads another person's states", () => {
    const storage = fakeStorage();
    createStateCache(storage, 'asha').write(PARK, ENTERED);
    expect(createStateCache(storage, 'ravi').readAll()).toEqual({});
  });

  it('takes a damaged entry for nothing and only logs it', () => {
    const storage = fakeStorage();
    storage.setItem(`lanternwise:progress:asha:${PARK}`, '{"entered":"maybe"}');
    expect(createStateCache(storage, 'asha').readAll()).toEqual({});
    expect(console.warn).toHaveBeenCalled();
  });

  it("derives the map's own progress object, and its numbers never fall", () => {
    const storage = fakeStorage();
    keepMapProgress(storage, PARK, { ...ENTERED, pages: { 'project-cycle': 5, 'ethical-frameworks': 3 } }, QUEST);
    const after = keepMapProgress(storage, PARK, { ...ENTERED, done: ['cycle-finished'] }, QUEST);
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
    const storage = fakeStorage();
    storage.setItem('aiAdventureParkProgress', '[[');
    expect(keepMapProgress(storage, PARK, ENTERED, QUEST)?.projectCycleStep).toBe(0);
    expect(console.warn).toHaveBeenCalled();
  });

  it('has nothing to report of a map that was never entered', () => {
    expect(keepMapProgress(fakeStorage(), PARK, EMPTY_REALM_STATE, QUEST)).toBeNull();
  });
});
