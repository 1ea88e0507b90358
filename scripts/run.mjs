// Runs the other commands of package.json (`npm run dev`, `maps`, `art` …): installs first, then hands over to the script's own entry.
import { checkNode, compileContent, ensureFolderLists, installDependencies } from './lib/prepare.mjs';
import { runInForeground } from './lib/processes.mjs';

/** Entry point of each command, and whether it needs compiled content. */
const COMMANDS = {
  dev: { entry: 'scripts/dev.ts', needsContent: true },
  bench: { entry: 'scripts/bench/index.ts', needsContent: true },
  'test-long': { entry: 'scripts/testLong.ts', needsContent: true },
  content: { entry: 'scripts/content/index.ts', needsContent: false },
  maps: { entry: 'scripts/maps/index.ts', needsContent: false },
  art: { entry: 'assets/studio/art/pipeline/index.ts', needsContent: false },
  audio: { entry: 'assets/studio/audio/index.ts', needsContent: false },
  video: { entry: 'assets/studio/video/index.ts', needsContent: false },
  i18n: { entry: 'scripts/i18n/index.ts', needsContent: false },
  licences: { entry: 'scripts/licences/index.ts', needsContent: false },
  audit: { entry: 'scripts/audit.ts', needsContent: false },
  new: { entry: 'scripts/new/index.ts', needsContent: false },
  screenshots: { entry: 'assets/studio/screenshots/index.ts', needsContent: true },
  'play-record': { entry: 'scripts/play/index.ts', needsContent: true },
  grant: { entry: 'scripts/grant.ts', needsContent: false },
  backup: { entry: 'scripts/backup.ts', needsContent: false },
  restore: { entry: 'scripts/restore.ts', needsContent: false },
  'confirm-clock': { entry: 'scripts/confirm-clock.ts', needsContent: false },
  'publishing-password': { entry: 'scripts/publishing-password.ts', needsContent: false },
  'seed-sample': { entry: 'scripts/seed-sample/index.ts', needsContent: true },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(2);
}
const log = (what) => process.stdout.write(`  ${what} …\n`);
checkNode();
const { built } = await installDependencies(log);
await built;
ensureFolderLists();
if (command.needsContent) await compileContent(log);
process.exitCode = await runInForeground(process.execPath, ['--import', 'tsx', command.entry, ...rest]);
