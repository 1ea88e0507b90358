// @vitest-environment jsdom
// Every activity of the park played by the driver of its kind, with a wrong answer first; and no view contains texts of the park's lessons.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityUser } from './kit/drive.ts';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { parkActivity, renderActivity, renderContent } from './testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/ai-adventure-park/activities');
const ids = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

describe('is played to the correct answer', () => {
  it.each(ids)('%s', async (id) => {
    const { activity, answers } = await renderActivity(id);
    await (await loadDriver(activity))(activityUser, activity, true);
    expect(gradeActivity(activity, answers.at(-1)?.answer)).toMatchObject({ correct: true, wrong: [] });
  });
});

describe('works for another lesson', () => {
  it.each([
    ['canteen-data', /lunch|canteen|waste|day|dal|sixty|cook|kitchen/gi],
    ['donation-game', /coin|letter|donation|sway|influence/gi],
    ['healthcare-case', /patient|cost|need|hill|river|health|programme/gi],
  ])('%s with other texts shows none of the original ones', async (id, words) => {
    const activity = activitySchema.parse(rewriteWords(id, words));
    const { answers } = await renderContent(activity);
    const checkingUser: ActivityUser = {
      ...activityUser,
      click: async (control) => {
        await activityUser.click(control);
        expect(document.querySelector('[data-kind]')?.textContent?.match(words)).toBeNull();
      },
    };
    await (await loadDriver(activity))(checkingUser, activity, true);
    expect(gradeActivity(activity, answers.at(-1)?.answer)?.correct).toBe(true);
  });
});

/** The content with the words replaced; ids are kept. */
const rewriteWords = (id: string, words: RegExp): unknown =>
  JSON.parse(JSON.stringify(parkActivity(id)), (key, value: unknown) =>
    typeof value === 'string' && !/^(id|kind|guide|illustration|group|column|symbol|icon)$/.test(key)
      ? value.replace(words, 'xyz')
      : value,
  );
