// The publishing password: set by an Admin or a command, kept as a hash, asked for before a blog is written.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { audit } from '../audit/audit.ts';
import { hashPassword, refuseWeakPassword, verifyPassword } from '../auth/service-passwords.ts';
import { readSetting, writeSetting } from './repository.ts';

const KEY = 'publishing-password';

const hashIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'
    ? value.hash
    : undefined;

/** `actorId` is null where a command sets it. Throws in words where it is too easy to guess. */
export async function setPublishingPassword(store: Store, actorId: string | null, password: string): Promise<void> {
  refuseWeakPassword(password, 'lanternwise');
  const hash = await hashPassword(password);
  await store.write(async (tx) => {
    await writeSetting(tx, KEY, { hash });
    const subject = { kind: 'setting', id: KEY };
    await audit(tx, { actorId, action: 'publishing-password-set', subject });
  });
}

export async function publishingPasswordState(db: Db): Promise<{ set: boolean; changedAt: number | null }> {
  const row = await readSetting(db, KEY);
  return { set: hashIn(row?.value) !== undefined, changedAt: row?.updatedAt ?? null };
}

/** False too where none was ever set; the answer takes as long. */
export async function isPublishingPassword(db: Db, password: string): Promise<boolean> {
  return verifyPassword(hashIn((await readSetting(db, KEY))?.value), password);
}
