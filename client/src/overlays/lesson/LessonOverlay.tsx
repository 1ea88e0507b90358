// Opens a lesson in the view of its kind.

import { Trans, useLingui } from '@lingui/react/macro';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { LessonWindow } from '../../overlay-kit/LessonWindow.tsx';
import { prefetchedPart } from '../../ui/lazyPart.tsx';
import { AdventureLesson } from './AdventureLesson.tsx';
import { CycleLesson } from './CycleLesson.tsx';
import { MenuLesson } from './MenuLesson.tsx';
import { PagesLesson } from './PagesLesson.tsx';
import { TeachingsLesson } from './TeachingsLesson.tsx';
import { TourLesson } from './TourLesson.tsx';
import { WizardLesson } from './wizard/WizardLesson.tsx';
import { XpFlight } from './XpFlight.tsx';

/** Lazy, because Python lessons bring the code editor. */
const PythonLesson = prefetchedPart(
  withAreaMessages('python', async () => (await import('./PythonLesson.tsx')).PythonLesson),
);

export function LessonOverlay({ request, close }: OverlayProps<'lesson'>) {
  const { t } = useLingui();
  const lesson = useRealmContent().lessons[request.ref];
  if (!lesson) {
    return (
      <GameDialog title={t`No such lesson`} size="small" onClose={close}>
        <p>
          <Trans>This lesson is not part of the realm.</Trans>
        </p>
      </GameDialog>
    );
  }
  if (lesson.kind === 'python')
    return <PythonLesson lesson={lesson} isCompleted={request.isCompleted === true} close={close} />;
  return (
    <LessonWindow
      title={lesson.title}
      size={lesson.kind === 'menu' || (lesson.kind === 'adventure' && lesson.isWholeScreen) ? 'full' : 'side'}
      colour={lesson.kind === 'cycle' ? 'violet' : lesson.kind === 'tour' ? 'teal' : 'sky'}
      onClose={close}
    >
      {lesson.kind === 'cycle' && <CycleLesson lesson={lesson} from={request.activity} close={close} />}
      {lesson.kind === 'tour' && <TourLesson lesson={lesson} close={close} />}
      {lesson.kind === 'pages' && <PagesLesson lesson={lesson} from={request.activity} close={close} />}
      {lesson.kind === 'adventure' && <AdventureLesson lesson={lesson} from={request.activity} close={close} />}
      {lesson.kind === 'menu' && <MenuLesson lesson={lesson} from={request.activity} close={close} />}
      {lesson.kind === 'teachings' && <TeachingsLesson lesson={lesson} close={close} />}
      {lesson.kind === 'wizard' && <WizardLesson lesson={lesson} from={request.activity} close={close} />}
      <XpFlight />
    </LessonWindow>
  );
}
