// Keeps one backpack a user: who may pack, which packing counts, and how much.
import type { BackpackLock, BackpackRight } from '@lanternwise/shared/contracts/backpack';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { putInto } from '../../db/rows.ts';
import { HttpError } from '../../http/errors.ts';
import { isoTime } from '../../http/isoTime.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type BackpackTools, backpackRight, tellParentsOfBackpack } from '../consent/backpackPermission.ts';
import { requireQuota } from '../quotas/service.ts';
import { requireRow } from '../users/service.ts';
import { deleteBackpack } from './emptied.ts';

const DAY_MS = 24 * 3_600_000;
/** Packings a day: one every few minutes of a long school day, on several devices. */
const PACKINGS = { max: 300, windowMs: DAY_MS };
const QUESTIONS = { max: 1, windowMs: DAY_MS };

/** 409 where nothing but the answer is asked for. */
const REFUSALS: Readonly<Record<Exclude<BackpackRight, 'yes'>, (status: 403 | 409) => HttpError>> = {
  limited: (status) =>
    new HttpError(
      status,
      'backpack-limited',
      'You can have a backpack as soon as a parent has agreed to your account.',
    ),
  'ask-parent': (status) =>
    new HttpError(status, 'backpack-parent-first', 'A parent has to agree to your backpack first.'),
  'no-parent': (status) =>
    new HttpError(
      status,
      'backpack-no-parent',
      'Only a parent can agree to your backpack, and none is known here. Your works stay on this device.',
    ),
  'parent-said-no': (status) =>
    new HttpError(
      status,
      'backpack-parent-refused',
      'A parent said no to your backpack. Only that parent can change it.',
    ),
};

interface Packing {
  agreed: string;
  expected: number;
  lock: BackpackLock;
  cipher: string;
}

const store = putInto('backpacks', 'userId');

export class BackpackService {
  constructor(
    private readonly store: Store,
    private readonly tools: BackpackTools,
  ) {}

  /** All but the works themselves. */
  async read(userId: string) {
    const { db } = this.store;
    const right = await this.#right(db, userId);
    const { revision, salt, iterations, wrappedKey, bytes, packedAt, textVersion } = db.tables.backpacks;
    const [row] = await db
      .select({ revision, salt, iterations, wrappedKey, bytes, packedAt, textVersion })
      .from(db.tables.backpacks)
      .where(eq(db.tables.backpacks.userId, userId));
    if (!row) return { right, backpack: null };
    const lock = { salt: row.salt, iterations: row.iterations, wrappedKey: row.wrappedKey };
    const { revision: number, bytes: size, textVersion: version } = row;
    const backpack = { revision: number, lock, bytes: size, packedAt: isoTime(row.packedAt), textVersion: version };
    return { right, backpack };
  }

  /** Also without the right to pack: what is in it is the learner's. */
  async takeOut(userId: string): Promise<{ revision: number; cipher: string }> {
    const { db } = this.store;
    const { revision, cipher } = db.tables.backpacks;
    const [row] = await db
      .select({ revision, cipher })
      .from(db.tables.backpacks)
      .where(eq(db.tables.backpacks.userId, userId));
    if (!row) throw new HttpError(404, 'no-backpack', 'There is no backpack here.');
    return row;
  }

  async pack(userId: string, { agreed, expected, lock, cipher }: Packing): Promise<{ revision: number }> {
    return this.store.write(async (tx) => {
      const right = await this.#right(tx, userId);
      if (right !== 'yes') throw REFUSALS[right](403);
      const { backpacks } = tx.tables;
      const [stored] = await tx
        .select({ revision: backpacks.revision })
        .from(backpacks)
        .where(eq(backpacks.userId, userId));
      // One that was emptied elsewhere is a change too: what was deleted must not come back unasked.
      if ((stored?.revision ?? 0) !== expected) {
        throw new HttpError(
          409,
          'backpack-changed',
          'Your backpack was packed on another device in the meantime. Nothing is lost: it is opened again first.',
        );
      }
      const now = Date.now();
      await requireQuota(tx, { key: `backpack:${userId}`, ...PACKINGS }, now);
      const revision = expected + 1;
      const bytes = Buffer.byteLength(cipher, 'base64');
      await store(tx, { userId, revision, ...lock, cipher, bytes, packedAt: now, textVersion: agreed });
      return { revision };
    });
  }

  empty(userId: string): Promise<void> {
    return this.store.write((tx) => deleteBackpack(tx, userId));
  }

  /** Writes to the parents who agreed to the account; throws 409 where that would change nothing. */
  ask(userId: string, { cause }: RequestContext): Promise<void> {
    return this.store.write(async (tx) => {
      const right = await this.#right(tx, userId);
      if (right === 'yes')
        throw new HttpError(409, 'no-consent-needed', 'Your account is not limited. No consent is needed.');
      if (right !== 'ask-parent') throw REFUSALS[right](409);
      await requireQuota(tx, { key: `backpack-question:${userId}`, ...QUESTIONS }, Date.now());
      await tellParentsOfBackpack(tx, this.tools, requireRow(await this.tools.users.find(tx, userId)), cause);
    });
  }

  async #right(db: Db, userId: string): Promise<BackpackRight> {
    return backpackRight(db, this.tools.users, requireRow(await this.tools.users.find(db, userId)));
  }
}
