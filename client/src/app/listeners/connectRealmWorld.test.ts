// @vitest-environment jsdom
// Integration tests of world and interface of a realm: interactions, overlays, items, the exit, shops and stale keys.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus } from '../../bridge/bus.ts';
import { messagePassed, selectHint } from '../../features/messages/messagesSlice.ts';
import { overlayClosed, overlayRequested, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import { createRecorder } from '../../features/progress/recorder.ts';
import type { RecordEvent } from '../../features/progress/types.ts';
import { readGoal } from '../../features/realm/goal.ts';
import { getRealmState } from '../../features/realm/realmState.ts';
import { type AppStore, createStore } from '../../features/store/store.ts';
import { connectRealmWorld } from './connectRealmWorld.ts';
import { createGuide, TEST_CONTENT } from './realm/testing/testRealm.ts';

let store: AppStore;
let bus: Bus;
let record: RecordEvent;
const open = () => selectOverlayStack(store.getState()).map(({ request }) => request);
const closeAll = () => {
  while (open().length > 0) store.dispatch(overlayClosed());
};

beforeEach(() => {
  store = createStore();
  bus = createBus();
  let world: ReturnType<typeof connectRealmWorld> | undefined;
  record = createRecorder({
    realm: 'ai-adventure-park',
    questContext: createQuestContext(TEST_CONTENT, gradeActivity),
    getState: () => getRealmState(store, TEST_CONTENT),
    setState: (state) => store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state })),
    append: () => undefined,
    onEffects: (effects) => world?.announce(effects),
  });
  world = connectRealmWorld({ bus, store, content: TEST_CONTENT, record });
  record({ kind: 'realm-entered' });
  return () => world?.stop();
});

describe('a realm', () => {
  it('opens the greeting of a character with its lesson as the next overlay, and disables the character', () => {
    const enabled = vi.fn();
    bus.on('character/enabled', enabled);
    bus.emit('interaction/requested', { id: 'wizard', kind: 'npc' });
    expect(open()).toEqual([{ kind: 'dialog', ref: 'hello', next: { kind: 'lesson', ref: 'cycle' } }]);
    expect(enabled.mock.calls).toEqual([[{ id: 'wizard', enabled: false }]]);
    expect(bus.lastPayload('input/locked')).toEqual({ locked: true });
  });

  it('opens the greeting of a shop like that of a character', () => {
    bus.emit('interaction/requested', { id: 'wizard', kind: 'shop' });
    expect(open()).toMatchObject([{ kind: 'dialog', ref: 'hello' }]);
  });

  it('updates the sprite of a character, also after the tasks are reset', () => {
    expect(bus.lastPayload('characters/dressed')).toEqual({ sprites: {} });
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    expect(bus.lastPayload('characters/dressed')).toEqual({ sprites: { robot: 'robot-mended' } });
    record({ kind: 'tasks-reset' });
    expect(bus.lastPayload('characters/dressed')).toEqual({ sprites: {} });
  });

  it('opens nothing while an overlay is open', () => {
    store.dispatch(overlayRequested({ kind: 'welcome' }));
    bus.emit('interaction/requested', { id: 'wizard', kind: 'npc' });
    bus.emit('action/pressed', { action: 'map' });
    expect(open()).toEqual([{ kind: 'welcome' }]);
  });

  it('enables all characters and shows the hint when a lesson closes', () => {
    bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
    const enabled = vi.fn();
    bus.on('character/enabled', enabled);
    enabled.mockClear();
    closeAll();
    expect(enabled.mock.calls.flat()).toEqual([
      { id: 'wizard', enabled: true },
      { id: 'robot', enabled: true },
    ]);
    expect(selectHint(store.getState())?.text).toBe('Interact With .....');
    expect(bus.lastPayload('input/locked')).toEqual({ locked: false });
  });

  it('ignores a key held during the close until it is released', () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE' }));
    bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
    closeAll();
    bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
    expect(open()).toEqual([]);
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyE' }));
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE' }));
    bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
    expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyE' }));
  });

  it('shows a found item once', () => {
    bus.emit('item/picked', { id: 'card' });
    expect(open()).toEqual([{ kind: 'discovery', item: 'card' }]);
    expect(bus.lastPayload('items/collected')).toEqual({ ids: ['card'] });
    closeAll();
    bus.emit('item/picked', { id: 'card' });
    bus.emit('item/picked', { id: 'unknown' });
    expect(open()).toEqual([]);
  });

  it('keeps the exit closed until all tasks are done, then shows it, the recap and the feedback', () => {
    bus.emit('exit/reached', { id: 'exit' });
    expect(open()).toEqual([]);
    expect(selectHint(store.getState())?.text).toBe('Finish all tasks first, then the arrow lets you through.');
    bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    expect(bus.lastPayload('exit/shown')).toEqual({ id: 'exit', shown: true });
    expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
    store.dispatch(overlayClosed());
    // The words that the requirements fix are shown first.
    const hint = selectHint(store.getState());
    expect([hint?.text, open()]).toEqual(['Interact With .....', []]);
    store.dispatch(messagePassed(hint?.key ?? 0));
    expect(open()).toEqual([{ kind: 'recap' }]);
    closeAll();
    bus.emit('exit/reached', { id: 'exit' });
    expect(open()).toEqual([{ kind: 'feedback' }]);
    expect(getRealmState(store, TEST_CONTENT).completed).toBe(true);
  });

  it('shows the exit immediately when all tasks were done in an earlier visit', () => {
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    const later = createBus();
    connectRealmWorld({ bus: later, store, content: TEST_CONTENT, record }).stop();
    expect(later.lastPayload('exit/shown')).toEqual({ id: 'exit', shown: true });
  });

  it('pauses the world under the pause menu only', () => {
    store.dispatch(overlayRequested({ kind: 'pause' }));
    expect(bus.lastPayload('game/paused')).toEqual({ paused: true });
    closeAll();
    expect(bus.lastPayload('game/paused')).toEqual({ paused: false });
  });

  it('goes on beside a lesson, and is covered by an editor', () => {
    store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
    expect(bus.lastPayload('game/covered')).toEqual({ covered: false });
    closeAll();
    store.dispatch(overlayRequested({ kind: 'workshop', ref: 'workshop' }));
    expect(bus.lastPayload('game/covered')).toEqual({ covered: true });
    closeAll();
    expect(bus.lastPayload('game/covered')).toEqual({ covered: false });
  });
});

describe('a street of lesson shops', () => {
  const lesson = (id: string, topic: string) =>
    ({ kind: 'python', id, topic, steps: [], arena: { cases: [{ expected: 'Diya' }] } }) as never;
  const STREET: RealmContent = {
    ...TEST_CONTENT,
    realm: { ...TEST_CONTENT.realm, characters: [createGuide('first', 'one'), createGuide('second', 'two')] },
    quest: {
      ...TEST_CONTENT.quest,
      tasks: ['one', 'two'].map((ref, at) => ({
        id: ref,
        title: ref,
        steps: [
          { id: `${ref}-learned`, title: '', on: { kind: 'lesson-finished', ref }, needs: at ? ['one-learned'] : [] },
        ],
      })),
    },
    lessons: { one: lesson('one', 'Print Function'), two: lesson('two', 'Variables') },
  };

  it('locks a shop until the previous one is done, and then leads to the next one', async () => {
    const shop = { store: createStore(), bus: createBus() };
    const state = () => getRealmState(shop.store, STREET);
    const finish = createRecorder({
      realm: 'ai-adventure-park',
      questContext: createQuestContext(STREET, gradeActivity),
      getState: state,
      setState: (next) => shop.store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state: next })),
      append: () => undefined,
      onEffects: () => undefined,
    });
    const world = connectRealmWorld({ ...shop, content: STREET, record: finish });
    const shown = () => selectOverlayStack(shop.store.getState()).map(({ request }) => request);
    const goal = () => {
      const next = readGoal(shop.store, STREET);
      return next?.kind === 'step' ? next.step.id : next?.kind;
    };
    finish({ kind: 'realm-entered' });
    expect(shop.bus.lastPayload('shops/marked')).toEqual({ marks: { first: 'open', second: 'locked' } });
    shop.bus.emit('interaction/requested', { id: 'second', kind: 'shop' });
    expect(shown()).toEqual([]);
    shop.bus.emit('interaction/requested', { id: 'first', kind: 'shop' });
    expect(shown()).toEqual([{ kind: 'lesson', ref: 'one' }]);
    shop.store.dispatch(overlayClosed());
    expect(goal()).toBe('one-learned');
    shop.bus.emit('interaction/requested', { id: 'first', kind: 'shop' });
    finish({ kind: 'lesson-finished', ref: 'one', skipped: true });
    shop.store.dispatch(overlayClosed());
    expect(goal()).toBe('two-learned');
    expect(shop.bus.lastPayload('shops/marked')).toEqual({ marks: { first: 'done', second: 'open' } });
    expect(shop.bus.lastPayload('boards/changed')).toBeUndefined();
    shop.bus.emit('world/ready', { realm: 'ai-adventure-park', places: [] });
    await vi.waitFor(() =>
      expect(shop.bus.lastPayload('boards/changed')).toEqual({
        boards: { first: { lines: ['Diya'], label: 'Sample', lit: false } },
      }),
    );
    shop.bus.emit('interaction/requested', { id: 'second', kind: 'shop' });
    expect(shown()).toEqual([{ kind: 'lesson', ref: 'two' }]);
    world.stop();
  });
});
