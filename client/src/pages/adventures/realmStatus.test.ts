// Tests the status of a realm in the map picker.
import { expect, it } from 'vitest';
import { getRealmStatus, type Learner } from './realmStatus.ts';

const guest: Learner = { user: null, localStates: {} };
function learner(canOpenProtected: boolean, completed: string[] = [], scores: object = {}): Learner {
  const user = {
    canOpenProtected,
    user_game_progress: { current_map: '', completed_maps: completed, progress: 0 },
    game_scores: scores,
  };
  return { user: user as unknown as NonNullable<Learner['user']>, localStates: {} };
}

it('marks a realm that is not built, whatever plan the user has', () => {
  expect(getRealmStatus('robo-realm', false, learner(true))).toEqual({ kind: 'opens-soon' });
});

it('locks built realms for guests and people without a plan, but never the demo', () => {
  expect(getRealmStatus('ai-adventure-park', true, guest).kind).toBe('locked');
  expect(getRealmStatus('ai-adventure-park', true, learner(false)).kind).toBe('locked');
  expect(getRealmStatus('demo', true, guest).kind).toBe('open');
});

it('closes only the realm that a teacher locked, with the message of the server', () => {
  const lockOf = (map: string) => (map === 'robo-realm' ? { message: 'Opens on Monday.' } : undefined);
  const lockedLearner = { ...learner(true), lockOf };
  expect(getRealmStatus('robo-realm', true, lockedLearner)).toEqual({ kind: 'closed', message: 'Opens on Monday.' });
  expect(getRealmStatus('ai-adventure-park', true, lockedLearner).kind).toBe('open');
});

it('distinguishes new, started and completed realms', () => {
  const park = 'ai-adventure-park';
  expect(getRealmStatus(park, true, learner(true))).toMatchObject({ progress: 'new' });
  expect(getRealmStatus(park, true, learner(true, [], { [park]: { stars: 2 } }))).toMatchObject({
    progress: 'started',
    stars: 2,
  });
  expect(getRealmStatus(park, true, learner(true, [park]))).toMatchObject({ progress: 'completed' });
  const localLearner = { ...learner(true), localStates: { [park]: { entered: true, completed: true } } };
  expect(getRealmStatus(park, true, localLearner)).toMatchObject({ progress: 'completed' });
});
