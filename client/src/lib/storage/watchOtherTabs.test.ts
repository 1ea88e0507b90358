// @vitest-environment jsdom
// Tests that storage events of other tabs reach only the listeners of that key.
import { expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from './keys.ts';
import { watchOtherTabs } from './watchOtherTabs.ts';

const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('passes the id of a family member, until it is stopped', () => {
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

it('matches a single key exactly', () => {
  const onWrite = vi.fn();
  const stop = watchOtherTabs(STORAGE_KEYS.token, onWrite);
  otherTab('token-of-another', 'x');
  otherTab('token', null);
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('', null);
  stop();
});
