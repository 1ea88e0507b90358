// Provides teachers' reports about learners and groups, and private notes.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { LessonEvidence } from '@lanternwise/shared/contracts/lessonEvidence';
import type {
  HeatMap,
  StudentReport,
  StudentsQuery,
  TeacherStudentsReply,
} from '@lanternwise/shared/contracts/reports';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { assignmentsForReport } from '../assignments/learnerView.ts';
import type { ContentService } from '../content/service.ts';
import { rememberedByRealm } from '../review/remembered.ts';
import { requireRow, type UsersService } from '../users/service.ts';
import {
  groupsTaughtBy,
  requireActiveStudent,
  requireGroupAccess,
  requireStudentAccess,
  unknownStudentError,
  type Viewer,
} from './access.ts';
import { auditRead } from './auditRead.ts';
import { UNKNOWN_TITLE } from './contentTitles.ts';
import { buildHeatMap } from './heatMap.ts';
import { buildLessonEvidence } from './lessonEvidence.ts';
import { findLessonStep } from './lessonSteps.ts';
import { type PlacesByLanguage, placesByLanguage } from './placeContent.ts';
import {
  classEvidence,
  evidenceOf,
  findNote,
  findStudent,
  lessonEvidenceOf,
  membersOf,
  saveNote,
} from './repository.ts';
import { buildStudentReport } from './studentReport.ts';
import { groupNames, helpReasons, listStudents, toStudent } from './students.ts';

export class ReportsService {
  readonly #store: Store;
  readonly #contents: PlacesByLanguage;
  readonly #users: UsersService;

  constructor(store: Store, content: ContentService, users: UsersService) {
    this.#users = users;
    this.#store = store;
    this.#contents = placesByLanguage(content);
  }

  students(viewer: Viewer, query: StudentsQuery): Promise<Omit<TeacherStudentsReply, 'success'>> {
    return listStudents(this.#store.db, viewer, query, this.#contents[query.lang]);
  }

  async studentReport(viewer: Viewer, studentId: string, language: Language): Promise<StudentReport> {
    const { db } = this.#store;
    const contents = this.#contents[language];
    const { archivedGroup } = await requireStudentAccess(db, viewer, studentId);
    const isArchived = archivedGroup !== null;
    const row = await findStudent(db, viewer, studentId);
    if (!row) throw unknownStudentError();
    await auditRead(this.#store, viewer, { kind: 'user', id: studentId });
    const groups = await groupsTaughtBy(db, viewer.id, (group) => group.isArchived === isArchived);
    const ownWordsHidden = await this.#hidesOwnWords(studentId);
    const [evidence, review, names, note, assignments] = await Promise.all([
      evidenceOf(db, { id: studentId, ownWordsHidden }),
      rememberedByRealm(db, studentId),
      groupNames(db, groups, [row]),
      findNote(db, viewer.id, studentId),
      assignmentsForReport(db, this.#contents, studentId, {
        language,
        isShown: (groupId) => viewer.role === 'Admin' || groups.some(({ id }) => id === groupId),
      }),
    ]);
    return {
      student: toStudent(row, names.get(studentId) ?? '', helpReasons(evidence.signs, contents)),
      isArchived,
      ownWordsHidden,
      ...buildStudentReport(evidence, contents),
      review: review.map((row) => ({ ...row, title: contents(row.realm)?.realm.title ?? UNKNOWN_TITLE })),
      assignments,
      note,
    };
  }

  async #hidesOwnWords(studentId: string): Promise<boolean> {
    return this.#users.isLimited(requireRow(await this.#users.find(this.#store.db, studentId)));
  }

  async lessonEvidence(
    viewer: Viewer,
    { studentId, realm, ref }: { studentId: string; realm: string; ref: string },
    language: Language,
  ): Promise<LessonEvidence> {
    const { db } = this.#store;
    await requireStudentAccess(db, viewer, studentId);
    const student = await findStudent(db, viewer, studentId);
    if (!student) throw unknownStudentError();
    await auditRead(this.#store, viewer, { kind: 'user', id: studentId });
    const content = this.#contents[language](realm);
    const lesson = content && findLessonStep(content, ref);
    if (!lesson) throw new HttpError(404, 'unknown-lesson', 'There is no such lesson.');
    const owner = { id: studentId, ownWordsHidden: await this.#hidesOwnWords(studentId) };
    const evidence = await lessonEvidenceOf(db, owner, realm, lesson.refs);
    const { id, name, username } = student;
    return buildLessonEvidence({ id, name, username }, content, lesson, evidence);
  }

  async saveNote(viewer: Viewer, studentId: string, note: string): Promise<void> {
    await this.#store.write(async (tx) => {
      await requireActiveStudent(tx, viewer, studentId);
      if (!(await findStudent(tx, viewer, studentId))) throw unknownStudentError();
      await saveNote(tx, viewer.id, studentId, note);
    });
  }

  async heatMap(viewer: Viewer, groupId: string, language: Language): Promise<HeatMap> {
    const { db } = this.#store;
    const group = await requireGroupAccess(db, viewer, groupId);
    await auditRead(this.#store, viewer, { kind: 'group', id: groupId });
    const members = await membersOf(db, viewer, groupId);
    const limited = members.filter((member) => this.#users.isLimited(member)).map(({ id }) => id);
    const evidence = await classEvidence(db, groupId, new Set(limited));
    return buildHeatMap(group, members, evidence, this.#contents[language]);
  }
}
