// Tests that names which content and map do not share are reported by file and line, on both sides, and that today there are none.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RealmMap } from '../../shared/src/maps/realmMap.ts';
import { readMapFile } from '../maps/readMap.ts';
import { readRealmUses } from '../maps/realmUses.ts';
import { loadRealms } from './compile.ts';
import { formatIssue } from './issue.ts';
import { mapReferenceIssues, mapReferenceIssuesOnDisk } from './mapReferences.ts';

const root = join(import.meta.dirname, '../..');
const { loaded } = loadRealms(root);
const park = loaded.find(({ content }) => content.realm.id === 'ai-adventure-park');
const FILE = 'tiled-maps/ai-adventure-park/ai-adventure-park.tmj';
const { map } = readMapFile(join(root, FILE));
if (!park || !map) throw new Error('the park does not load');
const QUESTS = 'shared/content/realms/ai-adventure-park/quests.json';
const REALM = 'shared/content/realms/ai-adventure-park/realm.json';
const issues = (changed: Partial<RealmMap>, text = '') =>
  mapReferenceIssues(park, { file: FILE, text, map: { ...map, ...changed } }).map(formatIssue);

it('every realm has on its map what it names, and nothing else that is named', () => {
  expect(loaded.flatMap((realm) => mapReferenceIssuesOnDisk(root, realm)).map(formatIssue)).toEqual([]);
});

it('a task without a lantern is reported where the quest names it', () => {
  const line = park.sources.quest.json.lineOf(['tasks', 0, 'id']);
  const [, ...lanterns] = map.lanterns.toSorted(
    (a, b) => Number(b.id === 'learn-project-cycle') - Number(a.id === 'learn-project-cycle'),
  );
  expect(issues({ lanterns })).toEqual([
    `${QUESTS}:${line}: $.tasks[0].id: ${FILE}: there is no lantern "learn-project-cycle", which the task "learn-project-cycle" (quests.json) needs. Place one with Insert Point, set its Name to "learn-project-cycle" and its Class to lantern`,
  ]);
});

it('a person who is missing is reported with all that need them', () => {
  const line = park.sources.realm.json.lineOf(['characters', 0, 'id']);
  const [issue = '', ...more] = issues({ npcs: map.npcs.filter(({ id }) => id !== 'wizard') });
  expect(issue).toContain(`${REALM}:${line}: $.characters[0].id: ${FILE}: there is no npc or shop "wizard", which `);
  expect(issue).toContain('the character "wizard" (realm.json), the step "cycle-scoping" (quests.json)');
  expect(issue).toContain(' more places need');
  expect(more).toEqual([]);
});

it('a lantern without a task is reported where the map names it', () => {
  const text = '{\n "id": 9,\n "objects": [\n  {\n   "id": 99,\n   "name": "spare"\n  }]\n}';
  const told = issues({ lanterns: [...map.lanterns, { id: 'spare', object: 99, x: 0, y: 0 }] }, text);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    `${FILE}:5: object 99: the lantern "spare" can never be lit: quests.json has no task "spare"`,
  );
});

it('npm run maps reads the same names from the files, and says why it cannot', () => {
  expect(readRealmUses(root, 'ai-adventure-park').uses?.length).toBeGreaterThan(30);
  expect(readRealmUses(root, 'nowhere')).toEqual({ reason: 'shared/content/realms/nowhere does not exist' });
});
