// Writes Brotli and gzip copies of the build's text files, so that the server need not compress on the fly.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_EXTENSIONS = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.tmj',
  '.txt',
  '.xml',
  '.wasm',
  '.webmanifest',
]);
/** Smaller files are not worth compressing. */
const MIN_BYTES = 1024;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function compress(path: string): void {
  const source = readFileSync(path);
  const brotli = brotliCompressSync(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
}

export function precompress(): Plugin {
  let out = '';
  return {
    name: 'lanternwise:precompress',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const path of [...filesIn(out)])
        if (TEXT_EXTENSIONS.has(extname(path)) && statSync(path).size >= MIN_BYTES && !existsSync(`${path}.br`))
          compress(path);
    },
  };
}
