// Times `npm run maps -- --check` as a designer starts it: a new process that reads and judges all ten maps.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, roundTo } from './statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 3;

export interface MapCheckMetrics {
  maps: number;
  /** Seconds on the clock, start of the process included; median of three runs. */
  seconds: number;
}

export function measureMaps(): MapCheckMetrics {
  let maps = 0;
  const seconds = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now();
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/maps/index.ts', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    maps = said.split('\n').filter((line) => line.startsWith('ok ')).length;
    return (performance.now() - startedAt) / 1000;
  });
  return { maps, seconds: roundTo(median(seconds), 2) };
}
