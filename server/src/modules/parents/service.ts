// Rules of linking a parent with a child: by a code that the child's account shows; either of them may end it.
import { randomInt, randomUUID } from 'node:crypto';
import { PARENT_CODE_LENGTH, type ParentLink } from '@lanternwise/shared/contracts/parents';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { parentLinks, users as usersTable } from '../../db/tables.ts';
import { HttpError } from '../../http/errors.ts';
import { dropLinks, findLink, issueLink, LINK_MS } from '../auth/links.ts';
import { forgetFailures, recordFailure, refuseWhileLocked } from '../auth/lockout.ts';
import { hashToken } from '../auth/tokens.ts';
import { existing, type UsersService } from '../users/service.ts';

/** Without I, L, O, 0 and 1, which people mix up. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = () => Array.from({ length: PARENT_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export class ParentsService {
  readonly #store: Store;
  readonly #users: UsersService;

  constructor(store: Store, users: UsersService) {
    this.#store = store;
    this.#users = users;
  }

  /** A new code, once to be used; the one before stops working. */
  makeCode(childId: string, now = Date.now()): Promise<{ code: string; expiresAt: string }> {
    return this.#store.write(async (tx) => {
      await dropLinks(tx, 'parent-code', childId);
      const wish = { purpose: 'parent-code', userId: childId, subject: childId, secret: newCode() } as const;
      const code = await issueLink(tx, wish, now);
      const expiresAt = new Date(now + LINK_MS['parent-code']).toISOString();
      return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expiresAt };
    });
  }

  /** Links the child whose code this is. Guessing is locked out like guessing a password. */
  async link(parentId: string, code: string, now = Date.now()): Promise<ParentLink> {
    const key = hashToken(`parent-code:${parentId}`);
    await refuseWhileLocked(this.#store.db, key, now, 'codes');
    const linked = await this.#store.write(async (tx) => {
      await refuseWhileLocked(tx, key, now, 'codes');
      const found = await findLink(tx, 'parent-code', plain(code));
      const child = found?.userId && found.expiresAt > now ? await this.#users.find(tx, found.userId) : undefined;
      if (!child || child.id === parentId || child.status !== 'active') {
        await recordFailure(tx, key, now);
        return undefined;
      }
      await dropLinks(tx, 'parent-code', child.id);
      await forgetFailures(tx, key);
      await tx
        .insert(parentLinks)
        .values({ id: randomUUID(), parentId, childId: child.id, createdAt: now })
        .onConflictDoNothing();
      const links = await linksOf(tx, parentId, 'children');
      return existing(links.find(({ userId }) => userId === child.id));
    });
    if (linked) return linked;
    throw new HttpError(
      404,
      'wrong-code',
      'That code is not right, or it is too old. Please ask your child to make a new one.',
    );
  }

  async links(userId: string): Promise<{ parents: ParentLink[]; children: ParentLink[] }> {
    const { db } = this.#store;
    return { parents: await linksOf(db, userId, 'parents'), children: await linksOf(db, userId, 'children') };
  }

  /** Ends a link of one's own, from either side; anybody else's is not found. */
  unlink(userId: string, id: string): Promise<void> {
    return this.#store.write(async (tx) => {
      const mine = or(eq(parentLinks.parentId, userId), eq(parentLinks.childId, userId));
      const gone = await tx
        .delete(parentLinks)
        .where(and(eq(parentLinks.id, id), mine))
        .returning({ id: parentLinks.id });
      if (gone.length === 0) throw new HttpError(404, 'no-link', 'That link is gone already.');
    });
  }
}

/** Whether this parent is linked with this child: the one rule by which a parent sees anything. */
export async function isParentOf(db: Db, parentId: string, childId: string): Promise<boolean> {
  const pair = and(eq(parentLinks.parentId, parentId), eq(parentLinks.childId, childId));
  const [row] = await db.select({ id: parentLinks.id }).from(parentLinks).where(pair);
  return row !== undefined;
}

/** The people at the other end of an account's links, by name. */
export async function linksOf(db: Db, userId: string, who: 'parents' | 'children'): Promise<ParentLink[]> {
  const [own, other] =
    who === 'children' ? [parentLinks.parentId, parentLinks.childId] : [parentLinks.childId, parentLinks.parentId];
  const rows = await db
    .select({ id: parentLinks.id, userId: other, username: usersTable.username, since: parentLinks.createdAt })
    .from(parentLinks)
    .innerJoin(usersTable, eq(usersTable.id, other))
    .where(eq(own, userId))
    .orderBy(usersTable.usernameKey);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}
