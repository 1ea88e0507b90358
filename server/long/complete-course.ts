// For journeys: `node --import tsx server/long/complete-course.ts <username>` brings an account to the end of all eight realms.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/db/open.ts';
import { realmStates } from '../src/db/tables.ts';
import { UsersService } from '../src/modules/users/service.ts';

const [username = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const store = await openStore(config.database);
const users = new UsersService(store, config.access);
try {
  await store.write(async (tx) => {
    const account = await users.credentials(tx, username);
    if (!account) throw new Error(`there is no account called ${username}`);
    await users.played(tx, account.id, {
      completedMaps: [...PLAY_ORDER],
      gameScores: Object.fromEntries(PLAY_ORDER.map((realm) => [realm, { score: 88, stars: 6, trophies: 1, xp: 60 }])),
      overallProgress: 100,
      lastActiveAt: Date.now(),
    });
    for (const realm of PLAY_ORDER) {
      const state = { ...EMPTY_REALM_STATE, entered: true, completed: true };
      await tx.insert(realmStates).values({ userId: account.id, realm, state, updatedAt: Date.now() });
    }
  });
} finally {
  await store.close();
}
