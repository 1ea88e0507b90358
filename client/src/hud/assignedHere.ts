// Finds the assignments of the current realm and how far the learner is, from the state in this browser.
import {
  type AssignmentProgress,
  isDoneState,
  isFinished,
  realmAssignmentProgress,
  taskProgress,
} from '@lanternwise/shared/assignments/progress';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { assignedRealm } from '../features/assignments/useOwnAssignments.ts';

export interface AssignedHere {
  assignment: OwnAssignment;
  done: number;
  of: number;
}

const unknownTimes = () => undefined;

function progressHere(
  assignment: OwnAssignment,
  { realm: { id }, quest }: Pick<RealmContent, 'realm' | 'quest'>,
  state: RealmState,
): AssignmentProgress | undefined {
  const { kind, ref } = assignment;
  if (assignedRealm(assignment) !== id) return undefined;
  if (kind === 'realm' || kind === 'unit') return realmAssignmentProgress(quest, state, unknownTimes);
  const task = quest.tasks.find((each) => each.id === ref);
  return task && taskProgress(task, state, unknownTimes);
}

/** What is not done yet. The server's figures are those of when the realm was opened, so that the better one counts. */
export function assignedHere(
  assignments: readonly OwnAssignment[],
  content: Pick<RealmContent, 'realm' | 'quest'>,
  state: RealmState,
): AssignedHere[] {
  return assignments.flatMap((assignment) => {
    const here = progressHere(assignment, content, state);
    if (!here || isDoneState(assignment.state) || isFinished(here)) return [];
    return [{ assignment, done: Math.max(here.done, assignment.done), of: here.of }];
  });
}
