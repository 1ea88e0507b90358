// The window of Ask Owl on the pages of the site.
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../ui/Dialog.tsx';
import { OwlPanel } from './OwlPanel.tsx';

export function OwlWindow({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Ask Owl`} colour="amber" size="corner" closeOnOutsideClick onClose={onClose} firstFocus="content">
      <OwlPanel onLeave={onClose} />
    </Dialog>
  );
}
