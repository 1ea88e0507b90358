// `npm run confirm-clock`: tells the server that the clock of this machine is right, after a start that doubted it.
import { readConfig } from '../server/src/config.ts';
import { openStore } from '../server/src/db/openStore.ts';
import { ClockGuard } from '../server/src/modules/clock/ClockGuard.ts';
import { runCommand } from './lib/command.ts';

await runCommand(async () => {
  const store = await openStore(readConfig(process.env).database);
  try {
    await new ClockGuard(store).confirm();
  } finally {
    await store.close();
  }
  return `${new Date().toISOString()} is right. What is due is done within an hour, or when the server starts.`;
});
