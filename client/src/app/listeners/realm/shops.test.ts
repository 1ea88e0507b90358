// Tests that shop and workshop states are emitted at the start and on changes of the learner's state only.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, it, vi } from 'vitest';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { getRealmState } from '../../../features/realm/realmState.ts';
import { connectShops, isShopLocked } from './shops.ts';
import { createGuide, createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

const lesson = (id: string, topic: string) => ({ kind: 'python', id, topic, steps: [] }) as never;
const STREET: RealmContent = {
  ...TEST_CONTENT,
  realm: {
    ...TEST_CONTENT.realm,
    characters: [
      createGuide('first', 'one'),
      createGuide('second', 'two'),
      { ...createGuide('bench', 'one'), opens: { kind: 'workshop', ref: 'bakery-workshop' } },
    ],
  },
  quest: {
    ...TEST_CONTENT.quest,
    tasks: ['one', 'two'].map((ref, at) => ({
      id: ref,
      title: ref,
      steps: [
        {
          id: `${ref}-learned`,
          title: '',
          on: { kind: 'lesson-finished', ref },
          needs: at ? ['one-learned'] : [],
        },
      ],
    })),
  },
  lessons: { one: lesson('one', 'Print'), two: lesson('two', 'Variables') },
};

it('emits the shop states at the start and after a change', () => {
  const { world, bus, store, record } = createTestRealm(STREET);
  const marked = vi.fn();
  bus.on('shops/marked', marked);
  const stop = connectShops(world);
  expect(marked).toHaveBeenLastCalledWith({ marks: { first: 'open', second: 'locked', bench: 'open' } });
  expect(isShopLocked(STREET, getRealmState(store, STREET), 'second')).toBe(true);
  store.dispatch(hintGiven('fixed', 'something else'));
  expect(marked).toHaveBeenCalledTimes(1);
  record({ kind: 'lesson-finished', ref: 'one', skipped: true });
  expect(marked).toHaveBeenLastCalledWith({ marks: { first: 'done', second: 'open', bench: 'open' } });
  expect(isShopLocked(STREET, getRealmState(store, STREET), 'second')).toBe(false);
  stop();
  record({ kind: 'lesson-finished', ref: 'two', skipped: true });
  expect(marked).toHaveBeenCalledTimes(2);
});

it('emits nothing in a realm without shops', () => {
  const { world, bus } = createTestRealm();
  connectShops(world);
  expect(bus.lastPayload('shops/marked')).toBeUndefined();
});
