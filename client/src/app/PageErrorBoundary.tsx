// Catches whatever breaks inside a page, so that the learner reads what to do instead of seeing nothing.
import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

export interface PageErrorBoundaryProps {
  /** Which page is inside; the next page starts afresh. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  /** Where it happened. */
  resetKey: string;
}

export class PageErrorBoundary extends Component<PageErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey: place }: PageErrorBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.resetKey ? null : { error: undefined, resetKey: place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageError error={error} />;
  }
}
