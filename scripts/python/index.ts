// `node --import tsx scripts/python/index.ts`: makes the files of the browser's Python in .cache/python, each only when stale.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleSources, moduleSources } from '../../client/src/python-lab/worker/install.ts';
import { hashOf, OUT, PYODIDE, ROOT, read, WORKER_SOURCES, writeWhole, writeWithTwins } from './files.ts';

/** Names of what is made; `built.json` says of which sources. */
const WASM = 'python.wasm';
const LIBRARY = 'library.bin';
const SNAPSHOT = 'snapshot.bin';

type Built = Partial<Record<typeof WASM | typeof LIBRARY | typeof SNAPSHOT, string>>;

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function readBuilt(): Built {
  try {
    return JSON.parse(read(OUT, 'built.json').toString()) as Built;
  } catch {
    return {};
  }
}

/** What each file is made of, hashed. */
function wanted(sources: ModuleSources) {
  const packer = text('scripts/python/pack_stdlib.py');
  const pyodide = hashOf(read(PYODIDE, 'package.json'));
  const library = hashOf(pyodide, packer, text('scripts/python/library.ts'));
  const install = text('client/src/python-lab/worker/install.ts');
  const snapshot = hashOf(library, text('scripts/python/snapshot.ts'), install, ...Object.values(sources));
  return { packer, stamps: { [WASM]: pyodide, [LIBRARY]: library, [SNAPSHOT]: snapshot } };
}

const built = readBuilt();
const sources = moduleSources((file) => read(WORKER_SOURCES, file).toString());
const { packer, stamps } = wanted(sources);
const have = existsSync(OUT) ? new Set(readdirSync(OUT)) : new Set<string>();
const fresh = (name: keyof typeof stamps) => built[name] === stamps[name] && have.has(name) && have.has(`${name}.br`);

async function make(name: keyof typeof stamps, bytes: () => Promise<Uint8Array>): Promise<void> {
  if (fresh(name)) return;
  const began = Date.now();
  const data = await bytes();
  await writeWithTwins(name, data);
  built[name] = stamps[name];
  writeWhole('built.json', JSON.stringify(built));
  const packed = read(OUT, `${name}.br`).length;
  process.stdout.write(`  python: ${name} ${data.length} bytes, ${packed} with Brotli (${Date.now() - began} ms)\n`);
}

const jobs = [make(WASM, async () => read(PYODIDE, 'pyodide.asm.wasm'))];
const library = async () => (await import('./library.ts')).packLibrary(packer);
const unpacked = fresh(LIBRARY) ? read(OUT, LIBRARY) : await library();
jobs.push(make(LIBRARY, async () => unpacked));
if (!fresh(SNAPSHOT)) {
  const { makeSnapshot } = await import('./snapshot.ts');
  // Python reads its library from a file; the finished one waits for its compressed twins.
  writeWhole('library.draft', unpacked);
  const snapshot = await makeSnapshot(join(OUT, 'library.draft'), sources);
  jobs.push(make(SNAPSHOT, async () => snapshot));
}
await Promise.all(jobs);
// Python's own timers would keep Node from ending.
process.exit(0);
