// Tests of leaving a realm: the stored exit and the limited wait for the next map's image.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../testing/createFakeStorage.ts';
import { clearPendingTransition, readPendingTransition, storePendingTransition } from './pendingTransition.ts';
import { waitForMapImage } from './waitForMapImage.ts';

const PARK = 'ai-adventure-park';

describe('pending exit', () => {
  it('is readable after the reload by its own realm until it is cleared', () => {
    const storage = createFakeStorage();
    storePendingTransition({ realm: PARK, next: '/Grassroot/robo-realm' }, storage);
    expect(readPendingTransition(PARK, storage)).toEqual({ realm: PARK, next: '/Grassroot/robo-realm' });
    clearPendingTransition(storage);
    expect(readPendingTransition(PARK, storage)).toBeUndefined();
    storePendingTransition({ realm: PARK, next: '/pricing' }, storage);
    expect(readPendingTransition('robo-realm', storage)).toBeUndefined();
  });

  it('never leads to another site', () => {
    const storage = createFakeStorage();
    for (const next of ['https://evil.example', '//evil.example']) {
      storage.setItem('lanternwise:pending-exit', JSON.stringify({ realm: PARK, next }));
      expect(readPendingTransition(PARK, storage)).toBeUndefined();
    }
  });
});

describe("the next map's image", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves immediately if it exists', async () => {
    const load = vi.fn(async () => true);
    await expect(waitForMapImage('robo-realm', load)).resolves.toBe(true);
    expect(load).toHaveBeenCalledExactlyOnceWith('/Game_Assets/robo-realm_map.png');
  });

  it('is retried each second and given up after five', async () => {
    const load = vi.fn(async () => false);
    const waiting = waitForMapImage('robo-realm', load);
    await vi.advanceTimersByTimeAsync(2100);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(waiting).resolves.toBe(false);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('is given up after five seconds even if the server never answers', async () => {
    const waiting = waitForMapImage('robo-realm', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(5000);
    await expect(waiting).resolves.toBe(false);
  });
});
