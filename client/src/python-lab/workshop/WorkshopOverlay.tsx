// The Bakery Workshop over the world, with the page's one Python and the saved programs of browser and account.
import { useEffect, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { useSession } from '../../features/session/useSession.ts';
import { classProgramsApi } from '../../features/workshop/classProgramsApi.ts';
import { isPreview } from '../../lib/preview.ts';
import { pythonProvider } from '../runtime/pythonProvider.ts';
import type { ClassPrograms } from './classPrograms.ts';
import { connectAccount } from './connectAccount.ts';
import { rememberRun } from './rememberRun.ts';
import { SavedProgramRepository } from './SavedProgramRepository.ts';
import { Workshop } from './Workshop.tsx';

const refusalOf = (answer: Promise<unknown>): Promise<string | undefined> => answer.then(() => undefined, errorMessage);

/** Connects the Workshop with the learner's classes; undefined for guests, in a teacher's preview, and for those who are in no class. */
function useClassPrograms(): ClassPrograms | undefined {
  const { user } = useSession();
  const { data, error, refetch } = classProgramsApi.useLearnerClassProgramsQuery(undefined, {
    skip: user === null || isPreview,
  });
  const [offer] = classProgramsApi.useOfferClassProgramMutation();
  const [takeBack] = classProgramsApi.useTakeBackClassProgramMutation();
  const [read] = classProgramsApi.useLazyShownClassProgramQuery();
  if (user === null || isPreview || !data || data.classes.length === 0) return undefined;
  const { classes, offers, shown } = data;
  return {
    ...{ classes, offers, shown, username: user.username, isLimited: user.limited },
    problem: error === undefined ? undefined : errorMessage(error),
    refresh: () => void refetch(),
    offer: ({ id, name, code, remixOf = null }, groupId) =>
      refusalOf(offer({ groupId, savedId: id, title: name, code, remixOf }).unwrap()),
    takeBack: (programId) => refusalOf(takeBack({ programId }).unwrap()),
    readCode: (programId) =>
      read({ programId })
        .unwrap()
        .then(
          ({ code }) => ({ ok: true, code }) as const,
          (failure: unknown) => ({ ok: false, why: errorMessage(failure) }) as const,
        ),
  };
}

export function WorkshopOverlay({ close }: OverlayProps<'workshop'>) {
  const [runtime] = useState(() => pythonProvider.runtime());
  const [repository] = useState(() => {
    const programs = new SavedProgramRepository(readLastPerson());
    programs.renewIds();
    return programs;
  });
  const session = useSession();
  const classPrograms = useClassPrograms();
  // What a limited child writes stays on the device until a parent has agreed.
  const isInAccount = session.status === 'signed-in' && !session.user.limited;
  useEffect(() => (isInAccount ? connectAccount(repository) : undefined), [repository, isInAccount]);
  return (
    <Workshop
      runtime={runtime}
      repository={repository}
      isInAccount={isInAccount}
      classPrograms={classPrograms}
      onRan={(run) => rememberRun(readLastPerson(), run)}
      onClose={close}
    />
  );
}
