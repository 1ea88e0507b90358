// @vitest-environment jsdom
// Unfinished work that survives a reload, and never meets the next child at the same computer.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeLastPerson } from '../../features/progress/lastPerson.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { useStoredDraft } from './useStoredDraft.ts';

interface Draft {
  text: string;
}
const EMPTY: Draft = { text: '' };
const schema: Schema<Draft> = (value) =>
  isRecord(value) && typeof value.text === 'string' ? { text: value.text } : undefined;
const openDraft = () => renderHook(() => useStoredDraft('canteen', EMPTY, schema)).result;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('is there again after a reload for the child who made it, and for no other', () => {
  storeLastPerson('asha');
  const draft = openDraft();
  act(() => draft.current[1]({ text: 'two suns' }));
  expect(openDraft().current[0]).toEqual({ text: 'two suns' });

  storeLastPerson('ravi');
  expect(openDraft().current[0]).toEqual(EMPTY);

  storeLastPerson('asha');
  expect(openDraft().current[0]).toEqual({ text: 'two suns' });
});
