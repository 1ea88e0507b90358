// @vitest-environment jsdom
// Tests the page of the teaching resources: its sections and links, a guide in both languages, search by keys, and who sees answers.
import type { User } from '@lanternwise/shared/contracts/user';
import { GUIDES, UPDATES } from '@lanternwise/shared/generated/guides.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { ResourcesPage } from './ResourcesPage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  const { search, hash } = useLocation();
  return <output data-testid="address">{search + hash}</output>;
}

function show(place: string, { language = 'en', role }: { language?: 'en' | 'hi'; role?: string } = {}) {
  const store = createStore({ settings: { ...DEFAULT_SETTINGS, language } });
  if (role) store.dispatch(userVerified({ id: 'u1', username: 'meera', role, settings: {} } as unknown as User));
  else store.dispatch(sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/teacher/resources${place}`]}>
        <ResourcesPage />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
}

const address = () => screen.getByTestId('address').textContent;

describe('the page', () => {
  it('has the three sections with three anchor links each, quick links and the latest updates', () => {
    show('');
    for (const section of ['Getting Started', 'Teaching Guides', 'Resources']) {
      const links = within(screen.getByRole('region', { name: section })).getAllByRole('link');
      expect(links).toHaveLength(3);
      for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/teacher\/resources#[a-z-]+$/);
    }
    expect(screen.getByRole('combobox', { name: 'Search resources...' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Quick Links' })).toBeTruthy();
    const updates = screen.getByRole('heading', { name: 'Latest Updates' }).parentElement ?? document.body;
    for (const { en } of UPDATES) expect(within(updates).getByText(en.title)).toBeTruthy();
  });

  it('shows the introduction for an unknown or broken fragment', () => {
    show('#no-such-guide/%E0%A4%A');
    expect(screen.getByRole('heading', { level: 1, name: 'Teaching Resources' })).toBeTruthy();
  });
});

describe('a guide', () => {
  it.each(GUIDES)('$id is shown in English and in Hindi', async ({ id, words }) => {
    show(`#${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: words.en.title })).toBeTruthy();
    expect((await within(screen.getByRole('article')).findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(
      3,
    );
    cleanup();
    await showInHindi('resources');
    show(`#${id}`, { language: 'hi' });
    expect(words.hi?.title).toMatch(/\p{Script=Devanagari}/u);
    expect(screen.getByRole('heading', { level: 1, name: words.hi?.title ?? '' })).toBeTruthy();
  });

  it('focuses and marks the heading that the address names', async () => {
    show('#lesson-plans/robo-realm');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Robo Realm' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(heading.hasAttribute('data-marked')).toBe(true);
  });

  it('prints one part alone and shows all again afterwards', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show('#unplugged');
    fireEvent.click(await screen.findByRole('button', { name: 'Print only: The joke jury' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelectorAll('[data-printed]')).toHaveLength(1);
    expect(document.querySelector('[data-only] [data-printed]')?.textContent).toContain('The joke jury');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-only]')).toBeNull());
  });
});

describe('the search', () => {
  it('is worked by keys: arrows choose, Enter goes there, the address keeps the query', async () => {
    show('');
    const field = screen.getByRole('combobox', { name: 'Search resources...' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'login cards' } });
    const options = await screen.findAllByRole('option');
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(address()).toBe('?q=login+cards#set-up-a-class/login-cards');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('says that nothing was found', async () => {
    show('?q=xylophone');
    fireEvent.focus(screen.getByRole('combobox', { name: 'Search resources...' }));
    expect(await screen.findByText(/Nothing in the guides matches “xylophone”/)).toBeTruthy();
  });
});

describe('answer keys', () => {
  it('are not offered to guests and learners', async () => {
    show('#answer-keys');
    expect((await screen.findAllByText('These answers are for teachers.')).length).toBe(9);
    expect(screen.getAllByRole('link', { name: 'Sign in with a teacher account' }).length).toBe(9);
    cleanup();
    show('#answer-keys', { role: 'User' });
    expect((await screen.findAllByText('These answers are for teachers.')).length).toBe(9);
    expect(screen.queryByRole('button', { name: 'Show the answers' })).toBeNull();
  });

  it('are loaded for a teacher who opens them', async () => {
    const key = {
      realm: 'robo-realm',
      title: 'Robo Realm',
      parts: [
        {
          id: 'q',
          title: 'A quiz',
          task: 'Choose.',
          answers: [{ item: 'Which?', answer: 'This', why: 'Because.' }],
          programs: [],
          help: [],
        },
      ],
    };
    const fetch = vi.fn(async () => Response.json({ success: true, key }));
    vi.stubGlobal('fetch', fetch);
    show('#answer-keys', { role: 'Teacher' });
    const [first] = await screen.findAllByRole('button', { name: 'Show the answers' });
    expect(fetch).not.toHaveBeenCalled();
    if (first) fireEvent.click(first);
    expect(await screen.findByText('This')).toBeTruthy();
    expect(screen.getByText('Because.')).toBeTruthy();
  });
});
