// Times `npm run maps -- --check` as a designer starts it: a new process that reads and judges all ten maps.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, rounded } from './statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 3;

export interface MapFigures {
  maps: number;
  /** Seconds on the clock, start of the process included; median of three runs. */
  seconds: number;
}

export function measureMaps(): MapFigures {
  let maps = 0;
  const seconds = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/maps/index.ts', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    maps = said.split('\n').filter((line) => line.startsWith('ok ')).length;
    return (performance.now() - began) / 1000;
  });
  return { maps, seconds: rounded(median(seconds), 2) };
}
