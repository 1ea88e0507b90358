// `npm start`: from a fresh clone to a running site in one step; a second start takes seconds.
import { build, checkNode, content, install } from './lib/prepare.mjs';
import { foreground, SERVER_ARGS } from './lib/processes.mjs';

const say = (what) => process.stdout.write(`  ${what} …\n`);

checkNode();
await install(say);
await content(say);
await build(say);
process.exitCode = await foreground(process.execPath, SERVER_ARGS, { NODE_ENV: 'production' });
