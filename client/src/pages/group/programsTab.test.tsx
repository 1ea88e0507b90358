// @vitest-environment jsdom
// Tests how a teacher reads and decides about programs that students offer to the class.
import type { OfferedProgram } from '@lanternwise/shared/contracts/class-programs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { ProgramsTab } from './ProgramsTab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAITING: OfferedProgram = {
  id: 'p1',
  title: 'Tower',
  learner: { id: 's1', name: 'Asha Rao', username: 'brave-otter-42' },
  state: 'waiting',
  reason: null,
  offeredAt: 5,
  isRemix: true,
  origin: { title: 'Cake', by: 'Ravi' },
};
const SHOWN: OfferedProgram = { ...WAITING, id: 'p2', title: 'Bun', state: 'shown', isRemix: false, origin: null };
const DECLINED: OfferedProgram = { ...SHOWN, id: 'p3', title: 'Pie', state: 'declined', reason: 'talk' };
const CODE = '<img src=x onerror=alert(1)>\nprint("tower")';

type Replies = Parameters<typeof stubApi>[0];

function show({ more = {}, archivedAt = null }: { more?: Replies; archivedAt?: number | null } = {}): string[] {
  const requests = stubApi({
    'GET /api/v1/groups/g1/programs': { items: [WAITING, SHOWN, DECLINED], total: 3, page: 1, size: 25 },
    'GET /api/v1/groups/g1/programs/p1': { ...WAITING, code: CODE },
    'GET /api/v1/groups/g1/programs/p2': { ...SHOWN, code: CODE },
    'POST /api/v1/groups/g1/programs/p1/decision': {},
    'POST /api/v1/groups/g1/programs/p2/decision': {},
    ...more,
  });
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter>
        <ProgramsTab group={{ id: 'g1', archivedAt }} />
      </MemoryRouter>
    </Provider>,
  );
  return requests;
}

async function read(title: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Read ${title} by Asha Rao` }));
  const dialog = await screen.findByRole('dialog', { name: 'Program of a student' });
  await within(dialog).findByText(/print\("tower"\)/);
  return within(dialog);
}

it('lists what waits, what is shown and what is not, and why', async () => {
  show();
  const waiting = await screen.findByRole('region', { name: 'To look at' });
  expect(waiting.textContent).toContain('TowerRemix');
  expect(screen.getByRole('region', { name: 'The class can see' }).textContent).toContain('Bun');
  expect(screen.getByRole('region', { name: 'Not shown' }).textContent).toContain('Let us talk about it first.');
});

it('shows the code as text, with whose it is, and lets the class see it', async () => {
  const requests = show();
  const dialog = await read('Tower');
  expect(document.querySelector('img')).toBeNull();
  expect(dialog.getByText(/the class sees the user name brave-otter-42/).textContent).toContain(
    'A remix after “Cake” by Ravi.',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Show it to the class' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toContain('POST /api/v1/groups/g1/programs/p1/decision');
});

it('asks for a reason before a program is withdrawn', async () => {
  const requests = show();
  const dialog = await read('Bun');
  expect(dialog.queryByRole('button', { name: 'Show it to the class' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop showing it' }));
  expect(await dialog.findByText('Please choose a reason.')).toBeTruthy();
  expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
  fireEvent.change(dialog.getByLabelText('Why it is no longer shown (the student reads it)'), {
    target: { value: 'words' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Stop showing it' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reads again what was offered again meanwhile', async () => {
  const message = 'This program has changed in the meantime. Please look at it again.';
  const refused = { refused: { status: 409, code: 'class-program-changed', message } };
  const requests = show({ more: { 'POST /api/v1/groups/g1/programs/p1/decision': refused } });
  const dialog = await read('Tower');
  fireEvent.click(dialog.getByRole('button', { name: 'Show it to the class' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  const readAgain = () => requests.filter((request) => request === 'GET /api/v1/groups/g1/programs/p1');
  await vi.waitFor(() => expect(readAgain()).toHaveLength(2));
});

it('of an archived class can be read only', async () => {
  show({ archivedAt: 5 });
  const dialog = await read('Tower');
  expect(dialog.queryByRole('button', { name: 'Show it to the class' })).toBeNull();
});
