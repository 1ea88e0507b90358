// Scaffolds a kind of activity: its two folders with a small working activity to start from, in a window or also on the map.
import { INCOMPLETE_HINT, kindClientFiles } from './kindClientFiles.ts';
import { kindSharedFiles } from './kindSharedFiles.ts';
import { kindWorldFiles } from './kindWorldFiles.ts';
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

function kindPlan(given: string | undefined, isWorldKind: boolean): ScaffoldPlan {
  const kind = checkName(given, 'A kind of activity');
  const names: KindName = { kind, camel: camel(kind), view: `${pascal(kind)}Activity`, title: title(kind) };
  return {
    newFolders: [`shared/src/activities/${kind}`, `client/src/activities/${kind}`],
    files: {
      ...kindSharedFiles(names, isWorldKind),
      ...kindClientFiles(names, isWorldKind),
      ...(isWorldKind && kindWorldFiles(names)),
    },
    words: { area: 'activities', messages: { hi: { [INCOMPLETE_HINT]: 'कम से कम एक चुनिए।' } } },
    nextSteps: `change the schema with its example.json, the view, its driver and the tests; the types show what is missing. Then npm run i18n, and words for its new sentences in each whole language. Then npm run new activity <realm> <id> ${kind} makes content of example.json.`,
  };
}

export const newActivityKind = (given?: string): ScaffoldPlan => kindPlan(given, false);

/** Tiled learns the class of its object, in a process that sees the new folders. */
const TELL_TILED = `import('./scripts/maps/tiled/mechanicClasses.ts').then((m) => m.updateMechanicClasses('tiled-maps', true))`;

export function newWorldKind(given?: string): ScaffoldPlan {
  const plan = kindPlan(given, true);
  return {
    ...plan,
    scripts: [['--import', 'tsx', '--eval', TELL_TILED]],
    nextSteps: `${plan.nextSteps} In Tiled, draw a rectangle of the class "${given}" with that name on the map of the realm, and npm run maps -- <realm>. Rows of tiled-maps/mini-games.md: each property of the class in its first table, the rectangle in its second.`,
  };
}
