// The choices at a finished shop's door: the Lab, a Lab without a task, or the lesson from its start.
import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { Trans } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { FreeLabButton } from './FreeLabButton.tsx';

export interface AgainDialogProps {
  lesson: PythonLesson;
  shopkeeper?: { name: string; portrait: string } | undefined;
  onPractise(): void;
  onFreeLab(): void;
  onLesson(): void;
  onClose(): void;
}

export function AgainDialog({ lesson, shopkeeper, onPractise, onFreeLab, onLesson, onClose }: AgainDialogProps) {
  return (
    <GameDialog title={lesson.title} colour="amber" onClose={onClose}>
      <div className="grid justify-items-center gap-3.5 text-center">
        {shopkeeper && (
          <Portrait character={shopkeeper.portrait} name={shopkeeper.name} expression="happy" size={120} />
        )}
        <p>
          <Trans>You know this lesson already. What would you like to do?</Trans>
        </p>
        <Button size="large" data-first-focus="" icon={<RotateCcw aria-hidden="true" size={20} />} onClick={onPractise}>
          <Trans>Practise again</Trans>
        </Button>
        <FreeLabButton onClick={onFreeLab} />
        <Button variant="quiet" icon={<BookOpen aria-hidden="true" size={20} />} onClick={onLesson}>
          <Trans>Go through the lesson again</Trans>
        </Button>
      </div>
    </GameDialog>
  );
}
