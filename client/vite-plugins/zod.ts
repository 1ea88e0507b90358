// Leaves Zod's JSON schema writer out of the build: every schema refers to it, only the server uses it, and it weighs 6 KB gzip.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const JSON_SCHEMA_MODULES = /\/node_modules\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORT_PATTERN = /^export (?:const|function) (\w+)/gm;

/** The same exports, each of which says that it is not here. */
export function stubExports(source: string): string {
  const names = [...source.matchAll(EXPORT_PATTERN)].map(([, name]) => name);
  const absent = "const absent = () => { throw new Error('JSON schemas are written by the server only'); };";
  return `${absent}\n${names.map((name) => `export { absent as ${name} };`).join('\n')}\n`;
}

export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'lanternwise-zod-without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: JSON_SCHEMA_MODULES },
      handler: (id) => stubExports(readFileSync(id, 'utf8')),
    },
  };
}
