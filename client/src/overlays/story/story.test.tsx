// @vitest-environment jsdom
// Tests the opening, which can be skipped, turned page by page and rests with reduced motion, and the journal's page of the story.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import { settingsChanged } from '../../features/settings/settingsSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { park } from '../lesson/testing/renderLesson.tsx';
import { OpeningOverlay } from './OpeningOverlay.tsx';
import { StoryTab } from './StoryTab.tsx';

afterEach(cleanup);

function setup() {
  const store = createStore();
  const show = (children: ReactNode) =>
    render(
      <Provider store={store}>
        <RealmContentProvider value={park}>{children}</RealmContentProvider>
      </Provider>,
    );
  return { store, show };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('tells six lines, and sets out at the last', () => {
  const close = vi.fn();
  const { show } = setup();
  show(<OpeningOverlay request={{ kind: 'opening' }} close={close} />);
  expect(screen.getByText(/Eight towns lie along the Lantern Road/)).toBeTruthy();
  for (let line = 1; line < 6; line += 1) press('Next');
  expect(screen.getByText(/You may also say no/)).toBeTruthy();
  press('Previous');
  expect(screen.getByText(/I am Wick/)).toBeTruthy();
  press('Next');
  expect(close).not.toHaveBeenCalled();
  press('Set out');
  expect(close).toHaveBeenCalledOnce();
});

it('is skipped at any line, and can be held', () => {
  const close = vi.fn();
  setup().show(<OpeningOverlay request={{ kind: 'opening' }} close={close} />);
  press('Pause');
  press('Run on');
  press('Skip');
  expect(close).toHaveBeenCalledOnce();
});

it('does not run by itself with reduced motion', () => {
  const { store, show } = setup();
  store.dispatch(settingsChanged({ reducedMotion: 'on' }));
  show(<OpeningOverlay request={{ kind: 'opening' }} close={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('shows the pages that were found, and where others lie', async () => {
  const { store, show } = setup();
  const clue = park.realm.items.find((item) => item.clue);
  if (!clue) throw new Error('the park has no page of the story');
  const state = { ...EMPTY_REALM_STATE, entered: true, collected: [clue.id] };
  store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state }));
  show(<StoryTab />);
  expect(await screen.findByText(/1 page of 10 found/)).toBeTruthy();
  expect(screen.getByText(clue.name)).toBeTruthy();
  expect(screen.getAllByText('A page lies here, off the path.')).toHaveLength(9);
});
