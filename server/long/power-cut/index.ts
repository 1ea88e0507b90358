// Simulates power cuts and counts lost events: `node --import tsx server/long/power-cut/index.ts [rounds] [events]`. Needs a C compiler and Linux.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPowerCut } from '../../src/testing/crash.ts';

const rounds = Number(process.argv[2] ?? 10);
const events = Number(process.argv[3] ?? 2000);
const folder = mkdtempSync(join(tmpdir(), 'lanternwise-power-'));
const library = join(folder, 'shim.so');
const source = fileURLToPath(new URL('./shim.c', import.meta.url));
const built = spawnSync(
  process.env.CC ?? 'cc',
  ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'],
  {
    encoding: 'utf8',
  },
);
if (built.status !== 0) throw new Error(`the shim could not be compiled: ${built.stderr ?? built.error?.message}`);
const sum = { acknowledged: 0, lost: 0, doubled: 0 };
try {
  for (let round = 0; round < rounds; round += 1) {
    const count = await runPowerCut(events, library);
    sum.acknowledged += count.acknowledged;
    sum.lost += count.lost;
    sum.doubled += count.doubled;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify({ rounds, ...sum })}\n`);
process.exitCode = sum.acknowledged > 0 && sum.lost === 0 && sum.doubled === 0 ? 0 : 1;
