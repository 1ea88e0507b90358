// Serves and emits the Python files under hashed names.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const PYTHON_CACHE = join(ROOT, '.cache/python');
const FILES = { wasm: 'python.wasm', library: 'library.bin', snapshot: 'snapshot.bin' } as const;
const COMPRESSED_SUFFIXES = ['', '.br', '.gz'];
const VIRTUAL_MODULE = 'virtual:python-files';
const RESOLVED_MODULE = `\0${VIRTUAL_MODULE}`;
const CONTENT_TYPES: Record<string, string> = { '.wasm': 'application/wasm', '.bin': 'application/octet-stream' };

/** Isolation enables shared memory for Python; the production server sends the same header. */
const ISOLATION_HEADERS = { 'document-isolation-policy': 'isolate-and-credentialless' };

/** Rebuilds outdated files; takes half a second if there are none. */
function buildPythonFiles(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/python/index.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The Python files could not be built: see above');
}

const shortHash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 10);

/** Path, size and content-hashed URL of each file. */
export function pythonAssets() {
  return Object.entries(FILES).map(([name, file]) => {
    const path = join(PYTHON_CACHE, file);
    const extension = extname(file);
    const url = `/assets/${file.slice(0, -extension.length)}-${shortHash(readFileSync(path))}${extension}`;
    return { name, path, url, bytes: statSync(path).size };
  });
}

/** pyodide references its own wasm file; it is passed in at runtime and must not be emitted twice. */
const removeWasmUrl: Plugin = {
  name: 'lanternwise:python-without-wasm',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('pyodide.asm.mjs')) return undefined;
    const reference = 'new URL("pyodide.asm.wasm",import.meta.url).href';
    if (!code.includes(reference)) this.error('pyodide no longer references its wasm file as expected');
    return { code: code.replace(reference, '"pyodide.asm.wasm"'), map: null };
  },
};

export function pythonFiles(): Plugin {
  return {
    name: 'lanternwise:python',
    config: () => ({
      // Bundled into the worker unchanged; its Node code is unreachable.
      optimizeDeps: { exclude: ['pyodide'] },
      server: { headers: ISOLATION_HEADERS },
      worker: {
        format: 'es',
        plugins: () => [removeWasmUrl],
        // The server identifies Python's worker by this name and sends it a separate content security policy.
        rolldownOptions: { output: { entryFileNames: 'assets/python-[name]-[hash].js' } },
      },
    }),
    buildStart: buildPythonFiles,
    resolveId: (id) => (id === VIRTUAL_MODULE ? RESOLVED_MODULE : undefined),
    load(id) {
      if (id !== RESOLVED_MODULE) return undefined;
      return pythonAssets()
        .map(({ name, url, bytes }) => `export const ${name} = ${JSON.stringify({ url, bytes })};`)
        .join('\n');
    },
    generateBundle() {
      for (const { path, url } of pythonAssets())
        for (const suffix of COMPRESSED_SUFFIXES)
          this.emitFile({ type: 'asset', fileName: `${url.slice(1)}${suffix}`, source: readFileSync(path + suffix) });
    },
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const file = pythonAssets().find(({ url }) => url === path);
        if (file) {
          reply.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? '');
          reply.setHeader('cross-origin-resource-policy', 'same-origin');
          createReadStream(file.path).pipe(reply);
        } else next();
      });
    },
  };
}
