// A drag without movement counts as a tap.
import type { DragEndEvent } from '@dnd-kit/core';
import { expect, it, vi } from 'vitest';
import { tapUnlessDragged } from './dragging.ts';

const dragEnd = (x: number, y: number, tap: () => void) =>
  ({ active: { id: 'a', data: { current: { tap } } }, delta: { x, y } }) as unknown as DragEndEvent;

it('taps after a drag without movement', () => {
  const tap = vi.fn();
  expect(tapUnlessDragged(dragEnd(2, -3, tap))).toBe(true);
  expect(tap).toHaveBeenCalledOnce();
});

it('does not tap after a real drag', () => {
  const tap = vi.fn();
  expect(tapUnlessDragged(dragEnd(40, 0, tap))).toBe(false);
  expect(tap).not.toHaveBeenCalled();
});
