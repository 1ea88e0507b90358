// @vitest-environment jsdom
// Tests the forms of visitors: what they ask for before they send, what they send, and what they say of a refusal.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { type StubbedReply, stubApi } from '../testing/stubApi.ts';
import { ContactPage } from './contact/ContactPage.tsx';
import { RegisterPage } from './register/RegisterPage.tsx';
import { SignInPage } from './SignInPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows a page; returns the requests that change something. */
function open(page: ReactNode, replies: Readonly<Record<string, StubbedReply>> = {}) {
  const requests = stubApi(replies);
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
  return () => requests.filter((request) => !request.startsWith('GET'));
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input, textarea' }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('signing in asks for both, and offers to keep an account that is to be deleted', async () => {
  const pending = { status: 403, code: 'deletion-pending', message: 'This account will be deleted.' };
  const requests = open(<SignInPage />, { 'POST /api/v1/auth/sign-in': { refused: pending } });
  press('Sign in');
  expect(await screen.findByText('Please enter your user name.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(requests()).toEqual([]);
  write('User name or e-mail', 'asha');
  write('Password', 'three brown owls');
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('This account will be deleted.');
  expect(screen.getByRole('button', { name: 'Keep my account and sign in' })).toBeTruthy();
  expect(requests()).toHaveLength(1);
});

it("an account needs a name, a password, an age, and a child's one a parent's address or the word for later", async () => {
  const requests = open(<RegisterPage />);
  write('Password', 'owl');
  press('Create my account');
  expect(await screen.findByText('A user name has 3 to 20 letters, digits, _ or -.')).toBeTruthy();
  expect(screen.getByText('A password has at least 10 characters. This one has 3.')).toBeTruthy();
  expect(screen.getByText('Please choose your age.')).toBeTruthy();
  write('User name', 'asha');
  write('Password', 'three brown owls');
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  press('Create my account');
  expect(await screen.findByText(/^Please enter your parent's e-mail/)).toBeTruthy();
  expect(requests()).toEqual([]);
  fireEvent.click(screen.getByLabelText("I don't have it right now. I'll ask later."));
  press('Create my account');
  await waitFor(() => expect(requests()).toHaveLength(1));
});

it('a message needs who writes, an address and words; another one keeps who wrote', async () => {
  const requests = open(<ContactPage />, { 'POST /api/v1/contact': {} });
  press('Send message');
  for (const text of ['Please choose who you are.', 'Please enter your name.', 'Please write your message.'])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('A teacher'));
  for (const label of ['Your name', 'Subject', 'Your message']) write(label, 'Meera');
  write('E-mail for the answer', 'meera@example.org ');
  press('Send message');
  expect(await screen.findByRole('heading', { name: 'Thank you for your message' })).toBeTruthy();
  expect(requests()).toEqual(['POST /api/v1/contact']);
  press('Write another message');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Meera');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
});
