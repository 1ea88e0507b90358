// @vitest-environment jsdom
// Tests what waits for the learner: the story of a found item, the welcome and the key in its texts.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { needsWelcome } from '../app/hosts/realm/needsWelcome.ts';
import { createBus } from '../bridge/bus.ts';
import { storyFound } from '../features/messages/messagesSlice.ts';
import { DEFAULT_KEYS } from '../features/settings/settings.ts';
import { settingsChanged } from '../features/settings/settingsSlice.ts';
import { createStore } from '../features/store/store.ts';
import { StoryCard } from '../hud/StoryCard.tsx';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { park } from './lesson/testing/renderLesson.tsx';
import { WelcomeOverlay } from './WelcomeOverlay.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function setup(content = park) {
  const store = createStore();
  const bus = createBus();
  const show = (children: ReactNode) =>
    render(
      <Provider store={store}>
        <RealmContentProvider value={content}>
          <WorldProvider value={bus}>{children}</WorldProvider>
        </RealmContentProvider>
      </Provider>,
    );
  const walk = (x: number) => act(() => bus.emit('player/moved', { x, y: 0, facing: 'right' }));
  return { store, show, walk };
}

it('offers the story of a found item at a tap, and drops it as soon as the learner walks on', () => {
  const { store, show, walk } = setup();
  const [item, other] = park.realm.items;
  if (!item || !other) throw new Error('the park has too few items');
  store.dispatch(storyFound(item.id));
  show(<StoryCard />);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Its story: ${item.name}` }));
  expect(screen.getByRole('region', { name: item.name }).textContent).toContain(item.about);
  act(() => void store.dispatch(storyFound(other.id)));
  expect(screen.queryByRole('region')).toBeNull();
  walk(0);
  walk(40);
  expect(screen.getByRole('button', { name: `Its story: ${other.name}` })).toBeTruthy();
  walk(140);
  expect(screen.queryByRole('button')).toBeNull();
});

it('closes an open story', () => {
  const { store, show } = setup();
  const item = park.realm.items[0];
  if (!item) throw new Error('the park has no item');
  store.dispatch(storyFound(item.id));
  show(<StoryCard />);
  fireEvent.click(screen.getByRole('button', { name: `Its story: ${item.name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Close story' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('names the key of the settings in the welcome, or the hand on a touch screen', () => {
  const welcome = { ...park.realm.welcome, text: 'Press {interact} to talk.' };
  const { store, show } = setup({ ...park, realm: { ...park.realm, welcome } });
  store.dispatch(settingsChanged({ keys: { ...DEFAULT_KEYS, interact: ['KeyQ'] } }));
  show(<WelcomeOverlay request={{ kind: 'welcome' }} close={() => undefined} />);
  expect(screen.getByText('Press Q to talk.')).toBeTruthy();
  fireEvent.touchStart(window);
  expect(screen.getByText('Press the hand to talk.')).toBeTruthy();
});

it('needs the welcome until a task of the realm is done', () => {
  const { quest } = park;
  const steps = quest.tasks[0]?.steps.map(({ id }) => id) ?? [];
  expect(needsWelcome(quest, { ...EMPTY_REALM_STATE, entered: true, done: steps.slice(0, 1) })).toBe(true);
  expect(needsWelcome(quest, { ...EMPTY_REALM_STATE, entered: true, done: steps })).toBe(false);
});
