// Stores the programs that learners save in the Workshop, a bounded number of each learner's own.
import { WORKSHOP_PROGRAMS_MAX } from '@lanternwise/shared/constants/workshop';
import type { SyncWorkshopBody, SyncWorkshopReply, WorkshopProgram } from '@lanternwise/shared/contracts/workshop';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { requireRow, type UsersService } from '../users/service.ts';

export class WorkshopService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  list(userId: string): Promise<WorkshopProgram[]> {
    return listPrograms(this.store.db, userId);
  }

  /** Removes, also from the classes that saw it, then stores what is new or saved later than here. Throws 403 for a limited account: its programs stay on the device. */
  async sync(userId: string, { changed, removed }: SyncWorkshopBody): Promise<Omit<SyncWorkshopReply, 'success'>> {
    const now = Date.now();
    return this.store.write(async (tx) => {
      if (this.users.isLimited(requireRow(await this.users.find(tx, userId)))) {
        throw new HttpError(
          403,
          'kept-on-device',
          'Your programs stay on this device until a parent has agreed to your account.',
        );
      }
      const { classPrograms, workshopPrograms } = tx.tables;
      if (removed.length > 0) {
        await tx
          .delete(workshopPrograms)
          .where(and(eq(workshopPrograms.userId, userId), inArray(workshopPrograms.id, removed)));
        await tx
          .delete(classPrograms)
          .where(and(eq(classPrograms.userId, userId), inArray(classPrograms.savedId, removed)));
      }
      const stored = new Map((await listPrograms(tx, userId)).map((program) => [program.id, program.savedAt]));
      const refused: string[] = [];
      for (const { id, name, code, savedAt, remixOf } of changed) {
        const before = stored.get(id);
        if (before === undefined && stored.size >= WORKSHOP_PROGRAMS_MAX) {
          refused.push(id);
          continue;
        }
        // A clock that is ahead must not win for ever.
        const at = Math.min(savedAt, now);
        if (before !== undefined && before > at) continue;
        await tx
          .insert(workshopPrograms)
          .values({ userId, id, name, code, savedAt: at, remixOf: remixOf ?? null })
          .onConflictDoUpdate({
            target: [workshopPrograms.userId, workshopPrograms.id],
            // What it was made from never changes.
            set: { name, code, savedAt: at },
          });
        stored.set(id, at);
      }
      return { programs: await listPrograms(tx, userId), refused };
    });
  }
}

/** The newest first. */
async function listPrograms(db: Db, userId: string): Promise<WorkshopProgram[]> {
  const { id, name, code, savedAt, remixOf } = db.tables.workshopPrograms;
  const rows = await db
    .select({ id, name, code, savedAt, remixOf })
    .from(db.tables.workshopPrograms)
    .where(eq(db.tables.workshopPrograms.userId, userId))
    .orderBy(desc(savedAt))
    .limit(WORKSHOP_PROGRAMS_MAX);
  return rows.map(({ remixOf, ...program }) => (remixOf === null ? program : { ...program, remixOf }));
}
