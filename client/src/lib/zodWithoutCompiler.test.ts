// Tests that Zod, as it is installed, takes what boot.js and the workers leave for it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SETTING = '__zod_globalConfig: { jitless: true }';
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('keeps Zod from compiling code, which the CSP forbids', () => {
  // Zod counts as loaded in this process, and reads its settings once.
  const program = `Object.assign(globalThis, { ${SETTING} }); console.log((await import('zod')).config().jitless)`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname });
  expect(String(said).trim()).toBe('true');
});

it('is set by pages before any other script, and by the worker that loads Zod', () => {
  expect(read('zodWithoutCompiler.ts')).toContain(SETTING);
  expect(read('../app/boot.js')).toContain(SETTING.replace(':', ' ='));
  const [first] = read('../features/mapReview/mapReviewWorker.ts').match(/^import .*$/m) ?? [];
  expect(first).toBe("import '../../lib/zodWithoutCompiler.ts';");
});
