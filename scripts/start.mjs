// `npm start`: from a fresh clone to a running site in one step; a second start takes seconds.
import { build, checkNode, content, install } from './lib/prepare.mjs';
import { foreground } from './lib/processes.mjs';

const say = (what) => process.stdout.write(`  ${what} …\n`);

checkNode();
await install(say);
await content(say);
await build(say);
process.exitCode = await foreground(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
  NODE_ENV: 'production',
});
