// Writes Brotli and gzip copies of the built site's text files, so that the server need not compress on the fly.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readManifest } from './builtFiles.ts';

const CLIENT = resolve(import.meta.dirname, '../../client');
const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json', '.tmj', '.txt', '.xml', '.webmanifest']);
/** Smaller files are not worth compressing. */
const MIN_BYTES = 1024;

function compressFile(path: string): void {
  const source = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
}

export function compress(dist: string): void {
  // Files that are compressed when they are made (scripts/python) bring their copies along.
  for (const { file, src } of Object.values(readManifest(dist)))
    for (const ending of ['.br', '.gz']) {
      const copy = src && resolve(CLIENT, src + ending);
      if (copy && existsSync(copy)) copyFileSync(copy, join(dist, file + ending));
    }
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isHidden = path.slice(dist.length).includes('/.');
    if (entry.isFile() && !isHidden && TEXTS.has(extname(path)) && statSync(path).size >= MIN_BYTES) compressFile(path);
  }
}
