// Worker thread that copies a live database: makes a consistent snapshot, verifies it and posts its checksum.
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import Database from '../../db/sqlite-driver.mjs';

const { from, to } = workerData;

function copy() {
  const source = new Database(from, { readonly: true, timeout: 10_000 });
  source.prepare('VACUUM INTO ?').run(to);
  source.close();
}

function check() {
  const made = new Database(to, { readonly: true });
  const found = made.pragma('integrity_check', { simple: true });
  made.close();
  if (found !== 'ok') throw new Error(`the copy is broken: ${found}`);
}

function sync() {
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
}

try {
  copy();
  check();
  sync();
} catch (error) {
  // An error of SQLite arrives in the other thread without its message, and is no Error there.
  throw Object.assign(new Error(error.message), { code: error.code });
}
const hash = createHash('sha256');
await pipeline(createReadStream(to), hash);
parentPort.postMessage(hash.digest('hex'));
