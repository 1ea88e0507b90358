// Tests what a person does next as a table of person, plan, locks and what is completed.
import { expect, it } from 'vitest';
import { type PlayContext, type PlayLock, playAccess } from '../access/playAccess.ts';
import { type MapId, PLAY_ORDER } from '../constants/realms.ts';
import { isAdventureCompleted, type NextStep, nextStep } from './nextStep.ts';
import type { LearnerProgress } from './progress.ts';
import type { RealmProgress } from './realmProgress.ts';

const realm = (id: MapId, more: Partial<RealmProgress> = {}): RealmProgress => ({
  realm: id,
  entered: true,
  completed: true,
  percent: 100,
  stars: 0,
  score: 80,
  tasks: [],
  lanterns: { lit: 0, total: 0 },
  ...more,
});
const LOCK: PlayLock = { message: 'Closed.', opensAt: null };
const LATER: PlayLock = { message: 'Later.', opensAt: 2_000_000_000_000 };
const SOONER: PlayLock = { message: 'Sooner.', opensAt: 1_900_000_000_000 };
const allLocked = { lockOf: () => LOCK };

const person = (context: PlayContext, more: Partial<LearnerProgress> = {}): LearnerProgress => ({
  realms: [],
  checks: {},
  scores: {},
  ...context,
  ...more,
});
const GUEST: PlayContext = { isGuest: true, canOpenProtected: false };
const NO_PLAN: PlayContext = { canOpenProtected: false };
const PLAN: PlayContext = { canOpenProtected: true };

const unit2Done = { 'school-class-x': ['unit-2-matching', 'unit-2-pictures', 'unit-2-robot', 'unit-2-fruit'] };
const freeDone = { realms: [realm('ai-adventure-park'), realm('demo')], checks: unit2Done };
const adventureDone = { realms: PLAY_ORDER.map((id) => realm(id)) };
const everythingDone = { realms: [...PLAY_ORDER, 'python-world' as const, 'demo' as const].map((id) => realm(id)) };

const words = (step: NextStep): string => {
  if (step.kind === 'unit') return `unit ${step.unit.id} at ${step.path}`;
  if (step.kind === 'resume') return `resume ${step.realm.realm} at ${step.path}`;
  if (step.kind === 'class-lock') return `class-lock ${step.realm} ${step.lock.opensAt}`;
  if (step.kind === 'certificate') return step.isCreated ? 'view certificate' : 'create certificate';
  return step.kind;
};

it.each<[string, LearnerProgress, boolean, string]>([
  ['a guest', person(GUEST), false, 'unit unit-1 at /School/ClassX/Unit1'],
  ['a child without a plan', person(NO_PLAN), false, 'unit unit-1 at /School/ClassX/Unit1'],
  [
    'a child without a plan in the park',
    person(NO_PLAN, { realms: [realm('ai-adventure-park', { completed: false })] }),
    false,
    'resume ai-adventure-park at /School/ClassX/Unit1',
  ],
  [
    'a child whose plan ended within a realm',
    person(NO_PLAN, { realms: [realm('robo-realm', { completed: false })] }),
    false,
    'resume robo-realm at /demo/robo-realm-demo',
  ],
  ['a child who has finished what is free', person(NO_PLAN, freeDone), false, 'needs-plan'],
  ['a guest who has finished what is free', person(GUEST, freeDone), false, 'needs-sign-in'],
  ['a child with a plan', person(PLAN), false, 'unit ai-adventure-park at /Grassroot/ai-adventure-park'],
  [
    'a child whose next realm is locked',
    person(PLAN, { lockOf: (id) => (id === 'ai-adventure-park' ? LOCK : undefined) }),
    false,
    'unit robo-realm at /Grassroot/robo-realm',
  ],
  [
    'a child whose begun realm was locked',
    person(PLAN, {
      realms: [realm('robo-realm', { completed: false })],
      lockOf: (id) => (id === 'robo-realm' ? LOCK : undefined),
    }),
    false,
    'unit ai-adventure-park at /Grassroot/ai-adventure-park',
  ],
  ['a child whose class locked all realms', person(PLAN, allLocked), false, 'unit unit-2 at /School/ClassX/Unit2'],
  [
    'a child who has finished all but the locked realms',
    person(PLAN, {
      ...freeDone,
      lockOf: (id) => (id === 'voice-valley-park' ? SOONER : id === 'demo' ? undefined : LATER),
    }),
    false,
    `class-lock voice-valley-park ${SOONER.opensAt}`,
  ],
  [
    'a child whose class closed the rest without a date',
    person(PLAN, { ...freeDone, ...allLocked }),
    false,
    'class-lock robo-realm null',
  ],
  ['who has finished the adventure', person(PLAN, adventureDone), false, 'create certificate'],
  ['who has the certificate', person(PLAN, adventureDone), true, 'unit learn-print at /Grassroot/python-world'],
  ['who has finished everything', person(PLAN, everythingDone), true, 'view certificate'],
  ['who has finished everything, then lost the plan', person(NO_PLAN, everythingDone), true, 'view certificate'],
])('%s', (_, who, hasCertificate, expected) => {
  expect(words(nextStep(who, hasCertificate))).toBe(expected);
});

it('never leads into a place that is closed to the person', () => {
  const contexts = [GUEST, NO_PLAN, PLAN, { ...PLAN, ...allLocked }, { ...NO_PLAN, ...allLocked }];
  const progress = [{}, freeDone, adventureDone, { realms: [realm('python-world', { completed: false })] }];
  for (const context of contexts)
    for (const more of progress)
      for (const hasCertificate of [true, false]) {
        const step = nextStep(person(context, more), hasCertificate);
        if (!('path' in step)) continue;
        const [, kind, rest = ''] = step.path.split('/');
        const place =
          kind === 'School'
            ? ({ kind: 'school', page: step.path.split('/').at(-1) ?? '' } as const)
            : kind === 'demo'
              ? ({ kind: 'demo', realm: (rest.replace(/-demo$/, '') || 'demo') as MapId } as const)
              : ({ kind: 'realm', realm: rest as MapId } as const);
        // Unit 2 has a page and no map.
        if (step.path.endsWith('Unit2')) continue;
        expect(playAccess(place, context).state, step.path).toBe('open');
      }
});

it('knows the eight realms of the certificate, which Python World and the demo are not', () => {
  expect(isAdventureCompleted(person(PLAN, adventureDone))).toBe(true);
  expect(isAdventureCompleted(person(PLAN, { realms: adventureDone.realms.slice(1) }))).toBe(false);
});
