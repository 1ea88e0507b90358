// Asks before pass phrases are replaced: the cards that were handed out stop working.
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface NewPassphrasesDialogProps {
  open: boolean;
  title: string;
  busy: boolean;
  onConfirm(): Promise<void>;
  onClose(): void;
}

export function NewPassphrasesDialog({ open, title, busy, onConfirm, onClose }: NewPassphrasesDialogProps) {
  return (
    <Dialog open={open} title={title} size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <Trans>
            Cards that you have handed out stop working, and the students are signed out. You can print new cards on the
            next page.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void onConfirm()}>
            <Trans>Create and show cards</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
