// @vitest-environment jsdom
// Tests that the camera shows the place of an activity in what its window leaves of the screen.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from '../../bridge/bus.ts';
import { AVATAR, type BusEvents } from '../../bridge/events.ts';
import { LessonWindow } from '../../overlay-kit/LessonWindow.tsx';
import { WorldProvider } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from './useCameraBeside.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Station() {
  useCameraBeside('word-stones');
  return null;
}

function framesOf(size: 'side' | 'full', content = <Station />): BusEvents['camera/framed'][] {
  const bus = createBus();
  const frames: BusEvents['camera/framed'][] = [];
  bus.on('camera/framed', (frame) => frames.push(frame));
  render(
    <WorldProvider value={bus}>
      <LessonWindow title="River" size={size} onClose={() => undefined}>
        {content}
      </LessonWindow>
    </WorldProvider>,
  );
  return frames;
}

const boxIs = (box: Partial<DOMRect>) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);

it('frames the place beside the window, and the player without one', () => {
  boxIs({ left: innerWidth / 2, top: 0, width: innerWidth / 2 });
  expect(framesOf('side').at(-1)).toEqual({ target: 'word-stones', closeUp: 1, right: 0.5 });
  cleanup();
  expect(framesOf('side', <p>Nothing</p>).at(-1)).toEqual({ target: AVATAR, closeUp: 1, right: 0.5 });
});

it('keeps the place clear of the ribbon of a window below the map', () => {
  boxIs({ left: 0, top: innerHeight / 2, width: innerWidth });
  expect(framesOf('side').at(-1)?.bottom).toBeGreaterThan(0.5);
});

it('frames the place in the pane of a whole screen', () => {
  boxIs({ left: 0, top: 0, right: innerWidth / 4, bottom: innerHeight });
  expect(framesOf('full').at(-1)).toEqual({ target: 'word-stones', closeUp: 1, top: 0, right: 0.75, bottom: 0 });
});

it('gives the camera back to the player when the window has gone', () => {
  const frames = framesOf('side');
  cleanup();
  expect(frames.at(-1)).toBe(null);
});
