// Tests local progress: cached realm states, the map's progress object, invalid entries.

import { readFileSync } from 'node:fs';
import type { Quest } from '@lanternwise/shared/content/quest';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
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

  const CONTENT = (realm: string): Quest =>
    JSON.parse(
      readFileSync(new URL(`../../../../shared/content/realms/${realm}/quests.json`, import.meta.url), 'utf8'),
    );

  it.each([
    [
      'robo-realm',
      'roboRealmProgress',
      'onWizardModal wizardModalConceptIndex conceptScores onTractorModal onEverythingCompleted',
    ],
    [
      'wonder-vision-valley',
      'lanternwise:map-progress:wonder-vision-valley',
      'onWizardModal setEverythingCompleted ImageRecConceptIndex',
    ],
    ['think-tank-park', 'lanternwise:map-progress:think-tank-park', 'onWizardModal setEverythingCompleted wizardLevel'],
    ['voice-valley-park', 'lanternwise:map-progress:voice-valley-park', 'stepsDone setEverythingCompleted'],
  ] as const)('stores the fields of %s as %s', (realm, key, fields) => {
    const storage = createFakeStorage();
    const stored = storeMapProgress(realm, ENTERED, CONTENT(realm), storage);
    expect(Object.keys(stored ?? {})).toEqual(fields.split(' '));
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(stored);
  });

  it('keeps the best score of each concept and stores 1 for completed levels of the wizard', () => {
    const storage = createFakeStorage();
    const answered = (best: number) => ({
      ...ENTERED,
      activities: { concept: { attempts: 1, first: 0, best, correct: false, skipped: false, ms: 1, hints: 0 } },
    });
    storeMapProgress('robo-realm', answered(0.8), CONTENT('robo-realm'), storage);
    const again = storeMapProgress('robo-realm', answered(0.5), CONTENT('robo-realm'), storage);
    expect(again).toMatchObject({ conceptScores: { concept: 80 }, onTractorModal: false });
    const done = { ...ENTERED, done: ['wizard-met', 'teachings-heard', 'paths-found'] };
    expect(storeMapProgress('think-tank-park', done, CONTENT('think-tank-park'), storage)).toEqual({
      onWizardModal: true,
      setEverythingCompleted: false,
      wizardLevel: 1,
    });
    const all = { ...done, done: [...done.done, 'patterns-learned'] };
    expect(storeMapProgress('think-tank-park', all, CONTENT('think-tank-park'), storage)).toMatchObject({
      wizardLevel: 1,
    });
  });

  it('returns null for a map that was never entered', () => {
    expect(storeMapProgress(PARK, EMPTY_REALM_STATE, QUEST, createFakeStorage())).toBeNull();
  });
});
