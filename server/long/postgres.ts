// Tests several server processes on one PostgreSQL database: `DATABASE_URL=postgres://… node --import tsx server/long/postgres.ts`.
import { runMultiProcess } from '../src/testing/multiProcess.ts';

const count = await runMultiProcess(process.env.DATABASE_URL ?? '');
process.stdout.write(`${JSON.stringify(count)}\n`);
process.exitCode = count.lost === 0 && count.doubled === 0 && count.statesBehind === 0 ? 0 : 1;
