// Shows a link once, to copy and pass on.
import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '../../lib/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface LinkDialogProps {
  link: string;
  /** Its recipient and how long it is valid. */
  text: string;
  label: string;
  onClose(): void;
}

export function LinkDialog({ link, text, label, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`This link is shown only once`} size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>{text}</p>
        <TextField label={label} readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => void copyText(link, t`Link copied.`)}>
            <Trans>Copy</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
