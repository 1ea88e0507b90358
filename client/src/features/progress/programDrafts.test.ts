// Programs in this browser: each learner's own, a guest's taken along, nothing lost that was never run.
import { expect, it } from 'vitest';
import { clearRanDrafts, type Draft, draftKey, moveDrafts, readDraft, writeDraft } from './programDrafts.ts';
import { fakeStorage } from './testing.ts';

const draft = (code: string, ran = false): Draft => ({ code, at: 5, ran });

it('keeps the programs of two learners apart', () => {
  const storage = fakeStorage();
  writeDraft(storage, 'asha', 'loops', draft('mine'));
  expect(readDraft(storage, 'asha', 'loops')).toEqual(draft('mine'));
  expect(readDraft(storage, 'ravi', 'loops')).toBeUndefined();
});

it.each(['{', '7', 'null', '{"code":7}'])('takes a damaged entry (%s) for none', (text) => {
  const storage = fakeStorage();
  storage.setItem(draftKey('asha', 'loops'), text);
  expect(readDraft(storage, 'asha', 'loops')).toBeUndefined();
});

it('says where there was no room', () => {
  const storage = fakeStorage();
  expect(writeDraft(storage, 'asha', 'loops', draft('x'))).toBe(true);
  storage.full = true;
  expect(writeDraft(storage, 'asha', 'loops', draft('y'))).toBe(false);
  expect(writeDraft(undefined, 'asha', 'loops', draft('y'))).toBe(false);
});

it('takes a guest’s programs into the account, except over the owner’s own', () => {
  const storage = fakeStorage();
  writeDraft(storage, 'guest', 'print', draft('guest print'));
  writeDraft(storage, 'guest', 'loops', draft('guest loops'));
  writeDraft(storage, 'asha', 'loops', draft('asha loops'));
  moveDrafts(storage, 'guest', 'asha');
  expect(readDraft(storage, 'asha', 'print')?.code).toBe('guest print');
  expect(readDraft(storage, 'asha', 'loops')?.code).toBe('asha loops');
  expect(storage.keys().filter((key) => key.includes('guest'))).toEqual([]);
});

it('forgets at sign-out what the account has, and keeps what was never run', () => {
  const storage = fakeStorage();
  writeDraft(storage, 'asha', 'print', draft('ran', true));
  writeDraft(storage, 'asha', 'loops', draft('never ran'));
  writeDraft(storage, 'ravi', 'print', draft('his', true));
  clearRanDrafts(storage, 'asha');
  expect(storage.keys()).toEqual([draftKey('asha', 'loops'), draftKey('ravi', 'print')]);
});
