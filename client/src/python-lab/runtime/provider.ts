// The page's one Python, made of what this browser can do: shared memory, else a service worker, else programs without input().

import * as files from 'virtual:python-files';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { InputMode, RuntimeProvider } from '../protocol.ts';
import { moduleSources } from '../worker/install.ts';
import workerAddress from '../worker/worker.ts?worker&url';
import { fetchAssets, type PythonFiles } from './assets.ts';
import type { PythonAssets } from './messages.ts';
import { WorkerRuntime } from './pythonRuntime.ts';
import { newInputAddress, sendAnswer, serviceWorkerReady, stayForOffline } from './serviceWorker.ts';

const SOURCES = import.meta.glob<string>('../worker/**/*.py', { query: '?raw', import: 'default', eager: true });

const FILES: PythonFiles = {
  wasm: files.wasm,
  library: files.library,
  snapshot: files.snapshot,
  sources: moduleSources((file) => SOURCES[`../worker/${file}`] ?? ''),
};

/** Shared memory exists and works: some browsers have the one without the other. */
const canShare = (): boolean => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';

async function chooseMode(): Promise<InputMode> {
  if (canShare()) return 'shared-memory';
  return (await serviceWorkerReady()) ? 'service-worker' : 'none';
}

/** The query tells the server which connections the worker's content policy may allow: one path, or none at all. */
function makeWorker(mode: InputMode): Worker {
  const address = new URL(workerAddress, location.href);
  if (mode === 'service-worker') address.searchParams.set('input', 'service-worker');
  return new Worker(address, { type: 'module', name: 'python' });
}

const reports = new Set<(share: number) => void>();
let fetching: Promise<PythonAssets> | undefined;
let share = 0;

/** Fetched once a page; a failed attempt is forgotten, so that the next one starts anew. */
function assets(report?: (share: number) => void): Promise<PythonAssets> {
  if (report) {
    reports.add(report);
    if (share > 0) report(share);
  }
  fetching ??= fetchAssets(FILES, (now) => {
    share = now;
    for (const tell of reports) tell(now);
  }).catch((error: unknown) => {
    fetching = undefined;
    share = 0;
    throw error;
  });
  return fetching;
}

let current: WorkerRuntime | undefined;

class SharedRuntime extends WorkerRuntime {
  override dispose(): void {
    super.dispose();
    if (current === this) current = undefined;
  }
}

export const pythonProvider: RuntimeProvider = {
  runtime() {
    current ??= new SharedRuntime({
      assets,
      chooseMode,
      makeWorker,
      newInputAddress,
      sendAnswer,
      whenIdle: (call) => whenIdle(call, { timeout: 2000 }),
      started: () => whenIdle(() => void stayForOffline(), { timeout: 2000 }),
    });
    return current;
  },
  prefetch() {
    assets().catch(() => undefined);
  },
};
