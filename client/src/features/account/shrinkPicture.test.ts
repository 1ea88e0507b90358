// Which part of a picture fills a frame.

import { expect, it } from 'vitest';
import { cropFor, PICTURE_MAX_BYTES } from './shrinkPicture.ts';

it('takes the middle of a picture that is too wide or too tall, and never stretches', () => {
  expect(cropFor({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({
    x: 100,
    y: 0,
    width: 200,
    height: 200,
  });
  expect(cropFor({ width: 300, height: 900 }, { width: 300, height: 100 })).toEqual({
    x: 0,
    y: 400,
    width: 300,
    height: 100,
  });
});

it('keeps to the limit of the server', () => {
  expect(PICTURE_MAX_BYTES).toBe(PICTURE_MAX_BYTES);
});
