// Tests the status of a realm in the map picker, and which card's button stands out.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { expect, it } from 'vitest';
import { getRealmStatus, type Learner, primaryCard } from './realmStatus.ts';

const guest: Learner = { person: { isGuest: true, canOpenProtected: false }, user: null, localStates: {} };
function learner(canOpenProtected: boolean, completed: string[] = [], scores: object = {}): Learner {
  const user = {
    user_game_progress: { current_map: '', completed_maps: completed, progress: 0 },
    game_scores: scores,
  };
  return { person: { canOpenProtected }, user: user as NonNullable<Learner['user']>, localStates: {} };
}
const cardsOf = (who: Learner) =>
  (['ai-adventure-park', 'robo-realm', 'python-world', 'demo'] as const).map((id: MapId) => ({
    id,
    status: getRealmStatus(id, who),
  }));

it('closes complete realms to guests and people without a plan, but never the demo', () => {
  expect(getRealmStatus('ai-adventure-park', guest).access.state).toBe('needs-sign-in');
  expect(getRealmStatus('ai-adventure-park', learner(false)).access.state).toBe('needs-plan');
  expect(getRealmStatus('demo', guest).access.state).toBe('open');
});

it('closes only the realm that a teacher locked, with the message of the server', () => {
  const lock = { message: 'Opens on Monday.', opensAt: 1 };
  const lockOf = (map: MapId) => (map === 'python-world' ? lock : undefined);
  const lockedLearner = { ...learner(true), person: { canOpenProtected: true, lockOf } };
  expect(getRealmStatus('python-world', lockedLearner).access).toMatchObject({ state: 'opens-on', lock });
  expect(getRealmStatus('ai-adventure-park', lockedLearner).access.state).toBe('open');
});

it('distinguishes new, started and completed realms', () => {
  const park = 'ai-adventure-park';
  expect(getRealmStatus(park, learner(true))).toMatchObject({ progress: 'new' });
  expect(getRealmStatus(park, learner(true, [], { [park]: { stars: 2 } }))).toMatchObject({
    progress: 'started',
    stars: 2,
  });
  expect(getRealmStatus(park, learner(true, [park]))).toMatchObject({ progress: 'completed' });
  const localLearner = { ...learner(true), localStates: { [park]: { entered: true, completed: true } } };
  expect(getRealmStatus(park, localLearner)).toMatchObject({ progress: 'completed' });
});

it('makes the first open card primary that can be finished and is not completed', () => {
  expect(primaryCard(cardsOf(guest))?.id).toBe('demo');
  expect(primaryCard(cardsOf(learner(true)))?.id).toBe('ai-adventure-park');
  expect(primaryCard(cardsOf(learner(true, ['ai-adventure-park'])))?.id).toBe('robo-realm');
  expect(primaryCard(cardsOf(learner(true, ['ai-adventure-park', 'robo-realm'])))?.id).toBe('python-world');
});
