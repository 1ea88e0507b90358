// The review's bank: every card can be answered, is reworded, explains each mistake, and gives nothing away by its form.
import { describe, expect, it } from 'vitest';
import { PLAY_ORDER } from '../constants/realms.ts';
import { REVIEW_BANK, type ReviewedRealm, RIGHT_OPTION, reviewCard, reviewItems } from './bank.ts';

const REALMS = Object.keys(REVIEW_BANK) as ReviewedRealm[];
const ITEMS = REALMS.flatMap(reviewItems);
const cardOf = (item: string, seen: number) => {
  const card = reviewCard(item, seen);
  if (!card) throw new Error(`no card of ${item}`);
  return card;
};
const DEVANAGARI = /[ऀ-ॿ]/;

it('covers every realm of the course and Python World', () => {
  expect(REALMS.toSorted()).toEqual([...PLAY_ORDER, 'python-world'].toSorted());
  expect(new Set(ITEMS).size).toBe(ITEMS.length);
  expect(REALMS.every((realm) => reviewItems(realm).length >= 4)).toBe(true);
});

describe.each(ITEMS)('%s', (item) => {
  it('has one right option among different ones, and an explanation for each other', () => {
    for (let seen = 0; seen < 40; seen++) {
      const { options, why } = cardOf(item, seen);
      expect(new Set(options.map(({ text }) => text[0])).size).toBe(options.length);
      expect(
        options
          .map(({ id }) => id)
          .filter((id) => id !== RIGHT_OPTION)
          .toSorted(),
      ).toEqual(Object.keys(why));
      expect(options.length).toBe(3);
    }
  });

  it('is asked in other words, or with other numbers, the next time', () => {
    const asked = [0, 1, 2, 3].map((seen) => cardOf(item, seen).ask[0]);
    expect(asked[1]).not.toBe(asked[0]);
  });

  it('is the same card on the page and on the server', () => {
    expect(reviewCard(item, 5)).toEqual(reviewCard(item, 5));
  });

  it('is whole in Hindi and leaves no placeholder open', () => {
    const { ask, why } = cardOf(item, 0);
    for (const [english, hindi] of [ask, ...Object.values(why)]) {
      expect(hindi).toMatch(DEVANAGARI);
      expect(english + hindi).not.toMatch(/[{}]/);
    }
  });
});

it('does not betray the right option by its place or its length', () => {
  const cards = ITEMS.flatMap((item) => [0, 1, 2].map((seen) => cardOf(item, seen)));
  const first = cards.filter(({ options }) => options[0]?.id === RIGHT_OPTION).length / cards.length;
  expect(first).toBeGreaterThan(0.2);
  expect(first).toBeLessThan(0.47);
  const isLongest = ({ options }: (typeof cards)[number]) =>
    options.toSorted((a, b) => b.text[0].length - a.text[0].length)[0]?.id === RIGHT_OPTION;
  const written = cards.filter(({ options }) => /[a-z]{3}/.test(options[0]?.text[0] ?? ''));
  expect(written.filter(isLongest).length / written.length).toBeLessThan(0.55);
});

it('knows no card of an unknown item', () => {
  expect([reviewCard('demo/x', 0), reviewCard('ai-adventure-park/nothing', 0), reviewCard('', 0)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
