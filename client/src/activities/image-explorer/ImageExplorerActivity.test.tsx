// @vitest-environment jsdom
// The six pages of image recognition played by keys and buttons: the tool at once, a bet at the first check, a wrong state explained, then the goal reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { lessonSchema } from '@lanternwise/shared/content/lesson';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const REALM = join(import.meta.dirname, '../../../../shared/content/realms/wonder-vision-valley');
const read = (name: string): unknown => JSON.parse(readFileSync(join(REALM, `${name}.json`), 'utf8'));
const lesson = lessonSchema.parse(read('lessons/image-recognition'));
const levels = lesson.kind === 'adventure' ? lesson.levels : [];
const page = (id: string) => {
  const activity = activitySchema.parse(read(`activities/${id}`));
  if (activity.kind !== 'image-explorer') throw new Error(`${id} is not explored`);
  return activity;
};

beforeEach(() => {
  // jsdom has no layout, cannot scroll and draws nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('image-recognition has six pages, with Next and then Complete, and no page is locked', () => {
  expect(lesson).toMatchObject({ kind: 'adventure', isFree: true });
  expect(levels.map(({ next }) => next)).toEqual(['Next', 'Next', 'Next', 'Next', 'Next', 'Complete']);
  expect(levels.map(({ activity }) => page(activity).tool.kind)).toEqual([
    ...['pixels', 'brightness', 'channels', 'edges', 'features', 'training'],
  ]);
});

it.each(levels.map(({ activity }) => activity))(
  '%s is in the hands at once, bet on, explained when wrong, and solved',
  async (id) => {
    const activity = page(id);
    const { answers, cards } = await renderContent(activity);
    // The tool is in the hands at once, without a question.
    expect(document.querySelector('[data-control^="predict:"]')).toBeNull();
    await drive(activityUser, activity, true);
    expect(answers.map(({ answer }) => gradeActivity(activity, answer)?.correct)).toEqual([false, true]);
    expect(answers[1]?.answer).toMatchObject({ guess: activity.guess.options[0]?.id });
    expect(cards).toHaveLength(1);
  },
);
