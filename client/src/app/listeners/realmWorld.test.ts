// @vitest-environment jsdom
// World and interface of a realm together: who may be talked to when, what opens, what follows, what a held key cannot do.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus } from '../../bridge/bus.ts';
import { overlayClosed, overlayRequested, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import { createRecorder } from '../../features/progress/recorder.ts';
import type { RecordEvent } from '../../features/progress/types.ts';
import { selectHint } from '../../features/realm/realmSlice.ts';
import { type AppStore, createStore } from '../store.ts';
import { realmStateOf } from './realm/realmState.ts';
import { CONTENT, guide } from './realm/testing.ts';
import { joinRealmWorld } from './realmWorld.ts';

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
  let world: ReturnType<typeof joinRealmWorld> | undefined;
  record = createRecorder({
    realm: 'ai-adventure-park',
    facts: realmFacts(CONTENT),
    state: () => realmStateOf(store, CONTENT),
    advance: (state) => store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state })),
    append: () => undefined,
    announce: (effects) => world?.announce(effects),
  });
  world = joinRealmWorld({ bus, store, content: CONTENT, record });
  record({ kind: 'realm-entered' });
  return () => world?.stop();
});

describe('a realm', () => {
  it('lets a character speak, then opens its lesson; it cannot be used meanwhile', () => {
    const enabled = vi.fn();
    bus.on('character/enabled', enabled);
    bus.say('interaction/requested', { id: 'wizard', kind: 'npc' });
    expect(open()).toEqual([{ kind: 'dialog', ref: 'hello', next: { kind: 'lesson', ref: 'cycle' } }]);
    expect(enabled.mock.calls).toEqual([[{ id: 'wizard', enabled: false }]]);
    expect(bus.last('input/locked')).toEqual({ locked: true });
  });

  it('lets a shop speak at its door as a character does', () => {
    bus.say('interaction/requested', { id: 'wizard', kind: 'shop' });
    expect(open()).toMatchObject([{ kind: 'dialog', ref: 'hello' }]);
  });

  it('shows a character as it looks by now, also when the tasks begin anew', () => {
    expect(bus.last('characters/dressed')).toEqual({ sprites: {} });
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    expect(bus.last('characters/dressed')).toEqual({ sprites: { robot: 'robot-mended' } });
    record({ kind: 'tasks-reset' });
    expect(bus.last('characters/dressed')).toEqual({ sprites: {} });
  });

  it('opens nothing while something is open', () => {
    store.dispatch(overlayRequested({ kind: 'welcome' }));
    bus.say('interaction/requested', { id: 'wizard', kind: 'npc' });
    bus.say('action/pressed', { action: 'map' });
    expect(open()).toEqual([{ kind: 'welcome' }]);
  });

  it('enables everybody and gives the hint when a lesson closes', () => {
    bus.say('interaction/requested', { id: 'robot', kind: 'npc' });
    const enabled = vi.fn();
    bus.on('character/enabled', enabled);
    closeAll();
    expect(enabled.mock.calls.flat()).toEqual([
      { id: 'wizard', enabled: true },
      { id: 'robot', enabled: true },
    ]);
    expect(selectHint(store.getState())?.text).toBe('Interact With .....');
    expect(bus.last('input/locked')).toEqual({ locked: false });
  });

  it('does not let a key that was held while closing open the character again', () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE' }));
    bus.say('interaction/requested', { id: 'robot', kind: 'npc' });
    closeAll();
    bus.say('interaction/requested', { id: 'robot', kind: 'npc' });
    expect(open()).toEqual([]);
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyE' }));
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE' }));
    bus.say('interaction/requested', { id: 'robot', kind: 'npc' });
    expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
    window.dispatchEvent(new KeyboardEvent('keyup', { code: 'KeyE' }));
  });

  it('shows a found thing once', () => {
    bus.say('item/picked', { id: 'card' });
    expect(open()).toEqual([{ kind: 'discovery', item: 'card' }]);
    expect(bus.last('items/collected')).toEqual({ ids: ['card'] });
    closeAll();
    bus.say('item/picked', { id: 'card' });
    bus.say('item/picked', { id: 'unknown' });
    expect(open()).toEqual([]);
  });

  it('keeps the exit shut until all tasks are done, then shows it, the recap and the feedback', () => {
    bus.say('exit/reached', { id: 'exit' });
    expect(open()).toEqual([]);
    expect(selectHint(store.getState())?.text).toBe('Finish all tasks first, then the arrow lets you through.');
    bus.say('interaction/requested', { id: 'robot', kind: 'npc' });
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    expect(bus.last('exit/shown')).toEqual({ id: 'exit', shown: true });
    expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
    store.dispatch(overlayClosed());
    expect(open()).toEqual([{ kind: 'recap' }]);
    closeAll();
    bus.say('exit/reached', { id: 'exit' });
    expect(open()).toEqual([{ kind: 'feedback' }]);
    expect(realmStateOf(store, CONTENT).completed).toBe(true);
  });

  it('shows the exit at once to whoever comes back after doing everything', () => {
    record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
    const later = createBus();
    joinRealmWorld({ bus: later, store, content: CONTENT, record }).stop();
    expect(later.last('exit/shown')).toEqual({ id: 'exit', shown: true });
  });

  it('pauses the world under the pause menu only', () => {
    bus.say('action/pressed', { action: 'pause' });
    expect(bus.last('game/paused')).toEqual({ paused: true });
    closeAll();
    expect(bus.last('game/paused')).toEqual({ paused: false });
  });

  it('lets the world rest while a window covers all of it', () => {
    store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
    expect(bus.last('game/covered')).toEqual({ covered: true });
    closeAll();
    expect(bus.last('game/covered')).toEqual({ covered: false });
    store.dispatch(overlayRequested({ kind: 'inventory' }));
    expect(bus.last('game/covered')).toEqual({ covered: false });
  });
});

describe('a street of shops that teach', () => {
  const lesson = (id: string, topic: string) => ({ kind: 'python', id, topic, steps: [] }) as never;
  const STREET: RealmContent = {
    ...CONTENT,
    realm: { ...CONTENT.realm, characters: [guide('first', 'one'), guide('second', 'two')] },
    quest: {
      ...CONTENT.quest,
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

  it('locks a shop until the one before is done, and names the topic to learn when a lesson closes', () => {
    const shop = { store: createStore(), bus: createBus() };
    const state = () => realmStateOf(shop.store, STREET);
    const finish = createRecorder({
      realm: 'ai-adventure-park',
      facts: realmFacts(STREET),
      state,
      advance: (next) => shop.store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state: next })),
      append: () => undefined,
      announce: () => undefined,
    });
    const world = joinRealmWorld({ ...shop, content: STREET, record: finish });
    const shown = () => selectOverlayStack(shop.store.getState()).map(({ request }) => request);
    const hint = () => selectHint(shop.store.getState())?.text;
    finish({ kind: 'realm-entered' });
    expect(shop.bus.last('shops/marked')).toEqual({ marks: { first: 'open', second: 'locked' } });
    shop.bus.say('interaction/requested', { id: 'second', kind: 'shop' });
    expect(shown()).toEqual([]);
    shop.bus.say('interaction/requested', { id: 'first', kind: 'shop' });
    expect(shown()).toEqual([{ kind: 'lesson', ref: 'one' }]);
    shop.store.dispatch(overlayClosed());
    expect(hint()).toBe('Get Inside Cake Shop to learn about python Print Function');
    shop.bus.say('interaction/requested', { id: 'first', kind: 'shop' });
    expect(hint()).toBeUndefined();
    finish({ kind: 'lesson-finished', ref: 'one', skipped: true });
    shop.store.dispatch(overlayClosed());
    expect(hint()).toBe('Get Inside Cake Shop to learn about python Variables');
    expect(shop.bus.last('shops/marked')).toEqual({ marks: { first: 'done', second: 'open' } });
    shop.bus.say('interaction/requested', { id: 'second', kind: 'shop' });
    expect(shown()).toEqual([{ kind: 'lesson', ref: 'two' }]);
    world.stop();
  });
});
