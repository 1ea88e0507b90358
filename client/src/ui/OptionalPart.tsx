// Keeps a small part whose code cannot be loaded from taking the whole page with it: nothing stands in its place.
import { Component, type ReactNode, Suspense } from 'react';
import { retryFailedParts } from './lazyPart.tsx';

interface OptionalPartProps {
  /** Told where a person has asked for it. */
  onFailure?(error: unknown): void;
  children: ReactNode;
}

/** Also shows nothing while the part is on its way. */
export class OptionalPart extends Component<OptionalPartProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    retryFailedParts();
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.isBroken ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
