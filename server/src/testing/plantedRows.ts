// Writes into the accounts of secrets.test.ts what no route writes any more, or only after a long game.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { eq } from 'drizzle-orm';
import { stated } from '../modules/users/service.ts';
import type { TestClient, TestServer } from './testServer.ts';

export const completeCourse = (server: TestServer, who: TestClient) =>
  server.store.write(async (tx) => {
    const { users } = tx.tables;
    const change = { completedMaps: [...PLAY_ORDER], gameScores: {} };
    await tx.update(users).set(change).where(eq(users.id, who.user.id));
  });

export const makeChildWithConsent = (server: TestServer, { user }: TestClient) =>
  server.store.write(async (tx) => {
    const { users } = tx.tables;
    await tx
      .update(users)
      .set({ ageBand: stated('14-15'), parentalConsent: true })
      .where(eq(users.id, user.id));
  });

export const giveAddress = (server: TestServer, { user }: TestClient, email: string) =>
  server.store.write(async (tx) => {
    const { users } = tx.tables;
    await tx.update(users).set({ email, emailKey: email }).where(eq(users.id, user.id));
  });

/** As a child could choose in earlier releases. */
export const showAddressOn = (server: TestServer, id: string) =>
  server.store.write(async (tx) => {
    const { certificates } = tx.tables;
    await tx.update(certificates).set({ showEmail: true }).where(eq(certificates.id, id));
  });
