// What the attacks of the hostile day work with: people, classes, and the letters that wait in the outbox.
import Database from 'better-sqlite3';
import { openStore } from '../../src/db/openStore.ts';
import { applyGrant, parseGrant } from '../../src/modules/auth/grant.ts';
import { PASSWORD } from '../../src/testing/testServer.ts';
import { createAccount, type SoakAccount, visitor } from '../soak/account.ts';

export interface ClassOfHostileDay {
  id: string;
  /** Long link and short code. */
  token: string;
  code: string;
}

export interface World {
  url: string;
  admin: SoakAccount;
  /** A new account; of an adult unless `more` says otherwise. */
  person(name: string, address: string, more?: object): Promise<SoakAccount>;
  /** A self-made teacher with a class. */
  teacher(name: string, address: string): Promise<{ teacher: SoakAccount; group: ClassOfHostileDay }>;
  /** The key of the link in the newest letter of a kind; undefined if no such letter waits. */
  letter(to: string, kind: string): string | undefined;
}

/** An attack says what it could do that it must not; nothing if it was kept from all. */
export type Attack = (world: World) => Promise<string[]>;

export const textOf = (value: unknown, ...path: string[]): string => {
  let inner: unknown = value;
  for (const key of path) inner = (inner as Record<string, unknown> | undefined)?.[key];
  return typeof inner === 'string' ? inner : '';
};

async function grantAdmin(database: string, username: string): Promise<void> {
  const store = await openStore(database);
  const grant = parseGrant('Admin');
  if (grant) await applyGrant(store, username, grant);
  await store.close();
}

async function createAdmin(url: string, database: string): Promise<SoakAccount> {
  const address = '192.0.2.1';
  await createAccount(url, 'chief', address, { ageBand: '18+', email: 'chief@example.org' });
  await grantAdmin(database, 'chief');
  const { body } = await visitor(url, address).post('auth/sign-in', { identifier: 'chief', password: PASSWORD });
  return { ...visitor(url, address, { authorization: `Bearer ${textOf(body, 'token')}` }), name: 'chief' };
}

export async function openWorld(url: string, database: string): Promise<World> {
  const admin = await createAdmin(url, database);
  const person: World['person'] = (name, address, more) =>
    createAccount(url, name, address, { ageBand: '18+', email: `${name}@${name.toLowerCase()}.example`, ...more });
  return {
    url,
    admin,
    person,
    async teacher(name, address) {
      const teacher = await person(name, address, { roleWish: 'Teacher' });
      const { body } = await teacher.post('groups', { name: 'Class 7B' });
      const id = textOf(body, 'group', 'id');
      const { body: invited } = await teacher.post(`groups/${id}/invitations`, {});
      return { teacher, group: { id, token: textOf(invited, 'token'), code: textOf(invited, 'invitation', 'code') } };
    },
    letter(to, kind) {
      const file = new Database(database, { readonly: true });
      const rows = file
        .prepare('SELECT text FROM mail_outbox WHERE to_address = ? AND kind = ? ORDER BY created_at DESC LIMIT 1')
        .all(to, kind) as { text: string }[];
      file.close();
      return /\/([\w-]{43})(?![\w-])/.exec(rows[0]?.text ?? '')?.[1];
    },
  };
}
