// Asks before the tasks of this map start anew, and says what is kept.
import { Button } from '../../ui/Button.tsx';
import { GameDialog } from '../shell/GameDialog.tsx';
import { useJourney } from '../shell/journey.ts';

export function ResetTasksDialog({ close }: { close(): void }) {
  const { resetTasks } = useJourney();
  const reset = () => {
    resetTasks();
    close();
  };
  return (
    <GameDialog title="Start the tasks again?" colour="pink" size="small" onClose={close}>
      <p>
        All ticks of this map go away and you can do its lessons again. What you collected and your best scores stay.
      </p>
      <div className="ov-actions">
        <Button variant="secondary" data-first-focus onClick={close}>
          Keep my ticks
        </Button>
        <Button variant="danger" onClick={reset}>
          Start again
        </Button>
      </div>
    </GameDialog>
  );
}
