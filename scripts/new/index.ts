// `npm run new <kind> <name>`: lays out the files of a new realm, activity, overlay or server module, then says what to do next.
import { newActivity } from './activity.ts';
import { newModule } from './module.ts';
import { newOverlay } from './overlay.ts';
import { newRealm } from './realm.ts';
import { ScaffoldError } from './write.ts';

const KINDS: Record<string, { usage: string; make: (...args: string[]) => string }> = {
  realm: { usage: 'npm run new realm <realm-id>', make: newRealm },
  activity: { usage: 'npm run new activity <realm-id> <activity-id>', make: newActivity },
  overlay: { usage: 'npm run new overlay <name>', make: newOverlay },
  module: { usage: 'npm run new module <name>', make: newModule },
};

const [kind = '', ...args] = process.argv.slice(2);
const found = KINDS[kind];
if (!found || args.length === 0) {
  process.stdout.write(
    `What shall be new?\n${Object.values(KINDS)
      .map((k) => `  ${k.usage}\n`)
      .join('')}`,
  );
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${found.make(...args)}\n`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(`${error.message}\nUsage: ${found.usage}\n`);
    process.exitCode = 1;
  }
}
