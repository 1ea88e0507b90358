// `npm start`: from a fresh clone to a running site in one step; a second start takes seconds.
import { buildClient, checkNode, compileContent, installDependencies } from './lib/prepare.mjs';
import { runInForeground, SERVER_ARGS } from './lib/processes.mjs';

const log = (what) => process.stdout.write(`  ${what} …\n`);

checkNode();
const { built } = await installDependencies(log);
await compileContent(log);
await buildClient(log);
await built;
process.exitCode = await runInForeground(process.execPath, SERVER_ARGS, { NODE_ENV: 'production' });
