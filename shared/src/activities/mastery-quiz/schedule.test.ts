// Plays whole mastery quizzes through the scheduler alone: 40 trophies with misses, returns in other words, and no pattern in the order.
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../learning/random.ts';
import { countAnswers, mergeParts, type Parts, recordParts, wonParts } from '../../quests/parts.ts';
import { askQuestion, type Bank, type BankQuestion, nextQuestion, RETURN_AFTER } from './schedule.ts';

const TIERS = ['one', 'two', 'three', 'four'].map((id) => ({ id }));
const option = (id: string, text = id) => ({ id, text, why: `why ${id}` });
const bank: Bank<BankQuestion> = {
  goal: 40,
  tiers: TIERS,
  questions: TIERS.flatMap(({ id: tier }) =>
    Array.from({ length: 16 }, (_, at) => ({
      id: `${tier}-${at}`,
      tier,
      text: `first ${tier} ${at}`,
      again: { text: `again ${tier} ${at}`, right: 'right, said again' },
      options: [option('right'), option('wrong-a'), option('wrong-b')],
      correct: 'right',
    })),
  ),
};

interface Asked {
  id: string;
  text: string;
  right: boolean;
}

/** Answers until the goal; a question is missed with this chance each time. Fails if it takes for ever. */
function play(missChance: number, seed: number, start: Parts = {}, answers = 2000) {
  const random = seededRandom(seed);
  const asked: Asked[] = [];
  let parts = start;
  while (wonParts(parts).length < bank.goal && asked.length < answers) {
    const question = nextQuestion(bank, parts, seed)!;
    const { id, text } = askQuestion(question, parts, seed);
    const right = random() >= missChance;
    asked.push({ id, text, right });
    const before = wonParts(parts);
    parts = recordParts(parts, right ? [id] : [], right ? [] : [id]);
    expect(wonParts(parts).slice(0, before.length)).toEqual(before);
  }
  return { asked, parts };
}

describe.each([0, 0.2, 0.5, 0.9])('with %d of the answers missed', (missChance) => {
  const runs = [1, 2, 3, 4, 5].map((seed) => play(missChance, seed));

  it('forty trophies are won, and none is taken back on the way', () => {
    for (const { parts } of runs) expect(wonParts(parts)).toHaveLength(40);
  });

  it('a missed question returns after some others, in the words it was not asked in before', () => {
    for (const { asked } of runs)
      for (const [at, { id, text, right }] of asked.entries()) {
        const next = asked.findIndex((one, later) => later > at && one.id === id);
        if (right || next < 0) continue;
        expect(next - at).toBeGreaterThan(RETURN_AFTER);
        expect(asked[next]!.text).not.toBe(text);
      }
  });
});

it('takes ten trophies of each tier from a child who misses nothing', () => {
  const { asked, parts } = play(0, 7);
  expect(asked).toHaveLength(40);
  for (const { id } of TIERS) expect(wonParts(parts).filter((part) => part.startsWith(id))).toHaveLength(10);
});

it('goes on after a pause where it stopped', () => {
  const { parts } = play(0.4, 3, {}, 30);
  const { asked } = play(0.4, 99, JSON.parse(JSON.stringify(parts)));
  const won = new Set(wonParts(parts));
  expect(asked.filter(({ id }) => won.has(id))).toEqual([]);
});

it('asks mastered questions in between where nothing else is left', () => {
  let parts: Parts = {};
  for (const { id } of bank.questions) parts = recordParts(parts, [id], []);
  const last = bank.questions.at(-1)!.id;
  parts = { ...parts, [last]: { won: 0, misses: 1, at: countAnswers(parts) } };
  expect(nextQuestion(bank, parts, 1)?.id).toBe('one-0');
  expect(askQuestion(bank.questions[0]!, parts, 1)).toMatchObject({ text: 'again one 0', returns: false });
  for (let at = 0; at < RETURN_AFTER; at += 1) parts = recordParts(parts, [nextQuestion(bank, parts, 1)!.id], []);
  expect(nextQuestion(bank, parts, 1)?.id).toBe(last);
});

it('puts the right option first, second and last equally often', () => {
  const places = [0, 0, 0];
  for (let seed = 0; seed < 50; seed += 1)
    for (const question of bank.questions) {
      const at = askQuestion(question, {}, seed).options.findIndex(({ id }) => id === 'right');
      places[at] = (places[at] ?? 0) + 1;
    }
  for (const count of places) expect(count / (50 * 64)).toBeCloseTo(1 / 3, 1);
});

it('rewords the right option too when a question returns', () => {
  const [question] = bank.questions as [BankQuestion];
  const asked = askQuestion(question, recordParts({}, [], [question.id]), 1);
  expect(asked.returns).toBe(true);
  expect(asked.options.map(({ text }) => text).sort()).toEqual(['right, said again', 'wrong-a', 'wrong-b']);
});

it('keeps what was won on either of two devices', () => {
  const common = play(0.3, 5, {}, 12).parts;
  const here = play(0.3, 6, common, 20).parts;
  const there = play(0.3, 7, common, 25).parts;
  const merged = mergeParts(here, there);
  expect(new Set(wonParts(merged))).toEqual(new Set([...wonParts(here), ...wonParts(there)]));
  expect(mergeParts(there, here)).toEqual(merged);
  expect(mergeParts(merged, here)).toEqual(merged);
});
