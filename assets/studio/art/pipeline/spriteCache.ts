// Owns rendered pieces: takes them from the cache in node_modules/.cache or has them rendered.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { ArtPiece } from '../core/job.ts';
import type { Sprite } from '../core/render.ts';
import type { DiscoveredJob } from './discover.ts';
import { hashBytes, hashModule, ROOT } from './sources.ts';
import type { WorkerPool } from './WorkerPool.ts';

const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/lanternwise-art');

function cacheFile(found: DiscoveredJob, piece: ArtPiece, hashes: Map<string, string>): string {
  const known = hashes.get(piece.module) ?? hashModule(fileURLToPath(piece.module));
  hashes.set(piece.module, known);
  return join(CACHE_FOLDER, hashBytes(`${known} ${found.job.id} ${piece.id}`));
}

/** Renders the pieces of a job, those that are not in the cache; `rendered` is called after each. */
export async function renderSprites(
  found: DiscoveredJob,
  pool: WorkerPool,
  rendered: () => void,
): Promise<[string, Sprite][]> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const hashes = new Map<string, string>();
  const one = async (piece: ArtPiece): Promise<[string, Sprite]> => {
    const file = cacheFile(found, piece, hashes);
    if (existsSync(file)) {
      rendered();
      return [piece.id, deserialize(readFileSync(file)) as Sprite];
    }
    const task = { kind: 'piece', module: found.module, job: found.job.id, piece: piece.id } as const;
    const answer = await pool.run(task);
    if (answer.kind !== 'sprite') throw new Error(`Piece ${piece.id} gave no sprite`);
    writeFileSync(file, serialize(answer.sprite));
    rendered();
    return [piece.id, answer.sprite];
  };
  return Promise.all((found.job.pieces ?? []).map(one));
}
