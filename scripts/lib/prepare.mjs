// Brings a fresh clone to the point where it can run: installs, compiles content, makes Python's files, builds the client; each only when stale.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { nodeProblem, nodeWarning } from '../../server/src/nodeVersion.mjs';
import { requireFolderLists } from '../content/folderLists.mjs';
import { ROOT, run, runOrExit, SERVER_ARGS } from './processes.mjs';

const CACHE = join(ROOT, '.cache');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const stampOf = (name) => join(CACHE, `${name}.stamp`);
const readStamp = (name) => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : '');

/** Says what is begun. Steps write into the project: who may not is told before, in words, what to do instead. */
function begin(log, what) {
  try {
    for (const folder of [ROOT, CACHE].filter(existsSync)) accessSync(folder, constants.W_OK);
  } catch (error) {
    process.stderr.write(
      `${what}: this user may not write into ${ROOT} (${error.code}). Run npm start once as the user that owns the folder and stop it with Ctrl-C; then start the server alone: node ${SERVER_ARGS.join(' ')}\n`,
    );
    process.exit(1);
  }
  log(what);
}

function writeStamp(name, value) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(name), value);
}

/** Adds path, size and (for text small enough) content of every file below `path` to the hash. */
function hashTree(hash, path) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && name !== 'dist') hashTree(hash, join(path, name));
    return;
  }
  hash.update(`${path.slice(ROOT.length)}:${stat.size}\n`);
  hash.update(readFileSync(path));
}

/** One hash over the given files and folders (relative to the root). */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hashTree(hash, join(ROOT, path));
  return hash.digest('hex');
}

/** Ends the process where this Node is too old; warns where it is newer than was tried. */
export function checkNode() {
  const problem = nodeProblem(process.versions.node);
  const words = problem ?? nodeWarning(process.versions.node);
  if (words !== undefined) process.stderr.write(`${words}\n`);
  if (problem !== undefined) process.exit(1);
}

const WITHOUT_SCRIPTS = ['--ignore-scripts', '--no-audit', '--no-fund'];

/** From this Node version on the SQLite driver has a prebuilt binary (server/src/db/sqlite-driver.mjs). */
const PREBUILT_SQLITE_NODE = 22;

/** Where npm puts packages: the root and every workspace. */
const PACKAGE_FOLDERS = ['.', 'shared', 'server', 'client', 'assets/studio'].map((folder) =>
  join(folder, 'node_modules'),
);

/** npm would empty the folder that such a link leads to, which belongs to another checkout, before it installs. */
function refuseLinkedPackages() {
  const linked = PACKAGE_FOLDERS.filter((folder) =>
    lstatSync(join(ROOT, folder), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  if (linked.length === 0) return;
  const lines = linked.map((folder) => `  ${folder} -> ${readlinkSync(join(ROOT, folder))}\n`);
  process.stderr.write(
    `Packages must be installed, but here they are a link, and installing would empty what it leads to:\n${lines.join('')}Remove the link (${linked.map((folder) => `rm ${folder}`).join('; ')}) and run the command again. It then installs packages of its own here.\n`,
  );
  process.exit(1);
}

/**
 * Installs what the lock file names, and rebuilds the native module when Node itself changed and needs that.
 * @returns {Promise<{ built: Promise<void> }>} when all files are there; `built` once the native modules are, whose compiler keeps one
 * core busy for a minute: what needs no database can go on meanwhile.
 */
export async function installDependencies(log) {
  const abi = process.versions.modules;
  const wanted = `${hashOf(['package-lock.json'])} ${abi}`;
  const before = readStamp('install');
  const isInstalled = existsSync(join(ROOT, 'node_modules'));
  if (before === wanted && isInstalled) return { built: Promise.resolve() };
  refuseLinkedPackages();
  const [lockBefore, abiBefore] = before.split(' ');
  const hasOtherNode = isInstalled && lockBefore === wanted.split(' ')[0] && abiBefore !== abi;
  const needsBuild = !hasOtherNode || Number(process.versions.node.split('.')[0]) < PREBUILT_SQLITE_NODE;
  if (!hasOtherNode) {
    begin(log, 'Installing packages (once, about two minutes)');
    const clean = await run(NPM, ['ci', ...WITHOUT_SCRIPTS]);
    // `npm ci` demands every platform's optional package; some registry mirrors do not carry them all.
    if (clean.code !== 0) await runOrExit('npm install', NPM, ['install', '--no-save', ...WITHOUT_SCRIPTS]);
  } else if (needsBuild) {
    begin(log, 'Node changed: rebuilding the database module');
  }
  const build = async () => {
    if (needsBuild) await runOrExit('npm rebuild', NPM, ['rebuild', ...(hasOtherNode ? ['better-sqlite3'] : [])]);
    writeStamp('install', wanted);
  };
  return { built: build() };
}

const CONTENT_SOURCES = [
  'shared/content',
  'shared/src',
  'scripts/content',
  'scripts/help',
  // How Ask Owl splits texts into words.
  'client/src/help/search',
  // Articles and guides name routes; the guides show what is new.
  'client/src/app',
  'CHANGELOG.md',
];

export const ensureFolderLists = () => requireFolderLists(ROOT);

/** Compiles the lesson content into shared/generated; names on maps are compared by `npm run maps` and `npm run content`. */
export async function compileContent(log) {
  ensureFolderLists();
  const wanted = hashOf(CONTENT_SOURCES);
  if (readStamp('content') === wanted && existsSync(join(ROOT, 'shared/generated/index.json'))) return;
  begin(log, 'Compiling lesson content');
  await runOrExit('npm run content', process.execPath, [
    '--import',
    'tsx',
    'scripts/content/index.ts',
    '--without-maps',
  ]);
  writeStamp('content', wanted);
}

const CLIENT_SOURCES = [
  'client/src',
  'client/index.html',
  'client/python-check.html',
  'scripts/python',
  'scripts/site',
  'client/appManifest.ts',
  'client/vite.config.ts',
  'client/lingui.config.ts',
  'client/vite-plugins',
  'client/public',
  'shared',
  'assets',
  'tiled-maps',
  'package-lock.json',
];

const PYTHON_SOURCES = ['scripts/python', 'client/src/python-lab/worker', 'package-lock.json'];

/** Makes the compiled library and the memory snapshot of the browser's Python in .cache/python. */
export async function buildPython(log) {
  const wanted = hashOf(PYTHON_SOURCES);
  if (readStamp('python') === wanted && existsSync(join(CACHE, 'python/built.json'))) return;
  begin(log, "Making the browser's Python (once, less than a minute)");
  await runOrExit('python files', process.execPath, ['--import', 'tsx', 'scripts/python/index.ts']);
  writeStamp('python', wanted);
}

/** Builds the client into client/dist. */
export async function buildClient(log) {
  await buildPython(log);
  const wanted = hashOf(CLIENT_SOURCES);
  if (readStamp('build') === wanted && existsSync(join(ROOT, 'client/dist/index.html'))) return;
  begin(log, 'Building the site (once after each change)');
  await runOrExit('vite build', process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'client'], {
    env: { NODE_ENV: 'production' },
  });
  writeStamp('build', wanted);
}

/**
 * Finds a Chromium for tests: the machine's own, else the one that the npm package ships.
 * @returns {Promise<string>} path of an executable
 */
export async function findChromium() {
  const { code, output } = await run(process.execPath, ['scripts/lib/chromium.mjs']);
  if (code !== 0) throw new Error(`no browser for tests: ${output}`);
  return output.trim().split('\n').at(-1) ?? '';
}
