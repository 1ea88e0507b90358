// @vitest-environment jsdom
// Tests the lanterns on a realm's card for a guest, whose lit lanterns are in this browser.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { realmAdvanced } from '../../features/progress/progressSlice.ts';
import { sessionEnded } from '../../features/session/sessionSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmLanterns } from './RealmLanterns.tsx';

it('counts the lanterns lit in this browser, without those of tasks that no longer exist', () => {
  const store = createStore();
  store.dispatch(sessionEnded());
  const state = { ...EMPTY_REALM_STATE, entered: true, lanterns: ['learn-project-cycle', 'no-such-task'] };
  store.dispatch(realmAdvanced({ realm: 'ai-adventure-park', state }));
  const { container } = render(
    <Provider store={store}>
      <RealmLanterns map="ai-adventure-park" />
    </Provider>,
  );
  expect(screen.getByText('Lanterns: 1 of 4')).toBeTruthy();
  expect(container.querySelectorAll('svg')).toHaveLength(4);
});
