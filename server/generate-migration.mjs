// Runs drizzle-kit for both engines after a change of a table.ts: `node server/generate-migration.mjs <what-changed>`.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('.', import.meta.url));
const hoisted = fileURLToPath(new URL('../node_modules/drizzle-orm', import.meta.url));
const nested = fileURLToPath(new URL('node_modules/drizzle-orm', import.meta.url));
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));

// drizzle-kit resolves drizzle-orm from its own folder; npm installs ours under server/node_modules.
const linked = !existsSync(hoisted) && existsSync(nested);
if (linked) symlinkSync(nested, hoisted, 'dir');
try {
  const name = process.argv[2] ?? 'change';
  for (const config of ['drizzle.config.ts', 'drizzle.pg.config.ts']) {
    const generate = [kit, 'generate', '--config', config, '--name', name];
    const run = spawnSync(process.execPath, generate, { cwd: server, stdio: 'inherit' });
    process.exitCode ||= run.status ?? 1;
  }
} finally {
  if (linked) rmSync(hoisted);
}
