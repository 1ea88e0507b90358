// Catches errors of an overlay, so that the world keeps running, and offers to close it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { reloadForParts, useLoadFailure } from '../features/offline/loadFailure.ts';
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

/** Without a connection the window can be opened again later; what the server has changed needs a reload, and drafts outlast it. */
function Explanation({ error, onClose }: { error: unknown; onClose(): void }) {
  const missing = useLoadFailure(error);
  return (
    <>
      <p role="status">
        {missing?.words ?? (
          <Trans>Something went wrong in this window. Your progress is safe. Close it and try again.</Trans>
        )}
      </p>
      {missing && missing.failure !== 'offline' ? (
        <Button onClick={reloadForParts}>
          <Trans>Reload</Trans>
        </Button>
      ) : (
        <Button onClick={onClose}>
          <Trans>Back to the world</Trans>
        </Button>
      )}
    </>
  );
}
