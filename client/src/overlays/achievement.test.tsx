// @vitest-environment jsdom
// The end of robo-realm: 'Your Achievement Score' with both parts, then 'Session Complete!'.
import { join } from 'node:path';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { compileContent } from '../../../scripts/content/compile.ts';
import { pressButton } from '../activities/testing/renderActivity.tsx';
import { createBus } from '../bridge/bus.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { RecapOverlay } from './RecapOverlay.tsx';

const found = compileContent(join(import.meta.dirname, '../../..')).realms.find(
  ({ realm }) => realm.id === 'robo-realm',
);
if (!found) throw new Error('robo-realm does not compile');
const content = found;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the points of concepts and Autonomous AI, then the summary of the session', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const store = createStore();
  const record = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };
  const activities = { 'sentence-learns': record, 'how-different': record, 'yard-robot': record };
  store.dispatch(realmAdvanced({ realm: 'robo-realm', state: { ...EMPTY_REALM_STATE, entered: true, activities } }));
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <WorldProvider value={createBus()}>
          <RecapOverlay request={{ kind: 'recap' }} close={() => undefined} />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  expect(screen.getByRole('dialog', { name: 'Your Achievement Score' }).textContent).toMatch(/55\/100.*35\/80.*20\/20/);
  pressButton('Continue');
  expect(screen.getByRole('dialog', { name: 'Session Complete!' }).textContent).toContain('Score 55 of 100');
});
