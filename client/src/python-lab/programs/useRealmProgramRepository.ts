// Programs of the realm on screen: runs become quest events, the newest comes from the account.
import { isStorableProgram } from '@lanternwise/shared/quests/programs';
import { useMemo } from 'react';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRecord } from '../../features/progress/hooks.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { fetchPrograms } from '../../features/progress/progressRequests.ts';
import { useSession } from '../../features/session/useSession.ts';
import type { ProgramRepository } from './programRepository.ts';

export function useRealmProgramRepository(): ProgramRepository {
  const realm = useRealmContent().realm.id;
  const record = useRecord();
  const isSignedIn = useSession().status === 'signed-in';
  return useMemo(
    () => ({
      ownerId: readLastPerson,
      recordRun(ref, run) {
        if (!isStorableProgram(run.code)) return false;
        record({ kind: 'program-run', ref, ...run });
        return true;
      },
      async fetchLatest(ref) {
        if (!isSignedIn) return undefined;
        const found = (await fetchPrograms())?.find((one) => one.realm === realm && one.ref === ref);
        return found && { code: found.code, at: found.ranAt };
      },
    }),
    [realm, record, isSignedIn],
  );
}
