// Provides teachers' reports about learners and groups, and private notes.
import type {
  HeatMap,
  StudentReport,
  StudentsQuery,
  TeacherStudentsReply,
} from '@lanternwise/shared/contracts/reports';
import type { Store } from '../../db/openStore.ts';
import type { ContentService } from '../content/service.ts';
import { rememberedByRealm } from '../review/remembered.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import {
  groupsTaughtBy,
  requireGroupAccess,
  requireStudentAccess,
  unknownStudentError,
  type Viewer,
} from './access.ts';
import { auditRead } from './auditRead.ts';
import { buildHeatMap } from './heatMap.ts';
import { type PlaceLookup, placeLookup } from './placeContent.ts';
import { classEvidence, evidenceOf, findNote, findStudent, membersOf, saveNote } from './repository.ts';
import { buildStudentReport } from './studentReport.ts';
import { groupNames, listStudents, toStudent } from './students.ts';

export class ReportsService {
  readonly #store: Store;
  readonly #contents: PlaceLookup;
  readonly #users: UsersService;

  constructor(store: Store, content: ContentService, users: UsersService) {
    this.#users = users;
    this.#store = store;
    this.#contents = placeLookup(content);
  }

  students(viewer: Viewer, query: StudentsQuery): Promise<Omit<TeacherStudentsReply, 'success'>> {
    return listStudents(this.#store.db, viewer, query);
  }

  async studentReport(viewer: Viewer, studentId: string): Promise<StudentReport> {
    const { db } = this.#store;
    await requireStudentAccess(db, viewer, studentId);
    const row = await findStudent(db, viewer, studentId);
    if (!row) throw unknownStudentError();
    await auditRead(this.#store, viewer, { kind: 'user', id: studentId });
    const groups = await groupsTaughtBy(db, viewer.id);
    const ownWordsHidden = this.#users.isLimited(requireRow(await this.#users.find(db, studentId)));
    const [evidence, review, names, note] = await Promise.all([
      evidenceOf(db, { id: studentId, ownWordsHidden }),
      rememberedByRealm(db, studentId),
      groupNames(db, groups, [row]),
      findNote(db, viewer.id, studentId),
    ]);
    return {
      student: toStudent(row, names.get(studentId) ?? ''),
      username: row.username,
      ownWordsHidden,
      ...buildStudentReport(evidence, this.#contents),
      review: review.map((row) => ({ ...row, title: this.#contents(row.realm)?.realm.title ?? row.realm })),
      note,
    };
  }

  async saveNote(viewer: Viewer, studentId: string, note: string): Promise<void> {
    await this.#store.write(async (tx) => {
      await requireStudentAccess(tx, viewer, studentId);
      if (!(await findStudent(tx, viewer, studentId))) throw unknownStudentError();
      await saveNote(tx, viewer.id, studentId, note);
    });
  }

  async heatMap(viewer: Viewer, groupId: string): Promise<HeatMap> {
    const { db } = this.#store;
    const group = await requireGroupAccess(db, viewer, groupId);
    await auditRead(this.#store, viewer, { kind: 'group', id: groupId });
    const members = await membersOf(db, viewer, groupId);
    const limited = members.filter((member) => this.#users.isLimited(member)).map(({ id }) => id);
    const evidence = await classEvidence(db, groupId, new Set(limited));
    return buildHeatMap(group, members, evidence, this.#contents);
  }
}
