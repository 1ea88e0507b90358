// Caches synthesized lines on disk, with atomic writes and a size limit.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
    await mkdir(this.#folder, { recursive: true });
    this.#size ??= (await this.#entries()).reduce((sum, { size }) => sum + size, 0);
    // Renamed after writing, so that incomplete files are never read.
    const temporaryFile = join(this.#folder, `${randomUUID()}.part`);
    await writeFile(temporaryFile, audio);
    await rename(temporaryFile, this.#path(key));
    this.#size += audio.length;
    if (this.#size > this.#limit) await this.#evictOldest();
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
