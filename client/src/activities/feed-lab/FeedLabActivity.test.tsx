// @vitest-environment jsdom
// Tests the feed lab: played by its driver the figures it reports, and that nothing is tapped twice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { towerFeeds } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { pressButton, renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/tap-the-feed.json';
const lab = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

it('is played to the end: ten taps, a prediction, both ways out, and a conclusion that is explained', async () => {
  const { answers, cards } = await renderContent(lab);
  if (lab.kind !== 'feed-lab') throw new Error('expected a feed lab');
  await drive(activityUser, lab, true);
  expect(answers).toHaveLength(2);
  const figures = cards.at(-1) ?? {};
  expect(towerFeeds(figures)?.before).toHaveLength(6);
  expect(figures['topics after']).toBeGreaterThan(figures['topics before'] ?? 6);
});

it('replaces a tapped post and counts the taps', async () => {
  await renderContent(lab);
  pressButton(/big moons of Jupiter/);
  expect(screen.getByText(/Taps: 1 of 10/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /big moons of Jupiter/ })).toBeNull();
  expect(screen.getByText(/Kabir: “I saw the four big moons/)).toBeTruthy();
});
