// Links parents with children by a code from the child's account; both can remove the link.
import { randomInt, randomUUID } from 'node:crypto';
import { PARENT_CODE_LENGTH, type ParentLink } from '@lanternwise/shared/contracts/parents';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { normaliseTypedCode } from '@lanternwise/shared/text/typedCode';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { findBy, insertOnceInto, updateBy } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import { deleteLinks, findLink, issueLink, LINK_LIFETIME_MS } from '../auth/links.ts';
import { limitTries } from '../auth/lockout.ts';
import { requireRow, type UsersService } from '../users/service.ts';

/** Without I, L, O, 0 and 1, which are easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const generateCode = () =>
  Array.from({ length: PARENT_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

export class ParentsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  /** Creates a one-time code and invalidates the previous one. */
  makeCode(childId: string, now = Date.now()): Promise<{ code: string; expiresAt: string }> {
    return this.store.write(async (tx) => {
      await deleteLinks(tx, 'parent-code', childId);
      const newLink = { purpose: 'parent-code', userId: childId, subject: childId, secret: generateCode() } as const;
      const code = await issueLink(tx, newLink, now);
      const expiresAt = new Date(now + LINK_LIFETIME_MS['parent-code']).toISOString();
      return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expiresAt };
    });
  }

  /** Links the child of a code; failures count towards a lockout, as for passwords. */
  async link(parentId: string, code: string, now = Date.now()): Promise<ParentLink> {
    const lock = { key: `parent-code:${parentId}`, what: 'codes' } as const;
    const linked = await limitTries(this.store, lock, () => this.#redeemCode(parentId, code, now));
    if (linked) return linked;
    throw new HttpError(
      404,
      'wrong-code',
      'That code is wrong or has expired. Please ask your child to create a new one.',
    );
  }

  /** Undefined if the code is wrong. */
  #redeemCode(parentId: string, code: string, now: number): Promise<ParentLink | undefined> {
    return this.store.write(async (tx) => {
      const found = await findLink(tx, 'parent-code', normaliseTypedCode(code));
      const child = found?.userId && found.expiresAt > now ? await this.users.find(tx, found.userId) : undefined;
      if (!child || child.id === parentId || child.status !== 'active') return undefined;
      await deleteLinks(tx, 'parent-code', child.id);
      await insertOnceInto('parentLinks')(tx, { id: randomUUID(), parentId, childId: child.id, createdAt: now });
      const links = await linksOf(tx, parentId, 'children');
      return requireRow(links.find(({ userId }) => userId === child.id));
    });
  }

  async links(userId: string): Promise<{ parents: ParentLink[]; children: ParentLink[] }> {
    const { db } = this.store;
    return { parents: await linksOf(db, userId, 'parents'), children: await linksOf(db, userId, 'children') };
  }

  /** Removes a link of the caller, as parent or child; throws 404 for links of others. */
  unlink(userId: string, id: string): Promise<void> {
    return this.store.write(async (tx) => {
      const { parentLinks } = tx.tables;
      const mine = or(eq(parentLinks.parentId, userId), eq(parentLinks.childId, userId));
      const deleted = await tx
        .delete(parentLinks)
        .where(and(eq(parentLinks.id, id), mine))
        .returning({ id: parentLinks.id });
      if (deleted.length === 0) throw new HttpError(404, 'no-link', 'That link has already been removed.');
    });
  }
}

/** Whether the parent is linked with the child; required for all access of parents. */
export const isParentOf = async (db: Db, parentId: string, childId: string): Promise<boolean> =>
  (await linkBetween(db, parentId, childId)) !== undefined;

/** Their link, if they are linked. */
export const linkBetween = findBy('parentLinks', 'parentId', 'childId');

/** Keeps what the parent calls the child, or null. */
export const updateParentLink = updateBy('parentLinks', 'id');

/** Verified addresses of the parents who are linked with a child, except one account. */
export async function linkedParentAddresses(db: Db, childId: string, exceptId: string) {
  const { parentLinks, users: usersTable } = db.tables;
  const { id, email, emailVerifiedAt, settings } = usersTable;
  const rows = await db
    .select({ email, settings })
    .from(parentLinks)
    .innerJoin(usersTable, eq(id, parentLinks.parentId))
    .where(and(eq(parentLinks.childId, childId), ne(id, exceptId), isNotNull(emailVerifiedAt)));
  return rows.flatMap((row) =>
    row.email === null ? [] : [{ parentEmail: row.email, locale: chosenLanguage(row.settings) ?? ('en' as const) }],
  );
}

/** The linked parents or children of an account, by name. */
export async function linksOf(db: Db, userId: string, kind: 'parents' | 'children'): Promise<ParentLink[]> {
  const { parentLinks, users: usersTable } = db.tables;
  const [own, other] =
    kind === 'children' ? [parentLinks.parentId, parentLinks.childId] : [parentLinks.childId, parentLinks.parentId];
  const rows = await db
    .select({
      id: parentLinks.id,
      userId: other,
      username: usersTable.username,
      childName: parentLinks.childName,
      since: parentLinks.createdAt,
    })
    .from(parentLinks)
    .innerJoin(usersTable, eq(usersTable.id, other))
    .where(eq(own, userId))
    .orderBy(usersTable.usernameKey);
  return rows.map(({ childName, since, ...row }) => ({
    ...row,
    // What a parent calls the child is not for the child, or for the other parent.
    name: kind === 'children' ? childName : null,
    since: new Date(since).toISOString(),
  }));
}
