// Dialogs over the Lab: how the Lab works (for tasks without an intro), and the confirmation of Reset.
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import styles from './LabDialogs.module.css';
import smallDialogStyles from './smallDialog.module.css';

export function LabHelp({ onClose }: { onClose(): void }) {
  return (
    <GameDialog title="The Python Lab" size="small" colour="violet" onClose={onClose}>
      <div className={smallDialogStyles.body}>
        <ul className={styles.list}>
          <li>Write your program in main.py and press Run Code (or Ctrl+Enter).</li>
          <li>What it prints appears in the Output Console.</li>
          <li>The Test Cases compare it with what the task wants.</li>
          <li>Step Through shows your program line by line, with its variables.</li>
          <li>A program that never ends? Press Stop.</li>
        </ul>
        <Button data-first-focus="" onClick={onClose}>
          Let's Code!
        </Button>
      </div>
    </GameDialog>
  );
}

export function ResetDialog({ onReset, onKeep }: { onReset(): void; onKeep(): void }) {
  return (
    <ConfirmDialog
      title="Start again?"
      text="Your program in main.py goes back to how it was at the beginning. What you wrote is lost."
      cancelLabel="Keep my code"
      confirmLabel="Reset"
      onCancel={onKeep}
      onConfirm={onReset}
    />
  );
}
