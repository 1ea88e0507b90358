// Dialogs over the Lab: how the Lab works (for tasks without an intro), and the confirmation of Reset.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import labStyles from './PythonLab.module.css';
import smallDialogStyles from './smallDialog.module.css';

export function LabHelp({ onClose }: { onClose(): void }) {
  return (
    <GameDialog title={t`The Python Lab`} size="small" colour="violet" className={labStyles.beside} onClose={onClose}>
      <div className={smallDialogStyles.body}>
        <ul className="grid list-disc gap-1 ps-6">
          <li>
            <Trans>Write your program in main.py and press Run Code (or Ctrl+Enter).</Trans>
          </li>
          <li>
            <Trans>What it prints appears in the Output Console.</Trans>
          </li>
          <li>
            <Trans>The Test Cases compare it with what the task wants.</Trans>
          </li>
          <li>
            <Trans>Step Through shows your program line by line, with its variables.</Trans>
          </li>
          <li>
            <Trans>A program that never ends? Press Stop.</Trans>
          </li>
        </ul>
        <Button data-first-focus="" onClick={onClose}>
          <Trans>Let's Code!</Trans>
        </Button>
      </div>
    </GameDialog>
  );
}

export function ResetDialog({ onReset, onKeep }: { onReset(): void; onKeep(): void }) {
  return (
    <ConfirmDialog
      title={t`Start again?`}
      text={t`Your program in main.py goes back to how it was at the beginning. Undo brings what you wrote back while the Lab is open.`}
      cancelLabel={t`Keep my code`}
      confirmLabel={t`Reset`}
      onCancel={onKeep}
      onConfirm={onReset}
    />
  );
}
