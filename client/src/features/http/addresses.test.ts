// No address of the API is typed in the client: requests are made from the contracts (endpoint, call) and nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SRC, file), 'utf8') }));
const withText = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('no file types the root of the API', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(withText(/\/api\/v\d/)).toEqual([]);
});

it('no endpoint is written without a contract', () => {
  expect(withText(/\bbuild\.(query|mutation)\b/)).toEqual(['features/http/endpoint.ts']);
  expect(withText(/\bquery: *\([^)]*\) *=> *[`'"(]|\burl: *[`'"]\//)).toEqual([]);
});

it('only files of this site are fetched by hand', () => {
  const byHand = withText(/\bfetch(er)?\((?!\))|\bXMLHttpRequest\b|\bsendBeacon\b/);
  // Python fetches its own files, and its sandbox takes these functions away from programs.
  expect(byHand.filter((file) => !file.startsWith('python-lab/')).sort()).toEqual([
    'features/http/callApi.ts',
    // Atlases.
    'game/engine/loadTextures.ts',
    // The voice is sound, not JSON; its address comes from the contract.
    'narration/serverVoice.ts',
  ]);
});

it('lists ask anew by one rule, not by hand', () => {
  expect(withText(/refetchOnMountOrArgChange/)).toEqual(['features/api.ts']);
});
