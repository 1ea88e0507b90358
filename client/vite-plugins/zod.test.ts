// What the build leaves out of Zod is used by nothing that runs in a browser, and schemas work without it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stubExports } from './zod.ts';

const ROOT = join(import.meta.dirname, '../..');
const ZOD = join(ROOT, 'node_modules/zod/v4');
const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(ROOT, folder, name));

it('keeps every name that the rest of Zod takes from there', () => {
  const writer = readFileSync(join(ZOD, 'core/to-json-schema.js'), 'utf8');
  const taken = readFileSync(join(ZOD, 'classic/schemas.js'), 'utf8').match(
    /import \{([^}]+)\} from "[^"]+to-json-schema\.js"/,
  );
  const names = taken?.[1]?.split(',').map((name) => name.trim()) ?? [];
  expect(names).not.toEqual([]);
  for (const name of names) expect(stubExports(writer)).toContain(`absent as ${name} }`);
});

it('is missed by nothing in the client and in shared', () => {
  const using = [...sources('client/src'), ...sources('shared/src')].filter((file) =>
    readFileSync(file, 'utf8').includes('toJSONSchema'),
  );
  expect(using).toEqual([]);
});
