// Tests what the world is told of the companion: at the start, after each change, in the language of the moment.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import type { Companion } from '../../../bridge/events.ts';
import { comeAsked, stayAsked } from '../../../features/companion/companionSlice.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { progressForgotten, realmAdvanced } from '../../../features/progress/progressSlice.ts';
import { connectCompanion } from './companion.ts';
import { createTestRealm } from './testing/testRealm.ts';

it('is told once for each change, until the realm is left', () => {
  const { world, bus, store } = createTestRealm();
  const told: (Companion | null)[] = [];
  bus.on('companion/changed', (companion) => told.push(companion));
  const stop = connectCompanion(world);
  store.dispatch(hintGiven('fixed', 'something else'));
  store.dispatch(stayAsked());
  store.dispatch(comeAsked());
  const state = { ...EMPTY_REALM_STATE, entered: true, lanterns: ['learn'] };
  store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state }));
  store.dispatch(progressForgotten());
  const wick = { name: 'Wick', staying: false, isLit: false };
  expect(told).toEqual([wick, { ...wick, staying: true }, wick, { ...wick, isLit: true }, null]);
  stop();
  store.dispatch(stayAsked());
  expect(told).toHaveLength(5);
});
