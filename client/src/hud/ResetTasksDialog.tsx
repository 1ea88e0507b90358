// Asks for confirmation before the tasks of this map are reset, and lists what is kept.
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useRealmNavigation } from '../overlay-kit/realmNavigation.ts';
import { Button } from '../ui/Button.tsx';

export function ResetTasksDialog({ close }: { close(): void }) {
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
