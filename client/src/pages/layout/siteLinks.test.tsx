// @vitest-environment jsdom
// Tests that navigation bar, phone menu and footer lead to every public page, and the account menu to those of the role.
import type { User } from '@lanternwise/shared/contracts/user';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';

afterEach(cleanup);

function show(page: ReactNode, role?: User['role']) {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  const user = { id: 'u1', username: 'asha', role, avatar: 'milo', settings: {} } as unknown as User;
  store.dispatch(role ? userVerified(user) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
}
const targets = (root: HTMLElement = document.body) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const PUBLIC = [
  ...['/Grassroot/learning-adventures', '/courses', '/demo', '/pricing', '/blogs', '/about-us', '/gallery'],
  ...['/newsletter', '/contact-us', '/teacher/resources', '/certificates/verify'],
];

it('the footer leads to every public page, the legal ones, and to the account', () => {
  show(<Footer />);
  const legal = ['/terms-conditions', '/privacy-policy', '/licences'];
  for (const to of [...PUBLIC, ...legal, '/sign-in', '/register']) expect(targets()).toContain(to);
  expect(new Set(targets()).size).toBe(targets().length);
});

it('the bar and its menu reach what the phone menu reaches', () => {
  show(<Navbar />);
  const [bar, phone] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  for (const to of PUBLIC) {
    expect(targets(bar)).toContain(to);
    expect(targets(phone)).toContain(to);
  }
});

it('the phone menu stays open when its icon was pressed, which changes with it', () => {
  show(<Navbar />);
  const icon = screen.getByRole('button', { name: 'Open the menu' }).querySelector('svg') as SVGElement;
  fireEvent.click(icon);
  expect(screen.getByRole('button', { name: 'Close the menu' }).getAttribute('aria-expanded')).toBe('true');
});

it('the menu More opens by its button and closes with Escape', () => {
  show(<Navbar />);
  const more = screen.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['Teacher', true],
  ['Admin', true],
  ['User', false],
] as const)('a %s finds the teaching resources in the account menu: %s', async (role, isThere) => {
  show(<Navbar />, role);
  fireEvent.click(await screen.findByRole('button', { name: /account menu/ }, { timeout: 5000 }));
  const menu = document.getElementById('account-menu') as HTMLElement;
  expect(within(menu).queryByRole('link', { name: 'Teaching Resources' }) !== null).toBe(isThere);
});
