// `npm start`: from a fresh clone to a running site in one step; a second start takes seconds.
import { buildClient, checkNode, content, install } from './lib/prepare.mjs';
import { foreground, SERVER_ARGS } from './lib/processes.mjs';

const log = (what) => process.stdout.write(`  ${what} …\n`);

checkNode();
await install(log);
await content(log);
await buildClient(log);
process.exitCode = await foreground(process.execPath, SERVER_ARGS, { NODE_ENV: 'production' });
