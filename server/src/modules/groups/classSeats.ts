// Keeps the seats of a class in step with its students: who joins gets a seat, who leaves gives it back.
import type { Db } from '../../db/db.ts';
import { giveSeatsBack, seatsOf, takeSeats } from '../subscriptions/seats.ts';
import type { UsersService } from '../users/service.ts';
import { otherClassWithLicence, teacherIdsOf } from './classLicencesRepository.ts';
import { findGroup } from './repository.ts';

/** For new members; without a licence, or when no seat is free, nothing happens: the teacher sees who has none. */
export async function seatNewMembers(
  tx: Db,
  users: UsersService,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const group = await findGroup(tx, groupId);
  if (!group?.licenceId || userIds.length === 0) return;
  const now = Date.now();
  const seats = await seatsOf(tx, group.licenceId, now);
  if (!seats) return;
  const teacherIds = await teacherIdsOf(tx, groupId);
  await takeSeats(tx, users, { licence: seats.licence, groupId, teacherIds, userIds, now });
}

export const unseatMembers = (
  tx: Db,
  users: UsersService,
  groupId: string,
  userIds: 'all' | readonly string[],
): Promise<void> =>
  giveSeatsBack(tx, users, { groupId, userIds, now: Date.now() }, (userId, licenceId) =>
    otherClassWithLicence(tx, userId, licenceId, groupId),
  );
