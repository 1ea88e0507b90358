// What commands for the host share: the database opened in words, one sentence at the end, and no stack where something is wrong.
import { existsSync } from 'node:fs';
import type { Config } from '../../server/src/config.ts';
import { restrictNewFiles } from '../../server/src/dataFolder.ts';
import { engineOf, openStore, type Store } from '../../server/src/db/openStore.ts';
import { describeStartProblem, StartError } from '../../server/src/db/StartError.ts';
import { HttpError } from '../../server/src/http/errors.ts';
import { RestoreError } from '../../server/src/modules/backup/restore.ts';

/** The command was not used as it is meant; the message says how. */
export class UsageError extends Error {}

const EXPECTED_ERRORS = [UsageError, StartError, HttpError, RestoreError];

/** Opens the database that a server filled: a wrong DATA_DIR must not become a new, empty one. */
export async function openExistingStore({ database }: Pick<Config, 'database'>): Promise<Store> {
  if (engineOf(database) === 'sqlite' && !existsSync(database)) {
    throw new UsageError(
      `There are no accounts yet: ${database} does not exist. Start the server and register first, or name its folder with DATA_DIR.`,
    );
  }
  try {
    return await openStore(database);
  } catch (error) {
    throw describeStartProblem(error, database) ?? error;
  }
}

/** Runs `main`, prints what it returns, and exits with 1 where it fails. */
export async function runCommand(main: () => Promise<string>): Promise<void> {
  restrictNewFiles();
  try {
    process.stdout.write(`${await main()}\n`);
  } catch (error) {
    const known = EXPECTED_ERRORS.some((kind) => error instanceof kind);
    process.stderr.write(`${known && error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
