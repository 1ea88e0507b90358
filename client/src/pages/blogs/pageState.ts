// What one page of the blogs leaves for the next in the history entry.

export type BlogNotice = 'created' | 'updated';

interface PageState {
  /** A user without the role Admin was redirected from the editor. */
  accessDenied?: true;
  notice?: BlogNotice;
}

export const pageState = (state: PageState): PageState => state;

/** History survives a reload and may hold anything. */
export function readPageState(state: unknown): PageState {
  if (typeof state !== 'object' || state === null) return {};
  const notice =
    'notice' in state && (state.notice === 'created' || state.notice === 'updated') ? state.notice : undefined;
  return { ...('accessDenied' in state && { accessDenied: true }), ...(notice && { notice }) };
}
