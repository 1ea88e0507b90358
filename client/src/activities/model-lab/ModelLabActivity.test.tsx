// @vitest-environment jsdom
// The Canteen Lab from the question to the model card.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, parkActivity, pressButton, renderActivity, renderContent } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('the Canteen Lab ends with a model card with figures', async () => {
  const { answers, cards } = await renderActivity('canteen-data');
  pressButton(/Before cooking/);
  pressButton('Next: Columns');
  pressButton(/Main dish/);
  pressButton(/Temperature/);
  pressButton('Check columns');
  pressButton('Next: Clean and plot');
  pressButton('Day 14');
  pressButton('Mend');
  pressButton('Day 27');
  pressButton('Throw');
  pressButton('Check cleaning');
  expect(screen.getByText(/hiding between day 37 and day 45/)).toBeTruthy();
  pressButton('Day 41');
  pressButton('Throw');
  pressButton('Check cleaning');
  expect(screen.getByText(/58 honest rows/)).toBeTruthy();
  pressButton('Next: Train');
  await screen.findByText('Train on 40 days');
  pressButton('Train on 40 days');
  pressButton(/The tree: two/);
  pressButton('Next: Test');
  expect(screen.getByText(/That is what happened/)).toBeTruthy();
  pressButton('Keep the tree');
  pressButton('Next: Deploy');
  pressButton(/Waste likely/);
  pressButton('Finish the lab');
  expect(answers[0]?.answer).toMatchObject({ prediction: 'tree', columns: ['dish', 'temp'], deployed: 'tree' });
  expect(cards[0]).toMatchObject({ 'training rows': 40, 'test rows': 18 });
  expect(cards[0]?.['test accuracy']).toBeCloseTo(15 / 18);
});

it('opens at the first stage that is not done, with one primary button', async () => {
  await renderContent(parkActivity('canteen-data'), 7, 'train');
  expect(getButton(/^Scope$/).getAttribute('aria-current')).toBe('step');
  expect(document.querySelectorAll('.lw-button-primary')).toHaveLength(1);
});
