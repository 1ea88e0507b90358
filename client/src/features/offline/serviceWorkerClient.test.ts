// Tests how long a page waits for the installation of the service worker, with a browser's registration played by hand.
import { afterEach, expect, it, vi } from 'vitest';
import { serviceWorkerInstalled } from './serviceWorkerClient.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Registration {
  active?: FakeWorker;
  installing?: FakeWorker;
}

const browserWith = (register: () => Promise<Registration>) =>
  vi.stubGlobal('navigator', { serviceWorker: { register } });

afterEach(() => vi.unstubAllGlobals());

/** What has been answered so far. */
async function answerSoFar(answer: Promise<boolean>): Promise<boolean | 'none'> {
  return Promise.race([answer, new Promise<'none'>((resolve) => setTimeout(() => resolve('none')))]);
}

it('waits for the end of an installation, however long', async () => {
  const installing = new FakeWorker();
  browserWith(async () => ({ installing }));
  const answer = serviceWorkerInstalled();
  expect(await answerSoFar(answer)).toBe('none');
  installing.become('installed');
  expect(await answerSoFar(answer)).toBe('none');
  installing.become('activating');
  expect(await answer).toBe(true);
});

it('is false once the installation fails', async () => {
  const installing = new FakeWorker();
  browserWith(async () => ({ installing }));
  const answer = serviceWorkerInstalled();
  expect(await answerSoFar(answer)).toBe('none');
  installing.become('redundant');
  expect(await answer).toBe(false);
});

it('is true at once where it is installed, also while the next one is on its way', async () => {
  browserWith(async () => ({ active: new FakeWorker(), installing: new FakeWorker() }));
  expect(await serviceWorkerInstalled()).toBe(true);
});

it('is false where the browser has none, or allows none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await serviceWorkerInstalled()).toBe(false);
  browserWith(() => Promise.reject(new DOMException('private', 'SecurityError')));
  expect(await serviceWorkerInstalled()).toBe(false);
});
