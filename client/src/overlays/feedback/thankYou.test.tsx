// @vitest-environment jsdom
// Tests where the thank-you leads: on to the next realm, and from a demo variant to an account and the plans.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { ThankYou } from './ThankYou.tsx';

function open(path: string, id = 'robo-realm') {
  const onContinue = vi.fn();
  const content = { realm: { id, title: 'Robo Realm' } } as RealmContent;
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <RealmContentProvider value={content}>
          <ThankYou onContinue={onContinue} />
        </RealmContentProvider>
      </MemoryRouter>
    </Provider>,
  );
  return onContinue;
}

it('leads from a realm to the next one', () => {
  const onContinue = open('/Grassroot/robo-realm');
  fireEvent.click(screen.getByRole('button', { name: 'Continue Journey' }));
  expect(onContinue).toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['robo-realm', true],
  ['safety-star-city', false],
  ['python-world', false],
])('says after %s whether a next realm waits: %s', (id, isWaiting) => {
  open(`/Grassroot/${id}`, id);
  expect(screen.queryByText(/next one is waiting/) !== null).toBe(isWaiting);
});

it('promises a guest no further realm after a demo variant, but an account', () => {
  const onContinue = open('/demo/robo-realm-demo');
  expect(screen.getByText(/You have finished all of Robo Realm/)).toBeDefined();
  expect(screen.queryByText(/next one is waiting/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Create a free account/ }).getAttribute('href')).toBe('/register');
  fireEvent.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(onContinue).toHaveBeenCalled();
});
