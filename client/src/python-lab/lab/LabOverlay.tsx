// The Lab over the world, for the Arena of a Python lesson of this realm.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { ArenaIntro } from '../arena/ArenaIntro.tsx';
import { ProgramRepositoryProvider } from '../programs/programRepository.ts';
import { useRealmProgramRepository } from '../programs/useRealmProgramRepository.ts';
import { pythonProvider } from '../runtime/pythonProvider.ts';
import { arenaTask } from './labTask.ts';
import { PythonLab } from './PythonLab.tsx';

export function LabOverlay({ request, close }: OverlayProps<'lab'>) {
  const lesson = useRealmContent().lessons[request.ref];
  const programs = useRealmProgramRepository();
  const [runtime] = useState(() => pythonProvider.runtime());
  if (lesson?.kind !== 'python') {
    return (
      <GameDialog title={t`No such task`} size="small" onClose={close}>
        <p>
          <Trans>This program is not part of the realm.</Trans>
        </p>
      </GameDialog>
    );
  }
  return (
    <ProgramRepositoryProvider value={programs}>
      <PythonLab
        task={arenaTask(lesson.id, lesson.arena)}
        runtime={runtime}
        intro={(done) => <ArenaIntro arena={lesson.arena} onDone={done} />}
        onComplete={close}
        onClose={close}
      />
    </ProgramRepositoryProvider>
  );
}
