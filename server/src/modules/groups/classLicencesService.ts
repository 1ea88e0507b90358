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
import { codeFullError } from '../subscriptions/licences.ts';
import {
  findClassLicence,
  licencesHeldBy,
  type SeatCount,
  type SeatsMissing,
  seatedOf,
  seatsOf,
  takeSeats,
} from '../subscriptions/seats.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { requireActiveGroup, requireTaughtGroup } from './access.ts';
import { classesOf, seatableMembers, teacherIdsOf } from './classLicencesRepository.ts';
import { unseatMembers } from './classSeats.ts';
import { findGroup, updateGroup } from './repository.ts';

type WithoutSuccess<T> = Omit<T, 'success'>;

export class ClassLicencesService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly isSiteOpen: boolean,
  ) {}

  async ofTeacher(caller: Caller): Promise<WithoutSuccess<TeacherLicencesReply>> {
    const { db } = this.store;
    const now = Date.now();
    const held = await licencesHeldBy(db, caller.id, now);
    const classes = await classesOf(db, caller.id, CLASSES_WITH_LICENCES);
    const counted = classes.map(async ({ id, name, licenceId }) => {
      const students = await seatableMembers(db, id);
      const seats = licenceId === null ? undefined : await seatsOf(db, licenceId, now);
      const seated = seats && !seats.isOver ? await seatedOf(db, seats.licence.id, students) : [];
      return { id, name, students: students.length, seated: seated.length };
    });
    return { isSiteOpen: this.isSiteOpen, licences: held.map(toLicence), classes: await Promise.all(counted) };
  }

  async ofClass(caller: Caller, groupId: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    await requireTaughtGroup(this.store.db, groupId, caller);
    return this.#view(this.store.db, groupId);
  }

  /** Opens all realms for the students of a class. Throws 409 if there are students and none of them can get a seat. */
  async open(caller: Caller, groupId: string, code: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    const opened = await this.store.write(async (tx) => {
      const { group } = await requireActiveGroup(tx, groupId, caller);
      const now = Date.now();
      const licence = await findClassLicence(tx, this.users, caller, code, now);
      if (licence instanceof HttpError) return licence;
      if (group.licenceId !== null && group.licenceId !== licence.id) {
        await unseatMembers(tx, this.users, groupId, 'all');
      }
      await updateGroup(tx, groupId, { licenceId: licence.id });
      const userIds = await seatableMembers(tx, groupId);
      const teacherIds = [caller.id, ...(await teacherIdsOf(tx, groupId))];
      const missing = await takeSeats(tx, this.users, { licence, groupId, teacherIds, userIds, now });
      assertAnySeat(missing, userIds.length);
      await recordAudit(tx, caller.id, 'class-opened', ['group', groupId], {
        licence: licence.id,
        students: userIds.length,
        missing: missing.full + missing.unconfirmed,
      });
      return this.#view(tx, groupId);
    });
    if (opened instanceof HttpError) throw opened;
    return opened;
  }

  close(caller: Caller, groupId: string): Promise<WithoutSuccess<ClassLicenceReply>> {
    return this.store.write(async (tx) => {
      const { group } = await requireTaughtGroup(tx, groupId, caller);
      if (group.licenceId !== null) {
        await unseatMembers(tx, this.users, groupId, 'all');
        await updateGroup(tx, groupId, { licenceId: null });
        await recordAudit(tx, caller.id, 'class-closed', ['group', groupId]);
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
      isSiteOpen: this.isSiteOpen,
      licence: seats ? toLicence(seats) : null,
      students: students.length,
      seated: seated.length,
    };
  }
}

function assertAnySeat({ full, unconfirmed }: SeatsMissing, students: number): void {
  if (students === 0 || full + unconfirmed < students) return;
  if (full > 0) throw codeFullError();
  throw new HttpError(
    409,
    'school-unconfirmed',
    'Your school is not confirmed yet, so your class cannot get seats. Your dashboard says what to do.',
  );
}

const toLicence = ({ licence, taken, isOver, staffCode }: SeatCount): ClassLicence => ({
  id: licence.id,
  code: formatLicenceCode(licence.code),
  staffCode: staffCode === null ? null : formatLicenceCode(staffCode),
  places: licence.places,
  taken,
  endsAt: new Date(licence.expiresAt).toISOString(),
  isOver,
});
