// `npm run confirm-clock`: tells the server that the clock of this machine is right, after a start that doubted it.
import { readConfig } from '../server/src/config.ts';
import { ClockGuard } from '../server/src/modules/clock/ClockGuard.ts';
import { openExistingStore, runCommand } from './lib/command.ts';

await runCommand(async () => {
  const store = await openExistingStore(readConfig(process.env));
  try {
    await new ClockGuard(store).confirm();
  } finally {
    await store.close();
  }
  return `${new Date().toISOString()} is right. What is due is done within an hour, or when the server starts.`;
});
