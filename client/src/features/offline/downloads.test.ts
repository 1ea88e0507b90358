// Tests the manager of downloads with a browser and a server that fail in every way they can.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { describe, expect, it, vi } from 'vitest';
import { createDownloads, type DownloadDeps, DownloadError, type KeptRecords } from './downloads.ts';
import { filesOf, fittingFiles, type OfflineFile, type OfflinePlan } from './plan.ts';

const file = (url: string, load = 10, media?: string): OfflineFile => ({
  url,
  load,
  bytes: load * 3,
  ...(media !== undefined && { media }),
});
const PLAN: OfflinePlan = {
  build: '/assets/main-b.js',
  groups: {
    game: [file('/assets/game.js'), file('/assets/s.webm', 5, 'audio/s'), file('/assets/s.mp3', 5, 'audio/s')],
    'robo-realm': [file('/assets/robo.js')],
    'think-tank-park': [file('/assets/tank.js')],
  },
  realms: { 'robo-realm': ['game', 'robo-realm'], 'think-tank-park': ['game', 'think-tank-park'] },
};
const ALL_OF_ROBO = ['/assets/game.js', '/assets/robo.js', '/assets/s.webm'];

interface Faults {
  /** Called before each file; may throw. */
  beforeFile?(url: string, signal: AbortSignal): void | Promise<void>;
  room?: number;
  plan?: OfflinePlan;
  planError?: DownloadError;
  refuses?: boolean;
  /** Resolves once the worker that opens pages without a network is installed. */
  worker?: Promise<boolean>;
}

function device({ kept = [] as string[], records = {} as KeptRecords } = {}) {
  const faults: Faults = {};
  const cache = new Set(kept);
  let stored = records;
  const fetched: string[] = [];
  const deps: DownloadDeps = {
    playable: { audio: true, video: true },
    async loadPlan() {
      if (faults.planError) throw faults.planError;
      return faults.plan ?? PLAN;
    },
    files: {
      list: async () => new Set(cache),
      async bring({ url }, signal) {
        await faults.beforeFile?.(url, signal);
        signal.throwIfAborted();
        fetched.push(url);
        cache.add(url);
      },
      async remove(urls) {
        for (const url of urls) cache.delete(url);
      },
    },
    records: {
      read: () => stored,
      write(next) {
        stored = next;
      },
    },
    roomLeft: async () => faults.room,
    async keepAnswers() {
      if (faults.refuses) throw new DownloadError('refused');
    },
    isServed: () => faults.worker ?? Promise.resolve(true),
  };
  const downloads = createDownloads(deps);
  return {
    downloads,
    faults,
    cache,
    fetched,
    records: () => stored,
    state: (realm: MapId) => downloads.getState().states[realm],
  };
}

describe('taking a realm along', () => {
  it('fetches its files once, in the format that this browser plays, and records the build', async () => {
    const { downloads, cache, records, state } = device();
    const listener = vi.fn();
    downloads.subscribe(listener);
    await downloads.take(['robo-realm']);
    expect([...cache].sort()).toEqual(ALL_OF_ROBO);
    expect(state('robo-realm')).toEqual({ kind: 'done', done: 25, total: 25 });
    expect(records()).toEqual({ 'robo-realm': { isWhole: true, build: PLAN.build } });
    expect(listener).toHaveBeenCalled();
  });

  it('does not fetch again what another realm brought', async () => {
    const { downloads, fetched } = device();
    await downloads.take(['robo-realm', 'think-tank-park']);
    expect(fetched.filter((url) => url === '/assets/game.js')).toHaveLength(1);
    expect(fetched).toContain('/assets/tank.js');
  });

  it('says that the disk is full before it begins, and keeps nothing', async () => {
    const { downloads, faults, fetched, state } = device();
    faults.room = 20;
    await downloads.take(['robo-realm']);
    expect(state('robo-realm')).toMatchObject({ kind: 'failed', reason: 'full' });
    expect(fetched).toEqual([]);
  });

  it.each(['full', 'network', 'updated'] as const)(
    'stops (%s) in the middle, keeps what came, and goes on',
    async (reason) => {
      const { downloads, faults, fetched, state, records } = device();
      faults.beforeFile = (url) => {
        if (url === '/assets/robo.js') throw new DownloadError(reason);
      };
      await downloads.take(['robo-realm']);
      expect(state('robo-realm')).toMatchObject({ kind: 'failed', reason });
      expect(records()['robo-realm']).toMatchObject({ isWhole: false });
      const before = fetched.length;
      delete faults.beforeFile;
      await downloads.take(['robo-realm']);
      expect(state('robo-realm')?.kind).toBe('done');
      expect(fetched.slice(before)).not.toContain('/assets/game.js');
    },
  );

  it('is refused where the server refuses the realm to this person', async () => {
    const { downloads, faults, fetched, state } = device();
    faults.refuses = true;
    await downloads.take(['robo-realm']);
    expect(state('robo-realm')).toMatchObject({ kind: 'failed', reason: 'refused' });
    expect(fetched).toEqual([]);
  });

  it('is not done before the service worker is installed, without which nothing opens', async () => {
    const { downloads, faults, fetched, state, records } = device();
    let installed = (_isInstalled: boolean): void => undefined;
    faults.worker = new Promise((resolve) => {
      installed = resolve;
    });
    const taken = downloads.take(['robo-realm']);
    await vi.waitFor(() => expect(fetched).toHaveLength(ALL_OF_ROBO.length));
    expect(state('robo-realm')?.kind).toBe('downloading');
    expect(records()['robo-realm']).toMatchObject({ isWhole: false });
    installed(true);
    await taken;
    expect(state('robo-realm')?.kind).toBe('done');
  });

  it('says so where the browser installs no service worker, and can go on', async () => {
    const { downloads, faults, state } = device();
    faults.worker = Promise.resolve(false);
    await downloads.take(['robo-realm']);
    expect(state('robo-realm')).toMatchObject({ kind: 'failed', reason: 'no-worker' });
    faults.worker = Promise.resolve(true);
    await downloads.take(['robo-realm']);
    expect(state('robo-realm')?.kind).toBe('done');
  });

  it('says that the site was updated if the list of files is of another build', async () => {
    const { downloads, faults, state } = device();
    faults.planError = new DownloadError('updated');
    await downloads.take(['robo-realm']);
    expect(state('robo-realm')).toMatchObject({ kind: 'failed', reason: 'updated' });
  });

  it('pauses in the middle of a file, and the next realm takes its turn', async () => {
    const { downloads, faults, state, cache } = device();
    faults.beforeFile = (url, signal) =>
      url === '/assets/robo.js'
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
            downloads.pause('robo-realm');
          })
        : undefined;
    await downloads.take(['robo-realm', 'think-tank-park']);
    expect(state('robo-realm')).toMatchObject({ kind: 'paused', isHalf: false });
    expect(state('think-tank-park')?.kind).toBe('done');
    expect(cache.has('/assets/robo.js')).toBe(false);
  });
});

describe('what is on the device when a page opens', () => {
  const whole = { isWhole: true, build: PLAN.build };

  it('tells a whole realm, a half one and one that the browser cleared away', async () => {
    const robo = device({ kept: ALL_OF_ROBO, records: { 'robo-realm': whole } });
    await robo.downloads.inspect();
    expect(robo.state('robo-realm')?.kind).toBe('done');

    const half = device({ kept: ['/assets/game.js'], records: { 'robo-realm': { ...whole, isWhole: false } } });
    await half.downloads.inspect();
    expect(half.state('robo-realm')).toMatchObject({ kind: 'paused', isHalf: true, done: 10 });
    expect(half.fetched).toEqual([]);

    const purged = device({ records: { 'robo-realm': whole } });
    await purged.downloads.inspect();
    expect(purged.state('robo-realm')).toMatchObject({ kind: 'failed', reason: 'purged' });
  });

  it('fetches what a newer build changed in a realm that was whole', async () => {
    const { downloads, fetched, state, records } = device({
      kept: ['/assets/game.js', '/assets/s.webm', '/assets/robo-old.js'],
      records: { 'robo-realm': { isWhole: true, build: '/assets/main-a.js' } },
    });
    await downloads.inspect();
    expect(fetched).toEqual(['/assets/robo.js']);
    expect(state('robo-realm')?.kind).toBe('done');
    expect(records()['robo-realm']?.build).toBe(PLAN.build);
  });
});

describe('removing', () => {
  it('leaves what other realms need', async () => {
    const { downloads, cache, state } = device();
    await downloads.take(['robo-realm', 'think-tank-park']);
    await downloads.remove(['robo-realm']);
    expect([...cache].sort()).toEqual(['/assets/game.js', '/assets/s.webm', '/assets/tank.js']);
    expect(state('robo-realm')?.kind).toBe('absent');
    await downloads.remove(['think-tank-park']);
    expect(cache.size).toBe(0);
  });
});

describe('the list of files', () => {
  it('has each file once, and one format of each sound and film', () => {
    const both = filesOf(PLAN, ['robo-realm', 'think-tank-park'], { audio: false, video: true }).map(({ url }) => url);
    expect(both.sort()).toEqual(['/assets/game.js', '/assets/robo.js', '/assets/s.mp3', '/assets/tank.js']);
    const film = [file('/assets/f.webm', 9, 'video/f'), file('/assets/f.mp4', 9, 'video/f')];
    expect(fittingFiles(film, { audio: true, video: false }).map(({ url }) => url)).toEqual(['/assets/f.mp4']);
  });
});
