// `npm run seed:sample`: a believable school to look at; refuses where real people are, unless --force.
import { readConfig } from '../../server/src/config.ts';
import { openStore, type Store } from '../../server/src/db/openStore.ts';
import { findCredentials } from '../../server/src/modules/users/repository.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { SampleSchool, type SeedResult } from './SampleSchool.ts';
import { ADMIN } from './school.ts';

async function refuseRealData(store: Store): Promise<void> {
  const total = await store.db.$count(store.db.tables.users);
  if (total === 0) return;
  throw new UsageError(
    `There are ${total} accounts already, and a sample school does not belong among real people. ` +
      'Use an empty folder, for example DATA_DIR=./sample npm run seed:sample, or add --force if you are sure.',
  );
}

function formatSummary({ signIns, events, certificates, blogs }: SeedResult, seconds: number): string {
  const width = Math.max(...signIns.map(({ who }) => who.length));
  const names = Math.max(...signIns.map(({ username }) => username.length));
  return [
    'Sign-ins of the sample school (passwords are shown only now):',
    ...signIns.map(({ who, username, password }) => `  ${who.padEnd(width)}  ${username.padEnd(names)}  ${password}`),
    `60 learners in 3 groups, ${events} events of play over four weeks, ${certificates} certificates, ${blogs} blog posts, in ${seconds} s.`,
  ].join('\n');
}

await runCommand(async () => {
  const force = process.argv.slice(2).includes('--force');
  const begun = performance.now();
  const config = readConfig(process.env);
  const store = await openStore(config.database);
  try {
    if (!force) await refuseRealData(store);
    if (await findCredentials(store.db, ADMIN)) throw new UsageError('The sample school is in this database already.');
    const filled = await SampleSchool.seed(store, config);
    return formatSummary(filled, Math.round((performance.now() - begun) / 1000));
  } finally {
    await store.close();
  }
});
