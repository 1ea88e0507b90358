// Tests that a full disk is not taken for a broken line, nor a refusal for either.
import { expect, it } from 'vitest';
import { answersFailure } from './answersFailure.ts';

it.each<[string, unknown]>([
  ['full', new DOMException('no room', 'QuotaExceededError')],
  ['full', new DOMException('no room', 'UnknownError')],
  ['refused', { status: 403, data: {} }],
  ['network', { status: 503, data: {} }],
  ['foreign', { status: 'FOREIGN_REPLY', data: undefined }],
  ['network', new TypeError('Failed to fetch')],
])('is %s after %o', (reason, error) => {
  expect(answersFailure(error)).toBe(reason);
});
