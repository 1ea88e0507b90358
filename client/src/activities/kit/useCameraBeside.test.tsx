// @vitest-environment jsdom
// Tests that the camera makes room for the window of a lesson beside the map, and for no other window.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from '../../bridge/bus.ts';
import type { BusEvents } from '../../bridge/events.ts';
import { WorldProvider } from '../../overlay-kit/useWorld.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCameraBeside } from './useCameraBeside.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Station() {
  useCameraBeside('word-stones');
  return null;
}

function framesOf(size: 'side' | 'full'): BusEvents['camera/framed'][] {
  const bus = createBus();
  const frames: BusEvents['camera/framed'][] = [];
  bus.on('camera/framed', (frame) => frames.push(frame));
  render(
    <WorldProvider value={bus}>
      <Dialog title="River" size={size}>
        <Station />
      </Dialog>
    </WorldProvider>,
  );
  return frames;
}

it('frames the place beside a window at the side, and the whole view otherwise', () => {
  expect(framesOf('side').at(-1)).toMatchObject({ target: 'word-stones', right: expect.any(Number) });
  cleanup();
  expect(framesOf('full').at(-1)).toEqual({ target: 'word-stones' });
});

it('keeps the place clear of the ribbon of a window below the map', () => {
  const box = { left: 0, top: innerHeight / 2, width: innerWidth } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  expect(framesOf('side').at(-1)?.bottom).toBeGreaterThan(0.5);
});
