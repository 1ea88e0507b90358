// Tests that somebody in every realm has several lines, one of them about lit lanterns, in both languages.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRealms } from './compile.ts';
import { formatIssue, isWarning } from './issue.ts';
import type { LoadedRealm } from './loadRealm.ts';
import { townsfolkIssues } from './townsfolkReferences.ts';

const { loaded } = loadRealms(join(import.meta.dirname, '../..'));
const robo = loaded.find(({ content }) => content.realm.id === 'robo-realm');
if (!robo) throw new Error('Robo Realm does not load');

type Person = LoadedRealm['content']['realm']['characters'][number];
const withPeople = (change: (person: Person) => Person): LoadedRealm => {
  const { content } = robo;
  return {
    ...robo,
    content: { ...content, realm: { ...content.realm, characters: content.realm.characters.map(change) } },
  };
};
const FILE = 'shared/content/realms/robo-realm/realm.json';

/** Shipped outside the course, and as whole as those in it. */
const SHIPPED_OTHERS = ['demo', 'python-world'];

it('every realm that is shipped has somebody with several lines, one of them when the lanterns are lit', () => {
  const shipped = loaded.filter(({ content: { realm } }) => realm.order !== null || SHIPPED_OTHERS.includes(realm.id));
  expect(shipped.length).toBeGreaterThanOrEqual(10);
  expect(shipped.flatMap(townsfolkIssues).map(formatIssue)).toEqual([]);
});

it('a realm outside the course is only told so', () => {
  const { content } = robo;
  const outside = { ...robo, content: { ...content, realm: { ...content.realm, order: null } }, translations: {} };
  expect(townsfolkIssues(robo)).toEqual([]);
  const issues = townsfolkIssues(outside);
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.every(isWarning)).toBe(true);
});

it('a realm where nobody speaks of the lit lanterns, or says one thing only, is named by file and line', () => {
  for (const lost of [{ whenLit: undefined }, { alsoGreets: [] }]) {
    const [issue, ...more] = townsfolkIssues(withPeople((person) => ({ ...person, ...lost })));
    expect(issue && formatIssue(issue)).toContain(
      `${FILE}:${robo.sources.realm.json.lineOf(['characters'])}: $.characters: `,
    );
    expect(issue?.message).toContain('expected a person with 3 greetings');
    expect(more).toEqual([]);
  }
});

it('lines without Hindi are named, and a realm with one person may wait', () => {
  expect(townsfolkIssues({ ...robo, translations: {} }).map(({ message }) => message)).toContain(
    'expected the Hindi of the dialog "weather-girl-lit" in texts.hi.json',
  );
  const alone = withPeople((person) => ({ ...person, alsoGreets: [] }));
  alone.content.realm.characters.length = 1;
  expect(townsfolkIssues(alone)).toEqual([]);
});
