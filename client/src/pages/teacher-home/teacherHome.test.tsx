// @vitest-environment jsdom
// Tests what a teacher's home says and where it leads.
import type { TeacherHomeReply } from '@lanternwise/shared/contracts/teacher-home';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { formatSince } from './formatSince.ts';
import { TeacherHome } from './TeacherHome.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const HOME: Omit<TeacherHomeReply, 'success'> = {
  help: [
    {
      id: 's1',
      name: 'Asha Rao',
      groupId: 'g1',
      groupName: 'Class 7B',
      reason: { kind: 'stuck', count: 22, realm: 'robo-realm', title: 'Loops', mistake: null, error: null },
      since: ago(2 * HOUR_MS),
      others: 1,
    },
    {
      id: 's2',
      name: 'Ravi',
      groupId: 'g1',
      groupName: 'Class 7B',
      reason: { kind: 'same-error', count: 4, realm: 'robo-realm', title: 'Cake', mistake: null, error: 'NameError' },
      since: ago(30 * HOUR_MS),
      others: 0,
    },
  ],
  helpTotal: 2,
  classes: [
    {
      id: 'g1',
      name: 'Class 7B',
      students: 20,
      active: 14,
      needHelp: 2,
      programsWaiting: 3,
      lastActive: ago(HOUR_MS),
      next: { realm: 'robo-realm', week: 1, session: 2, state: 'locked', opensAt: null },
    },
    {
      id: 'g2',
      name: 'Robot club',
      students: 0,
      active: 0,
      needHelp: 0,
      programsWaiting: 0,
      lastActive: null,
      next: null,
    },
  ],
  classesTotal: 2,
  due: [
    {
      kind: 'assignment-due',
      groupId: 'g1',
      groupName: 'Class 7B',
      realm: null,
      assignment: { id: 'a1', title: 'Loops', allDay: true, timeZone: 'Asia/Kolkata', done: 2, students: 20 },
      at: '2026-11-27T18:29:00.000Z',
    },
    {
      kind: 'realm-opens',
      groupId: 'g1',
      groupName: 'Class 7B',
      realm: 'robo-realm',
      assignment: null,
      at: ago(-24 * HOUR_MS),
    },
    {
      kind: 'invitation-ends',
      groupId: 'g2',
      groupName: 'Robot club',
      realm: null,
      assignment: null,
      at: ago(-48 * HOUR_MS),
    },
  ],
};

function show(home: typeof HOME) {
  stubApi({ 'GET /api/v1/teacher/home': home, 'GET /api/v1/teacher/group-invitations': { invitations: [] } });
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(userVerified(createTestUser({ username: 'Meera', role: 'Teacher' })));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <TeacherHome />
      </MemoryRouter>
    </Provider>,
  );
}
const target = (link: HTMLElement) => link.getAttribute('href');

it('says who needs help and why, and leads to the student and the class', async () => {
  show(HOME);
  const region = await screen.findByRole('region', { name: '2 students need help' });
  const [asha, ravi] = within(region).getAllByRole('listitem');
  expect(asha?.textContent).toContain('At "Loops" for 22 minutes without passing it. And at 1 other task.');
  expect(ravi?.textContent).toContain('The same mistake 4 times in "Cake". Python stopped with NameError.');
  expect(target(within(asha as HTMLElement).getByRole('link', { name: 'Asha Rao' }))).toBe('/admin/progress/s1');
  expect(target(within(asha as HTMLElement).getByRole('link', { name: 'Class 7B' }))).toBe('/teacher/groups/g1');
});

it('shows each class with its week, its next lesson and what is due', async () => {
  show(HOME);
  const classes = await screen.findByRole('region', { name: 'My classes' });
  expect(classes.textContent).toContain('14 of 20 students played this week.');
  expect(classes.textContent).toContain('Last activity: 1 hour ago');
  expect(classes.textContent).toContain('(week 1, session 2)');
  expect(within(classes).getByText('Locked')).toBeTruthy();
  expect(target(within(classes).getByRole('link', { name: 'Robo Realm' }))).toBe(
    '/teacher/resources#lesson-plans/robo-realm',
  );
  expect(target(within(classes).getByRole('link', { name: 'Add students' }))).toBe('/teacher/groups/g2?tab=accounts');
  expect(target(within(classes).getByRole('link', { name: '3 programs wait for you to read them' }))).toBe(
    '/teacher/groups/g1?tab=programs',
  );
  const due = screen.getByRole('region', { name: 'This week' });
  expect(due.textContent).toContain('Robo Realm opens for Class 7B.');
  expect(due.textContent).toContain('The invitation to Robot club ends.');
  // The day of the class, not the minute in which it ends elsewhere.
  expect(due.textContent).toContain('Friday 27 NovemberLoops is due in Class 7B: 2 of 20 done.');
});

it('offers the first class to a teacher without any', async () => {
  show({ help: [], helpTotal: 0, classes: [], classesTotal: 0, due: [] });
  expect(target(await screen.findByRole('link', { name: 'Create a class' }))).toBe('/teacher/groups');
  expect(screen.queryByRole('region', { name: 'Needs help' })).toBeNull();
});

it('is in Hindi without an English sentence', async () => {
  await showInHindi('teaching');
  show({ ...HOME, help: [], helpTotal: 0 });
  const region = await screen.findByRole('region', { name: 'मेरी क्लास' });
  expect(region.textContent?.replaceAll(/Class 7B|Robot club/g, '')).not.toMatch(/[A-Za-z]{2,}/);
});

it('says how long ago it was', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const since = (minutes: number) => formatSince(new Date(now - minutes * 60_000).toISOString(), now);
  expect(since(0)).toBe('just now');
  expect([since(5), since(60), since(24 * 60), since(3 * 24 * 60)]).toEqual([
    '5 minutes ago',
    '1 hour ago',
    'yesterday',
    '3 days ago',
  ]);
});
