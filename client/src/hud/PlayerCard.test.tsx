// @vitest-environment jsdom
// Tests that the learner's card shows the stars and XP of the whole journey beside those of this realm.
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

const score = (stars: number, xp: number) => ({ score: 0, trophies: 0, stars, xp });

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

it('keeps what was earned in other realms in sight, and counts this realm once', () => {
  expect(showCard({ demo: score(9, 75), 'robo-realm': score(3, 85), 'ai-adventure-park': score(2, 10) })).toContain(
    'All realms: 12 ★ · 160 XP',
  );
});

it('says the figures once while nothing was earned elsewhere', () => {
  expect(showCard({})).not.toContain('All realms');
});
