// The draft of an assignment in the form: what is chosen, what is missing, and the request that it becomes.
import { dueDateOf, dueTime } from '@lanternwise/shared/assignments/dueTime';
import type { AssignmentKind, AssignmentNote } from '@lanternwise/shared/constants/assignments';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type {
  Assignable,
  AssignmentTarget,
  ClassAssignment,
  NewAssignment,
} from '@lanternwise/shared/contracts/assignments';

export type DraftNote = AssignmentNote | 'none' | 'own';

export interface Draft {
  kind: AssignmentKind;
  /** Key of the chosen target; empty while none is chosen. */
  target: string;
  /** Values of a `date` and a `time` input. */
  date: string;
  time: string;
  timeZone: string;
  wholeClass: boolean;
  /** Ids of the chosen learners, if it is not for the whole class. */
  learners: readonly string[];
  note: DraftNote;
  ownNote: string;
}

type Target = Pick<Assignable, 'kind' | 'ref'> & { realm: string | null };

export const targetKey = ({ kind, realm, ref }: Target): string => [kind, realm ?? '', ref ?? ''].join(' ');

const DAY_MS = 86_400_000;

/** Due in a week, at the end of the day, for everyone. */
export const emptyDraft = (now: number, timeZone: string): Draft => ({
  kind: 'task',
  target: '',
  ...dateOf(now + 7 * DAY_MS, timeZone),
  timeZone,
  wholeClass: true,
  learners: [],
  note: 'none',
  ownNote: '',
});

const dateOf = (time: number, timeZone: string) => ({ date: dueDateOf(time, true, timeZone).date, time: '' });

const noteOf = ({ note }: Pick<ClassAssignment, 'note'>): Pick<Draft, 'note' | 'ownNote'> => {
  if (note === null) return { note: 'none', ownNote: '' };
  return 'preset' in note ? { note: note.preset, ownNote: '' } : { note: 'own', ownNote: note.text };
};

/** The assignment as it is, to be changed. */
export function draftOf(assignment: ClassAssignment, learners: readonly string[]): Draft {
  const { kind, dueAt, allDay, timeZone, wholeClass } = assignment;
  const { date, time } = dueDateOf(dueAt, allDay, timeZone);
  return {
    ...{ kind, timeZone, wholeClass, date },
    target: targetKey(assignment),
    time: time ?? '',
    learners: wholeClass ? [] : learners,
    ...noteOf(assignment),
  };
}

/** The same again, for the whole class, due in a week from now. */
export function againDraft(assignment: ClassAssignment, now: number, timeZone: string): Draft {
  return {
    ...emptyDraft(now, timeZone),
    kind: assignment.kind,
    target: assignment.isGone ? '' : targetKey(assignment),
    ...noteOf(assignment),
  };
}

/**
 * What is wrong with the due time: there is no such day, or it has passed.
 * @param keptDueAt the due time of the assignment that is changed, which may have passed
 */
export function dueProblemOf(draft: Draft, now: number, keptDueAt?: number): 'no-date' | 'past-date' | undefined {
  const dueAt = dueAtOf(draft);
  if (dueAt === undefined) return 'no-date';
  return dueAt <= now && dueAt !== keptDueAt ? 'past-date' : undefined;
}

export const dueAtOf = ({ date, time, timeZone }: Draft): number | undefined =>
  dueTime({ date, time: time === '' ? null : time }, timeZone);

function toTarget({ kind, target }: Draft): AssignmentTarget | undefined {
  if (target === '') return undefined;
  const [, realm = '', ref = ''] = target.split(' ');
  switch (kind) {
    case 'realm':
      return { kind, realm: realm as MapId };
    case 'task':
      return { kind, realm: realm as MapId, ref };
    case 'shop':
    case 'unit':
      return { kind, ref };
    case 'review':
      return { kind };
  }
}

/** Everything of a request but what a change of an assignment keeps. */
export function toChange(draft: Draft): Omit<NewAssignment, 'id' | 'target'> {
  const { date, time, timeZone, wholeClass, learners, note, ownNote } = draft;
  return {
    due: { date, time: time === '' ? null : time },
    timeZone,
    learners: wholeClass ? 'all' : [...learners],
    note: note === 'none' ? null : note === 'own' ? { text: ownNote } : { preset: note },
  };
}

type Unchosen = Omit<NewAssignment, 'target'> & { target: AssignmentTarget | undefined };

/** @param id chosen once for each form, so that a second click makes no second assignment */
export const toRequest = (draft: Draft, id: string): Unchosen => ({
  id,
  target: toTarget(draft),
  ...toChange(draft),
});
