// Which addresses a child may name as a parent's or own: never one mailbox for both, no other after a no.
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { mailboxOf } from '../mail/allowance.ts';
import type { UserRow } from '../users/service.ts';
import { currentAnswers, saidNo } from './ledger.ts';
import { type ConsentRow, consentsOf } from './repository.ts';
import { type RefusedTry, refusalOf } from './tries.ts';

/** Families have fewer; each address gets a link that lasts. */
const ADDRESSES_MAX = 10;

export const isSameMailbox = (address: string | null | undefined, other: string): boolean =>
  address !== null && address !== undefined && mailboxOf(address) === mailboxOf(other);

/** Why this child may not name this address as a parent's; undefined if it may. */
export async function addressProblem(tx: Db, user: UserRow, parentEmail: string): Promise<RefusedTry | undefined> {
  if (isSameMailbox(user.email, parentEmail)) return 'own-address-refused';
  const answers = currentAnswers(await consentsOf(tx, user.id));
  const refusing = [...answers].filter(([, row]) => saidNo(row)).map(([voice]) => voice);
  if (refusing.length > 0 && !refusing.includes(mailboxOf(parentEmail))) return 'other-address-refused';
  return undefined;
}

/** For a registration, which nobody has to be told of. */
export function assertNotOwnAddress(own: string | undefined, parentEmail: string | undefined): void {
  if (parentEmail !== undefined && isSameMailbox(own, parentEmail)) throw refusalOf('own-address-refused');
}

/** Whether the child named this mailbox as a parent's. */
export async function isParentsAddress(db: Db, userId: string, address: string): Promise<boolean> {
  return currentAnswers(await consentsOf(db, userId)).has(mailboxOf(address));
}

/** For a link that was mailed before the parent was asked. */
export async function assertNotParentsAddress(db: Db, userId: string, address: string): Promise<void> {
  if (await isParentsAddress(db, userId, address)) throw refusalOf('parents-address-refused');
}

export function assertRoomForAddress(answers: ReadonlyMap<string, ConsentRow>): void {
  if (answers.size < ADDRESSES_MAX) return;
  throw new HttpError(
    409,
    'enough-addresses',
    'You have asked several addresses already. Please wait for one of them to answer, or tell the person who runs this site.',
  );
}
