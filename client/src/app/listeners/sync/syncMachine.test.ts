// Tests the sync state machine as a table of state, event, next state and effects.
import { describe, expect, it } from 'vitest';
import { type SessionSnapshot, type SyncEvent, type SyncState, transition } from './syncMachine.ts';

const CLOSED: SyncState = { kind: 'closed' };
const GUEST: SyncState = { kind: 'guest' };
const ASHA: SyncState = { kind: 'signed-in', person: 'asha' };
const RAVI: SyncState = { kind: 'signed-in', person: 'ravi' };
const ASHA_OFFLINE: SyncState = { kind: 'unverified', person: 'asha' };

const signedIn = (user: string): SessionSnapshot => ({ status: 'signed-in', user });
const unknown = (lastPerson: string): SessionSnapshot => ({ status: 'unknown', hasToken: true, lastPerson });
/** A token exists, but the server could not be reached. */
const unreachable = (lastPerson: string): SessionSnapshot => ({ status: 'guest', hasToken: true, lastPerson });
const signedOut = (lastPerson: string): SessionSnapshot => ({ status: 'guest', hasToken: false, lastPerson });

const summarize = (state: SyncState, event: SyncEvent) => {
  const next = transition(state, event);
  const effects = next.effects.map((effect) => {
    if (effect.kind === 'open') return `open ${effect.person}${effect.sends ? ', sending' : ''}`;
    return effect.kind === 'store-last-person' ? `store-last-person ${effect.person}` : effect.kind;
  });
  return { to: next.state, effects };
};

const AS_GUEST = ['open guest', 'flush', 'store-last-person guest'];
const signIn = (person: string) => [
  `open ${person}, sending`,
  'merge-guest-progress',
  'fetch-states',
  'flush',
  'send-pending-map-exit',
  `store-last-person ${person}`,
];
const UNVERIFIED = ['open asha, sending', 'flush', 'store-last-person asha'];
const SIGNED_OUT = ['stop-sending', 'clear-if-sent', 'clear-states'];

describe('session changes', () => {
  it.each<[string, SyncState, SessionSnapshot, SyncState, string[]]>([
    ['first visit', CLOSED, unknown('guest'), GUEST, AS_GUEST],
    ['a guest returns', CLOSED, signedOut('guest'), GUEST, AS_GUEST],
    ['an account returns before the session is verified', CLOSED, unknown('asha'), ASHA_OFFLINE, UNVERIFIED],
    ['an account returns without a network', CLOSED, unreachable('asha'), ASHA_OFFLINE, UNVERIFIED],
    ['an account returns without a token', CLOSED, signedOut('asha'), GUEST, AS_GUEST],
    ['an account returns with a verified session', CLOSED, signedIn('asha'), ASHA, signIn('asha')],
    [
      'a guest signs in: the local states are held before the store is cleared',
      GUEST,
      signedIn('asha'),
      ASHA,
      ['stop-sending', 'hold-guest-states', 'clear-states', ...signIn('asha')],
    ],
    [
      'the server confirms the account: nothing is cleared',
      ASHA_OFFLINE,
      signedIn('asha'),
      ASHA,
      ['stop-sending', ...signIn('asha')],
    ],
    [
      'the network is lost: the same account continues',
      ASHA,
      unreachable('asha'),
      ASHA_OFFLINE,
      ['stop-sending', ...UNVERIFIED],
    ],
    ['sign-out', ASHA, signedOut('asha'), GUEST, [...SIGNED_OUT, ...AS_GUEST]],
    ['the token is rejected', ASHA_OFFLINE, signedOut('asha'), GUEST, [...SIGNED_OUT, ...AS_GUEST]],
    ['another account signs in', ASHA, signedIn('ravi'), RAVI, [...SIGNED_OUT, ...signIn('ravi')]],
    ['another account than expected', ASHA_OFFLINE, signedIn('ravi'), RAVI, [...SIGNED_OUT, ...signIn('ravi')]],
    ['verified again', ASHA, signedIn('asha'), ASHA, []],
    ['still a guest', GUEST, signedOut('guest'), GUEST, []],
    ['still not reachable', ASHA_OFFLINE, unreachable('asha'), ASHA_OFFLINE, []],
  ])('%s', (_story, from, session, to, effects) => {
    expect(summarize(from, { kind: 'session-changed', session })).toEqual({ to, effects });
  });
});

describe('page events', () => {
  const wrote: SyncEvent = { kind: 'other-tab-wrote', id: 'asha:ai-adventure-park', text: '{}' };
  const cases: [SyncEvent, string[]][] = [
    [{ kind: 'page-hidden' }, ['flush-on-page-hide']],
    [{ kind: 'online' }, ['flush', 'send-pending-map-exit']],
    [wrote, ['merge-other-tab']],
  ];

  it.each([GUEST, ASHA, ASHA_OFFLINE])('have effects in state %o without changing it', (state) => {
    for (const [event, effects] of cases) expect(summarize(state, event)).toEqual({ to: state, effects });
  });

  it('are ignored while closed', () => {
    for (const [event] of cases) expect(summarize(CLOSED, event)).toEqual({ to: CLOSED, effects: [] });
  });

  it('forward what another tab wrote', () => {
    expect(transition(ASHA, wrote).effects).toEqual([
      { kind: 'merge-other-tab', id: 'asha:ai-adventure-park', text: '{}' },
    ]);
  });
});

it('stops once', () => {
  expect(summarize(ASHA, { kind: 'stopped' })).toEqual({ to: CLOSED, effects: ['stop-sending'] });
  expect(summarize(CLOSED, { kind: 'stopped' })).toEqual({ to: CLOSED, effects: [] });
});
