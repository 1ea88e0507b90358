// Reads how much room a disk has.
import { statfs } from 'node:fs/promises';

/** Free bytes for this user on the disk of `folder`; null where the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
