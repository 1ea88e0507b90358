// @vitest-environment jsdom
// Tests that earlier lines of dialogue are read in the language of the moment.
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { lineSaid } from '../../features/realm/realmSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { Backlog } from './Backlog.tsx';
import { fillRecall } from './useRecall.ts';

const content = (...texts: readonly string[]) => ({
  ...TEST_CONTENT,
  dialogs: {
    hello: { id: 'hello', lines: texts.map((text) => ({ speaker: 'wizard', text, expression: 'talk' as const })) },
  },
});

it('shows what was said in English in Hindi once the language is Hindi, with the words of the learner', () => {
  const store = createStore();
  store.dispatch(lineSaid({ dialog: 'hello', index: 0 }));
  store.dispatch(
    lineSaid({ dialog: 'hello', index: 1, recall: { river: { text: 'My cat sleeps.', isSample: false }, test: null } }),
  );
  const page = (...texts: readonly string[]) => (
    <Provider store={store}>
      <RealmContentProvider value={content(...texts)}>
        <Backlog />
      </RealmContentProvider>
    </Provider>
  );
  const { rerender } = render(page('Hello', 'I say: {river}'));
  const list = screen.getByRole('list', { name: 'Earlier lines' });
  expect(list.textContent).toContain('I say: My cat sleeps.');
  rerender(page('नमस्ते', 'मैं कहती हूँ: {river}'));
  expect(list.textContent).toContain('नमस्ते');
  expect(list.textContent).toContain('मैं कहती हूँ: My cat sleeps.');
});

it('says how a model did, and something else to who has tested none', () => {
  const line = { text: 'Right on {right} of {of}, wrong on {wrong}.', instead: 'Nobody tested it.' };
  expect(fillRecall(line, { river: null, test: { right: 12, of: 18 } })).toBe('Right on 12 of 18, wrong on 6.');
  expect(fillRecall(line, { river: null, test: null })).toBe('Nobody tested it.');
});
