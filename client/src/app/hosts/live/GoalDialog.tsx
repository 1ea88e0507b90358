// Says once which task the teacher wants the class to go to, with the button for it; closed, it stays behind the sign.
import type { LiveGoal } from '@lanternwise/shared/contracts/liveMessages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { GoalButton, useGoalTitle } from './GoalButton.tsx';

export function GoalDialog({ goal, onClose }: { goal: LiveGoal; onClose(): void }) {
  const { t } = useLingui();
  const title = useGoalTitle(goal);
  return (
    <Dialog title={t`Your next task`} colour="sky" size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <Trans>Your teacher asks the class to go to:</Trans>
        </p>
        <p className="text-xl font-bold">{title}</p>
        <p className="text-muted">
          <Trans>What you are doing now is saved. A program that runs stops when you go.</Trans>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <GoalButton goal={goal} onGo={onClose} />
          <Button variant="quiet" onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
