// @vitest-environment jsdom
// Tests Ask Owl by keyboard: open, ask, hear the answer, follow its source, close with Escape; and what it refuses.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../features/store/store.ts';
import type { Passage } from '../help/search/passage.ts';
import { buildIndex } from '../help/search/searchIndex.ts';
import { showInHindi } from '../i18n/testing/showInHindi.ts';
import { OwlButton } from './OwlButton.tsx';

const passage = (id: string, title: string, text: string, place: string): Passage => ({
  id,
  source: id,
  title,
  heading: '',
  keywords: '',
  text,
  place,
  realm: '',
  audience: 'child',
  related: [],
});
const PASSAGES = [
  passage('help/what-is-it', 'What is Lanternwise?', 'A game about machines that learn.', '/'),
  passage('help/demo', 'The free demo', 'Play the demo without an account.', '/demo'),
  passage('help/plans', 'What does it cost?', 'The demo is free. A plan opens the realms.', '/pricing'),
];

/** Neither jsdom's fetch nor a built index is there: the files are answered from here. */
const answerFiles = async (address: string) => {
  const language = address.includes('.hi') ? 'hi' : 'en';
  const body = address.includes('index.') ? JSON.stringify(buildIndex(PASSAGES, language)) : JSON.stringify(PASSAGES);
  return new Response(body);
};
const fetchFile = vi.fn(answerFiles);

// Its code is compiled when it is first imported.
beforeAll(() => import('../help/OwlWindow.tsx'));
beforeEach(() => vi.stubGlobal('fetch', fetchFile));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchFile.mockClear();
});

async function openOwl(path = '/'): Promise<HTMLElement> {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <OwlButton />
        <Routes>
          <Route path="/demo" element={<h1>The demo</h1>} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  const button = screen.getByRole('button', { name: /Ask Owl|उल्लू/ });
  button.focus();
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: /Ask Owl|उल्लू/ });
}

async function ask(dialog: HTMLElement, question: string): Promise<HTMLElement> {
  const field = within(dialog).getByRole('textbox');
  fireEvent.change(field, { target: { value: question } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  const status = within(dialog).getByRole('status');
  await waitFor(() => expect(status.textContent).not.toBe(''));
  return status;
}

it('opens with the question in focus and three articles that fit the page; Escape closes it and the focus returns', async () => {
  const dialog = await openOwl();
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Your question' }));
  await within(dialog).findByRole('button', { name: 'The free demo' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask Owl' })));
});

it('announces the answer with its source; the source leads to its place and closes the window', async () => {
  const status = await ask(await openOwl(), 'play without account');
  expect(status.getAttribute('aria-live')).toBe('polite');
  expect(status.textContent).toContain('Play the demo without an account.');
  expect(status.textContent).toContain('Source: help page “The free demo”');
  fireEvent.click(within(status).getByRole('link', { name: 'Go to the place of “The free demo”' }));
  expect(await screen.findByRole('heading', { name: 'The demo' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that it does not know, and copies the question for the teacher', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const status = await ask(await openOwl(), 'recipe for biryani');
  expect(status.textContent).toContain('I do not know that');
  fireEvent.click(within(status).getByRole('button', { name: 'Copy my question for my teacher' }));
  expect(writeText).toHaveBeenCalledWith('recipe for biryani');
});

it('refuses personal data without sending or storing what was typed', async () => {
  localStorage.clear();
  const status = await ask(await openOwl(), 'my phone number is 98765 43210');
  expect(status.textContent).toContain('Please do not tell me your phone number');
  expect(within(status).queryByRole('button')).toBeNull();
  expect(JSON.stringify(fetchFile.mock.calls)).not.toContain('43210');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('43210');
});

it('names an adult and Childline 1098 to a child in trouble', async () => {
  const status = await ask(await openOwl(), 'someone is hurting me');
  expect(status.textContent).toContain('talk to an adult you trust');
  expect(status.textContent).toContain('Childline 1098');
});

it('speaks Hindi', async () => {
  await showInHindi('shell', 'help');
  const status = await ask(await openOwl(), 'my password is abc12345');
  expect(status.textContent).toContain('मुझे मत बताइए');
});
