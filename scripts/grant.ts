// `npm run grant -- <username> <role | plan=…>`: gives an account a role or a plan, also while the server runs.
import { readConfig } from '../server/src/config.ts';
import { isBusy } from '../server/src/db/dbErrors.ts';
import { engineOf, type Store } from '../server/src/db/openStore.ts';
import { applyGrant, GRANTABLE_PLANS, type Grant, parseGrant } from '../server/src/modules/auth/grant.ts';
import { ROLES } from '../shared/src/constants/users.ts';
import { openExistingStore, runCommand, UsageError } from './lib/command.ts';

const USAGE = `How to use it: npm run grant -- <username> <role or plan>
  a role: ${ROLES.join(', ')}
  a plan: ${GRANTABLE_PLANS.map((plan) => `plan=${plan}`).join(', ')}
for example: npm run grant -- Asha Pilot`;

const MAX_ATTEMPTS = 10;

/** A busy server locks the database for milliseconds at a time; wait for a gap. */
async function grantWithRetry(store: Store, username: string, grant: Grant): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyGrant(store, username, grant);
    } catch (error) {
      if (!isBusy(error) || tries === MAX_ATTEMPTS) throw error;
    }
  }
}

await runCommand(async () => {
  const [username, request, ...more] = process.argv.slice(2);
  if (!username || !request || more.length > 0) throw new UsageError(USAGE);
  const grant = parseGrant(request);
  if (!grant) throw new UsageError(`"${request}" is neither a role nor a plan.\n${USAGE}`);
  const config = readConfig(process.env);
  const store = await openExistingStore(config);
  try {
    if (!(await grantWithRetry(store, username, grant))) {
      const where = engineOf(config.database) === 'sqlite' ? ` in ${config.database}` : '';
      throw new UsageError(`There is no account called "${username}"${where}.`);
    }
  } finally {
    await store.close();
  }
  const what = grant.kind === 'role' ? `has the role ${grant.role} now` : `has the plan "${grant.plan}" now`;
  return `${username} ${what}.`;
});
