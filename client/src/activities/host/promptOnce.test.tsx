// @vitest-environment jsdom
// Returning children read the prompt again, except where its kind says that the questions speak for themselves.
import { join } from 'node:path';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { compileContent } from '../../../../scripts/content/compile.ts';
import { realmStatesKnown } from '../../features/progress/progressSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { ActivityRunner } from './ActivityRunner.tsx';

const { realms } = compileContent(join(import.meta.dirname, '../../../..'));

afterEach(cleanup);

/** Opens it as somebody who has answered one part of it before. */
async function openAgain(id: string) {
  const content = realms.find(({ activities }) => activities[id]);
  const activity = content?.activities[id];
  if (!activity) throw new Error(`no ${id}`);
  const store = createStore();
  const parts = { [id]: { first: { won: 1, at: 1 } } };
  store.dispatch(realmStatesKnown({ [content.realm.id]: { ...EMPTY_REALM_STATE, parts } }));
  render(
    <Provider store={store}>
      <RealmContentProvider value={content}>
        <ActivityRunner activity={activity} onAnswered={() => undefined} />
      </RealmContentProvider>
    </Provider>,
  );
  await screen.findByText(activity.title);
  return document.body.textContent?.includes(activity.prompt.slice(0, 20));
}

it('says the prompt again, but not of the trophies', async () => {
  expect(await openAgain('filter-pictures')).toBe(true);
  cleanup();
  expect(await openAgain('master-forty')).toBe(false);
});
