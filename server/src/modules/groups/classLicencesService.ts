// Rules of licences that open the realms for a whole class.
import { CLASSES_WITH_LICENCES } from '@lanternwise/shared/constants/groups';
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type {
  ClassLicence,
  ClassLicenceReply,
  TeacherLicencesReply,
} from '@lanternwise/shared/contracts/class-licences';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import {
  licencesHeldBy,
  requireClassLicence,
  type SeatCount,
  seatedOf,
  seatsOf,
  takeSeats,
} from '../subscriptions/seats.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { requireActiveGroup, requireTaughtGroup } from './access.ts';
import { classesOf, seatableMembers } from './classLicencesRepository.ts';
import { unseatMembers } from './classSeats.ts';
import { findGroup, updateGroup } from './repository.ts';

type WithoutSuccess<T> = Omit<T, 'success'>;

export class ClassLicencesService {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #isSiteOpen: boolean;

  constructor(store: Store, users: UsersService, isSiteOpen: boolean) {
    this.#store = store;
    this.#users = users;
    this.#isSiteOpen = isSiteOpen;
  }

  async ofTeacher(caller: Caller): Promise<WithoutSuccess<TeacherLicencesReply>> {
    const { db } = this.#store;
    const now = Date.now();
    const held = await licencesHeldBy(db, caller.id, now);
    const classes = await classesOf(db, caller.id, CLASSES_WITH_LICENCES);
    const counted = classes.map(async ({ id, name, licenceId }) => {
      const students = await seatableMembers(db, id);
      const seats = licenceId === null ? undefined : await seatsOf(db, licenceId, now);
      const seated = seats && !seats.isOver ? await seatedOf(db, seats.licence.id, students) : [];
      return { id, name, students: students.length, seated: seated.length };
    });
    return { isSiteOpen: this.#isSiteOpen, licences: held.map(toLicence), classes: await Promise.all(counted) };
  }

  async ofClass(caller: Caller, groupId: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    await requireTaughtGroup(this.#store.db, groupId, caller);
    return this.#view(this.#store.db, groupId);
  }

  /** Opens all realms for the students of a class. Throws 409 if there are students and no seat is free for any of them. */
  open(caller: Caller, groupId: string, code: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    return this.#store.write(async (tx) => {
      const { group } = await requireActiveGroup(tx, groupId, caller);
      const now = Date.now();
      const licence = await requireClassLicence(tx, this.#users, caller, code, now);
      if (group.licenceId !== null && group.licenceId !== licence.id) {
        await unseatMembers(tx, this.#users, groupId, 'all');
      }
      await updateGroup(tx, groupId, { licenceId: licence.id });
      const userIds = await seatableMembers(tx, groupId);
      const missing = await takeSeats(tx, this.#users, { licence, groupId, userIds, now });
      if (missing > 0 && missing === userIds.length) {
        const message = 'All places of this code are taken. Please ask the person who gave it to you.';
        throw new HttpError(409, 'code-full', message);
      }
      await recordAudit(tx, {
        actorId: caller.id,
        action: 'class-opened',
        subject: { kind: 'group', id: groupId },
        detail: { licence: licence.id, students: userIds.length, missing },
      });
      return this.#view(tx, groupId);
    });
  }

  close(caller: Caller, groupId: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    return this.#store.write(async (tx) => {
      const { group } = await requireTaughtGroup(tx, groupId, caller);
      if (group.licenceId !== null) {
        await unseatMembers(tx, this.#users, groupId, 'all');
        await updateGroup(tx, groupId, { licenceId: null });
        await recordAudit(tx, { actorId: caller.id, action: 'class-closed', subject: { kind: 'group', id: groupId } });
      }
      return this.#view(tx, groupId);
    });
  }

  async #view(db: Db, groupId: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    const licenceId = (await findGroup(db, groupId))?.licenceId ?? null;
    const students = await seatableMembers(db, groupId);
    const seats = licenceId === null ? undefined : await seatsOf(db, licenceId, Date.now());
    const seated = seats && !seats.isOver ? await seatedOf(db, seats.licence.id, students) : [];
    return {
      isSiteOpen: this.#isSiteOpen,
      licence: seats ? toLicence(seats) : null,
      students: students.length,
      seated: seated.length,
    };
  }
}

const toLicence = ({ licence, taken, isOver }: SeatCount): ClassLicence => ({
  id: licence.id,
  code: formatLicenceCode(licence.code),
  places: licence.places,
  taken,
  endsAt: new Date(licence.expiresAt).toISOString(),
  isOver,
});
