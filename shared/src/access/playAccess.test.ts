// Tests what each person may play as a table of person, plan, lock and what there is.
import { describe, expect, it } from 'vitest';
import type { MapId } from '../constants/realms.ts';
import type { Role, SubscriptionState } from '../constants/users.ts';
import {
  DEMO_PLACE,
  mayEnterMap,
  mayOpenProtected,
  openWayInto,
  type PlayPlace,
  type PlayState,
  playAccess,
  playPath,
  realmPlace,
  type SiteAccess,
} from './playAccess.ts';

const PARK = realmPlace('ai-adventure-park');
const SHOPS = realmPlace('python-world');
const PARK_DEMO: PlayPlace = { kind: 'demo', realm: 'ai-adventure-park' };
const ROBO_DEMO: PlayPlace = { kind: 'demo', realm: 'robo-realm' };
const UNIT1: PlayPlace = { kind: 'school', page: 'Unit1' };
const UNIT2: PlayPlace = { kind: 'school', page: 'Unit2' };

type Person = { role: Role; subscriptionStatus: SubscriptionState } | null;
const person = (role: Role, subscriptionStatus: SubscriptionState = 'none'): Person => ({ role, subscriptionStatus });

const contextOf = (who: Person, site: SiteAccess = 'subscription') => ({
  isGuest: who === null,
  canOpenProtected: mayOpenProtected(who, site),
});

describe('plan and role', () => {
  const rows: [string, Person, SiteAccess, boolean][] = [
    ['a guest', null, 'subscription', false],
    ['a guest of an open site', null, 'open', false],
    ['a learner without a plan', person('User'), 'subscription', false],
    ['a learner of an open site', person('User'), 'open', true],
    ['a learner with a plan', person('User', 'active'), 'subscription', true],
    ['a learner whose cancelled plan still runs', person('User', 'cancelled'), 'subscription', true],
    ['a learner with an expired plan', person('User', 'expired'), 'subscription', false],
    ['a learner with a late payment', person('User', 'past-due'), 'subscription', false],
    ['a learner with a refunded plan', person('User', 'refunded'), 'subscription', false],
    ['a pilot', person('Pilot'), 'subscription', true],
    ['a teacher', person('Teacher'), 'subscription', false],
    ['a teacher with a licence', person('Teacher', 'active'), 'subscription', true],
    ['an admin', person('Admin'), 'subscription', false],
    ['a parent', person('Parent'), 'subscription', false],
  ];
  it.each(rows)('%s', (_, who, site, opens) => {
    expect(mayOpenProtected(who, site)).toBe(opens);
    const closed: PlayState = who === null ? 'needs-sign-in' : 'needs-plan';
    const states = [PARK, SHOPS, PARK_DEMO, DEMO_PLACE, UNIT1].map((p) => playAccess(p, contextOf(who, site)).state);
    expect(states).toEqual([opens ? 'open' : closed, opens ? 'open' : closed, 'open', 'open', 'open']);
  });
});

describe('what is built', () => {
  const free = contextOf(person('User'));
  const paying = contextOf(person('User', 'active'));
  it.each([
    ['a realm with a plan', PARK, paying, 'open', true],
    ['the demo of the park', PARK_DEMO, free, 'open', true],
    ['a demo that does not exist needs the plan', { kind: 'demo', realm: 'python-world' }, free, 'needs-plan', true],
    ['the card Demo opens the demo map', DEMO_PLACE, free, 'open', true],
    ['Unit 1', UNIT1, free, 'open', true],
    ['a unit without a page, even with a plan', UNIT2, paying, 'being-built', false],
    ['a unit without a page is not sold', UNIT2, free, 'being-built', false],
  ] as const)('%s', (_, place, context, state, isBuilt) => {
    expect(playAccess(place, context)).toMatchObject({ state, isBuilt });
  });
});

describe('locks of the class', () => {
  const locked = { message: 'Your teacher has locked this realm for now.', opensAt: null };
  const later = { message: 'Your teacher opens this realm on Monday.', opensAt: 1_800_000_000_000 };
  const withLock = (realm: MapId, lock: typeof locked | typeof later, who = person('User', 'active')) => ({
    ...contextOf(who),
    lockOf: (map: MapId) => (map === realm ? lock : undefined),
  });
  it.each([
    ['a locked realm', PARK, withLock('ai-adventure-park', locked), 'locked-by-class'],
    ['a realm that opens later', PARK, withLock('ai-adventure-park', later), 'opens-on'],
    ['a lock on another realm', PARK, withLock('robo-realm', locked), 'open'],
    [
      'the missing plan comes before the lock',
      PARK,
      withLock('ai-adventure-park', locked, person('User')),
      'needs-plan',
    ],
    ['Unit 1 through a locked park', UNIT1, withLock('ai-adventure-park', locked), 'locked-by-class'],
    ['the demo of a locked park', PARK_DEMO, withLock('ai-adventure-park', locked), 'locked-by-class'],
    ['the card of a locked demo', DEMO_PLACE, withLock('demo', locked), 'locked-by-class'],
    ['a locked shop street', SHOPS, withLock('python-world', later), 'opens-on'],
  ] as const)('%s', (_, place, context, state) => {
    expect(playAccess(place, context).state).toBe(state);
  });
});

it('finds the open way into a map: the realm with a plan, the free unit or the demo without one', () => {
  const free = contextOf(person('User'));
  expect(openWayInto('ai-adventure-park', contextOf(person('User', 'active')))).toEqual(PARK);
  expect(openWayInto('ai-adventure-park', free)).toEqual(UNIT1);
  expect(openWayInto('robo-realm', free)).toEqual(ROBO_DEMO);
  expect(openWayInto('python-world', free)).toBeUndefined();
});

it('serves the content of every map with a free way in', () => {
  expect(['demo', 'ai-adventure-park', 'python-world', 'nowhere'].map((map) => mayEnterMap(map, false))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('knows the address of each place', () => {
  expect([PARK, PARK_DEMO, DEMO_PLACE, UNIT1].map(playPath)).toEqual([
    '/Grassroot/ai-adventure-park',
    '/demo/ai-adventure-park-demo',
    '/demo',
    '/School/ClassX/Unit1',
  ]);
});
