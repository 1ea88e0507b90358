// Kills the server many times while events are written and counts lost events: `node --import tsx server/long/crash.ts [rounds]`.
import { runCrashRounds } from '../src/testing/crash.ts';

const EVENTS_PER_ROUND = 400;
const rounds = Number(process.argv[2] ?? 50);
const count = await runCrashRounds(rounds, EVENTS_PER_ROUND, 'SIGKILL');
process.stdout.write(`${JSON.stringify({ rounds, ...count })}\n`);
process.exitCode = count.lost === 0 && count.doubled === 0 ? 0 : 1;
