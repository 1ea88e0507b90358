// Creates and registers a realm, character, dialog, lesson, activity, kind of activity, overlay, page, language or server module.
import { newActivity } from './activity.ts';
import { newActivityKind, newWorldKind } from './activityKind.ts';
import { newDialog } from './dialog.ts';
import { newLanguage } from './language.ts';
import { newLesson } from './lesson.ts';
import { newModule } from './module.ts';
import { FollowUpError, ScaffoldError } from './names.ts';
import { newNpc } from './npc.ts';
import { newOverlay } from './overlay.ts';
import { newPage } from './page.ts';
import { executePlan, type ScaffoldPlan } from './plan.ts';
import { newRealm } from './realm.ts';

const KINDS: Record<string, { usage: string; plan: (...args: string[]) => ScaffoldPlan }> = {
  realm: { usage: 'npm run new realm <realm-id>', plan: newRealm },
  npc: { usage: 'npm run new npc <realm-id> <character-id>', plan: newNpc },
  dialog: { usage: 'npm run new dialog <realm-id> <dialog-id> [character-id]', plan: newDialog },
  lesson: {
    usage: 'npm run new lesson <realm-id> <lesson-id> [pages, teachings or adventure] [character-id]',
    plan: newLesson,
  },
  activity: { usage: 'npm run new activity <realm-id> <activity-id> [kind]', plan: newActivity },
  'activity-kind': { usage: 'npm run new activity-kind <kind>', plan: newActivityKind },
  'world-kind': { usage: 'npm run new world-kind <kind>', plan: newWorldKind },
  overlay: { usage: 'npm run new overlay <name>', plan: newOverlay },
  page: { usage: 'npm run new page <name> [area of shared/src/constants/memberPages.ts]', plan: newPage },
  language: { usage: 'npm run new language <code>', plan: newLanguage },
  module: { usage: 'npm run new module <name>', plan: newModule },
};

interface Outcome {
  /** 0 where the thing is made. */
  code: 0 | 1 | 2;
  text: string;
}

const USAGES = `What do you want to create?\n${Object.values(KINDS)
  .map(({ usage }) => `  ${usage}\n`)
  .join('')}`;

/** Makes what the arguments of `npm run new` ask for, or says what to write instead. */
export function makeScaffold([kind = '', ...args]: readonly string[]): Outcome {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!found || args.length === 0) return { code: 2, text: USAGES };
  try {
    return { code: 0, text: `${executePlan(found.plan(...args))}\n` };
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    const usage = error instanceof FollowUpError ? '' : `Usage: ${found.usage}\n`;
    return { code: 1, text: `${error.message}\n${usage}` };
  }
}
