// The Bakery Workshop over the world: the page's one Python, and the saved programs of this browser's user.
import { useState } from 'react';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { readLastPerson } from '../../features/progress/lastPerson.ts';
import { pythonProvider } from '../runtime/pythonProvider.ts';
import { rememberRun } from './rememberRun.ts';
import { SavedProgramRepository } from './SavedProgramRepository.ts';
import { Workshop } from './Workshop.tsx';

export function WorkshopOverlay({ close }: OverlayProps<'workshop'>) {
  const [runtime] = useState(() => pythonProvider.runtime());
  const [repository] = useState(() => new SavedProgramRepository(readLastPerson()));
  return (
    <Workshop
      runtime={runtime}
      repository={repository}
      onRan={(run) => rememberRun(readLastPerson(), run)}
      onClose={close}
    />
  );
}
