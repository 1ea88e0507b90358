// @vitest-environment jsdom
// Tests the class code: what is wrong with a typed one, and one of an address, which is looked up at once.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnded } from '../features/session/sessionSlice.ts';
import { createStore } from '../features/store/store.ts';
import { stubApi } from '../testing/stubApi.ts';
import { JoinPage } from './JoinPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const requests = stubApi({ 'GET /api/v1/join-group/CDFGHJKM': { groupCode: 'CDFG-HJKM', groupName: 'Class 7B' } });
  const store = createStore();
  store.dispatch(sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <JoinPage />
      </MemoryRouter>
    </Provider>,
  );
  return requests;
}

it('asks for a code, says how long one is, and finds the class of a right one', async () => {
  const requests = open('/join');
  const code = screen.getByLabelText('Class code');
  const find = screen.getByRole('button', { name: 'Find my class' });
  fireEvent.click(find);
  expect(await screen.findByText('Please enter the code that your teacher shows.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(code));
  fireEvent.change(code, { target: { value: 'cdf' } });
  fireEvent.click(find);
  expect(await screen.findByText(/^A code has 8 letters and digits/)).toBeTruthy();
  expect(requests).toEqual([]);
  fireEvent.change(code, { target: { value: 'cdfg hjkm' } });
  fireEvent.click(find);
  expect(await screen.findByRole('heading', { name: 'Class 7B' })).toBeTruthy();
});

it('looks up the code of the address, and asks for another one if that is wanted', async () => {
  open('/join?code=CDFG-HJKM');
  fireEvent.click(await screen.findByRole('button', { name: 'Enter another code' }));
  expect(screen.getByLabelText<HTMLInputElement>('Class code').value).toBe('');
});
