// Reads name, version, licence and licence text of every package that is shipped: the production dependencies of client and server, with theirs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ThirdParty {
  name: string;
  version: string;
  licence: string;
  link: string;
  /** The licence file, and the notice beside it; null where the package has none. */
  text: string | null;
}

interface LockEntry {
  version?: string;
  license?: string;
  name?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
}

interface Manifest {
  name: string;
  license?: string;
}

/** Shipped inside a package or a build under a licence of its own. */
const BUNDLED: readonly ThirdParty[] = [
  { name: 'CPython (in pyodide)', licence: 'PSF-2.0', link: 'https://docs.python.org/3/license.html' },
  { name: 'Emscripten (in pyodide)', licence: 'MIT', link: 'https://emscripten.org' },
  { name: 'SQLite (in better-sqlite3)', licence: 'Public domain', link: 'https://sqlite.org/copyright.html' },
].map((part) => ({ ...part, version: '', text: null }));

/** Development dependencies whose output is part of the built site. */
const BUILD_OUTPUT = new Set(['node_modules/tailwindcss']);

/** Packages of one platform only carry the licence of the package that chooses among them. */
const isShipped = (path: string, entry: LockEntry) =>
  BUILD_OUTPUT.has(path) ||
  (path.includes('node_modules/') &&
    !path.includes('node_modules/@types/') &&
    !(entry.dev || entry.devOptional || entry.optional || entry.link));

/** The files of a package that state its terms, in the order of their names. */
function licenceText(folder: string): string | null {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim());
  return texts.length > 0 ? texts.join('\n\n') : null;
}

function read(root: string, path: string, entry: LockEntry): ThirdParty {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm install first`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const version = entry.version ?? '';
  return {
    name: manifest.name,
    version,
    licence: entry.license ?? manifest.license ?? 'unknown',
    link: `https://www.npmjs.com/package/${manifest.name}/v/${version}`,
    text: licenceText(folder),
  };
}

/** All shipped packages of the project at `root` by name, each version once. */
export function readThirdParty(root: string): ThirdParty[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, ThirdParty>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!isShipped(path, entry)) continue;
    const one = read(root, path, entry);
    found.set(`${one.name}@${one.version}`, one);
  }
  const byName = (a: ThirdParty, b: ThirdParty) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  return [...found.values(), ...BUNDLED].sort(byName);
}
