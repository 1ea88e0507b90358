// The quest log over the world: what the teacher gave to do, the realm's tasks, and the button that resets them.
import { Trans, useLingui } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useGoal } from '../features/realm/goal.ts';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useRealmNavigation } from '../overlay-kit/realmNavigation.ts';
import { Button } from '../ui/Button.tsx';
import { QuestAssignments } from './QuestAssignments.tsx';
import styles from './QuestLog.module.css';
import { QuestTaskRow } from './QuestTaskRow.tsx';

export function QuestLog() {
  const { quest, realm } = useRealmContent();
  const [isResetOpen, setResetOpen] = useState(false);
  const goal = useGoal();
  return (
    <>
      <QuestAssignments />
      <p className={styles.goal}>{realm.goal}</p>
      <ol className={styles.list}>
        {quest.tasks.map((task) => (
          <QuestTaskRow
            key={task.id}
            task={task}
            next={goal?.kind === 'step' && goal.task.id === task.id ? goal.step : undefined}
          />
        ))}
      </ol>
      <button type="button" className={styles.reset} onClick={() => setResetOpen(true)}>
        <RotateCcw aria-hidden="true" size={16} /> <Trans>Reset tasks</Trans>
      </button>
      {isResetOpen ? <ResetTasksDialog close={() => setResetOpen(false)} /> : null}
    </>
  );
}

/** Asks for confirmation before the tasks of this map are reset, and lists what is kept. */
function ResetTasksDialog({ close }: { close(): void }) {
  const { t } = useLingui();
  const { resetTasks } = useRealmNavigation();
  const reset = () => {
    resetTasks();
    close();
  };
  return (
    <GameDialog title={t`Start the tasks again?`} colour="pink" size="small" onClose={close}>
      <p>
        <Trans>
          All ticks on this map are removed and you can do its lessons again. Your items and best scores stay.
        </Trans>
      </p>
      <DialogActions>
        <Button variant="secondary" data-first-focus onClick={close}>
          <Trans>Keep progress</Trans>
        </Button>
        <Button variant="danger" onClick={reset}>
          <Trans>Start again</Trans>
        </Button>
      </DialogActions>
    </GameDialog>
  );
}
