// @vitest-environment jsdom
// Every activity of the park in Hindi: played to its correct answer without any English text, visible or read aloud.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../features/store/store.ts';
import { showInHindi } from '../i18n/testing/showInHindi.ts';
import { DrawingPad } from './kit/drawing-pad/DrawingPad.tsx';
import type { ActivityUser } from './kit/drive.ts';
import { Plot } from './kit/plot/Plot.tsx';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { hindiActivity } from './testing/hindiActivity.ts';
import { renderContent } from './testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/ai-adventure-park/activities');
const ids = readdirSync(FOLDER).map((name) => name.replace('.json', ''));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Letters of options, units and keys that stay Latin. */
const STAYS_LATIN = /\b([A-H]|k?g|C|T|L|X|Space|Enter)\b/g;
const READ_ALOUD = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** The visible texts of the page and those that are read aloud. */
function textsOnPage(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
  for (const element of document.querySelectorAll('*')) {
    for (const name of READ_ALOUD) found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

function expectNoEnglish(): void {
  const english = textsOnPage().filter((text) => /[a-z]/i.test(text.replace(STAYS_LATIN, '')));
  expect([...new Set(english)]).toEqual([]);
}

/** Checks the page after every action. */
const watchingUser: ActivityUser = {
  ...activityUser,
  click: async (control) => {
    await activityUser.click(control);
    expectNoEnglish();
  },
  selectOption: async (control, value) => {
    await activityUser.selectOption(control, value);
    expectNoEnglish();
  },
};

it.each(ids)('%s', async (id) => {
  await showInHindi('activities', 'shell');
  const { activity, answers } = await renderContent(hindiActivity(id));
  for (const _ of activity.hints) {
    expectNoEnglish();
    const hint = document.querySelector('[data-control="hint"]');
    if (hint) fireEvent.click(hint);
  }
  expectNoEnglish();
  await (await loadDriver(activity))(watchingUser, activity, true);
  expect(gradeActivity(activity, answers.at(-1)?.answer)).toMatchObject({ correct: true, wrong: [] });
});

it('the drawing pad and the plot', async () => {
  await showInHindi('activities', 'shell');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined, set: () => true }) as never,
  );
  const points = [{ id: '1', x: 1, y: 2, series: 'गोला' }];
  render(
    <Provider store={createStore()}>
      <DrawingPad label="गोला बनाइए" size={3} onChange={() => undefined} />
      <Plot kind="scatter" caption="आकार" xLabel="चौड़ाई" yLabel="ऊँचाई" points={points} />
    </Provider>,
  );
  expectNoEnglish();
  const pad = document.querySelector('[role="application"]');
  if (!pad) throw new Error('no pad');
  fireEvent.keyDown(pad, { key: ' ' });
  expectNoEnglish();
  vi.unstubAllGlobals();
});
