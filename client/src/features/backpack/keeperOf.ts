// The one keeper of the person who is signed in: the account page and the realms share what is open.
import { serverNow } from '../http/serverClock.ts';
import { BackpackKeeper } from './BackpackKeeper.ts';
import { backpackServer } from './backpackServer.ts';

let keeper: BackpackKeeper | undefined;

export function keeperOf(person: string): BackpackKeeper {
  if (keeper?.person !== person || keeper.isStale)
    keeper = new BackpackKeeper(person, { server: backpackServer, now: serverNow });
  return keeper;
}
