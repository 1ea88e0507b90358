// State machine of progress sync: pure transitions from session and page events to effects.
import { GUEST } from '../../../features/progress/lastPerson.ts';

export type SyncState =
  /** Before the start and after the stop. */
  | { kind: 'closed' }
  /** Events stay in this browser until an account signs in. */
  | { kind: 'guest' }
  | { kind: 'signed-in'; person: string }
  /** Continues as the last account until the session is verified, or while the server is unreachable. */
  | { kind: 'unverified'; person: string };
type OpenState = Exclude<SyncState, { kind: 'closed' }>;

export type SessionSnapshot =
  | { status: 'signed-in'; user: string }
  | { status: 'unknown' | 'guest'; hasToken: boolean; lastPerson: string };

export type SyncEvent =
  | { kind: 'session-changed'; session: SessionSnapshot }
  | { kind: 'page-hidden' }
  | { kind: 'online' }
  /** Another tab wrote a realm's state; `id` and `text` as passed by `watchOtherTabs`. */
  | { kind: 'other-tab-wrote'; id: string; text: string | null }
  | { kind: 'stopped' };

export type SyncEffect =
  | { kind: 'stop-sending' }
  /** Clears the cache of a signed-out user unless events are still unsent. */
  | { kind: 'clear-if-sent' }
  /** Keeps the guest's states for `merge-guest-progress`, before the store is cleared. */
  | { kind: 'hold-guest-states' }
  | { kind: 'clear-states' }
  | { kind: 'open'; person: string; sends: boolean }
  /** Moves the guest's progress of this browser into the account. */
  | { kind: 'merge-guest-progress' }
  | { kind: 'fetch-states' }
  | { kind: 'flush' }
  | { kind: 'send-pending-map-exit' }
  /** The page may be closing: one request that outlives it. */
  | { kind: 'flush-on-page-hide' }
  | { kind: 'merge-other-tab'; id: string; text: string | null }
  | { kind: 'store-last-person'; person: string };

export interface Transition {
  state: SyncState;
  effects: readonly SyncEffect[];
}

const personOf = (state: OpenState): string => (state.kind === 'guest' ? GUEST : state.person);

function resolveState(session: SessionSnapshot): OpenState {
  if (session.status === 'signed-in') return { kind: 'signed-in', person: session.user };
  const isUndecided = session.status === 'unknown' || session.hasToken;
  return isUndecided && session.lastPerson !== GUEST
    ? { kind: 'unverified', person: session.lastPerson }
    : { kind: 'guest' };
}

function exitEffects(from: SyncState, to: OpenState): SyncEffect[] {
  if (from.kind === 'closed') return [];
  const effects: SyncEffect[] = [{ kind: 'stop-sending' }];
  if (personOf(from) === personOf(to)) return effects;
  if (from.kind !== 'guest') effects.push({ kind: 'clear-if-sent' });
  else if (to.kind === 'signed-in') effects.push({ kind: 'hold-guest-states' });
  effects.push({ kind: 'clear-states' });
  return effects;
}

function entryEffects(to: OpenState): SyncEffect[] {
  const person = personOf(to);
  const isVerified = to.kind === 'signed-in';
  const effects: SyncEffect[] = [{ kind: 'open', person, sends: to.kind !== 'guest' }];
  if (isVerified) effects.push({ kind: 'merge-guest-progress' }, { kind: 'fetch-states' });
  effects.push({ kind: 'flush' });
  if (isVerified) effects.push({ kind: 'send-pending-map-exit' });
  effects.push({ kind: 'store-last-person', person });
  return effects;
}

function changeSession(from: SyncState, session: SessionSnapshot): Transition {
  const to = resolveState(session);
  const isSame = from.kind === to.kind && personOf(from as OpenState) === personOf(to);
  return isSame
    ? { state: from, effects: [] }
    : { state: to, effects: [...exitEffects(from, to), ...entryEffects(to)] };
}

export function transition(state: SyncState, event: SyncEvent): Transition {
  if (event.kind === 'session-changed') return changeSession(state, event.session);
  if (state.kind === 'closed') return { state, effects: [] };
  switch (event.kind) {
    case 'page-hidden':
      return { state, effects: [{ kind: 'flush-on-page-hide' }] };
    case 'online':
      return { state, effects: [{ kind: 'flush' }, { kind: 'send-pending-map-exit' }] };
    case 'other-tab-wrote':
      return { state, effects: [{ kind: 'merge-other-tab', id: event.id, text: event.text }] };
    case 'stopped':
      return { state: { kind: 'closed' }, effects: [{ kind: 'stop-sending' }] };
  }
}
