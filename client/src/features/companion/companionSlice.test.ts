// Tests who walks along in which realm, whether a flame burns in it, and how long it stays where it was told to.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import { realmAdvanced } from '../progress/progressSlice.ts';
import { realmOpened } from '../realm/realmSlice.ts';
import { createStore } from '../store/store.ts';
import { comeAsked, selectCompanion, stayAsked } from './companionSlice.ts';

const select = selectCompanion('robo-realm');

it('walks along once the learner has entered the realm, lit after the first lantern anywhere', () => {
  const { dispatch, getState } = createStore();
  expect(select(getState())).toBeNull();
  dispatch(realmAdvanced({ realm: 'robo-realm', state: { ...EMPTY_REALM_STATE, entered: true } }));
  expect(select(getState())).toEqual({ isStaying: false, isLit: false });
  dispatch(realmAdvanced({ realm: 'demo', state: { ...EMPTY_REALM_STATE, lanterns: ['first'] } }));
  expect(select(getState())).toEqual({ isStaying: false, isLit: true });
  expect(select(getState())).toBe(select(getState()));
});

it('stays until it may come, or another realm is opened', () => {
  const { dispatch, getState } = createStore();
  const isStaying = () => getState().companion.isStaying;
  dispatch(stayAsked());
  expect(isStaying()).toBe(true);
  dispatch(comeAsked());
  expect(isStaying()).toBe(false);
  dispatch(stayAsked());
  dispatch(realmOpened());
  expect(isStaying()).toBe(false);
});
