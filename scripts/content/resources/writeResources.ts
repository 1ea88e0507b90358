// Writes the compiled guides: one JSON file for each guide and language, loaded when it is read, and the list of all.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged, writeFolder } from '../writeFolder.ts';
import type { Resources } from './compileResources.ts';

export function writeResources(root: string, { guides, entries, updates }: Resources): void {
  const out = join(root, 'shared/generated');
  mkdirSync(out, { recursive: true });
  writeFolder(
    join(out, 'resources'),
    guides.map((guide) => ({ name: `${guide.id}.${guide.language}.json`, text: JSON.stringify(guide) })),
  );
  writeChanged(
    join(out, 'guides.ts'),
    `// The teachers' guides and the latest updates of CHANGELOG.md. Written by \`npm run content\`.
import type { GuideEntry, ProductUpdate } from '../src/resources/guide.ts';

export const GUIDES: readonly GuideEntry[] = ${JSON.stringify(entries, null, 2)};

export const UPDATES: readonly ProductUpdate[] = ${JSON.stringify(updates, null, 2)};
`,
  );
}
