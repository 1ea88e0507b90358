// For component tests: operates an activity for the driver of its kind.
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActivityDriver, ActivityUser } from '../kit/drive.ts';

const DISABLED = ':disabled, [aria-disabled="true"]';

/** Waits for the only control of that name, and until it is enabled where it is to be clicked; models are trained in the background. */
const control = (name: string, isClicked = false): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>(`[data-control="${name}"]`);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} controls have the name ${name}`);
    if (isClicked && found[0].matches(DISABLED)) throw new Error(`${name} is disabled`);
    return found[0];
  });

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ');

export const activityUser: ActivityUser = {
  click: async (name) => void fireEvent.click(await control(name, true)),
  selectOption: async (name, value) => void fireEvent.change(await control(name), { target: { value } }),
  type: async (name, text) => void fireEvent.change(await control(name), { target: { value: text } }),
  pressKeys: async (name, keys) => {
    const canvas = (await control(name)).querySelector('[role="application"]');
    if (!canvas) throw new Error(`there is no canvas in ${name}`);
    for (const key of keys) {
      fireEvent.keyDown(canvas, { key });
      fireEvent.keyUp(canvas, { key });
    }
  },
  expectDisabled: async (name) => expect((await control(name)).matches(DISABLED)).toBe(true),
  expectText: async (text) =>
    expect(collapseWhitespace(document.body.textContent ?? '')).toContain(collapseWhitespace(text)),
  whichText: (texts) =>
    waitFor(() => {
      const shown = collapseWhitespace(document.body.textContent ?? '');
      const found = texts.find((text) => shown.includes(collapseWhitespace(text)));
      if (found === undefined) throw new Error(`none of these is shown: ${texts.join(' | ')}`);
      return found;
    }),
  // What was answered is never called unanswered.
  expectExplanation: async () =>
    expect(document.querySelectorAll('[data-explanation]:not([data-unanswered])').length).toBeGreaterThan(0),
};

export async function loadDriver({ kind }: Activity): Promise<ActivityDriver<ActivityKind>> {
  return ((await import(`../${kind}/drive.ts`)) as { drive: ActivityDriver<ActivityKind> }).drive;
}
