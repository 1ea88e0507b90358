// A finger that lingers taps; one that moves drags.
import type { DragEndEvent } from '@dnd-kit/core';
import { expect, it, vi } from 'vitest';
import { tapUnlessDragged } from './longPressTap.ts';

const ended = (x: number, y: number, tap: () => void) =>
  ({ active: { id: 'a', data: { current: { tap } } }, delta: { x, y } }) as unknown as DragEndEvent;

it('taps where the finger went nowhere', () => {
  const tap = vi.fn();
  expect(tapUnlessDragged(ended(2, -3, tap))).toBe(true);
  expect(tap).toHaveBeenCalledOnce();
});

it('leaves a real drag alone', () => {
  const tap = vi.fn();
  expect(tapUnlessDragged(ended(40, 0, tap))).toBe(false);
  expect(tap).not.toHaveBeenCalled();
});
