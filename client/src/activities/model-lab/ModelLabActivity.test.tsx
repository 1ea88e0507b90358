// @vitest-environment jsdom
// The Canteen Lab from its question to the model card.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choose, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('the Canteen Lab ends in a model card with figures', async () => {
  const { answers, cards } = await renderActivity('canteen-data');
  press(/Before cooking/);
  press('On to: Columns');
  press(/Main dish/);
  press(/Temperature/);
  press('On to: Clean and plot');
  choose('Day 14', 'repair');
  choose('Day 27', 'remove');
  press('Check cleaning');
  expect(screen.getByText(/hiding between day 37 and day 45/)).toBeTruthy();
  choose('Day 41', 'remove');
  press('Check cleaning');
  expect(screen.getByText(/58 honest rows/)).toBeTruthy();
  press('On to: Train');
  await screen.findByText('Train on 40 days');
  press(/The tree \(two/);
  press('Train on 40 days');
  press('On to: Test');
  expect(screen.getByText(/That is what happened/)).toBeTruthy();
  press('Keep the tree');
  press('On to: Deploy');
  press(/Waste alert likely/);
  press('Finish the lab');
  expect(answers[0]?.answer).toMatchObject({ prediction: 'tree', columns: ['dish', 'temp'], deployed: 'tree' });
  expect(cards[0]).toMatchObject({ 'training rows': 40, 'test rows': 18 });
  expect(cards[0]?.['test accuracy']).toBeCloseTo(15 / 18);
});
