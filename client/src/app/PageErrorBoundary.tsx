// Catches errors inside a page and shows PageError instead of an empty screen.

import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { reloadForParts, useLoadFailure } from '../features/offline/loadFailure.ts';
import { freeControls } from '../pages/layout/usePage.ts';
import { Button } from '../ui/Button.tsx';
import { retryFailedParts } from '../ui/lazyPart.tsx';
import { Panel } from '../ui/Panel.tsx';

export interface PageErrorBoundaryProps {
  /** Identifies the page; a change resets the error. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  /** The page on which it happened. */
  resetKey: string;
}

export class PageErrorBoundary extends Component<PageErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: PageErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch() {
    retryFailedParts();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageError error={error} />;
  }
}

/** Shows what happened and what to do when a page throws or cannot be loaded. */
function PageError({ error }: { error: unknown }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = useLoadFailure(error);
  useEffect(freeControls, []);
  useEffect(() => {
    document.title = t`Something went wrong | ${PRODUCT}`;
    heading.current?.focus();
  }, [t]);
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-5">
      <Panel className="grid max-w-lg justify-items-center gap-4 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          {missing?.failure === 'updated' ? (
            <Trans>Lanternwise has been updated</Trans>
          ) : (
            <Trans>A lantern went out</Trans>
          )}
        </h1>
        <p role="status">
          {missing?.words ??
            t`Something went wrong on this page. Your work so far is saved. Reload the page; if it happens again, go back to the home page.`}
        </p>
        <Button wide onClick={missing ? reloadForParts : () => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        <Button wide variant="quiet" onClick={() => window.location.assign('/')}>
          <Trans>Back to home</Trans>
        </Button>
      </Panel>
    </main>
  );
}
