// Catches errors of an overlay, so that the world keeps running, and offers to close it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { isLoadError, useIsOutdated } from '../features/offline/ownBuild.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { retryFailedParts } from '../ui/lazyPart.tsx';

interface Props {
  close(): void;
  children: ReactNode;
}

export class OverlayErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something empty was thrown') };
  }

  override componentDidCatch() {
    retryFailedParts();
  }

  override render() {
    const { error } = this.state;
    const { children, close } = this.props;
    if (error === undefined) return children;
    return (
      <GameDialog title={t`That could not be opened`} size="small" colour="pink" onClose={close}>
        <Explanation error={error} onClose={close} />
      </GameDialog>
    );
  }
}

function Explanation({ error, onClose }: { error: unknown; onClose(): void }) {
  if (useIsOutdated(error))
    return (
      <>
        <p role="status">
          <Trans>
            Lanternwise has been updated. Your progress is safe: reload the page to go on with the new version.
          </Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      </>
    );
  return (
    <>
      <p>
        {isLoadError(error) ? (
          <Trans>
            A part of this window is not on this device. Your progress is safe. Check your internet connection, then
            open the window again.
          </Trans>
        ) : (
          <Trans>Something went wrong in this window. Your progress is safe. Close it and try again.</Trans>
        )}
      </p>
      <Button onClick={onClose}>
        <Trans>Back to the world</Trans>
      </Button>
    </>
  );
}
