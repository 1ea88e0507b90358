// `npm run audit`: asks the registry for known flaws of everything that runs in production; says so where it does not answer.
import { ALLOWED_FINDINGS, judgeAudit } from './lib/auditReport.ts';
import { run } from './lib/processes.mjs';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const { output } = await run(NPM, ['audit', '--omit=dev', '--json']);
const { answered, problems, allowed } = judgeAudit(output, ALLOWED_FINDINGS, new Date().toISOString().slice(0, 10));
const say = (line: string) => process.stdout.write(`${line}\n`);
if (!answered) say('The registry did not answer: no dependency was audited.');
for (const line of allowed) say(`allowed  ${line}`);
for (const line of problems) say(`FAIL     ${line}`);
if (answered && problems.length === 0) say('No known flaw in what runs in production.');
process.exitCode = problems.length > 0 ? 1 : 0;
