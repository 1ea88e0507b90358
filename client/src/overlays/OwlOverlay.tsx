// Ask Owl in a realm: the window of the help owl as an overlay.
import { useLingui } from '@lingui/react/macro';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { OwlPanel } from '../help/OwlPanel.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';

export function OwlOverlay({ close }: OverlayProps<'owl'>) {
  const { t } = useLingui();
  return (
    <GameDialog title={t`Ask Owl`} colour="amber" size="corner" onClose={close}>
      <OwlPanel onLeave={close} />
    </GameDialog>
  );
}
