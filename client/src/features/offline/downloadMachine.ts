// State machine of one realm on its way to the device: pure transitions, without network or storage.

/** Bytes kept so far, of all. */
export interface Amount {
  done: number;
  total: number;
}

export type FailureReason =
  /** The browser has no room for it. */
  | 'full'
  | 'network'
  /** Something on the way answered in place of the server, such as a school's filter. */
  | 'foreign'
  /** The browser installs no service worker, which opens pages without a network. */
  | 'no-worker'
  /** It was whole once, and the browser has cleared it away. */
  | 'purged'
  /** The server has a newer version of the site than this page. */
  | 'updated'
  /** The realm is not open to this person any more. */
  | 'refused';

export type DownloadState =
  | { kind: 'absent' }
  /** Waits for its turn. */
  | ({ kind: 'planned' } & Amount)
  | ({ kind: 'downloading' } & Amount)
  /** Stopped by a person, or by a page that was closed; `isHalf` in the latter case. */
  | ({ kind: 'paused'; isHalf: boolean } & Amount)
  | ({ kind: 'failed'; reason: FailureReason } & Amount)
  | ({ kind: 'done' } & Amount);

export type DownloadEvent =
  /** What was found on the device when the page opened. */
  | { kind: 'found'; wasWhole: boolean; done: number; total: number }
  /** The download was requested, for the first time or again. */
  | { kind: 'asked'; done: number; total: number }
  | { kind: 'started'; done: number; total: number }
  | { kind: 'advanced'; bytes: number }
  | { kind: 'paused' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'completed' }
  | { kind: 'removed' };

export const ABSENT: DownloadState = { kind: 'absent' };

/** States in which a click begins the download, or goes on with it. */
export const isResumable = ({ kind }: DownloadState): boolean =>
  kind === 'absent' || kind === 'paused' || kind === 'failed';

export const isActive = ({ kind }: DownloadState): boolean => kind === 'planned' || kind === 'downloading';

const amountOf = (state: DownloadState): Amount => ({
  done: 'done' in state ? state.done : 0,
  total: 'total' in state ? state.total : 0,
});

function foundState({ wasWhole, done, total }: Extract<DownloadEvent, { kind: 'found' }>): DownloadState {
  if (done >= total) return { kind: 'done', done, total };
  return wasWhole ? { kind: 'failed', reason: 'purged', done, total } : { kind: 'paused', isHalf: true, done, total };
}

/** An event that does not belong to the state, such as the last file after a pause, changes nothing but the amount. */
export function nextDownload(state: DownloadState, event: DownloadEvent): DownloadState {
  switch (event.kind) {
    case 'found':
      return isActive(state) ? state : foundState(event);
    case 'asked':
      return isResumable(state) ? { kind: 'planned', done: event.done, total: event.total } : state;
    case 'started':
      return state.kind === 'planned' ? { kind: 'downloading', done: event.done, total: event.total } : state;
    case 'advanced': {
      if (!('done' in state) || state.kind === 'done') return state;
      return { ...state, done: Math.min(state.total, state.done + event.bytes) };
    }
    case 'paused':
      return isActive(state) ? { kind: 'paused', isHalf: false, ...amountOf(state) } : state;
    case 'failed':
      return isActive(state) ? { kind: 'failed', reason: event.reason, ...amountOf(state) } : state;
    case 'completed':
      return state.kind === 'downloading' ? { kind: 'done', done: state.total, total: state.total } : state;
    case 'removed':
      return ABSENT;
  }
}
