// The window of Ask Owl on the pages of the site.
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../ui/Dialog.tsx';
import { OwlPanel } from './OwlPanel.tsx';

export function OwlWindow({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Ask Owl`}
      colour="amber"
      size="corner"
      closeOnOutsideClick
      onClose={onClose}
      onOpenAutoFocus={focusQuestion}
    >
      <OwlPanel onLeave={onClose} />
    </Dialog>
  );
}

/** The close button would come first. */
function focusQuestion(event: Event): void {
  const field = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-first-focus]') : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}
