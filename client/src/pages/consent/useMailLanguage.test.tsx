// @vitest-environment jsdom
// Tests that the page behind a mailed link opens in the language of the e-mail for guests only.
import type { User } from '@lanternwise/shared/contracts/user';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { selectSettings, settingsChanged } from '../../features/settings/settingsSlice.ts';
import { watchSettings } from '../../features/settings/watchSettings.ts';
import { type AppStore, createStore } from '../../features/store/store.ts';
import { switchLanguage } from '../../i18n/catalogues.ts';
import { useMailLanguage } from './useMailLanguage.ts';

let store: AppStore;
let unsubscribe: () => void;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
  unsubscribe = watchSettings(store);
});
afterEach(async () => {
  cleanup();
  unsubscribe();
  await act(() => switchLanguage('en'));
});

const language = () => selectSettings(store.getState()).language;
const Page = () => <p>{useMailLanguage('hi') ? document.documentElement.lang : 'wait'}</p>;
const renderPage = () =>
  render(
    <MemoryRouter>
      <Provider store={store}>
        <Page />
      </Provider>
    </MemoryRouter>,
  );

it('switches to Hindi for a guest with a Hindi e-mail, and is not ready before', async () => {
  renderPage();
  expect(screen.getByText('wait')).toBeTruthy();
  act(() => void store.dispatch(sessionEnded()));
  await screen.findByText('hi');
  expect(language()).toBe('hi');
});

it('lets a guest switch to English on the page', async () => {
  renderPage();
  act(() => void store.dispatch(sessionEnded()));
  await screen.findByText('hi');
  act(() => void store.dispatch(settingsChanged({ language: 'en' })));
  await screen.findByText('en');
  expect(language()).toBe('en');
});

it('keeps the language of an account', async () => {
  const user = { id: 'u1', settings: {} } as unknown as User;
  store.dispatch(userVerified(user));
  renderPage();
  await act(() => Promise.resolve());
  expect(screen.queryByText('wait')).toBeNull();
  expect(language()).toBe('en');
});
