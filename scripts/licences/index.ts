// `npm run licences`: writes the licences of everything shipped to docs/third-party.md and to the data of the page /licences; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThirdParty, type ThirdParty } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');

function table(packages: readonly ThirdParty[]): string {
  const rows = packages.map(({ name, version, licence, link }) => `| [${name}](${link}) | ${version} | ${licence} |`);
  return `# Third-party software and fonts

Written by \`npm run licences\`; do not edit. Everything the site ships or the server runs, with the dependencies of dependencies.
Packages that exist for one platform only (such as the binaries of @node-rs/argon2 and esbuild) carry the licence of their parent. The full texts are on the
page /licences; pictures, sounds and maps are our own ([credits](../assets/CREDITS.md)).

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`;
}

/** The page's data: every text once, because most packages share one of a few. */
function pageData(packages: readonly ThirdParty[]): string {
  const texts = [...new Set(packages.flatMap(({ text }) => text ?? []))];
  const entries = packages.map(({ name, version, licence, text }) => ({
    name,
    version,
    licence,
    text: text === null ? null : texts.indexOf(text),
  }));
  return `${JSON.stringify({ packages: entries, texts }, null, 1)}\n`;
}

const packages = readThirdParty(ROOT);
const outputs = {
  'docs/third-party.md': table(packages),
  'client/src/pages/licences/thirdParty.json': pageData(packages),
};
const check = process.argv.includes('--check');
for (const [path, text] of Object.entries(outputs)) {
  const file = join(ROOT, path);
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stdout.write(`${path} is out of date: run npm run licences\n`);
    process.exitCode = 1;
  }
}
process.stdout.write(`${packages.length} packages\n`);
