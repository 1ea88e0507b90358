// The buttons of a question whether to remove: Cancel first, then Remove.
import { Trans } from '@lingui/react/macro';
import { Button } from './Button.tsx';

interface RemoveButtonsProps {
  isBusy: boolean;
  onCancel(): void;
  onRemove(): void;
}

export const RemoveButtons = ({ isBusy, onCancel, onRemove }: RemoveButtonsProps) => (
  <div className="flex flex-wrap gap-4">
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <Button variant="danger" busy={isBusy} onClick={onRemove}>
      <Trans>Remove</Trans>
    </Button>
  </div>
);
