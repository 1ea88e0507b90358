// `npm run new <kind> <name>`: makes the scaffold that its arguments name.
import { makeScaffold } from './makeScaffold.ts';

const { code, text } = makeScaffold(process.argv.slice(2));
(code === 1 ? process.stderr : process.stdout).write(text);
process.exitCode = code;
