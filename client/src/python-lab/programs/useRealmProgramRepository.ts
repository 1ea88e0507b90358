// Programs of the realm on screen: runs become quest events, the newest comes from the account.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { programRefs } from '@lanternwise/shared/content/programRefs';
import { isStorableProgram } from '@lanternwise/shared/quests/programs';
import { useMemo } from 'react';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRecord } from '../../features/progress/hooks.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { rememberOutput } from '../../features/progress/programOutputs.ts';
import { fetchPrograms } from '../../features/progress/progressRequests.ts';
import { useSession } from '../../features/session/useSession.ts';
import type { ProgramRepository } from './programRepository.ts';

/** The lesson that a program belongs to; the program's own id if it belongs to none. */
function lessonOfProgram({ lessons }: RealmContent, ref: string): string {
  const lesson = Object.values(lessons).find((one) => one.kind === 'python' && programRefs(one).includes(ref));
  return lesson?.id ?? ref;
}

export function useRealmProgramRepository(): ProgramRepository {
  const content = useRealmContent();
  const realm = content.realm.id;
  const record = useRecord();
  const isSignedIn = useSession().status === 'signed-in';
  return useMemo(
    () => ({
      ownerId: readLastPerson,
      recordRun(ref, run, printed) {
        rememberOutput(readLastPerson(), lessonOfProgram(content, ref), printed);
        if (!isStorableProgram(run.code)) return false;
        const { outputs, ...rest } = run;
        record({ kind: 'program-run', ref, ...rest, ...(outputs && { outputs: [...outputs] }) });
        return true;
      },
      async fetchLatest(ref) {
        if (!isSignedIn) return undefined;
        const found = (await fetchPrograms())?.find((one) => one.realm === realm && one.ref === ref);
        return found && { code: found.code, at: found.ranAt };
      },
    }),
    [content, realm, record, isSignedIn],
  );
}
