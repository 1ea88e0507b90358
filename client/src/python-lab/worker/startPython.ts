// Starts Python in the worker from the files that the page fetched: from the memory snapshot if it fits, otherwise normally.
import { loadPyodide, type PyodideInterface, version } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import type { PythonAssets } from '../runtime/workerMessages.ts';
import { installModules, isInstalled } from './install.ts';
import { safeGlobals } from './lockdown.ts';

/** An address that nothing fetches: everything is in memory. Ends as pyodide expects. */
const FAKE_INDEX_URL = 'https://python.invalid/';
const STDLIB_URL = `${FAKE_INDEX_URL}python_stdlib.zip`;

/** Nothing can be installed: the list of packages is empty. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version },
  packages: {},
} as const;

/** Answers only pyodide's requests, from memory. */
function serveFromMemory({ module, library }: PythonAssets): void {
  WebAssembly.instantiateStreaming = async (_reply, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  globalThis.fetch = async (address) => {
    const name = String(address instanceof Request ? address.url : address);
    if (name === STDLIB_URL) return new Response(library);
    if (name.endsWith('.wasm')) return new Response();
    throw new TypeError('Python has no network here.');
  };
}

function bootPyodide(snapshot: ArrayBuffer | undefined): Promise<PyodideInterface> {
  return loadPyodide({
    indexURL: FAKE_INDEX_URL,
    stdLibURL: STDLIB_URL,
    packageBaseUrl: FAKE_INDEX_URL,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    env: { HOME: '/home/pyodide' },
    jsglobals: safeGlobals(),
    stdin: () => null,
    createPyodideModule,
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
}

/** Undefined where the snapshot does not fit this browser: a private API, so an ordinary start must always be possible. */
async function startFromSnapshot(assets: PythonAssets): Promise<PyodideInterface | undefined> {
  if (!assets.snapshot) return undefined;
  try {
    const python = await bootPyodide(assets.snapshot);
    return python.runPython('1 + 1') === 2 && isInstalled(python) ? python : undefined;
  } catch {
    return undefined;
  }
}

export async function startPython(assets: PythonAssets): Promise<{ python: PyodideInterface; usedSnapshot: boolean }> {
  serveFromMemory(assets);
  const restored = await startFromSnapshot(assets);
  const python = restored ?? (await bootPyodide(undefined));
  if (!restored) installModules(python, assets.sources);
  // Output of C code that bypasses sys.stdout is dropped, instead of filling the browser's console.
  python.setStdout({ batched: () => undefined });
  python.setStderr({ batched: () => undefined });
  return { python, usedSnapshot: restored !== undefined };
}
