// Writes shared/generated/kinds.ts and mapClasses.ts: the kinds of activities, and the object classes they bring to maps, by their folders.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS_FOLDER = 'shared/src/activities';
const FROM_GENERATED = '../src/activities';
const NOTE = 'Written by scripts/content/kindLists.mjs: change the folders instead.';

const camel = (name) => name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The text of each list, by its file below `root`. */
export function kindLists(root) {
  const folder = join(root, KINDS_FOLDER);
  const having = (file) =>
    readdirSync(folder)
      .sort()
      .filter((name) => existsSync(join(folder, name, file)));
  const definitions = having('definition.ts').map(
    (kind) => `export { ${camel(kind)} } from '${FROM_GENERATED}/${kind}/definition.ts';\n`,
  );
  const withClass = having('mapClass.ts');
  const imports = withClass.map(
    (kind) => `import { mapClass as ${camel(kind)} } from '${FROM_GENERATED}/${kind}/mapClass.ts';\n`,
  );
  return {
    'shared/generated/kinds.ts': `// Every kind of activity. ${NOTE}\n${definitions.join('')}`,
    'shared/generated/mapClasses.ts': `// The object classes of kinds. ${NOTE}
${imports.join('')}
export const KIND_CLASSES = {
${withClass.map((kind) => `  ...${camel(kind)},\n`).join('')}};
`,
  };
}

/** Brings the lists up to date; a file is only touched when it changes, so that watchers stay calm. */
export function writeKindLists(root) {
  mkdirSync(join(root, 'shared/generated'), { recursive: true });
  for (const [file, text] of Object.entries(kindLists(root))) {
    const out = join(root, file);
    if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text);
  }
}
