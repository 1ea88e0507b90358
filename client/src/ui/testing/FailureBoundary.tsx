// An error boundary for tests, which says that it caught something.
import { Component, type ReactNode } from 'react';

export class FailureBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? 'broken' : this.props.children;
  }
}
