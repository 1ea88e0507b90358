// Tests the crop of a picture to a frame.
import { PICTURE_MAX_BYTES as CONTRACT_MAX_BYTES } from '@lanternwise/shared/contracts/account';
import { expect, it } from 'vitest';
import { cropFor, PICTURE_MAX_BYTES } from './shrinkPicture.ts';

it('crops the centre of a picture that is too wide or too tall, without stretching', () => {
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

it('has the same size limit as the contract', () => {
  expect(PICTURE_MAX_BYTES).toBe(CONTRACT_MAX_BYTES);
});
