// The page's one Python, made of what this browser can do: shared memory, else a service worker, else programs without input().
import library from '../../../../.cache/python/library.bin?url';
import wasm from '../../../../.cache/python/pyodide.asm.wasm?url';
import sizes from '../../../../.cache/python/sizes.json?raw';
import snapshot from '../../../../.cache/python/snapshot.bin?url';
import {
  cacheForOffline,
  postToServiceWorker,
  serviceWorkerReady,
} from '../../features/offline/serviceWorkerClient.ts';
import { createValueStore } from '../../lib/valueStore.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { InputMode, RuntimeProvider } from '../protocol.ts';
import { moduleSources } from '../worker/install.ts';
import workerAddress from '../worker/worker.ts?worker&url';
import { fetchAssets, type PythonFiles } from './fetchAssets.ts';
import { WorkerRuntime } from './WorkerRuntime.ts';
import { INPUT_PATH, type PythonAssets } from './workerMessages.ts';

/** Where a worker of this page asks; the random part keeps two tabs apart. */
const newInputAddress = (): string => `${location.origin}${INPUT_PATH}${crypto.randomUUID()}/`;

/** null ends the program that asks. */
const sendAnswer = (address: string, text: string | null): void =>
  postToServiceWorker({ kind: 'answer', path: new URL(address).pathname, text });

const SOURCES = import.meta.glob<string>('../worker/**/*.py', { query: '?raw', import: 'default', eager: true });

/** Of the files that scripts/python makes. */
const BYTES = JSON.parse(sizes) as Record<'wasm' | 'library' | 'snapshot', number>;
const FILES: PythonFiles = {
  wasm: { url: wasm, bytes: BYTES.wasm },
  library: { url: library, bytes: BYTES.library },
  snapshot: { url: snapshot, bytes: BYTES.snapshot },
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

const share = createValueStore(0);
let assetsPromise: Promise<PythonAssets> | undefined;

/** Fetched once a page; a failed attempt is discarded, so that the next one starts again. */
function loadAssets(report?: (share: number) => void): Promise<PythonAssets> {
  if (report) {
    share.subscribe(() => report(share.getState()));
    if (share.getState() > 0) report(share.getState());
  }
  assetsPromise ??= fetchAssets(FILES, share.setState).catch((error: unknown) => {
    assetsPromise = undefined;
    share.setState(0);
    throw error;
  });
  return assetsPromise;
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
      assets: loadAssets,
      chooseMode,
      makeWorker,
      newInputAddress,
      sendAnswer,
      whenIdle: (call) => whenIdle(call, { timeout: 2000 }),
      onStarted: () => whenIdle(() => void cacheForOffline(), { timeout: 2000 }),
    });
    return current;
  },
  prefetch() {
    loadAssets().catch(() => undefined);
  },
};
