// Keeps DATA_DIR and everything in it to its owner: it holds children's words and names.
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What group and others may do. */
const OTHERS = 0o077;

/** New files of this process are its owner's alone. */
export function restrictNewFiles(): void {
  process.umask(OTHERS);
}

/**
 * Makes the folder and takes rights of group and others away from it and from every file in it; symbolic links are not followed.
 * @returns a warning in words; undefined if nothing was wider or the system has no such rights
 */
export function restrictDataFolder(folder: string): string | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
    if (entry.isSymbolicLink()) return [];
    const file = join(folder, entry.name);
    return entry.isDirectory() ? [file, ...filesIn(file)] : [file];
  });
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
