// Scaffolds a kind of activity: its two folders with a small working activity to start from, and its line in shared's list of kinds.
import { INCOMPLETE_HINT, kindClientFiles } from './kindClientFiles.ts';
import { kindSharedFiles } from './kindSharedFiles.ts';
import { camel, checkName, pascal, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

/** The spellings of a kind's name. */
export interface KindName {
  /** maze-walk */
  kind: string;
  /** mazeWalk */
  camel: string;
  /** MazeWalkActivity */
  view: string;
  /** Maze Walk */
  title: string;
}

export function newActivityKind(given?: string): ScaffoldPlan {
  const kind = checkName(given, 'A kind of activity');
  const names: KindName = { kind, camel: camel(kind), view: `${pascal(kind)}Activity`, title: title(kind) };
  return {
    newFolders: [`shared/src/activities/${kind}`, `client/src/activities/${kind}`],
    files: { ...kindSharedFiles(names), ...kindClientFiles(names) },
    edits: [
      {
        file: 'shared/src/activities/kinds.ts',
        insert: `export { ${names.camel} } from './${kind}/definition.ts';`,
        position: { kind: 'before', line: 'export {' },
      },
    ],
    words: { area: 'activities', messages: { hi: { [INCOMPLETE_HINT]: 'कम से कम एक चुनिए।' } } },
    nextSteps: `npm run new activity <realm> <id> ${kind} makes content of it. Then change the schema, the view and its driver; the types show what is missing.`,
  };
}
