// Tests program drafts: separated by user, moved from a guest to an account, and kept if they were never run.
import { expect, it } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { clearRanDrafts, type Draft, moveDrafts, readDraft, writeDraft } from './programDrafts.ts';

const draft = (code: string, ran = false): Draft => ({ code, at: 5, ran });

it('keeps the programs of two learners apart', () => {
  const storage = createFakeStorage();
  writeDraft('asha', 'loops', draft('mine'), storage);
  expect(readDraft('asha', 'loops', storage)).toEqual(draft('mine'));
  expect(readDraft('ravi', 'loops', storage)).toBeUndefined();
});

it.each(['{', '7', 'null', '{"code":7}'])('ignores an invalid entry (%s)', (text) => {
  const storage = createFakeStorage();
  storage.setItem('lanternwise:lab:asha:loops', text);
  expect(readDraft('asha', 'loops', storage)).toBeUndefined();
});

it('returns false if the storage is full or blocked', () => {
  const storage = createFakeStorage();
  expect(writeDraft('asha', 'loops', draft('x'), storage)).toBe(true);
  storage.full = true;
  const blocked = createFakeStorage();
  blocked.blocked = true;
  expect(writeDraft('asha', 'loops', draft('y'), storage)).toBe(false);
  expect(writeDraft('asha', 'loops', draft('y'), blocked)).toBe(false);
});

it('moves a guest’s drafts to the account without overwriting its own', () => {
  const storage = createFakeStorage();
  writeDraft('guest', 'print', draft('guest print'), storage);
  writeDraft('guest', 'loops', draft('guest loops'), storage);
  writeDraft('asha', 'loops', draft('asha loops'), storage);
  moveDrafts('guest', 'asha', storage);
  expect(readDraft('asha', 'print', storage)?.code).toBe('guest print');
  expect(readDraft('asha', 'loops', storage)?.code).toBe('asha loops');
  expect(storage.names().filter((key) => key.includes('guest'))).toEqual([]);
});

it('clears the drafts that were run, and keeps the others', () => {
  const storage = createFakeStorage();
  writeDraft('asha', 'print', draft('ran', true), storage);
  writeDraft('asha', 'loops', draft('never ran'), storage);
  writeDraft('ravi', 'print', draft('his', true), storage);
  clearRanDrafts('asha', storage);
  expect(storage.names()).toEqual(['lanternwise:lab:asha:loops', 'lanternwise:lab:ravi:print']);
});
