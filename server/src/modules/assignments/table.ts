// Defines the tables of assignments: what a class has to do until when, and for which learners if not for all of them.
import { ASSIGNMENT_KINDS, ASSIGNMENT_NOTES } from '@lanternwise/shared/constants/assignments';
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';
import type { AdmittedText } from '../teacher-texts/text.ts';

/** Whether it is done is derived from the learner's progress and stored nowhere. */
export function assignmentTables(k: ColumnBuilders, users: ReferencedTable, groups: ReferencedTable) {
  const assignments = k.table(
    'assignments',
    {
      id: k.text('id').primaryKey(),
      groupId: k.belongsTo('group_id', () => groups.id),
      createdBy: k.text('created_by').references(() => users.id, { onDelete: 'set null' }),
      kind: k.textEnum('kind', ASSIGNMENT_KINDS).notNull(),
      /** Realm of a realm, task or shop; null for a unit and a review. */
      realm: k.text('realm'),
      /** Id of a task, shop or unit. */
      ref: k.text('ref'),
      /** Titles at the time of the assignment, for what the course no longer has. */
      title: k.text('title').notNull(),
      titleHindi: k.text('title_hindi').notNull(),
      wholeClass: k.bool('whole_class').notNull(),
      dueAt: k.timestamp('due_at').notNull(),
      allDay: k.bool('all_day').notNull(),
      timeZone: k.text('time_zone').notNull(),
      notePreset: k.textEnum('note_preset', ASSIGNMENT_NOTES),
      /** In the teacher's own words. */
      noteText: k.text('note_text').$type<AdmittedText>(),
      /** Who wrote the note; null of notes from before this was kept, which are the creator's. */
      noteBy: k.text('note_by').references(() => users.id, { onDelete: 'set null' }),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [
      k.index('assignments_group').on(t.groupId, t.dueAt),
      k.index('assignments_creator').on(t.createdBy),
      k.index('assignments_note').on(t.noteBy),
    ],
  );
  /** Only for assignments that are not for the whole class. */
  const assignmentLearners = k.table(
    'assignment_learners',
    {
      assignmentId: k.belongsTo('assignment_id', () => assignments.id),
      userId: k.belongsTo('user_id', () => users.id),
      addedAt: k.timestamp('added_at').notNull(),
    },
    (t) => [k.primaryKey({ columns: [t.assignmentId, t.userId] }), k.index('assignment_learners_user').on(t.userId)],
  );
  return { assignments, assignmentLearners };
}
