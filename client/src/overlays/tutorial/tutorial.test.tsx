// @vitest-environment jsdom
// The tutorial of robo-realm by keys and by finger: 300 ms for each arrow, wrong ones ignored, remapped keys, the tour's camera.
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { getButton, pressButton } from '../../activities/testing/renderActivity.tsx';
import { createBus } from '../../bridge/bus.ts';
import type { BusEvents } from '../../bridge/events.ts';
import { RecordProvider } from '../../features/progress/hooks.ts';
import type { NewQuestEvent } from '../../features/progress/types.ts';
import { DEFAULT_KEYS } from '../../features/settings/settings.ts';
import { settingsChanged } from '../../features/settings/settingsSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../../overlay-kit/useWorld.ts';
import { TutorialOverlay } from './TutorialOverlay.tsx';

const found = compileContent(join(import.meta.dirname, '../../../..')).realms.find(
  ({ realm }) => realm.id === 'robo-realm',
);
if (!found) throw new Error('robo-realm does not compile');
const content = found;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTutorial(keys = DEFAULT_KEYS) {
  const events: NewQuestEvent[] = [];
  const frames: BusEvents['camera/framed'][] = [];
  const close = vi.fn();
  const store = createStore();
  store.dispatch(settingsChanged({ keys }));
  const bus = createBus();
  bus.on('camera/framed', (frame) => frames.push(frame));
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <WorldProvider value={bus}>
          <RecordProvider
            value={(event) => {
              events.push(event);
              return [];
            }}
          >
            <TutorialOverlay request={{ kind: 'tutorial', ref: 'movement-tutorial' }} close={close} />
          </RecordProvider>
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  return { events, frames, close };
}

function hold(code: string, ms: number) {
  fireEvent.keyDown(window, { code });
  act(() => vi.advanceTimersByTime(ms));
  fireEvent.keyUp(window, { code });
}
const isAsked = (text: string) => expect(screen.getByText(text)).toBeTruthy();

it('wants each arrow for 300 ms, in order, and ignores others', () => {
  const { events, frames, close } = openTutorial();
  pressButton('Try it');
  isAsked('Step 1/4');
  expect(frames.at(-1)).toEqual({ target: null, zoom: 2 });
  hold('ArrowLeft', 400);
  hold('ArrowUp', 200);
  isAsked('Step 1/4');
  for (const code of ['ArrowUp', 'ArrowDown', 'ArrowLeft']) hold(code, 300);
  isAsked('Step 4/4');
  expect(events).toEqual([]);
  hold('ArrowRight', 300);
  isAsked('Movement Tutorial Complete!');
  expect(events).toEqual([{ kind: 'lesson-finished', ref: 'movement-tutorial', skipped: false }]);
  expect(frames.at(-1)).toBeNull();
  expect(close).not.toHaveBeenCalled();
});

it('tours hat, armour and Nova with the camera and ends with Start Adventure!', () => {
  const { events, frames, close } = openTutorial();
  pressButton('Skip tutorial');
  expect(events).toEqual([{ kind: 'lesson-finished', ref: 'movement-tutorial', skipped: true }]);
  pressButton('Start Map Tour');
  expect(getButton('Previous').disabled).toBe(true);
  pressButton('Next');
  pressButton('Previous');
  pressButton('Next');
  pressButton('Next');
  expect(frames.slice(-4).map((frame) => frame && [frame.target, frame.zoom])).toEqual([
    ['mystical-armour', 6],
    ['magic-hat', 6],
    ['mystical-armour', 6],
    ['nova', 3],
  ]);
  isAsked('Meet Nova - The AI Wizard');
  pressButton('Start Adventure!');
  expect(close).toHaveBeenCalled();
});

it('works with remapped keys and with the arrows on the screen', () => {
  openTutorial({ ...DEFAULT_KEYS, up: ['KeyI'] });
  pressButton('Try it');
  isAsked('Hold I to walk up');
  hold('ArrowUp', 400);
  isAsked('Step 1/4');
  hold('KeyI', 300);
  isAsked('Step 2/4');
  const down = screen.getByRole('button', { name: 'Walk down' });
  fireEvent.pointerDown(down, { pointerId: 1 });
  act(() => vi.advanceTimersByTime(300));
  fireEvent.pointerUp(down, { pointerId: 1 });
  isAsked('Step 3/4');
});
