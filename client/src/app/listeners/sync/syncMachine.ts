// Whose progress this browser keeps, as a state machine: pure transitions from what happened to what must be done.
import { GUEST } from '../../../features/progress/lastPerson.ts';

export type SyncState =
  /** Before the start and after the stop. */
  | { kind: 'closed' }
  /** Events wait here for an account. */
  | { kind: 'guest' }
  | { kind: 'signed-in'; person: string }
  /** Goes on as the account that played last, while the server has not said who plays or cannot be reached. */
  | { kind: 'unverified'; person: string };
type OpenState = Exclude<SyncState, { kind: 'closed' }>;

export type SessionSnapshot =
  | { status: 'signed-in'; user: string }
  | { status: 'unknown' | 'guest'; hasToken: boolean; lastPerson: string };

export type SyncEvent =
  | { kind: 'session-changed'; session: SessionSnapshot }
  | { kind: 'page-hidden' }
  | { kind: 'online' }
  /** Another tab wrote a realm's state; `id` and `text` as `watchOtherTabs` gives them. */
  | { kind: 'other-tab-wrote'; id: string; text: string | null }
  | { kind: 'stopped' };

export type SyncEffect =
  | { kind: 'stop-sending' }
  /** A person who signed out leaves nothing behind on this computer, unless something could not be sent yet. */
  | { kind: 'clear-if-sent' }
  /** What the guest did in this tab is needed once more, after the store has forgotten it. */
  | { kind: 'hold-guest-states' }
  | { kind: 'forget-states' }
  | { kind: 'open'; person: string; sends: boolean }
  /** What a guest did in this browser goes on in the account. */
  | { kind: 'adopt-guest' }
  | { kind: 'fetch-states' }
  | { kind: 'flush' }
  | { kind: 'send-leaving' }
  /** The page may be going: one sending that outlives it. */
  | { kind: 'send-last' }
  | { kind: 'join-other-tab'; id: string; text: string | null }
  | { kind: 'remember'; person: string };

export interface Transition {
  state: SyncState;
  effects: readonly SyncEffect[];
}

const personOf = (state: OpenState): string => (state.kind === 'guest' ? GUEST : state.person);

function resolveState(facts: SessionSnapshot): OpenState {
  if (facts.status === 'signed-in') return { kind: 'signed-in', person: facts.user };
  const isUndecided = facts.status === 'unknown' || facts.hasToken;
  return isUndecided && facts.lastPerson !== GUEST
    ? { kind: 'unverified', person: facts.lastPerson }
    : { kind: 'guest' };
}

function exitEffects(from: SyncState, to: OpenState): SyncEffect[] {
  if (from.kind === 'closed') return [];
  const effects: SyncEffect[] = [{ kind: 'stop-sending' }];
  if (personOf(from) === personOf(to)) return effects;
  if (from.kind !== 'guest') effects.push({ kind: 'clear-if-sent' });
  else if (to.kind === 'signed-in') effects.push({ kind: 'hold-guest-states' });
  effects.push({ kind: 'forget-states' });
  return effects;
}

function entryEffects(to: OpenState): SyncEffect[] {
  const person = personOf(to);
  const isVerified = to.kind === 'signed-in';
  const effects: SyncEffect[] = [{ kind: 'open', person, sends: to.kind !== 'guest' }];
  if (isVerified) effects.push({ kind: 'adopt-guest' }, { kind: 'fetch-states' });
  effects.push({ kind: 'flush' });
  if (isVerified) effects.push({ kind: 'send-leaving' });
  effects.push({ kind: 'remember', person });
  return effects;
}

function changeSession(from: SyncState, facts: SessionSnapshot): Transition {
  const to = resolveState(facts);
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
      return { state, effects: [{ kind: 'send-last' }] };
    case 'online':
      return { state, effects: [{ kind: 'flush' }, { kind: 'send-leaving' }] };
    case 'other-tab-wrote':
      return { state, effects: [{ kind: 'join-other-tab', id: event.id, text: event.text }] };
    case 'stopped':
      return { state: { kind: 'closed' }, effects: [{ kind: 'stop-sending' }] };
  }
}
