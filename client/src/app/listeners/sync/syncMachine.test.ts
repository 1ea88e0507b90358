// The state machine of saving, as a table: from which state, by which event, into which state, and what is done on the way.
import { describe, expect, it } from 'vitest';
import { type SessionSnapshot, type SyncEvent, type SyncState, transition } from './syncMachine.ts';

const CLOSED: SyncState = { kind: 'closed' };
const GUEST: SyncState = { kind: 'guest' };
const ASHA: SyncState = { kind: 'signed-in', person: 'asha' };
const RAVI: SyncState = { kind: 'signed-in', person: 'ravi' };
const ASHA_OFFLINE: SyncState = { kind: 'unverified', person: 'asha' };

const signedIn = (user: string): SessionSnapshot => ({ status: 'signed-in', user });
const unknown = (lastPerson: string): SessionSnapshot => ({ status: 'unknown', hasToken: true, lastPerson });
/** There is a token, but the server could not be asked. */
const unreachable = (lastPerson: string): SessionSnapshot => ({ status: 'guest', hasToken: true, lastPerson });
const signedOut = (lastPerson: string): SessionSnapshot => ({ status: 'guest', hasToken: false, lastPerson });

const short = (state: SyncState, event: SyncEvent) => {
  const next = transition(state, event);
  const effects = next.effects.map((effect) => {
    if (effect.kind === 'open') return `open ${effect.person}${effect.sends ? ', sending' : ''}`;
    return effect.kind === 'remember' ? `remember ${effect.person}` : effect.kind;
  });
  return { to: next.state, effects };
};

const AS_GUEST = ['open guest', 'flush', 'remember guest'];
const signIn = (person: string) => [
  `open ${person}, sending`,
  'adopt-guest',
  'fetch-states',
  'flush',
  'send-leaving',
  `remember ${person}`,
];
const UNVERIFIED = ['open asha, sending', 'flush', 'remember asha'];
const SIGNED_OUT = ['stop-sending', 'clear-if-sent', 'forget-states'];

describe('who plays', () => {
  it.each<[string, SyncState, SessionSnapshot, SyncState, string[]]>([
    ['first visit', CLOSED, unknown('guest'), GUEST, AS_GUEST],
    ['a guest comes back', CLOSED, signedOut('guest'), GUEST, AS_GUEST],
    ['an account comes back, the server was not asked yet', CLOSED, unknown('asha'), ASHA_OFFLINE, UNVERIFIED],
    ['an account comes back without a network', CLOSED, unreachable('asha'), ASHA_OFFLINE, UNVERIFIED],
    ['an account comes back whose token is gone', CLOSED, signedOut('asha'), GUEST, AS_GUEST],
    ['an account comes back, known at once', CLOSED, signedIn('asha'), ASHA, signIn('asha')],
    [
      'a guest signs in: what was played here is held over the forgetting',
      GUEST,
      signedIn('asha'),
      ASHA,
      ['stop-sending', 'hold-guest-states', 'forget-states', ...signIn('asha')],
    ],
    [
      'the server confirms who plays: nothing is forgotten',
      ASHA_OFFLINE,
      signedIn('asha'),
      ASHA,
      ['stop-sending', ...signIn('asha')],
    ],
    [
      'the network goes: the same person goes on',
      ASHA,
      unreachable('asha'),
      ASHA_OFFLINE,
      ['stop-sending', ...UNVERIFIED],
    ],
    ['sign-out', ASHA, signedOut('asha'), GUEST, [...SIGNED_OUT, ...AS_GUEST]],
    ['the token turns out to be dead', ASHA_OFFLINE, signedOut('asha'), GUEST, [...SIGNED_OUT, ...AS_GUEST]],
    ['somebody else signs in', ASHA, signedIn('ravi'), RAVI, [...SIGNED_OUT, ...signIn('ravi')]],
    ['somebody else than expected', ASHA_OFFLINE, signedIn('ravi'), RAVI, [...SIGNED_OUT, ...signIn('ravi')]],
    ['verified again', ASHA, signedIn('asha'), ASHA, []],
    ['still a guest', GUEST, signedOut('guest'), GUEST, []],
    ['still not reachable', ASHA_OFFLINE, unreachable('asha'), ASHA_OFFLINE, []],
  ])('%s', (_story, from, facts, to, effects) => {
    expect(short(from, { kind: 'session-changed', session: facts })).toEqual({ to, effects });
  });
});

describe('what the page tells', () => {
  const wrote: SyncEvent = { kind: 'other-tab-wrote', id: 'asha:ai-adventure-park', text: '{}' };
  const told: [SyncEvent, string[]][] = [
    [{ kind: 'page-hidden' }, ['send-last']],
    [{ kind: 'online' }, ['flush', 'send-leaving']],
    [wrote, ['join-other-tab']],
  ];

  it.each([GUEST, ASHA, ASHA_OFFLINE])('is answered in state %o, which stays', (state) => {
    for (const [event, effects] of told) expect(short(state, event)).toEqual({ to: state, effects });
  });

  it('is for nobody while nothing is open', () => {
    for (const [event] of told) expect(short(CLOSED, event)).toEqual({ to: CLOSED, effects: [] });
  });

  it('hands on what the other tab wrote', () => {
    expect(transition(ASHA, wrote).effects).toEqual([
      { kind: 'join-other-tab', id: 'asha:ai-adventure-park', text: '{}' },
    ]);
  });
});

it('stops once', () => {
  expect(short(ASHA, { kind: 'stopped' })).toEqual({ to: CLOSED, effects: ['stop-sending'] });
  expect(short(CLOSED, { kind: 'stopped' })).toEqual({ to: CLOSED, effects: [] });
});
