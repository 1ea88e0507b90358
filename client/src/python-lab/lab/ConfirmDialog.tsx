// Asks before something is lost; Escape and the close button cancel.
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import smallDialogStyles from './smallDialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  onCancel(): void;
  onConfirm(): void;
}

export function ConfirmDialog({ title, text, cancelLabel, confirmLabel, onCancel, onConfirm }: ConfirmDialogProps) {
  return (
    <GameDialog title={title} size="small" colour="amber" onClose={onCancel}>
      <div className={smallDialogStyles.body}>
        <p>{text}</p>
        <div className={smallDialogStyles.buttons}>
          <Button variant="secondary" data-first-focus="" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </GameDialog>
  );
}
