// @vitest-environment jsdom
// Tests where the interface of a realm names the great lanterns, their state and the goal of the realm.

import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBus } from '../bridge/bus.ts';
import type { Place } from '../bridge/events.ts';
import { hintTexts } from '../features/messages/testing/hintTexts.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { InteractPrompt } from '../hud/InteractPrompt.tsx';
import { QuestLog } from '../hud/QuestLog.tsx';
import { NarratorProvider } from '../narration/useNarration.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { park } from './lesson/testing/renderLesson.tsx';
import { MapOverlay } from './MapOverlay.tsx';
import { PlacesOverlay } from './places/PlacesOverlay.tsx';
import { WelcomeOverlay } from './WelcomeOverlay.tsx';

const [cycle, domains, ethics] = park.quest.tasks;
if (!(cycle && domains && ethics)) throw new Error('the park has too few tasks');
const LANTERNS = park.quest.tasks.map(({ id }, at): Place => ({ id, kind: 'lantern', x: 400 * at, y: 300 }));

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function () {
    scrolled(this.textContent);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The first task's lantern is lit, the second one's is ready, the others' are unlit. */
function setup(lantern: readonly Place[] = LANTERNS) {
  const store = createStore();
  const bus = createBus();
  const done = [cycle, domains].flatMap((task) => task?.steps.map(({ id }) => id) ?? []);
  const state = { ...EMPTY_REALM_STATE, entered: true, done, lanterns: [cycle?.id ?? ''] };
  store.dispatch(realmAdvanced({ realm: park.realm.id, state }));
  bus.emit('world/ready', { realm: park.realm.id, places: lantern });
  const walks = vi.fn();
  bus.on('walk/requested', walks);
  const show = (children: ReactNode) =>
    render(
      <Provider store={store}>
        <RealmContentProvider value={park}>
          <WorldProvider value={bus}>
            <NarratorProvider value={{ speak: async () => undefined, stop() {} } as never}>{children}</NarratorProvider>
          </WorldProvider>
        </RealmContentProvider>
      </Provider>,
    );
  return { store, bus, walks, show };
}

it('lists each lantern with its state, and offers to light only a ready one', () => {
  setup().show(<PlacesOverlay request={{ kind: 'places' }} close={() => undefined} />);
  const group = screen.getByRole('region', { name: 'Great lanterns' });
  const rows = within(group).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(['Lit', 'Ready to light', 'Unlit', 'Unlit'].map((text, at) => rows[at]?.textContent?.includes(text))).toEqual(
    Array(4).fill(true),
  );
  expect(screen.getAllByRole('button', { name: /^Go and light it/ }).map((button) => button.ariaLabel)).toEqual([
    `Go and light it: the lantern of “${domains.title}”`,
  ]);
});

it('lights the chosen lantern although it was chosen during a walk to another place', async () => {
  const { bus, walks, show } = setup();
  const uses = vi.fn();
  bus.on('interact/pressed', uses);
  bus.on('walk/requested', () => bus.emit('walk/ended', { target: park.quest.exit.id, arrived: false }));
  show(<PlacesOverlay request={{ kind: 'places' }} close={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: /^Go and light it/ }));
  await vi.waitFor(() => expect(walks).toHaveBeenCalled());
  bus.emit('walk/ended', { target: domains.id, arrived: true });
  bus.emit('interactable/changed', LANTERNS[1] ?? null);
  expect(uses).toHaveBeenCalledOnce();
});

it('shows the lanterns on the map with their state and a legend', () => {
  setup().show(<MapOverlay request={{ kind: 'map' }} close={() => undefined} />);
  expect(screen.getByRole('button', { name: `Walk to the lantern of ${cycle.title}: Lit` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Walk to the lantern of ${domains.title}: Ready to light` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Walk to the lantern of ${ethics.title}: Unlit` })).toBeTruthy();
  expect(screen.getByText('Great lanterns').parentElement?.textContent).toContain('Unlit: 2');
});

it('shows no legend on a map without lanterns', () => {
  setup([]).show(<MapOverlay request={{ kind: 'map' }} close={() => undefined} />);
  expect(screen.queryByText('Great lanterns')).toBeNull();
});

it('names the state of each lantern in the quest log', () => {
  const { show } = setup();
  show(<QuestLog />);
  expect(screen.getByText(park.realm.goal)).toBeTruthy();
  expect(screen.getAllByText(/^Lantern: /).map(({ textContent }) => textContent)).toEqual([
    'Lantern: Lit',
    'Lantern: Ready to light',
    'Lantern: Unlit',
    'Lantern: Unlit',
  ]);
});

it('brings the next step into sight when the quest log opens and when another step is next', () => {
  const { store, show } = setup();
  show(<QuestLog />);
  const [first, second] = ethics.steps;
  expect(scrolled).toHaveBeenLastCalledWith(expect.stringContaining(first?.title ?? ''));
  const done = [cycle, domains].flatMap(({ steps }) => steps.map(({ id }) => id));
  const state = { ...EMPTY_REALM_STATE, entered: true, done: [...done, first?.id ?? ''] };
  act(() => void store.dispatch(realmAdvanced({ realm: park.realm.id, state })));
  expect(scrolled).toHaveBeenLastCalledWith(expect.stringContaining(second?.title ?? ''));
});

it('says at a ready lantern which key lights it', () => {
  const { bus, show } = setup();
  bus.emit('interactable/changed', LANTERNS[1] ?? null);
  show(<InteractPrompt />);
  expect(screen.getByRole('button').textContent).toBe(`ELight the lantern: the lantern of “${domains.title}”`);
});

it('greets after the welcome', () => {
  const fresh = setup();
  fresh.store.dispatch(realmAdvanced({ realm: park.realm.id, state: { ...EMPTY_REALM_STATE, entered: true } }));
  const begin = (show: typeof fresh.show) => {
    show(<WelcomeOverlay request={{ kind: 'welcome' }} close={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: park.realm.welcome.button }));
    cleanup();
  };
  const hints = ({ store }: typeof fresh) => hintTexts(store.getState());
  begin(fresh.show);
  expect(hints(fresh)).toEqual([park.realm.welcome.message]);
});
