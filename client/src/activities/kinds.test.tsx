// @vitest-environment jsdom
// Every activity of the park played by its kind's own driver, wrongly first: what it hands in is graded right.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Activity, type ActivityKind, gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Driver, Player } from './kit/drive.ts';
import { renderActivity } from './testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/ai-adventure-park/activities');
const ids = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** Waits for the one control of that name: models are trained in the background. */
const control = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>(`[data-control="${name}"]`);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} controls are called ${name}`);
    return found[0];
  });

const plain = (text: string): string => text.replace(/\s+/g, ' ');

const player: Player = {
  press: async (name) => {
    const target = await control(name);
    expect(target.matches(':disabled'), `${name} is disabled`).toBe(false);
    fireEvent.click(target);
  },
  choose: async (name, value) => void fireEvent.change(await control(name), { target: { value } }),
  write: async (name, text) => void fireEvent.change(await control(name), { target: { value: text } }),
  blocked: async (name) => expect((await control(name)).matches(':disabled')).toBe(true),
  reads: async (text) => expect(plain(document.body.textContent ?? '')).toContain(plain(text)),
  explained: async () => expect(document.querySelectorAll('.act-explanations li').length).toBeGreaterThan(0),
};

async function driverOf({ kind }: Activity): Promise<Driver<ActivityKind>> {
  return ((await import(`./${kind}/drive.ts`)) as { drive: Driver<ActivityKind> }).drive;
}

it.each(ids)('%s', async (id) => {
  const { activity, answers } = await renderActivity(id);
  const drive = await driverOf(activity);
  await drive(player, activity, true);
  const last = answers.at(-1);
  expect(gradeActivity(activity, last?.answer)).toMatchObject({ correct: true, wrong: [] });
});
