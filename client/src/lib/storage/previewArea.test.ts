// Tests the storage of a preview: nothing of the game reaches the browser, and nothing stored is seen.
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from './keys.ts';
import { createPreviewArea, createStorageArea } from './storageArea.ts';

function fakeStorage(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    storage: {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, text: string) => void map.set(key, text),
      removeItem: (key: string) => void map.delete(key),
      key: (index: number) => [...map.keys()][index] ?? null,
      get length() {
        return map.size;
      },
    },
  };
}

it('begins without progress and writes none, for every key of play', () => {
  const stored = { 'lanternwise:progress:teacher:demo': 'own', token: 'secret', 'lanternwise:settings': '{}' };
  const { map, storage } = fakeStorage(stored);
  const area = createPreviewArea(createStorageArea(() => storage));
  expect(area.get('lanternwise:progress:teacher:demo')).toBeNull();
  expect(area.keys('lanternwise:progress:')).toEqual([]);
  const kept = ['token', 'settings', 'cookieConsent', 'phoneNoticeAccepted', 'pausedLoops', 'preview'];
  for (const [name, { key }] of Object.entries(STORAGE_KEYS)) {
    if (kept.includes(name)) continue;
    expect(area.set(`${key}x`, 'played')).toBe(true);
    expect(area.get(`${key}x`)).toBe('played');
    area.remove(key);
  }
  expect(area.keys('lanternwise:outbox:')).toEqual(['lanternwise:outbox:x']);
  expect(Object.fromEntries(map)).toEqual(stored);
});

it('keeps what belongs to the device', () => {
  const { map, storage } = fakeStorage({ token: 'secret' });
  const area = createPreviewArea(createStorageArea(() => storage));
  expect(area.get('token')).toBe('secret');
  area.set('lanternwise:settings', '{"theme":"light"}');
  expect(map.get('lanternwise:settings')).toBe('{"theme":"light"}');
  area.remove('token');
  expect(map.has('token')).toBe(false);
});
