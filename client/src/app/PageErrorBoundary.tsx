// Catches errors inside a page and shows PageError instead of an empty screen.
import { Component, type ReactNode } from 'react';
import { retryFailedParts } from '../ui/lazyPart.tsx';
import { PageError } from './PageError.tsx';

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
