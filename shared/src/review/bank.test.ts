// The review's bank: every card can be answered, is reworded, explains each mistake, and gives nothing away by its form.
import { describe, expect, it } from 'vitest';
import { PLAY_ORDER } from '../constants/realms.ts';
import { seededRandom } from '../learning/random.ts';
import { REVIEW_BANK, type ReviewedRealm, reviewCard, reviewItems } from './bank.ts';
import { type ReviewCard, RIGHT_OPTION } from './card.ts';
import type { RealmReview, ReviewQuestion, ReviewTask, Words } from './questions/item.ts';
import { SHOP_REVIEWS } from './questions/pythonWorld.ts';

const REALMS = Object.keys(REVIEW_BANK) as ReviewedRealm[];
const ITEMS = REALMS.flatMap(reviewItems);
const cardOf = (item: string, seen: number) => {
  const card = reviewCard(item, seen);
  if (!card) throw new Error(`no card of ${item}`);
  return card;
};
const DEVANAGARI = /[ऀ-ॿ]/;

/** Realms and shops by name. */
const BANKS: readonly (readonly [string, RealmReview])[] = [
  ...Object.entries(REVIEW_BANK).filter(([realm]) => realm !== 'python-world'),
  ...Object.entries(SHOP_REVIEWS),
];
const QUESTIONS = BANKS.flatMap(([bank, { questions }]) => questions.map((question) => ({ bank, ...question })));

it('covers every realm of the course and the eight shops of Python World', () => {
  expect(REALMS.toSorted()).toEqual([...PLAY_ORDER, 'python-world'].toSorted());
  expect(Object.keys(SHOP_REVIEWS).length).toBe(8);
  expect(new Set(ITEMS).size).toBe(ITEMS.length);
  const inBanks = BANKS.map(([, { questions, tasks }]) => questions.length + tasks.length);
  expect(inBanks.reduce((sum, count) => sum + count, 0)).toBe(ITEMS.length);
});

it.each(BANKS)('%s has at least 15 questions and 4 tasks', (_, { questions, tasks }) => {
  expect(questions.length).toBeGreaterThanOrEqual(15);
  expect(tasks.length).toBeGreaterThanOrEqual(4);
});

it('still knows the items that were asked before the bank grew', () => {
  const first = {
    'ai-adventure-park': ['first-step', 'held-out', 'proxy', 'accuracy'],
    'robo-realm': ['kinds', 'repeat', 'different', 'field'],
    'wonder-vision-valley': ['pixels', 'edge', 'neighbours', 'brighter'],
    'think-tank-park': ['breadth', 'axis', 'predict', 'steps'],
    'imagination-island': ['next-word', 'temperature', 'fluent', 'chance'],
    'fun-factory-realm': ['labels', 'bag', 'bias', 'precision'],
    'voice-valley-park': ['sampling', 'voices', 'clone', 'samples'],
    'safety-star-city': ['feed', 'phish', 'drill', 'false-alarms'],
    'python-world': ['input', 'indent', 'equals', 'loop'],
  };
  const items = Object.entries(first).flatMap(([realm, ids]) => ids.map((id) => `${realm}/${id}`));
  expect(items.filter((item) => !ITEMS.includes(item))).toEqual([]);
});

const hasHindi = ([, hindi]: Words) => DEVANAGARI.test(hindi);
const BOTH = [0, 1] as const;
const failing = (isBad: (question: ReviewQuestion) => boolean) =>
  QUESTIONS.filter(isBad).map(({ bank, id }) => `${bank}/${id}`);

describe('each written question', () => {
  it('is whole in English and Hindi', () => {
    const isBad = ({ ask, again, right, wrong }: ReviewQuestion) => {
      const sentences = [ask, ...again, ...wrong.map(({ why }) => why)];
      const options = [right, ...wrong.map(({ text }) => text)];
      const isTidy = (words: Words) => words.length === 2 && words.every((text) => text !== '' && text.trim() === text);
      // An option that is the same in both languages is code, output or a number.
      const isTranslated = options.every(([english, hindi]) => english === hindi) || options.every(hasHindi);
      return !(isTranslated && sentences.every(hasHindi) && [...sentences, ...options].every(isTidy));
    };
    expect(failing(isBad)).toEqual([]);
  });

  it('has two wrong options and is worded in three ways', () => {
    const isBad = ({ ask, again, wrong }: ReviewQuestion) =>
      wrong.length !== 2 || BOTH.some((at) => new Set([ask, ...again].map((words) => words[at])).size !== 3);
    expect(failing(isBad)).toEqual([]);
  });

  it('explains each mistake in its own words', () => {
    const isBad = ({ wrong }: ReviewQuestion) => BOTH.some((at) => new Set(wrong.map(({ why }) => why[at])).size !== 2);
    expect(failing(isBad)).toEqual([]);
  });

  it('does not show its answer by being the only long one', () => {
    const isBad = ({ code, right, wrong }: ReviewQuestion) =>
      code === undefined &&
      BOTH.some((at) => right[at].length > 4 + 1.25 * Math.max(...wrong.map(({ text }) => text[at].length)));
    expect(failing(isBad)).toEqual([]);
  });
});

/** Cards of every item, as often as a learner may meet it. */
const CARDS = ITEMS.flatMap((item) => Array.from({ length: 24 }, (_, seen) => cardOf(item, seen)));
const itemsOf = (cards: readonly ReviewCard[]) => [...new Set(cards.map(({ item }) => item))];

it('draws three different options without a long tail of digits for each task, whatever the numbers', () => {
  const isBad = ({ make }: ReviewTask) =>
    Array.from({ length: 500 }, (_, seed) => make(seededRandom(seed))).some(({ right, wrong }) => {
      const options = [right, ...wrong].map(String);
      return new Set(options).size !== 3 || options.some((text) => text === '' || /NaN|undefined|\.\d{2}/.test(text));
    });
  const bad = BANKS.flatMap(([bank, { tasks }]) => tasks.filter(isBad).map(({ id }) => `${bank}/${id}`));
  expect(bad).toEqual([]);
});

describe('the card of every item', () => {
  it('has three different options in both languages, one of them right', () => {
    const isWrong = ({ options }: ReviewCard) =>
      options.filter(({ id }) => id === RIGHT_OPTION).length !== 1 ||
      BOTH.some((at) => new Set(options.map(({ text }) => text[at])).size !== 3);
    expect(itemsOf(CARDS.filter(isWrong))).toEqual([]);
  });

  it('explains each other option', () => {
    const isSilent = ({ options, why }: ReviewCard) =>
      options.some(({ id }) => (id !== RIGHT_OPTION) !== Object.hasOwn(why, id));
    expect(itemsOf(CARDS.filter(isSilent))).toEqual([]);
  });

  it('explains the sign of a new line wherever an option has it', () => {
    const isUnexplained = ({ ask, options }: ReviewCard) =>
      BOTH.some((at) => options.some(({ text }) => text[at].includes('⏎')) && !ask[at].includes('⏎'));
    expect(itemsOf(CARDS.filter(isUnexplained))).toEqual([]);
  });

  it('is asked in other words, or with other numbers, in most of its meetings', () => {
    const asked = ({ ask, code }: ReviewCard) => JSON.stringify([ask, code]);
    const wordings = (item: string, meetings: number) =>
      new Set(Array.from({ length: meetings }, (_, seen) => asked(cardOf(item, seen)))).size;
    const isWritten = (item: string) => QUESTIONS.some(({ id }) => item.endsWith(`/${id}`));
    // Numbers are drawn, so that the same ones may come twice by chance.
    expect(ITEMS.filter((item) => (isWritten(item) ? wordings(item, 3) < 3 : wordings(item, 12) < 6))).toEqual([]);
  });

  it('is the same on the page and on the server', () => {
    expect(ITEMS.map((item) => reviewCard(item, 5))).toEqual(ITEMS.map((item) => reviewCard(item, 5)));
  });

  it('is whole in Hindi and leaves no placeholder of a task open', () => {
    const texts = ({ ask, why }: ReviewCard) => [ask, ...Object.values(why)];
    const isBroken = (card: ReviewCard) =>
      texts(card).some(([english, hindi]) => !DEVANAGARI.test(hindi) || /undefined|NaN/.test(english + hindi));
    expect(itemsOf(CARDS.filter(isBroken))).toEqual([]);
    const names = BANKS.flatMap(([, { tasks }]) =>
      tasks.flatMap(({ id, ask, why, code = '', make }) => {
        const { values } = make(() => 0.5);
        const used = [...ask, ...why, code].flatMap((text) =>
          [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        );
        return used.filter((name) => !Object.hasOwn(values, name)).map((name) => `${id}: ${name}`);
      }),
    );
    expect(names).toEqual([]);
  });
});

it('does not betray the right option by its place or its length', () => {
  const first = CARDS.filter(({ options }) => options[0]?.id === RIGHT_OPTION).length / CARDS.length;
  expect(first).toBeGreaterThan(0.25);
  expect(first).toBeLessThan(0.42);
  for (const at of BOTH) {
    const isLongest = ({ right, wrong }: ReviewQuestion) =>
      wrong.every(({ text }) => text[at].length < right[at].length);
    expect(QUESTIONS.filter(isLongest).length / QUESTIONS.length).toBeLessThanOrEqual(0.4);
  }
});

/** Words that the glossary rejects (shared/content/glossary.hi.md). */
const REJECTED = [
  ...[/\bAI\b/, /प्रशिक्षित/, /नमूना दर/, /परिशुद्धता/, /निकटतम/, /कृपया/, /ल्यूमेन/, /ईको/, /त्रुटि/, /आगंतुक/],
  ...[/विकल्प का चयन/, /भविष्यवाणी/, /Python/, /बिलकुल/, /दोअर्थी/, /तापमान घटा|तापमान बढ़ा/],
];

it('keeps to the Hindi of the glossary', () => {
  const hindiOf = ({ ask, options, why }: ReviewCard) =>
    [ask, ...options.map(({ text }) => text), ...Object.values(why)].map(([, hindi]) => hindi).join('\n');
  const breaches = CARDS.flatMap((card) => {
    const hindi = hindiOf(card);
    return REJECTED.filter((word) => word.test(hindi)).map((word) => [card.item, word]);
  });
  expect(breaches).toEqual([]);
});

it('knows no card of an unknown item', () => {
  expect([reviewCard('demo/x', 0), reviewCard('ai-adventure-park/nothing', 0), reviewCard('', 0)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
