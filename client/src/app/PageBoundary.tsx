// Catches whatever breaks inside a page, so that the learner reads what to do instead of seeing nothing.
import { Component, type ReactNode } from 'react';
import { PageBroken } from './PageBroken.tsx';

export interface PageBoundaryProps {
  /** Which page is inside; the next page starts afresh. */
  place: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  /** Where it happened. */
  place: string;
}

export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: State): State | null {
    return place === state.place ? null : { error: undefined, place };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageBroken error={error} />;
  }
}
