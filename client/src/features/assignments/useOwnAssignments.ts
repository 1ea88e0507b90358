// Hook for the signed-in learner's assignments; none for guests and while they are not known.
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { useLanguageQuery } from '../content/useLanguageQuery.ts';
import { useSession } from '../session/useSession.ts';
import { useOwnAssignmentsQuery } from './assignmentsApi.ts';

const NONE: readonly OwnAssignment[] = [];

export function useOwnAssignments(): readonly OwnAssignment[] {
  const { user } = useSession();
  const { data } = useOwnAssignmentsQuery(useLanguageQuery(), { skip: user === null });
  return user === null ? NONE : (data?.assignments ?? NONE);
}
