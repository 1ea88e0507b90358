// The publishing password: set by an Admin or a command, kept as a hash, asked for before a blog is written.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from '../auth/passwordFacade.ts';
import { readSetting, writeSetting } from './repository.ts';

const SETTING_KEY = 'publishing-password';

const storedHash = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'
    ? value.hash
    : undefined;

/** `actorId` is null where a command sets it. Throws in words where it is too easy to guess. */
export async function setPublishingPassword(store: Store, actorId: string | null, password: string): Promise<void> {
  assertStrongPassword(password, 'lanternwise');
  const hash = await hashPassword(password);
  await store.write(async (tx) => {
    await writeSetting(tx, SETTING_KEY, { hash });
    const subject = { kind: 'setting', id: SETTING_KEY };
    await recordAudit(tx, { actorId, action: 'publishing-password-set', subject });
  });
}

export async function publishingPasswordStatus(db: Db): Promise<{ set: boolean; changedAt: number | null }> {
  const row = await readSetting(db, SETTING_KEY);
  return { set: storedHash(row?.value) !== undefined, changedAt: row?.updatedAt ?? null };
}

/** False too where none was ever set; the answer takes as long. */
export async function verifyPublishingPassword(db: Db, password: string): Promise<boolean> {
  return verifyPassword(storedHash((await readSetting(db, SETTING_KEY))?.value), password);
}
