// @vitest-environment jsdom
// The Forty Trophies played by the driver to the last plinth, with a miss that is explained and returns later in other words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const FILE = '../../../../shared/content/realms/voice-valley-park/activities/master-forty.json';
const quiz = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
if (quiz.kind !== 'mastery-quiz') throw new Error('expected a mastery quiz');
const { questions, messages } = quiz;

beforeEach(() => localStorage.clear());

const picksOf = (answers: readonly { answer: unknown }[]) =>
  answers.map(({ answer }) => Object.entries((answer as { picks: Record<string, string> }).picks)[0] ?? ['', '']);

it('is played to forty trophies, the missed question among them', async () => {
  const { answers } = await renderContent(quiz);
  await drive(activityUser, quiz, true);
  const picks = picksOf(answers);
  expect(picks).toHaveLength(41);
  const [missed] = picks[0] ?? [''];
  expect(picks.findIndex(([id], at) => at > 0 && id === missed)).toBe(5);
  expect(answers[0]?.answer).toMatchObject({ predicted: quiz.predict.correct });
  await activityUser.click('play-on');
  expect(screen.getByText('Trophies: 40 of 40')).toBeTruthy();
}, 60_000);

it('explains each wrong option, shows no other one as right, and lets nothing be picked twice', async () => {
  const { answers } = await renderContent(quiz);
  const shown = await activityUser.whichText(questions.map(({ text }) => text));
  const question = questions.find(({ text }) => text === shown)!;
  const [wrong, other] = question.options.filter(({ id }) => id !== question.correct);
  await activityUser.click(`option:${wrong!.id}`);
  await activityUser.click(`predict:${quiz.predict.correct}`);
  await activityUser.expectText(messages.wrong);
  await activityUser.expectText(wrong!.why);
  expect(document.body.textContent).not.toContain(other!.why);
  expect(document.querySelector('[data-result="right"]')).toBeNull();
  await activityUser.expectDisabled(`option:${question.correct}`);
  expect(answers).toHaveLength(1);
  expect(screen.getByText('Return later').parentElement?.textContent).toContain('1');
});
