// Makes DATA_DIR and keeps all in it to its owner: it holds children's words and names. What cannot be so is said in words.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './db/StartError.ts';
import { networkShareWarning } from './networkShare.ts';

/** What group and others may do. */
const OTHERS = 0o077;
/** Everybody may write there, and delete their own alone: /tmp. */
const STICKY = 0o1000;

/** What the server keeps there, and what file systems and our own commands add. */
const OWN_NAMES =
  /^(?:lanternwise\.sqlite.*|server\.(?:lock.*|json)|backups|speech|purged-accounts\.txt|lost\+found|\..*)$/;

/** New files of this process are its owner's alone. */
export function restrictNewFiles(): void {
  process.umask(OTHERS);
}

/**
 * Makes the folder and takes rights of group and others away from it and from every file in it; symbolic links are not followed.
 * @returns warnings in words
 */
export function prepareDataFolder(given: string): string[] {
  const folder = makeFolder(given);
  assertOwnFolder(folder);
  const mounts = process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8') : '';
  const warnings = [restrictDataFolder(folder), networkShareWarning(folder, mounts)];
  return warnings.filter((warning) => warning !== undefined);
}

/** @returns its path without symbolic links */
function makeFolder(folder: string): string {
  try {
    makeFolders(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new StartError(folderProblem(folder, codeOf(error)), { cause: error });
  }
}

/** Not by mkdir's own `recursive`, which tries for ever where a file system takes no folders (/proc). */
function makeFolders(folder: string): void {
  if (!existsSync(folder)) {
    makeFolders(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  } else if (!statSync(folder).isDirectory()) {
    throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const CHOOSE_ANOTHER = 'choose another folder, for example DATA_DIR=/var/lib/lanternwise';

/** Why the folder cannot be made or written, and what to do. */
export function folderProblem(folder: string, code: string): string {
  const what = `The data folder ${folder} cannot be used (${code})`;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${what}: it, or a folder above it, is a file. Move the file away, or ${CHOOSE_ANOTHER}.`;
    case 'EACCES':
    case 'EPERM':
      return `${what}: it, or the folder above it, belongs to another user. Make it and give it to the user that runs the server (mkdir, chown), or ${CHOOSE_ANOTHER}.`;
    case 'EROFS':
      return `${what}: its disk can only be read. Allow writing (mount -o remount,rw; ReadWritePaths in a systemd unit), or ${CHOOSE_ANOTHER}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${what}: its disk is full. Make room (df -h; df -i), then start the server again.`;
    default:
      return `${what}. Please ${CHOOSE_ANOTHER}.`;
  }
}

/**
 * Everything below it loses the rights of others: of /, of a home or of the program, that would break the machine. Those hold folders;
 * a single file, such as the log of the start, is no sign of them.
 */
function assertOwnFolder(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isUsed = entries.some(({ name }) => name.startsWith('lanternwise.sqlite'));
  const foreign = entries.find((entry) => !entry.isFile() && !OWN_NAMES.test(entry.name))?.name;
  const isShared = (lstatSync(folder).mode & STICKY) !== 0;
  if (!isShared && (isUsed || foreign === undefined)) return;
  const why = isShared ? 'is shared by all users' : `holds other things, for example ${foreign}`;
  throw new StartError(
    `DATA_DIR must be a folder of its own, because the server takes it away from all other users: ${folder} ${why}. Choose a new folder, for example DATA_DIR=${join(folder, 'lanternwise-data')}.`,
  );
}

/** @returns a warning in words; undefined if nothing was wider or the system has no such rights */
function restrictDataFolder(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const wider = [folder, ...filesIn(folder)].filter((file) => (lstatSync(file).mode & OTHERS) !== 0);
  const refused = wider.filter((file) => !restrict(file));
  if (refused.length > 0) {
    return `Other users of this machine can reach ${refused.length} files in ${folder}, for example ${refused[0]}, and the server may not change that. Run: chown -R <the server's user> ${folder} && chmod -R go= ${folder}`;
  }
  if (wider.length === 0) return undefined;
  return `Other users of this machine could reach ${wider.length} files in ${folder}. They now belong to the server's user alone.`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // Made by the file system for its repairs; only root may look into it.
    if (entry.isSymbolicLink() || entry.name === 'lost+found') return [];
    const file = join(folder, entry.name);
    return entry.isDirectory() ? [file, ...filesOfOwn(file)] : [file];
  });
}

/** None of a folder of another user, which is refused itself. */
function filesOfOwn(folder: string): string[] {
  try {
    return filesIn(folder);
  } catch {
    return [];
  }
}

/** False if the file belongs to another user. */
function restrict(file: string): boolean {
  try {
    chmodSync(file, lstatSync(file).mode & ~OTHERS & 0o7777);
    return true;
  } catch {
    return false;
  }
}
