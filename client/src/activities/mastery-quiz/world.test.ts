// Tests the trophies on the map: one for each mastered question, none for a miss or a forged figure.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import type { HangingTrophy } from './messages.ts';
import { world } from './world.ts';

const FILE = '../../../../shared/content/realms/voice-valley-park/activities/master-forty.json';
const quiz = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));

function createValley() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities: { [quiz.id]: quiz } });
  const shown: (readonly string[])[] = [];
  let next: HangingTrophy | null = null;
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic !== 'trophy-plinths') return;
    if (JSON.stringify(message.command.trophies) !== JSON.stringify(shown.at(-1))) shown.push(message.command.trophies);
    next = message.command.next;
  });
  connectFaces(realm.world, 'mastery-quiz', world);
  const answer = (at: number, isRight: boolean) => {
    const question = quiz.kind === 'mastery-quiz' ? quiz.questions[at] : undefined;
    const pick = question?.options.find(({ id }) => (id === question.correct) === isRight)?.id ?? '';
    const picks = { [question?.id ?? '']: pick };
    realm.record({ kind: 'activity-answered', ref: quiz.id, answer: { picks }, ms: 5, hints: 0, skipped: false });
  };
  return { realm, shown, answer, next: () => next };
}

it('fills a plinth for each mastered question, in the colour of its tier', () => {
  const { shown, answer } = createValley();
  expect(shown).toEqual([[]]);
  answer(60, true);
  answer(0, true);
  answer(0, true);
  expect(shown.slice(1)).toEqual([['trophy-voice'], ['trophy-voice', 'trophy-bronze']]);
});

it('fills none for a miss, and none for a figure that says so', () => {
  const { realm, shown, answer } = createValley();
  answer(3, false);
  realm.record({ kind: 'model-card', ref: quiz.id, figures: { trophies: 40 } });
  expect(shown).toEqual([[]]);
});

it('fills a plinth at once beside the window of the quiz', () => {
  const { realm, shown, answer } = createValley();
  realm.store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  realm.bus.emit('window/changed', { id: quiz.id, view: true });
  answer(60, true);
  expect(shown.at(-1)).toEqual(['trophy-voice']);
});

it('hangs the next trophy somewhere else after each answer, right or wrong', () => {
  const { answer, next } = createValley();
  expect(next()).toMatchObject({ won: 0, answers: 0, picture: 'trophy-bronze' });
  answer(0, false);
  expect(next()).toMatchObject({ won: 0, answers: 1 });
  for (let at = 1; at < 12; at += 1) answer(at, true);
  expect(next()).toMatchObject({ won: 11, answers: 12, picture: 'trophy-silver' });
  for (let at = 12; at < 41; at += 1) answer(at, true);
  expect(next()).toBeNull();
});
