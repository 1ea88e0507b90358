// Tests what the bridge robot hears on the map: nothing before it is taught, then as the learner's own model, from honest figures only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { voiceFigures } from '@lanternwise/shared/voices/commandResults';
import { expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { type RobotView, world } from './world.ts';

const FILE = '../../../../shared/content/realms/voice-valley-park/activities/teach-three-words.json';
const teaching = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));

const WORDS = ['come', 'carry', 'stop'].map((id) => ({ id, name: id }));

function createValley(content: Partial<RealmContent> = {}) {
  const realm = createTestRealm({ ...TEST_CONTENT, ...content, activities: { [teaching.id]: teaching } });
  const shown: MechanicMessages['bridge-robot']['command'][] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'bridge-robot') shown.push(message.command);
  });
  connectFaces(realm.world, 'teach-commands', world);
  const report = (figures: Record<string, number>) => realm.record({ kind: 'model-card', ref: teaching.id, figures });
  const countWrong = () => {
    const calls = shown.at(-1)?.hearings ?? [];
    return calls.filter(({ call, heard }) => heard !== null && !call.includes(heard)).length;
  };
  const call = (word: 'come' | 'carry' | 'stop') => {
    realm.bus.emit('mechanic/event', { id: 'robot-gap', mechanic: 'bridge-robot', event: { word } });
    return shown.at(-1)?.hearings[0]?.heard;
  };
  return { realm, shown, report, countWrong, call };
}

it('hears no word before it is taught, and the bridge is broken', () => {
  const { shown } = createValley();
  expect(shown.at(-1)?.isMended).toBe(false);
  for (const { heard } of shown.at(-1)?.hearings ?? []) expect(heard).toBeNull();
});

it('mishears as often as the learner’s model did in the test', () => {
  const { report, shown, countWrong } = createValley();
  report(voiceFigures(['arjun']));
  expect(countWrong()).toBe(7);
  report(voiceFigures(['arjun', 'lucia', 'kiran']));
  expect(countWrong()).toBe(0);
  expect(shown.at(-1)?.hearings).toHaveLength(30);
});

it('is mended by the correct answer', () => {
  const { realm, shown } = createValley();
  realm.record({
    kind: 'activity-answered',
    ref: teaching.id,
    answer: { predicted: 'like', voices: ['arjun', 'kiran'], read: 'carry', conclusion: 'varied' },
    ...{ ms: 1000, hints: 0, skipped: false },
  });
  expect(shown.at(-1)?.isMended).toBe(true);
});

it('does once what it heard in the open window, and is mended beside it', () => {
  const { realm, shown } = createValley();
  const look = (view: RobotView) => realm.bus.emit('window/changed', { id: teaching.id, view });
  const hearing = { id: 1, heard: null, call: 'You', reply: 'Krr?' };
  look({ hearing: null, isMended: false });
  expect(shown.at(-1)).toEqual({ isMended: false, hearings: [], isLoop: false, words: WORDS });
  look({ hearing, isMended: false });
  look({ hearing, isMended: true });
  expect(shown.slice(-2)).toEqual([
    { isMended: false, hearings: [hearing], isLoop: false, words: WORDS },
    { isMended: true, hearings: [hearing], isLoop: false, words: WORDS },
  ]);
});

const calls = (call: (word: 'carry') => unknown) => Array.from({ length: 10 }, () => call('carry'));

it('is called on the map: noise to it before it may be taught, misheard as in the test, and understood once it is taught well', () => {
  const { call, report, shown } = createValley();
  expect(call('carry')).toBeNull();
  expect(shown.at(-1)).toMatchObject({ isLoop: false, hearings: [{ reply: 'Krr?' }] });
  report(voiceFigures(['arjun']));
  expect(calls(call).filter((heard) => heard === 'come')).toHaveLength(7);
  report(voiceFigures(['arjun', 'lucia', 'kiran']));
  expect(new Set(calls(call))).toEqual(new Set(['carry']));
});

it('knows the first voice as soon as its step of the quest is open', () => {
  const lesson = {
    ...{ id: 'teach', kind: 'adventure', title: 'Teach', isFree: false, isWholeScreen: false },
    levels: [{ activity: teaching.id, next: 'Finish' }],
  } as unknown as RealmContent['lessons'][string];
  const step = { id: 'taught', title: 'Teach', on: { kind: 'lesson-finished', ref: 'teach' }, needs: [] } as const;
  const task = { id: 'teaching', title: 'Teach', steps: [step] };
  const { call } = createValley({
    lessons: { ...TEST_CONTENT.lessons, teach: lesson },
    quest: { ...TEST_CONTENT.quest, tasks: [{ ...task, steps: [{ ...step, needs: [] }] }] },
  });
  expect(call('stop')).toBe('stop');
});
