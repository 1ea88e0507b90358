// @vitest-environment jsdom
// Tests where the interface of a realm tells of the companion: the list of places, the map, and what screen readers hear.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createBus } from '../bridge/bus.ts';
import { COMPANION } from '../bridge/events.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { WorldNews } from '../hud/WorldNews.tsx';
import { showInHindi } from '../i18n/testing/showInHindi.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { park } from './lesson/testing/renderLesson.tsx';
import { MapOverlay } from './MapOverlay.tsx';
import { PlacesOverlay } from './places/PlacesOverlay.tsx';

afterEach(cleanup);

function setup({ hasEntered = true } = {}) {
  const store = createStore();
  const bus = createBus();
  store.dispatch(realmAdvanced({ realm: park.realm.id, state: { ...EMPTY_REALM_STATE, entered: hasEntered } }));
  bus.emit('world/ready', { realm: park.realm.id, places: [] });
  bus.emit('player/moved', { x: 500, y: 500, facing: 'down' });
  bus.emit('companion/moved', { x: 380, y: 500, pose: 'sit', near: null });
  const show = (children: ReactNode) =>
    render(
      <Provider store={store}>
        <RealmContentProvider value={park}>
          <WorldProvider value={bus}>{children}</WorldProvider>
        </RealmContentProvider>
      </Provider>,
    );
  return { store, bus, show };
}

const places = <PlacesOverlay request={{ kind: 'places' }} close={() => undefined} />;

it('says in the list where it is, as of the opening, and tells it to stay or come', () => {
  const { store, bus, show } = setup();
  show(places);
  const sentence = 'Wick is 3 steps to the left, sitting.';
  expect(screen.getByText(sentence)).toBeTruthy();
  act(() => bus.emit('companion/moved', { x: 900, y: 500, pose: 'walk', near: null }));
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(store.getState().companion.isStaying).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Come along' }));
  expect(store.getState().companion.isStaying).toBe(false);
  cleanup();
  show(places);
  expect(screen.getByText('Wick is 10 steps to the right, walking.')).toBeTruthy();
});

it('says so in Hindi', async () => {
  await showInHindi('realm', 'shell');
  setup().show(places);
  expect(screen.getByText('विक 3 क़दम बाईं ओर बैठा है।')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'यहीं रुको' })).toBeTruthy();
});

it('shows on the map where it is', () => {
  const { bus, show } = setup();
  show(<MapOverlay request={{ kind: 'map' }} close={() => undefined} />);
  const spot = screen.getByText('Wick is here').parentElement;
  const before = spot?.style.insetInlineStart;
  act(() => bus.emit('companion/moved', { x: 900, y: 500, pose: 'walk', near: null }));
  expect(spot?.style.insetInlineStart).not.toBe(before);
});

it('is told of nowhere without a companion', () => {
  const { show } = setup({ hasEntered: false });
  show(places);
  show(<MapOverlay request={{ kind: 'map' }} close={() => undefined} />);
  expect(screen.queryByText(/^Wick/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
});

it('what it says is read out under its name, and its steps are not', () => {
  const { bus, show } = setup();
  show(<WorldNews />);
  act(() => bus.emit('companion/moved', { x: 300, y: 500, pose: 'walk', near: null }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => bus.emit('people/spoke', { id: COMPANION, line: 'Nobody showed me.' }));
  expect(screen.getByRole('status').textContent).toBe('Wick: “Nobody showed me.”');
});
