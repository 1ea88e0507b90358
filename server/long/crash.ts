// Kills the server many times while events are written and counts lost events: `node --import tsx server/long/crash.ts [rounds] [events]`.
// With DATABASE_URL the servers use that PostgreSQL database, which has to be empty.
import { runCrashRounds } from '../src/testing/crash.ts';

const rounds = Number(process.argv[2] ?? 50);
const eventsPerRound = Number(process.argv[3] ?? 900);
const count = await runCrashRounds(rounds, eventsPerRound, 'SIGKILL');
process.stdout.write(`${JSON.stringify({ rounds, ...count })}\n`);
process.exitCode = count.acknowledged > 0 && count.lost === 0 && count.doubled === 0 ? 0 : 1;
