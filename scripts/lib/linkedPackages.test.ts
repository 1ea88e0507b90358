// Tests that commands leave a linked node_modules alone: they say what to do, and what it leads to keeps its files.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
let folder = '';
/** A checkout with nothing but its commands, beside another one whose packages it borrows. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linked-'));
  const commands = ['run', 'start', 'test'].map((name) => `scripts/${name}.mjs`);
  for (const path of ['package.json', 'package-lock.json', 'server/src/nodeVersion.mjs', ...commands])
    cpSync(join(ROOT, path), join(folder, 'here', path));
  for (const path of ['scripts/lib', 'scripts/content'])
    cpSync(join(ROOT, path), join(folder, 'here', path), { recursive: true, filter: (from) => !/\.ts$/.test(from) });
  mkdirSync(join(folder, 'there/node_modules/zod'), { recursive: true });
  writeFileSync(join(folder, 'there/node_modules/zod/index.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** npm cannot be found, so that nothing is installed where a refusal fails. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: join(folder, 'here'), encoding: 'utf8', env: { PATH: '' } });

describe.each(['node_modules', 'server/node_modules'])('a linked %s', (packages) => {
  it.each([
    ['npm start', ['scripts/start.mjs']],
    ['npm test', ['scripts/test.mjs', 'static']],
    ['npm run maps', ['scripts/run.mjs', 'maps']],
    ['npm run new', ['scripts/run.mjs', 'new', 'realm', 'moon-garden']],
  ])('stops %s with what to do, before anything is installed', (_, args) => {
    const link = join(folder, 'here', packages);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(join(folder, 'there/node_modules'), link);
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(`${packages} -> ${join(folder, 'there/node_modules')}`);
    expect(stderr).toContain(`Remove the link (rm ${packages}) and run the command again.`);
    expect(stdout).not.toContain('Installing');
    expect(existsSync(join(folder, 'there/node_modules/zod/index.js'))).toBe(true);
  });
});
