// `npm run dev`: the server on PORT (3000) restarting on change, and the client with hot reload on CLIENT_PORT (5173).
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { buildPython } from './lib/prepare.mjs';

const ROOT = new URL('../', import.meta.url).pathname;

await buildPython((what) => process.stdout.write(`${what} …\n`));
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=server/src',
      '--watch-path=shared/src',
      '--watch-path=shared/generated',
      '--import',
      'tsx',
      'server/src/server.ts',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'client', '--host'], { cwd: ROOT, stdio: 'inherit' }),
];

/** Saved lesson content is compiled again; the client's hot reload does the rest. */
let compiling: ReturnType<typeof setTimeout> | undefined;
watch(`${ROOT}shared/content`, { recursive: true }, () => {
  clearTimeout(compiling);
  compiling = setTimeout(() => {
    spawn(process.execPath, ['--import', 'tsx', 'scripts/content/index.ts'], { cwd: ROOT, stdio: 'inherit' });
  }, 100);
});

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
