// Caches synthesized lines on disk, in files of the owner only, with atomic writes and a size limit.
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Younger ones may belong to another process, which is writing them. */
const PART_LIFETIME_MS = 60_000;

interface CacheEntry {
  path: string;
  size: number;
  time: number;
}

export class SpeechCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Bytes on disk; computed once, then updated. */
  #size: number | undefined;

  constructor(folder: string, limitBytes: number) {
    this.#folder = folder;
    this.#limit = limitBytes;
  }

  get(key: string): Promise<Buffer | undefined> {
    return readFile(this.#path(key)).catch(() => undefined);
  }

  async set(key: string, audio: Buffer): Promise<void> {
    this.#size ??= await this.#open();
    // Renamed after writing, so that incomplete files are never read.
    const temporaryFile = join(this.#folder, `${randomUUID()}.part`);
    await writeFile(temporaryFile, audio, { mode: 0o600 });
    await rename(temporaryFile, this.#path(key));
    this.#size += audio.length;
    if (this.#size > this.#limit) await this.#evictOldest();
  }

  /** Makes the folder, deletes incomplete files of an earlier process, and returns the size of the others. */
  async #open(): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await chmod(this.#folder, 0o700);
    const entries = await this.#entries();
    const incomplete = entries.filter(
      ({ path, time }) => path.endsWith('.part') && time < Date.now() - PART_LIFETIME_MS,
    );
    for (const { path } of incomplete) await rm(path, { force: true });
    return entries.reduce((sum, entry) => sum + (incomplete.includes(entry) ? 0 : entry.size), 0);
  }

  /** Deletes the oldest lines until a tenth of the limit is free. */
  async #evictOldest(): Promise<void> {
    const oldestFirst = (await this.#entries()).sort((a, b) => a.time - b.time);
    let size = oldestFirst.reduce((sum, file) => sum + file.size, 0);
    for (const file of oldestFirst) {
      if (size <= this.#limit * 0.9) break;
      await rm(file.path, { force: true });
      size -= file.size;
    }
    this.#size = size;
  }

  async #entries(): Promise<CacheEntry[]> {
    const names = await readdir(this.#folder);
    return Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => undefined);
        return { path, size: found?.size ?? 0, time: found?.mtimeMs ?? 0 };
      }),
    );
  }

  #path(key: string): string {
    return join(this.#folder, `${key}.mp3`);
  }
}
