// Tests that the Zod module excluded from the build is not used in the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compilingFiles, stubExports, withoutCompiler, workersWithZod } from './zod.ts';

const ROOT = join(import.meta.dirname, '../..');
const ZOD = join(ROOT, 'node_modules/zod/v4');
const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(ROOT, folder, name));

it('stubs every name that Zod imports from it', () => {
  const writer = readFileSync(join(ZOD, 'core/to-json-schema.js'), 'utf8');
  const imported = readFileSync(join(ZOD, 'classic/schemas.js'), 'utf8').match(
    /import \{([^}]+)\} from "[^"]+to-json-schema\.js"/,
  );
  const names = imported?.[1]?.split(',').map((name) => name.trim()) ?? [];
  expect(names).not.toEqual([]);
  for (const name of names) expect(stubExports(writer)).toContain(`absent as ${name} }`);
});

it('is not used in client or shared', () => {
  const users = [...sources('client/src'), ...sources('shared/src')].filter((file) =>
    readFileSync(file, 'utf8').includes('toJSONSchema'),
  );
  expect(users).toEqual([]);
});

it('never compiles code in the browser', () => {
  const config = readFileSync(join(ZOD, 'core/core.js'), 'utf8');
  expect(withoutCompiler(config)).toContain('__zod_globalConfig = { jitless: true }');
});

it('finds the file whose Zod would compile code, bundled or minified', () => {
  const config = readFileSync(join(ZOD, 'core/core.js'), 'utf8');
  const files = new Map([
    ['bundled.js', config],
    ['minified.js', config.replace(' = {}', '={}')],
    ['ours.js', withoutCompiler(config)],
    ['other.js', 'const config = {}'],
  ]);
  expect(compilingFiles(files)).toEqual(['bundled.js', 'minified.js']);
});

it("finds Zod in Python's worker, where it has no use", () => {
  const config = readFileSync(join(ZOD, 'core/core.js'), 'utf8');
  const files = new Map([
    ['assets/python-worker-1a2b.js', config],
    ['assets/python-mapReviewWorker-1a2b.js', config],
    ['assets/main-1a2b.js', config],
  ]);
  expect(workersWithZod(files)).toEqual(['assets/python-worker-1a2b.js']);
});
