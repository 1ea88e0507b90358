// @vitest-environment jsdom
// Tests where the transition of an exit arrives: the last realm's leads through the closing ceremony, others to the next realm or page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextPath } from '@lanternwise/shared/constants/realms';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../../features/store/store.ts';
import { RealmTransition } from './RealmTransition.tsx';

vi.mock('../../../overlays/transition/TransitionScreen.tsx', () => ({
  TransitionScreen: ({ destination, onArrived }: { destination: string; onArrived(): void }) => (
    <button type="button" onClick={onArrived}>
      {destination}
    </button>
  ),
}));
vi.mock('./waitForMapImage.ts', () => ({ waitForMapImage: async () => undefined }));

const FILE = join(import.meta.dirname, '../../../../../shared/generated/content/safety-star-city.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

it.each([
  ['/Grassroot/safety-star-city', 'The closing ceremony', '/ceremony'],
  ['/demo/safety-star-city-demo', '', '/pricing'],
])('from %s it announces “%s” and arrives at %s', async (path, destination, arrival) => {
  const store = createStore();
  const exit = { realm: content.realm.id, next: nextPath(content.realm.id, path) };
  const sync = { flush: async () => undefined, reportMapExit: async () => undefined } as never;
  const router = createMemoryRouter(
    [
      { path: '/', element: <RealmTransition exit={exit} content={content} store={store} sync={sync} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const walk = screen.getByRole('button');
  expect(walk.textContent).toBe(destination);
  walk.click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(arrival));
});
