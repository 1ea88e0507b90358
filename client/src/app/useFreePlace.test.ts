// @vitest-environment jsdom
// Where toasts stand: at the top in the middle unless a control is there.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freePlace, useFreePlace } from './useFreePlace.ts';

const PAGE = { width: 1366, height: 641 };
const TOAST = { width: 560, height: 48 };
const control = (left: number, top: number, width = 160, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('is the top in the middle of an empty page', () => {
  expect(freePlace(TOAST, PAGE, [])).toEqual({ top: 92, side: 'center' });
});

it('is beside a control that stands there', () => {
  expect(freePlace(TOAST, PAGE, [control(800, 100)])).toEqual({ top: 92, side: 'start' });
});

it('is below a row of controls', () => {
  expect(freePlace(TOAST, PAGE, [control(0, 80, 1366)])).toEqual({ top: 124, side: 'center' });
});

it('covers as little as it can on a page full of controls', () => {
  const grid = Array.from({ length: 12 }, (_, row) => control(0, 90 + row * 46, 1366));
  const place = freePlace(TOAST, PAGE, [...grid, control(0, 0, 1366, 600)]);
  expect(place.top + TOAST.height).toBeLessThanOrEqual(PAGE.height);
});

it('moves away when a window opens with a control below it', async () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: PAGE.width });
  Object.assign(window, { innerHeight: PAGE.height });
  const box = (tag: string, left: number, width: number) => {
    const element = document.createElement(tag);
    element.getBoundingClientRect = () => new DOMRect(left, 92, width, 48);
    return element;
  };
  const toasts = document.createElement('section');
  toasts.append(box('div', 0, TOAST.width));
  const ref = { current: toasts };
  const { result } = renderHook(() => useFreePlace(ref, 'saved'));
  expect(result.current).toEqual({ top: 92, side: 'center' });
  document.body.append(box('button', 600, 100));
  await waitFor(() => expect(result.current.side).not.toBe('center'));
});
