// `node --import tsx scripts/python/index.ts`: makes the files of the browser's Python in .cache/python, each only when stale.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleSources, moduleSources } from '../../client/src/python-lab/worker/install.ts';
import {
  hashOf,
  OUTPUT_FOLDER,
  PYODIDE,
  ROOT,
  read,
  WORKER_SOURCES,
  writeAtomically,
  writeCompressed,
} from './files.ts';

/** Names of what is made; `built.json` says of which sources. */
/** The name by which Pyodide's own script refers to it, so that the build knows the two for one. */
const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'library.bin';
const SNAPSHOT = 'snapshot.bin';

type BuildStamps = Partial<Record<typeof WASM | typeof LIBRARY | typeof SNAPSHOT, string>>;

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function readBuilt(): BuildStamps {
  try {
    return JSON.parse(read(OUTPUT_FOLDER, 'built.json').toString()) as BuildStamps;
  } catch {
    return {};
  }
}

/** What each file is made of, hashed. */
function buildStamps(sources: ModuleSources) {
  const packer = text('scripts/python/pack_stdlib.py');
  const pyodide = hashOf(read(PYODIDE, 'package.json'));
  const library = hashOf(pyodide, packer, text('scripts/python/library.ts'));
  const install = text('client/src/python-lab/worker/install.ts');
  const snapshot = hashOf(library, text('scripts/python/snapshot.ts'), install, ...Object.values(sources));
  return { packer, stamps: { [WASM]: pyodide, [LIBRARY]: library, [SNAPSHOT]: snapshot } };
}

const built = readBuilt();
const sources = moduleSources((file) => read(WORKER_SOURCES, file).toString());
const { packer, stamps } = buildStamps(sources);
const existingFiles = existsSync(OUTPUT_FOLDER) ? new Set(readdirSync(OUTPUT_FOLDER)) : new Set<string>();
const isFresh = (name: keyof typeof stamps) =>
  built[name] === stamps[name] && existingFiles.has(name) && existingFiles.has(`${name}.br`);

async function buildFile(name: keyof typeof stamps, bytes: () => Promise<Uint8Array>): Promise<void> {
  if (isFresh(name)) return;
  const startedAt = Date.now();
  const data = await bytes();
  await writeCompressed(name, data);
  built[name] = stamps[name];
  writeAtomically('built.json', JSON.stringify(built));
  const packed = read(OUTPUT_FOLDER, `${name}.br`).length;
  process.stdout.write(
    `  python: ${name} ${data.length} bytes, ${packed} with Brotli (${Date.now() - startedAt} ms)\n`,
  );
}

const jobs = [buildFile(WASM, async () => read(PYODIDE, WASM))];
const library = async () => (await import('./library.ts')).packLibrary(packer);
const unpacked = isFresh(LIBRARY) ? read(OUTPUT_FOLDER, LIBRARY) : await library();
jobs.push(buildFile(LIBRARY, async () => unpacked));
if (!isFresh(SNAPSHOT)) {
  const { makeSnapshot } = await import('./snapshot.ts');
  // Python reads its library from a file; the finished one waits for its compressed twins.
  writeAtomically('library.draft', unpacked);
  const snapshot = await makeSnapshot(join(OUTPUT_FOLDER, 'library.draft'), sources);
  jobs.push(buildFile(SNAPSHOT, async () => snapshot));
}
await Promise.all(jobs);
const sizeOf = (name: string) => read(OUTPUT_FOLDER, name).length;
writeAtomically(
  'sizes.json',
  JSON.stringify({ wasm: sizeOf(WASM), library: sizeOf(LIBRARY), snapshot: sizeOf(SNAPSHOT) }),
);
// Python's own timers would keep Node from ending.
process.exit(0);
