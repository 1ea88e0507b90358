// Tests that a new realm grows without a stop: a second character is one dialog of one line, and only the course asks for more.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileContent, loadRealms } from '../content/compile.ts';
import { formatIssue, isWarning } from '../content/issue.ts';
import { townsfolkIssues } from '../content/townsfolkReferences.ts';
import { newRealm } from './realm.ts';

/** The scaffold under a name that the schemas know; what it lays out does not depend on the name. */
const REALM = 'demo';
const REALM_FILE = `shared/content/realms/${REALM}/realm.json`;
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'realm-'));
});
afterAll(() => rmSync(root, { recursive: true }));

interface RealmFile {
  order: number | null;
  characters: object[];
}

/** Writes the scaffold's content with a second character; answers what the content check says. */
function checkWithSecond(order: number | null) {
  const { files } = newRealm(REALM);
  const realm = files[REALM_FILE] as RealmFile;
  const second = { id: 'gardener', name: 'Gardener', about: 'Waters the moon.', greets: 'gardener-hello' };
  const all: Record<string, string | object> = {
    ...files,
    [REALM_FILE]: { ...realm, order, characters: [...realm.characters, second] },
    [`shared/content/realms/${REALM}/dialogs/gardener-hello.json`]: {
      id: 'gardener-hello',
      lines: [{ speaker: 'gardener', text: 'Mind the craters.' }],
    },
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  const { issues } = compileContent(root);
  return [...issues, ...loadRealms(root).loaded.flatMap(townsfolkIssues)];
}

it('beside the course it is compiled, and its author is told what the course will ask for', () => {
  const issues = checkWithSecond(null);
  expect(issues.filter((issue) => !isWarning(issue)).map(formatIssue)).toEqual([]);
  expect(issues.map(({ message }) => message).join('\n')).toContain('expected a person with 3 greetings');
});

it('in the course it needs its Hindi and somebody with more to say', () => {
  const errors = checkWithSecond(1).filter((issue) => !isWarning(issue));
  const words = errors.map(formatIssue).join('\n');
  expect(words).toContain('expected Hindi for a realm of the course');
  expect(words).toContain('expected a person with 3 greetings');
});
