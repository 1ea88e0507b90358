// @vitest-environment jsdom
// Storage events of other tabs reach those who keep that key, and nobody else.
import { expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from './keys.ts';
import { watchOtherTabs } from './watchOtherTabs.ts';

const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('names the member of a family, and stops', () => {
  const onWrite = vi.fn();
  const stop = watchOtherTabs(STORAGE_KEYS.progress, onWrite);
  otherTab('lanternwise:progress:asha:park', '{}');
  otherTab('lanternwise:person', 'asha');
  otherTab(null, null);
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('asha:park', '{}');
  stop();
  otherTab('lanternwise:progress:asha:park', '{}');
  expect(onWrite).toHaveBeenCalledOnce();
});

it('takes a single key whole', () => {
  const onWrite = vi.fn();
  const stop = watchOtherTabs(STORAGE_KEYS.token, onWrite);
  otherTab('token-of-somebody', 'x');
  otherTab('token', null);
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('', null);
  stop();
});
