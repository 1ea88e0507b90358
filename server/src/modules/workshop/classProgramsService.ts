// Rules of programs that learners show to their class: who may offer, what a teacher decides, and what classmates see.
import { randomUUID } from 'node:crypto';
import { CLASS_PROGRAMS_PER_LEARNER } from '@lanternwise/shared/constants/workshop';
import type {
  ClassProgramDecision,
  LearnerClassProgramsReply,
  OfferedProgram,
  offerClassProgram,
} from '@lanternwise/shared/contracts/class-programs';
import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { requireActiveOwnClass, requireOwnClass } from '../groups/access.ts';
import { requireQuota } from '../quotas/service.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import {
  type ClassProgramRow,
  classesOfLearner,
  countOffered,
  countOffers,
  countWaiting,
  deleteOffer,
  findOffer,
  findOfferOf,
  insertOffer,
  type OfferedRow,
  offeredByIds,
  offeredPage,
  offersOf,
  shownIn,
  shownProgram,
  type TaughtClass,
  updateOffer,
} from './classProgramsRepository.ts';

/** More than a child finishes in a day; a teacher has to read each of them. */
const OFFERS = { max: 60, windowMs: 86_400_000 };

type Offer = z.output<typeof offerClassProgram.body>;

export class ClassProgramsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  async ofLearner(userId: string): Promise<Omit<LearnerClassProgramsReply, 'success'>> {
    const { db } = this.store;
    const [classes, offers] = await Promise.all([classesOfLearner(db, userId), offersOf(db, userId)]);
    const ids = classes.map(({ id }) => id);
    const shown = await shownIn(db, ids, this.users.notLimited);
    return {
      classes,
      offers,
      shown: shown.map(({ userId: author, groupId: _, ...program }) => ({ ...program, isOwn: author === userId })),
    };
  }

  /** Offered again, the program waits again with what it is now. Its words are read outside of any write, and only from who may offer. */
  async offer(userId: string, { groupId, savedId, title, code, remixOf }: Offer): Promise<string> {
    await this.store.write(async (tx) => {
      await this.#requireMayOffer(tx, userId, groupId);
      await requireQuota(tx, { key: `class-programs:${userId}`, ...OFFERS }, Date.now());
    });
    assertFitForOthers(`${title}\n${code}`);
    return this.store.write(async (tx) => {
      await this.#requireMayOffer(tx, userId, groupId);
      const now = Date.now();
      const before = await findOfferOf(tx, groupId, userId, savedId);
      const offered = { title: title.replaceAll(/\s+/g, ' ').trim(), code, remixOf, ...NEW_OFFER };
      if (before) {
        await updateOffer(tx, before.id, { ...offered, offeredAt: Math.max(now, before.offeredAt + 1) });
        return before.id;
      }
      if ((await countOffers(tx, groupId, userId)) >= CLASS_PROGRAMS_PER_LEARNER) throw tooManyError();
      const id = randomUUID();
      await insertOffer(tx, { id, groupId, userId, savedId, ...offered, offeredAt: now });
      return id;
    });
  }

  async #requireMayOffer(tx: Db, userId: string, groupId: string): Promise<void> {
    const groups = await classesOfLearner(tx, userId);
    if (!groups.some(({ id }) => id === groupId))
      throw new HttpError(404, 'not-in-group', 'You are not in that group.');
    if (this.users.isLimited(requireRow(await this.users.find(tx, userId)))) throw limitedError();
  }

  /** Of a class that the caller is in. */
  async shown(userId: string, programId: string) {
    const { db } = this.store;
    const groups = await classesOfLearner(db, userId);
    const ids = groups.map(({ id }) => id);
    const found = await shownProgram(db, programId, ids, this.users.notLimited);
    if (!found) throw noProgramError();
    return found;
  }

  takeBack(userId: string, programId: string): Promise<void> {
    return this.store.write(async (tx) => {
      const found = await findOffer(tx, programId);
      if (found?.userId !== userId) throw noProgramError();
      await deleteOffer(tx, programId);
    });
  }

  async list(
    caller: Caller,
    groupId: string,
    page: { page: number; size: number },
  ): Promise<{ items: OfferedProgram[]; total: number }> {
    const { db } = this.store;
    await requireOwnClass(db, groupId, caller);
    const taught = this.#taught(caller, groupId);
    const [rows, total] = await Promise.all([offeredPage(db, taught, page), countOffered(db, taught)]);
    return { items: await describe(db, taught, rows), total };
  }

  async read(caller: Caller, groupId: string, programId: string): Promise<OfferedProgram & { code: string }> {
    const { db } = this.store;
    await requireOwnClass(db, groupId, caller);
    const taught = this.#taught(caller, groupId);
    const rows = await offeredByIds(db, taught, [programId]);
    const [program] = await describe(db, taught, rows);
    if (!program || !rows[0]) throw noProgramError();
    return { ...program, code: rows[0].code };
  }

  /** Throws 409 if the program is no longer what the teacher read, or another teacher was faster. */
  decide(
    caller: Caller,
    { groupId, programId }: { groupId: string; programId: string },
    { decision, offeredAt }: ClassProgramDecision,
  ): Promise<void> {
    return this.store.write(async (tx) => {
      await requireActiveOwnClass(tx, groupId, caller);
      const [row] = await offeredByIds(tx, this.#taught(caller, groupId), [programId]);
      if (!row) throw noProgramError();
      if (row.offeredAt !== offeredAt) throw changedError();
      const next = decided(row.state, decision);
      if (next.state === row.state) return;
      await updateOffer(tx, programId, { ...next, decidedAt: Date.now() });
      await recordAudit(tx, caller.id, `class-program-${next.state}`, ['group', groupId], { userId: row.userId });
    });
  }

  #taught(viewer: Caller, groupId: string): TaughtClass {
    return { groupId, viewer, notLimited: this.users.notLimited };
  }
}

/** How many programs wait for a teacher of these classes. */
export const waitingPrograms = (
  db: Db,
  users: UsersService,
  groupIds: readonly string[],
): Promise<Map<string, number>> => countWaiting(db, groupIds, users.notLimited);

const NEW_OFFER = { state: 'waiting', reason: null, decidedAt: null } as const;

type Decided = { state: 'shown' | 'declined' | 'withdrawn'; reason: ClassProgramRow['reason'] };

function decided(before: ClassProgramRow['state'], decision: ClassProgramDecision['decision']): Decided {
  if (decision.kind === 'show') return { state: 'shown', reason: null };
  if (before === 'waiting') return { state: 'declined', reason: decision.reason };
  if (before === 'shown') return { state: 'withdrawn', reason: decision.reason };
  throw changedError();
}

async function describe(db: Db, taught: TaughtClass, rows: readonly OfferedRow[]): Promise<OfferedProgram[]> {
  const origins = await offeredByIds(db, taught, [...new Set(rows.flatMap(({ remixOf }) => remixOf ?? []))]);
  return rows.map(({ id, title, userId, name, username, state, reason, offeredAt, remixOf }) => {
    const origin = origins.find((each) => each.id === remixOf);
    return {
      ...{ id, title, state, reason, offeredAt },
      learner: { id: userId, name, username },
      isRemix: remixOf !== null,
      origin: origin ? { title: origin.title, by: origin.name } : null,
    };
  });
}

function assertFitForOthers(text: string): void {
  const problem = wordsProblem(text);
  if (problem === 'private') {
    throw new HttpError(
      400,
      'class-program-private',
      'This program seems to hold a phone number, an address or a password. Take it out first: your classmates need not know it.',
    );
  }
  if (problem === 'words') {
    throw new HttpError(
      400,
      'class-program-words',
      'The name or the code has words that are not for the whole class. Please change them first.',
    );
  }
}

const limitedError = () =>
  new HttpError(
    403,
    'class-program-limited',
    'You can show programs to your class as soon as a parent has agreed to your account.',
  );

const noProgramError = () => new HttpError(404, 'no-class-program', 'This program is not here any more.');

const changedError = () =>
  new HttpError(409, 'class-program-changed', 'This program has changed in the meantime. Please look at it again.');

const tooManyError = () => {
  const most = CLASS_PROGRAMS_PER_LEARNER;
  const message = `You can offer at most ${most} programs to a class. Take one back first.`;
  return new HttpError(409, 'too-many-class-programs', message, undefined, { most });
};
