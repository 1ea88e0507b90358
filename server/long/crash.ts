// The long crash test: `node --import tsx server/long/crash.ts [rounds]` kills the server many times and counts what was lost.
import { runCrashRounds } from '../src/testing/crash.ts';

const EVENTS_A_ROUND = 400;
const rounds = Number(process.argv[2] ?? 50);
const count = await runCrashRounds(rounds, EVENTS_A_ROUND, 'SIGKILL');
process.stdout.write(`${JSON.stringify({ rounds, ...count })}\n`);
process.exitCode = count.lost === 0 && count.doubled === 0 ? 0 : 1;
