// Catches errors of an overlay, so that the world keeps running, and offers to close it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { retryFailedParts } from '../ui/lazyPart.tsx';

interface Props {
  close(): void;
  children: ReactNode;
}

export class OverlayErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly handleClose = () => {
    retryFailedParts();
    this.props.close();
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <GameDialog title={t`That could not be opened`} size="small" colour="pink" onClose={this.handleClose}>
        <p>
          <Trans>Something went wrong in this window. Your progress is safe. Close it and try again.</Trans>
        </p>
        <Button onClick={this.handleClose}>
          <Trans>Back to the world</Trans>
        </Button>
      </GameDialog>
    );
  }
}
