// Hook for the signed-in learner's assignments, and the realm in which one is played.

import type { MapId } from '@lanternwise/shared/constants/realms';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { useLanguageQuery } from '../content/useContentLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { assignmentsApi } from './assignmentsApi.ts';

const NONE: readonly OwnAssignment[] = [];

export function useOwnAssignments(): readonly OwnAssignment[] {
  const { user } = useSession();
  const { data } = assignmentsApi.useOwnAssignmentsQuery(useLanguageQuery(), { skip: user === null });
  return user === null ? NONE : (data?.assignments ?? NONE);
}

/** Unit 1 of School Class X is played in this realm. */
const UNIT_1: Readonly<{ unit: string; realm: MapId }> = { unit: 'unit-1', realm: 'ai-adventure-park' };

/** Null for what is done on a page: Unit 2 and a review. */
export function assignedRealm({ kind, realm, ref }: Pick<OwnAssignment, 'kind' | 'realm' | 'ref'>): string | null {
  if (kind === 'unit') return ref === UNIT_1.unit ? UNIT_1.realm : null;
  return realm;
}
