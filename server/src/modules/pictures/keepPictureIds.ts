// Turns the addresses of pictures that older versions stored into the pictures' ids, and drops all other addresses; runs at start.
import { like, sql } from 'drizzle-orm';
import type { Store } from '../../db/openStore.ts';

const OLD_ADDRESS = '/api/v1/pictures/';

export async function keepPictureIds(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const { users } = tx.tables;
    for (const [field, column] of [
      ['profilePicture', users.profilePicture],
      ['coverPhoto', users.coverPhoto],
    ] as const) {
      const id = sql`replace(${column}, ${OLD_ADDRESS}, '')`;
      await tx
        .update(users)
        .set({ [field]: id })
        .where(like(column, `${OLD_ADDRESS}%`));
      await tx
        .update(users)
        .set({ [field]: null })
        .where(like(column, '%/%'));
    }
  });
}
