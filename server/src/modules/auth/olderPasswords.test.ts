// Stories of accounts whose password was stored by an older release, which did not write down whether it was a card's phrase or a chosen one.
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const CARD = 'lamp-river-comet-plum';

let world: TestServer;
beforeEach(async () => {
  world = await startTestServer();
});
afterEach(() => world.close());

const users = () => world.store.db.tables.users;
const signIn = async (password: string) =>
  (await world.call('POST', '/api/v1/auth/sign-in', { identifier: 'asha', password })).statusCode;
const stored = async () =>
  (await world.store.db.select().from(users()).where(eq(users().usernameKey, 'asha')))[0]?.passwordHash;

async function olderAccount(password: string, isClassAccount: boolean): Promise<void> {
  const { user } = await world.register('Asha');
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await world.store.write((tx) =>
    tx.update(users()).set({ passwordHash, isClassAccount }).where(eq(users().id, user.id)),
  );
}

it('a card is read in every spelling at the first try, and is known for one from then on', async () => {
  await olderAccount(CARD, true);
  expect(await signIn(' LAMP river – Comet\u00a0plum ')).toBe(200);
  expect(await stored()).toMatch(/^generated:\$argon2id/);
  for (const typed of [CARD, 'Lamp River Comet Plum', 'lamp\u200b—river comet plum'])
    expect(await signIn(typed)).toBe(200);
});

it('a password that a class account chose, and that reads like a card, opens at the second try and then always', async () => {
  await olderAccount('Sun Moon Star Tree', true);
  expect(await signIn('Sun Moon Star Tree')).toBe(401);
  expect(await signIn('Sun Moon Star Tree')).toBe(200);
  expect(await stored()).toMatch(/^chosen:\$argon2id/);
  expect(await signIn('Sun Moon Star Tree')).toBe(200);
  expect(await signIn('sun moon star tree')).toBe(401);
});

it('a chosen password of an account of its own is compared as it is typed, and so is a new one', async () => {
  await olderAccount('Sun Moon Star Tree', false);
  expect(await signIn('Sun Moon Star Tree')).toBe(200);
  expect(await signIn('sun-moon-star-tree')).toBe(401);
  const chosen = 'Ｆour Wörds of mine';
  const bina = await world.register('Bina', { password: chosen });
  const typed = (password: string) =>
    world.call('POST', '/api/v1/auth/sign-in', { identifier: bina.user.username, password });
  expect((await typed(chosen)).statusCode).toBe(200);
  for (const other of [chosen.normalize('NFKC'), chosen.toLowerCase(), ` ${chosen}`, chosen.replaceAll(' ', '-')])
    expect((await typed(other)).statusCode).toBe(401);
});
