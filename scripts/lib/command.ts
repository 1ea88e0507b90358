// What commands for the host share: one sentence at the end, and words instead of stacks where something is wrong.
import { ConfigError } from '../../server/src/config.ts';
import { restrictNewFiles } from '../../server/src/dataFolder.ts';
import { HttpError } from '../../server/src/http/errors.ts';
import { RestoreError } from '../../server/src/modules/backup/restore.ts';

/** The command was not used as it is meant; the message says how. */
export class UsageError extends Error {}

const EXPECTED_ERRORS = [UsageError, ConfigError, HttpError, RestoreError];

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
