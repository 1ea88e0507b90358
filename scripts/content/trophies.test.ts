// Tests the bank of the Forty Trophies: its size, no pattern in the right options, and all forty won through the server's own rules with misses.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askQuestion, nextQuestion } from '../../shared/src/activities/mastery-quiz/schedule.ts';
import { gradeActivity } from '../../shared/src/activities/registry.ts';
import { createQuestContext } from '../../shared/src/content/questContext.ts';
import { seededRandom } from '../../shared/src/learning/random.ts';
import type { QuestEvent } from '../../shared/src/quests/events.ts';
import { wonParts } from '../../shared/src/quests/parts.ts';
import { reduceQuest } from '../../shared/src/quests/reducer.ts';
import { scoreRealm } from '../../shared/src/quests/score.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));
const valley = realms.find(({ realm }) => realm.id === 'voice-valley-park')!;
const quiz = valley.activities['master-forty']!;
if (quiz.kind !== 'mastery-quiz') throw new Error('expected a mastery quiz');
const { questions, tiers, goal } = quiz;

describe('the bank', () => {
  it('has 64 questions in four tiers of 16, for forty trophies', () => {
    expect(goal).toBe(40);
    for (const { id } of tiers) expect(questions.filter(({ tier }) => tier === id)).toHaveLength(16);
  });

  it('asks nothing twice: all questions and returns are worded differently', () => {
    const texts = questions.flatMap(({ text, again }) => [text, again.text]);
    expect(new Set(texts).size).toBe(128);
    for (const { options } of questions) expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
  });

  it.each(['first', 'again'] as const)('gives the right option away by its length neither way (%s)', (time) => {
    const count = { longest: 0, shortest: 0 };
    for (const { options, correct, again } of questions) {
      const right = time === 'again' ? again.right : options.find(({ id }) => id === correct)!.text;
      const wrong = options.filter(({ id }) => id !== correct).map(({ text }) => text.length);
      if (right.length > Math.max(...wrong)) count.longest += 1;
      if (right.length < Math.min(...wrong)) count.shortest += 1;
    }
    expect(count.longest / 64).toBeLessThan(0.45);
    expect(count.shortest / 64).toBeLessThan(0.45);
  });

  it('explains every option in other words', () => {
    for (const { options } of questions) expect(new Set(options.map(({ why }) => why)).size).toBe(options.length);
  });
});

it('gives forty trophies over several visits, through every miss, and then the task is done', () => {
  const context = createQuestContext(valley, gradeActivity);
  const random = seededRandom(11);
  const base = { id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60', at: 1, realm: 'voice-valley-park' as const };
  let state: RealmState = { ...EMPTY_REALM_STATE, entered: true };
  const send = (event: Partial<QuestEvent>) => {
    state = reduceQuest(context, state, { ...base, ...event } as QuestEvent).state;
  };
  let misses = 0;
  for (let answers = 0; !state.activities[quiz.id]?.correct && answers < 500; answers += 1) {
    // Every tenth answer is in another visit, with other shuffles and only what was stored.
    const seed = Math.floor(answers / 10);
    state = JSON.parse(JSON.stringify(state)) as RealmState;
    const parts = state.parts?.[quiz.id] ?? {};
    const before = wonParts(parts).length;
    const question = nextQuestion(quiz, parts, seed)!;
    const { id, options } = askQuestion(question, parts, seed);
    const isRight = random() > 0.3;
    const pick = options.find((option) => (option.id === question.correct) === isRight)!;
    if (!isRight) misses += 1;
    send({
      kind: 'activity-answered',
      ref: quiz.id,
      answer: { picks: { [id]: pick.id } },
      ms: 1,
      hints: 0,
      skipped: false,
    });
    expect(wonParts(state.parts![quiz.id]!).length).toBe(before + (isRight ? 1 : 0));
    expect(state.done.includes('trophies-won')).toBe(before + (isRight ? 1 : 0) >= 40);
  }
  expect(misses).toBeGreaterThan(5);
  expect(scoreRealm(valley.quest, state).trophies).toBe(40);
  expect(state.done).toContain('trophies-won');
});

it('is not done by a lesson that claims to be finished', () => {
  const context = createQuestContext(valley, gradeActivity);
  const entered = { ...EMPTY_REALM_STATE, entered: true };
  const forged = { id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60', at: 1, realm: 'voice-valley-park' as const };
  const { state } = reduceQuest(context, entered, {
    ...forged,
    kind: 'lesson-finished',
    ref: 'trophy-challenge',
    skipped: false,
  });
  expect(state.done).toEqual([]);
});
