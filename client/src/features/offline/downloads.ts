// Takes realms along: fetches their files one after the other, keeps them in the browser, and tells how far each realm is.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { createValueStore, type ReadableStore } from '../../lib/valueStore.ts';
import { ABSENT, type DownloadEvent, type DownloadState, type FailureReason, nextDownload } from './downloadMachine.ts';
import { filesOf, type OfflineFile, type OfflinePlan, type Playable, sumOf } from './plan.ts';

/** Requests at the same time; more would only divide a slow line. */
const PARALLEL = 3;

/** What is stored about a requested realm. */
export interface KeptRecord {
  isWhole: boolean;
  /** The build whose files it holds. */
  build: string;
}
export type KeptRecords = Partial<Record<MapId, KeptRecord>>;

/** Carries the reason for which a download cannot go on. */
export class DownloadError extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The download stopped: ${reason}`, options);
    this.reason = reason;
  }
}

export interface DownloadDeps {
  /** Rejects with DownloadError. */
  loadPlan(): Promise<OfflinePlan>;
  playable: Playable;
  files: {
    /** Urls of all kept files. */
    list(): Promise<ReadonlySet<string>>;
    /** Fetches and keeps one file. Rejects with DownloadError, and with AbortError after a pause. */
    bring(file: OfflineFile, signal: AbortSignal): Promise<void>;
    remove(urls: readonly string[]): Promise<void>;
  };
  records: {
    read(): KeptRecords;
    write(records: KeptRecords): void;
  };
  /** Bytes that the browser still grants; undefined where it does not tell. */
  roomLeft(): Promise<number | undefined>;
  /** Keeps what the server says about the person and the realm. Rejects with DownloadError. */
  keepAnswers(realm: MapId): Promise<void>;
  /** Waits until the service worker is installed, without which no page opens offline; false if it cannot be. */
  isServed(): Promise<boolean>;
}

export interface DownloadsState {
  /** Undefined until it is read, or if there is none. */
  plan: OfflinePlan | undefined;
  states: Partial<Record<MapId, DownloadState>>;
  kept: ReadonlySet<string>;
}

/** Its state stands beside Redux: it changes with every file, and is loaded with the parts that show it. */
export interface Downloads extends ReadableStore<DownloadsState> {
  readonly playable: Playable;
  /** Looks at what is on the device; goes on with realms of an older version of the site. */
  inspect(): Promise<void>;
  take(realms: readonly MapId[]): Promise<void>;
  pause(realm: MapId): void;
  /** Also the files that no other kept realm needs. */
  remove(realms: readonly MapId[]): Promise<void>;
}

const reasonOf = (error: unknown): FailureReason => (error instanceof DownloadError ? error.reason : 'network');

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: steps of one download queue, over the same state
export function createDownloads(deps: DownloadDeps): Downloads {
  const { files, records, playable } = deps;
  const { getState, setState, subscribe } = createValueStore<DownloadsState>({
    plan: undefined,
    states: {},
    kept: new Set(),
  });
  /** Told with the end of each download: what hangs on it is costly to compute for every file. */
  let kept = new Set<string>();
  let queue: MapId[] = [];
  let running: { realm: MapId; abort: AbortController } | undefined;

  const change = (next: Partial<DownloadsState>): void => setState({ ...getState(), ...next });
  const stateOf = (realm: MapId): DownloadState => getState().states[realm] ?? ABSENT;
  const send = (realm: MapId, event: DownloadEvent): void => {
    const state = nextDownload(stateOf(realm), event);
    if (state !== stateOf(realm)) change({ states: { ...getState().states, [realm]: state } });
  };
  const record = (realm: MapId, entry: KeptRecord | undefined): void => {
    const { [realm]: _, ...others } = records.read();
    records.write(entry ? { ...others, [realm]: entry } : others);
  };

  /** In bytes on the line. */
  function amountOf(plan: OfflinePlan, realm: MapId): { done: number; total: number; missing: OfflineFile[] } {
    const all = filesOf(plan, [realm], playable);
    const missing = all.filter(({ url }) => !kept.has(url));
    const total = sumOf(all, 'load');
    return { done: total - sumOf(missing, 'load'), total, missing };
  }

  async function readKept(): Promise<void> {
    kept = new Set(await files.list());
    change({ kept: new Set(kept) });
  }

  async function requirePlan(): Promise<OfflinePlan> {
    const plan = getState().plan ?? (await deps.loadPlan());
    if (plan !== getState().plan) change({ plan });
    return plan;
  }

  async function fetchMissing(realm: MapId, missing: readonly OfflineFile[], signal: AbortSignal): Promise<void> {
    const waiting = [...missing];
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await files.bring(file, signal);
        kept.add(file.url);
        send(realm, { kind: 'advanced', bytes: file.load });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }

  async function download(realm: MapId, abort: AbortController): Promise<void> {
    try {
      const plan = await requirePlan();
      await readKept();
      const { missing, done, total } = amountOf(plan, realm);
      send(realm, { kind: 'started', done, total });
      const room = await deps.roomLeft();
      if (room !== undefined && room < sumOf(missing, 'bytes')) throw new DownloadError('full');
      record(realm, { isWhole: false, build: plan.build });
      await deps.keepAnswers(realm);
      await fetchMissing(realm, missing, abort.signal);
      if (!(await deps.isServed())) throw new DownloadError('no-worker');
      abort.signal.throwIfAborted();
      record(realm, { isWhole: true, build: plan.build });
      send(realm, { kind: 'completed' });
    } catch (error) {
      // Ends the requests beside the one that failed.
      abort.abort();
      send(realm, { kind: 'failed', reason: reasonOf(error) });
    }
    change({ kept: new Set(kept) });
  }

  async function runQueue(): Promise<void> {
    if (running) return;
    for (let realm = queue.shift(); realm; realm = queue.shift()) {
      running = { realm, abort: new AbortController() };
      await download(realm, running.abort);
      running = undefined;
    }
  }

  function stop(realm: MapId): void {
    queue = queue.filter((one) => one !== realm);
    send(realm, { kind: 'paused' });
    if (running?.realm === realm) running.abort.abort();
  }

  const downloads: Downloads = {
    playable,
    getState,
    subscribe,
    async inspect() {
      const plan = await requirePlan().catch(() => undefined);
      if (!plan) return;
      await readKept();
      const outdated: MapId[] = [];
      for (const [id, { isWhole, build }] of Object.entries(records.read())) {
        const realm = id as MapId;
        if (!plan.realms[realm]) continue;
        const { done, total } = amountOf(plan, realm);
        const isOlder = isWhole && build !== plan.build;
        send(realm, { kind: 'found', wasWhole: isWhole && !isOlder, done, total });
        if (done >= total) record(realm, { isWhole: true, build: plan.build });
        else if (isOlder) outdated.push(realm);
      }
      await downloads.take(outdated);
    },
    async take(realms) {
      const plan = await requirePlan().catch((error: unknown) => {
        for (const realm of realms) {
          send(realm, { kind: 'asked', done: 0, total: 0 });
          send(realm, { kind: 'failed', reason: reasonOf(error) });
        }
      });
      if (!plan) return;
      for (const realm of realms) {
        if (!plan.realms[realm]) continue;
        const { done, total } = amountOf(plan, realm);
        send(realm, { kind: 'asked', done, total });
        if (stateOf(realm).kind === 'planned' && !queue.includes(realm)) queue.push(realm);
      }
      await runQueue();
    },
    pause: stop,
    async remove(realms) {
      const plan = await requirePlan().catch(() => undefined);
      for (const realm of realms) {
        stop(realm);
        record(realm, undefined);
        send(realm, { kind: 'removed' });
      }
      const remaining = Object.keys(records.read()) as MapId[];
      const needed = new Set(plan ? filesOf(plan, remaining, playable).map(({ url }) => url) : []);
      const isNeeded = (url: string) => (plan ? needed.has(url) : remaining.length > 0);
      await files.remove([...(await files.list())].filter((url) => !isNeeded(url)));
      await readKept();
    },
  };
  return downloads;
}
