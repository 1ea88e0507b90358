// Tests that every task has its great lantern on the map, and that mistakes are reported by file and line.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRealms } from './compile.ts';
import { formatIssue } from './issue.ts';
import { lanternIssues, lanternIssuesOnDisk } from './lanternReferences.ts';

const root = join(import.meta.dirname, '../..');
const { loaded } = loadRealms(root);
const park = loaded.find(({ content }) => content.realm.id === 'ai-adventure-park');
if (!park) throw new Error('the park does not load');
const FILE = 'tiled-maps/ai-adventure-park/ai-adventure-park.tmj';
const spots = park.content.quest.tasks.map(({ id }, at) => ({ id, object: 10 + at, x: 0, y: 0 }));

it('every realm has one great lantern for each task', () => {
  expect(loaded.flatMap((realm) => lanternIssuesOnDisk(root, realm)).map(formatIssue)).toEqual([]);
});

it('a task without a lantern is reported where the quest names it', () => {
  const [issue, ...more] = lanternIssues(park, { file: FILE, text: '', lanterns: spots.slice(1) });
  const line = park.sources.quest.json.lineOf(['tasks', 0, 'id']);
  expect(issue && formatIssue(issue)).toBe(
    `shared/content/realms/ai-adventure-park/quests.json:${line}: $.tasks[0].id: expected a point of class "lantern" named "learn-project-cycle" in ${FILE}`,
  );
  expect(more).toEqual([]);
});

it('a lantern without a task is reported where the map names it', () => {
  const text = '{\n "id": 9,\n "objects": [\n  {\n   "id": 99,\n   "name": "spare"\n  }]\n}';
  const lanterns = [...spots, { id: 'spare', object: 99, x: 0, y: 0 }];
  const issues = lanternIssues(park, { file: FILE, text, lanterns }).map(formatIssue);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(`${FILE}:5: object 99: expected the lantern to have the id of a quest task`);
  expect(issues[0]).toContain('found "spare"');
});
