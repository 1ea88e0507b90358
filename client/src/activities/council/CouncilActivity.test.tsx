// @vitest-environment jsdom
// Tests the council: a dangerous choice is asked back with the learner's own figures, and each choice is answered by its guide.
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import letters from '../../../../shared/content/realms/night-garden/activities/council-letters.json' with {
  type: 'json',
};
import type { OwnTest } from '../host/useOwnTest.ts';
import { getButton, pressButton, renderContent } from '../testing/renderActivity.tsx';

const fakes = vi.hoisted((): { own: OwnTest } => ({ own: null }));
vi.mock('../host/useOwnTest.ts', () => ({ useOwnTest: () => fakes.own }));

const council = activitySchema.parse(letters) as ActivityOf<'council'>;
const [lamp, proposes, people] = council.choices;

beforeEach(() => localStorage.clear());

async function open(own: OwnTest) {
  fakes.own = own;
  return renderContent(council);
}

it('asks the Lamp alone back with how often the own tree was wrong, and takes it all the same', async () => {
  const { answers, cards } = await open({ right: 24, of: 30 });
  expect(screen.getByText(/right on 24 of 30 that it never saw/)).toBeTruthy();
  pressButton(/The Lamp alone/);
  pressButton('Decide');
  expect(screen.getByText(/It was wrong on 6 of 30 letters/)).toBeTruthy();
  expect(answers).toHaveLength(0);
  pressButton('I stay with it');
  expect(answers[0]).toMatchObject({ answer: { choice: 'lamp' } });
  expect(cards).toEqual([{ choice: 0 }]);
  expect(screen.getByText(lamp!.reply)).toBeTruthy();
});

it('says where nobody tested anything, and asks only the Lamp alone back then', async () => {
  const { answers } = await open(null);
  expect(screen.getByText(/nobody tested this/)).toBeTruthy();
  pressButton(/The Lamp alone/);
  pressButton('Decide');
  expect(screen.getByText(council.unseen)).toBeTruthy();
  pressButton('Think again');
  expect(getButton('Decide')).toHaveProperty('disabled', true);
  pressButton(/People alone/);
  pressButton('Decide');
  expect(screen.getByText(people!.reply)).toBeTruthy();
  expect(answers).toHaveLength(1);
});

it('can be decided again', async () => {
  const { cards } = await open(null);
  pressButton(/The Lamp proposes/);
  pressButton('Decide');
  expect(screen.getByText(proposes!.reply)).toBeTruthy();
  pressButton('Decide again');
  pressButton(/People alone/);
  pressButton('Decide');
  expect(cards).toEqual([{ choice: 1 }, { choice: 2 }]);
});
