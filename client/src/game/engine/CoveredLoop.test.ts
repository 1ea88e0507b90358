// Tests a covered world: it rests, draws one picture after a change of size, and is never left asleep once it is seen again.
import { expect, it, vi } from 'vitest';
import { CoveredLoop } from './CoveredLoop.ts';

function createLoop() {
  let isRunning = true;
  let after: (() => void) | undefined;
  const loop = {
    sleep: vi.fn(() => {
      isRunning = false;
    }),
    wake: vi.fn(() => {
      isRunning = true;
    }),
  };
  const events = {
    once: (_name: string, listener: () => void) => {
      after = listener;
    },
  };
  const covered = new CoveredLoop({ loop, events } as unknown as ConstructorParameters<typeof CoveredLoop>[0]);
  const drawFrame = () => {
    if (isRunning) after?.();
    after = undefined;
  };
  return { covered, drawFrame, isRunning: () => isRunning };
}

it('draws once after the screen changed behind a window', () => {
  const { covered, drawFrame, isRunning } = createLoop();
  covered.setCovered(true);
  expect(isRunning()).toBe(false);
  covered.redraw();
  expect(isRunning()).toBe(true);
  drawFrame();
  expect(isRunning()).toBe(false);
});

it('goes on when the window was closed before that picture', () => {
  const { covered, drawFrame, isRunning } = createLoop();
  covered.setCovered(true);
  covered.redraw();
  covered.setCovered(false);
  drawFrame();
  expect(isRunning()).toBe(true);
});
