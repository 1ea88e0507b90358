// @vitest-environment jsdom
// Tests that the learner's card shows the total of the whole journey, and what this realm gave.
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { userVerified } from '../features/session/sessionSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { createTestUser } from '../testing/createTestUser.ts';
import { PlayerCard } from './PlayerCard.tsx';

beforeEach(
  () => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);

const score = (stars: number, trophies: number, xp: number) => ({ score: 0, trophies, stars, xp });

function showCard(scores: Readonly<Record<string, ReturnType<typeof score>>>) {
  const store = createStore();
  store.dispatch(userVerified(createTestUser({ game_scores: scores })));
  const { container } = render(
    <Provider store={store}>
      <RealmContentProvider value={TEST_CONTENT}>
        <PlayerCard />
      </RealmContentProvider>
    </Provider>,
  );
  return container.textContent;
}

it('shows one total of all realms, counts this realm once, and says what this realm gave', () => {
  const text = showCard({
    demo: score(9, 2, 75),
    'robo-realm': score(3, 1, 85),
    [TEST_CONTENT.realm.id]: score(2, 1, 10),
  });
  expect(text).toMatch(/12 stars.*3 trophies.*160 XP/);
  expect(text?.split(TEST_CONTENT.realm.title)[1]).toMatch(/0 stars.*0 trophies.*0 XP/);
});
