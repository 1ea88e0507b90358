// @vitest-environment jsdom
// Tests that navigation bar, phone menu and footer lead to every public page, and the account menu to those of the role.
import type { User } from '@lanternwise/shared/contracts/user';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';

function show(page: ReactNode, role?: User['role'], user = createTestUser(role && { role })) {
  const store = createStore({ settings: DEFAULT_SETTINGS });
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
  ...['/newsletter', '/contact-us', '/teacher/resources', '/certificates/verify', '/share', '/journey'],
];

/** In the bar, without the links behind 'More'. */
const barOf = (user: User) => {
  show(<Navbar />, user.role, user);
  const [bar] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  const names = within(bar as HTMLElement)
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('#more-menu'))
    .map(({ textContent }) => textContent);
  cleanup();
  return names;
};

it('the bar has what the role needs most', () => {
  const bar = (role: User['role'], more: Partial<User> = {}) => barOf(createTestUser({ role, ...more }));
  expect(bar('Teacher')).toEqual(['My dashboard', 'My classes', 'Student progress', 'Adventures', 'Courses']);
  expect(bar('Parent')[0]).toBe('My children');
  expect(bar('Admin').slice(0, 2)).toEqual(['Run the site', 'My classes']);
  expect(bar('User')).toEqual(['My dashboard', 'Adventures', 'Courses', 'Plans', 'Blog']);
  expect(bar('Pilot', { isClassAccount: true })).not.toContain('Plans');
});

it.each(['User', 'Pilot', 'Teacher', 'Parent', 'Admin'] as const)(
  'menus and footer of a %s lead to each page once, to help, to the check of certificates, and to nothing that the role may not open',
  (role) => {
    const forbidden: Record<string, readonly string[]> = {
      '/teacher/groups': ['User', 'Pilot', 'Parent'],
      '/admin/students': ['User', 'Pilot', 'Parent', 'Admin'],
      '/parent/progress': ['User', 'Pilot', 'Teacher', 'Admin'],
      '/admin': ['User', 'Pilot', 'Teacher', 'Parent'],
    };
    show(<Footer />, role);
    const footer = targets();
    expect(new Set(footer).size).toBe(footer.length);
    cleanup();
    show(<Navbar />, role);
    const [bar, phone] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
    for (const found of [footer, targets(bar), targets(phone)]) {
      for (const to of ['/certificates/verify', '/#ask-owl', '/contact-us', '/blogs']) expect(found).toContain(to);
      expect(found.filter((to) => forbidden[to ?? '']?.includes(role))).toEqual([]);
    }
  },
);

it('the footer leads to every public page, the legal ones, and to the account', () => {
  show(<Footer />);
  const legal = ['/terms-conditions', '/privacy-policy', '/licences'];
  const guests = ['/join', '/register?as=parent', '/register?as=teacher', '/#ask-owl'];
  for (const to of [...PUBLIC, ...legal, ...guests, '/sign-in', '/register']) expect(targets()).toContain(to);
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
  fireEvent.click(await screen.findByRole('button', { name: /account menu/ }));
  const menu = document.getElementById('account-menu') as HTMLElement;
  expect(within(menu).queryByRole('link', { name: 'Teaching Resources' }) !== null).toBe(isThere);
});
