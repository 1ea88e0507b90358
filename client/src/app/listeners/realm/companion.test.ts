// Tests what the world is told of the companion: at the start, after each change, in the language of the moment.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import { COMPANION, type Companion } from '../../../bridge/events.ts';
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

it('asks the question of the realm once, near the way out, when everything is done', () => {
  const { world, bus, store } = createTestRealm();
  const said: string[] = [];
  bus.on('companion/asked', (act) => act.act === 'say' && said.push(act.line));
  const { exit, tasks } = world.content.quest;
  bus.emit('world/ready', { realm: world.content.realm.id, places: [{ id: exit.id, kind: 'exit', x: 1000, y: 500 }] });
  connectCompanion(world);
  const walkTo = (x: number) => bus.emit('player/moved', { x, y: 500, facing: 'right' });
  walkTo(900);
  expect(said).toEqual([]);
  const done = tasks.flatMap(({ steps }) => steps.map(({ id }) => id));
  store.dispatch(
    realmAdvanced({ realm: world.content.realm.id, state: { ...EMPTY_REALM_STATE, entered: true, done } }),
  );
  walkTo(100);
  expect(said).toEqual([]);
  walkTo(900);
  walkTo(950);
  expect(said).toEqual([world.content.realm.hook]);
});

it('keeps what people say, not what the companion says', () => {
  const { world, bus, store } = createTestRealm();
  connectCompanion(world);
  bus.emit('people/spoke', { id: 'cook', line: 'Soup again.' });
  bus.emit('people/spoke', { id: COMPANION, line: 'Nobody showed me.' });
  expect(store.getState().companion.heard).toEqual({ id: 'cook', line: 'Soup again.' });
});
