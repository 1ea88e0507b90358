// The Bakery Workshop over the world, with the page's one Python and the saved programs of browser and account.
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { useSession } from '../../features/session/useSession.ts';
import { pythonProvider } from '../runtime/pythonProvider.ts';
import { connectAccount } from './connectAccount.ts';
import { rememberRun } from './rememberRun.ts';
import { SavedProgramRepository } from './SavedProgramRepository.ts';
import { useClassPrograms } from './useClassPrograms.ts';
import { Workshop } from './Workshop.tsx';

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
