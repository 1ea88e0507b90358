// `npm run publishing-password`: sets the password for publishing blogs, read from standard input to stay out of the shell's history.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../server/src/config.ts';
import { setPublishingPassword } from '../server/src/modules/settings/publishingPassword.ts';
import { publishingPasswordSchema } from '../shared/src/contracts/admin-site.ts';
import { openExistingStore, runCommand, UsageError } from './lib/command.ts';

async function readPassword(): Promise<string> {
  const lines = createInterface({ input: stdin, ...(stdin.isTTY && { output: stdout }) });
  try {
    return (await lines.question('New publishing password: ')).trim();
  } finally {
    lines.close();
  }
}

await runCommand(async () => {
  const given = publishingPasswordSchema.safeParse(await readPassword());
  if (!given.success) throw new UsageError(given.error.issues[0]?.message ?? 'That is no password.');
  const store = await openExistingStore(readConfig(process.env));
  try {
    await setPublishingPassword(store, null, given.data);
  } finally {
    await store.close();
  }
  return 'The publishing password is set. Only its hash is stored.';
});
