// @vitest-environment jsdom
// Tests what teachers and learners see of assignments: the class's list, the form with its problems, and the learner's card.
import type { Assignable, ClassAssignment, OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { RealmAssignment } from '../adventures/RealmAssignment.tsx';
import { AssignmentsCard } from '../dashboard/AssignmentsCard.tsx';
import { AssignmentPage } from './AssignmentPage.tsx';
import { AssignmentsTab } from './AssignmentsTab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY_MS = 86_400_000;
const SHOWN = {
  kind: 'task',
  realm: 'robo-realm',
  ref: 'learn-from-nova',
  title: 'Learn from Nova',
  realmTitle: 'Robo Realm',
  isGone: false,
  dueAt: Date.now() + 2 * DAY_MS,
  allDay: true,
  timeZone: 'UTC',
  note: { text: '<b>Read</b> first' },
} as const;
const ASSIGNMENT: ClassAssignment = {
  ...SHOWN,
  id: 'a1',
  wholeClass: false,
  createdAt: 1,
  counts: { students: 5, done: 2, late: 1, inProgress: 1, missing: 1 },
};
const OWN: OwnAssignment = {
  ...SHOWN,
  id: 'a1',
  groupName: 'Class 7B',
  state: 'in-progress',
  done: 1,
  of: 2,
  path: '/Grassroot/robo-realm?task=learn-from-nova',
};
const TARGETS: Assignable[] = [
  { ...SHOWN, state: 'open', opensAt: null },
  { ...SHOWN, ref: 'program-tractor', title: 'Program the tractor', state: 'locked-by-class', opensAt: null },
];

function show(page: ReactNode, replies: Parameters<typeof stubApi>[0]): string[] {
  const requests = stubApi(replies);
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(userVerified(createTestUser({ username: 'Meera', role: 'Teacher', isSchoolConfirmed: true })));
  render(
    <Provider store={store}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
  return requests;
}

const LIST = 'GET /api/v1/groups/g1/assignments';
const replies = (items: ClassAssignment[]) => ({
  [LIST]: { items, total: items.length, page: 1, size: 25 },
  'GET /api/v1/groups/g1/assignable': { targets: TARGETS },
  'POST /api/v1/groups/g1/assignments': { id: 'a2' },
});
const tab = (archivedAt: number | null = null) => <AssignmentsTab group={{ id: 'g1', archivedAt }} />;

describe('the list of a class', () => {
  it('says what is due and who is done', async () => {
    show(tab(), replies([ASSIGNMENT, { ...ASSIGNMENT, id: 'a0', dueAt: 1, isGone: true }]));
    const due = await screen.findByRole('region', { name: 'Due' });
    expect(within(due).getByRole('link', { name: 'Learn from Nova' }).getAttribute('href')).toBe(
      '/teacher/groups/g1/assignments/a1',
    );
    expect(due.textContent).toContain('3 of 5 done');
    expect(due.textContent).toContain('1 of them late');
    expect(within(due).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 5 students');
    const past = screen.getByRole('region', { name: 'Due date passed' });
    expect(past.textContent).toContain('No longer in the course');
  });

  it('of an archived class offers no new one', async () => {
    show(tab(5), replies([]));
    await screen.findByText('Nothing has been assigned yet.');
    expect(screen.queryByRole('button', { name: 'New assignment' })).toBeNull();
  });
});

describe('the form', () => {
  it('names what is missing, lists what is closed with its reason, and sends once', async () => {
    const requests = show(tab(), replies([]));
    fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }));
    const dialog = await screen.findByRole('dialog', { name: 'New assignment' });
    const targets = await within(dialog).findByLabelText('Which one?');
    expect(
      within(targets)
        .getByRole<HTMLOptionElement>('option', { name: 'Program the tractor (locked for this class)' })
        .hasAttribute('disabled'),
    ).toBe(true);
    const assign = within(dialog).getByRole('button', { name: 'Assign' });
    fireEvent.click(assign);
    expect(await within(dialog).findByText('Please choose what the class should do.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(targets));
    fireEvent.change(targets, { target: { value: 'task robo-realm learn-from-nova' } });
    fireEvent.change(within(dialog).getByLabelText('Due on'), { target: { value: '2020-01-01' } });
    fireEvent.click(assign);
    expect(await within(dialog).findByText(/^This time has already passed/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Due on'), { target: { value: '2999-01-01' } });
    fireEvent.click(assign);
    fireEvent.click(assign);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });
});

describe('the contract', () => {
  it('says of the students and the note what a form without them lacks', async () => {
    const requests = show(tab(), { ...replies([]), 'GET /api/v1/groups/g1/members': { items: [], total: 0 } });
    fireEvent.click(await screen.findByRole('button', { name: 'New assignment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New assignment' }));
    fireEvent.change(await dialog.findByLabelText('Which one?'), {
      target: { value: 'task robo-realm learn-from-nova' },
    });
    fireEvent.click(dialog.getByLabelText('Some students'));
    fireEvent.change(dialog.getByLabelText(/^Note to the students/), { target: { value: 'own' } });
    fireEvent.change(await dialog.findByLabelText('Your note'), { target: { value: '  ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByText('Please choose at least one student.')).toBeTruthy();
    expect(dialog.getByText('Please write the note, or choose none.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Some students')));
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
  });
});

describe('one assignment', () => {
  it('shows the note to the letter, who is done, and the way to the work', async () => {
    const learner = { username: 'x', of: 2, doneAt: null, isClosed: false } as const;
    show(<AssignmentPage />, {
      'GET /api/v1/groups//assignments/': {
        groupName: 'Class 7B',
        archived: false,
        assignment: ASSIGNMENT,
        learners: [
          { ...learner, id: 's1', name: 'Asha', state: 'in-progress', done: 1 },
          { ...learner, id: 's2', name: 'Ravi', state: 'open', done: 0, isClosed: true },
        ],
        path: '/Grassroot/robo-realm?task=learn-from-nova',
        evidence: { realm: 'robo-realm', ref: 'nova' },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Learn from Nova' });
    expect(document.body.textContent).toContain('Note: <b>Read</b> first');
    const [asha, ravi] = screen.getAllByRole('row').slice(1);
    expect(
      asha &&
        within(asha)
          .getByRole('link', { name: /^See the work/ })
          .getAttribute('href'),
    ).toBe('/admin/progress/s1/robo-realm/nova');
    expect(ravi?.textContent).toContain('cannot open it at the moment');
  });
});

describe('a learner', () => {
  const own = (change: Partial<OwnAssignment>) =>
    show(<AssignmentsCard />, { 'GET /api/v1/user/assignments': { assignments: [{ ...OWN, ...change }] } });

  it('reads what to do, with the note to the letter and the way to it', async () => {
    own({});
    const card = await screen.findByRole('region', { name: 'From your teacher' });
    expect(card.textContent).toContain('<b>Read</b> first');
    expect(card.textContent).toContain('1 of 2 steps done');
    expect(within(card).getByRole('link', { name: 'Continue: Learn from Nova' }).getAttribute('href')).toBe(OWN.path);
  });

  it.each([
    [{ state: 'done-late', done: 2 }, 'Done, a little late. That is fine.'],
    [{ state: 'overdue' }, 'The date has passed. You can still do it.'],
    [{ isGone: true, path: null }, 'This is no longer in the course. You need not do it.'],
    [{ path: null }, 'Your teacher opens it later.'],
    [{ kind: 'review', path: null }, 'First finish a realm. Then there is something to review.'],
  ] as const)('reads of %j', async (change, words) => {
    own(change);
    expect((await screen.findByRole('region')).textContent).toContain(words);
  });

  it('finds it on the card of its realm', () => {
    show(<RealmAssignment assignments={[OWN, OWN]} />, {});
    expect(document.body.textContent).toContain('From your teacher: Learn from Nova');
    expect(document.body.textContent).toContain('And 1 more here.');
  });
});
