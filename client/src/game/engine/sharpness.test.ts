// Tests which pictures are drawn with hard edges, and when: close up, but never light and shadows.
import { expect, it, vi } from 'vitest';
import { setSharpness } from './sharpness.ts';

it('is sharp close up only, and leaves light soft', () => {
  const picture = { setFilter: vi.fn() };
  const light = { setFilter: vi.fn() };
  const textures = { list: { farm: picture, 'light-map': light, 'drawn-glow': light } } as never;
  setSharpness(textures, 6);
  setSharpness(textures, 2);
  setSharpness(textures, undefined);
  expect(picture.setFilter.mock.calls).toEqual([[1], [0], [0]]);
  expect(light.setFilter).not.toHaveBeenCalled();
});
