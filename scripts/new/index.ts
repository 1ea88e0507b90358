// `npm run new <kind> <name>`: creates and registers a realm, activity, kind of activity, overlay, page, language or server module.
import { newActivity } from './activity.ts';
import { newActivityKind, newWorldKind } from './activityKind.ts';
import { newLanguage } from './language.ts';
import { newModule } from './module.ts';
import { FollowUpError, ScaffoldError } from './names.ts';
import { newOverlay } from './overlay.ts';
import { newPage } from './page.ts';
import { executePlan, type ScaffoldPlan } from './plan.ts';
import { newRealm } from './realm.ts';

const KINDS: Record<string, { usage: string; plan: (...args: string[]) => ScaffoldPlan }> = {
  realm: { usage: 'npm run new realm <realm-id>', plan: newRealm },
  activity: { usage: 'npm run new activity <realm-id> <activity-id> [kind]', plan: newActivity },
  'activity-kind': { usage: 'npm run new activity-kind <kind>', plan: newActivityKind },
  'world-kind': { usage: 'npm run new world-kind <kind>', plan: newWorldKind },
  overlay: { usage: 'npm run new overlay <name>', plan: newOverlay },
  page: { usage: 'npm run new page <name> [area of shared/src/constants/memberPages.ts]', plan: newPage },
  language: { usage: 'npm run new language <code>', plan: newLanguage },
  module: { usage: 'npm run new module <name>', plan: newModule },
};

const [kind = '', ...args] = process.argv.slice(2);
const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
if (!found || args.length === 0) {
  process.stdout.write(
    `What shall be new?\n${Object.values(KINDS)
      .map((k) => `  ${k.usage}\n`)
      .join('')}`,
  );
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${executePlan(found.plan(...args))}\n`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(
      error instanceof FollowUpError ? `${error.message}\n` : `${error.message}\nUsage: ${found.usage}\n`,
    );
    process.exitCode = 1;
  }
}
