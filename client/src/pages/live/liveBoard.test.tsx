// @vitest-environment jsdom
// Tests the teacher's page of a live lesson in each of its states, with a connection that the test moves by hand.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BoardState, EMPTY_BOARD } from '../../features/live/liveState.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { createTestLearner, createTestLesson, createTestStore } from '../../testing/liveLessons.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { createBoardFrames } from './boardFrames.ts';
import { LessonStates } from './LivePage.tsx';

const NOW = Date.parse('2026-11-26T09:20:00Z');
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const ASHA = createTestLearner({ since: minutesAgo(2) });
const RAVI = createTestLearner({ id: 'ravi', name: 'Ravi', avatar: 'jax', state: 'stuck', since: minutesAgo(5) });
const BINA = createTestLearner({ id: 'bina', name: 'Bina', state: 'away', since: null, realm: null, task: null });
const LEARNERS = { asha: ASHA, ravi: RAVI, bina: BINA };
const RUNNING: Partial<BoardState> = {
  connection: { kind: 'live' },
  cursor: 'c1',
  lesson: createTestLesson(),
  learners: LEARNERS,
};
const GROUP = { id: 'g1', name: 'Class 7B', part: 'owner', studentCount: 3, archivedAt: null, createdAt: 0 } as never;
const SUMMARY = {
  lesson: {
    ...{ id: 'lesson-1', startedAt: minutesAgo(45), endedAt: NOW, endReason: 'teacher', startedBy: 'meera' },
    ...{ learners: 2, finishedTasks: 1, stuckTimes: 3 },
  },
  learners: [
    {
      ...{ id: 'asha', name: 'Asha Rao', minutes: 40, stuckTimes: 0, stuckMinutes: 0 },
      work: [
        { realm: 'ai-adventure-park', minutes: 40, finished: ['learn-project-cycle'], lastTask: 'explore-domains' },
      ],
    },
  ],
};

let frames: (() => void)[] = [];
const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
  });

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(state: Partial<BoardState>) {
  const requests: { path: string; body: unknown }[] = [];
  stubApi({
    'POST /api/v1/groups/g1/live/commands': { command: {}, lesson: createTestLesson() },
    'GET /api/v1/groups/g1/live/lessons/lesson-1': SUMMARY,
    'GET /api/v1/groups/g1/realms': {
      rules: [
        { realm: 'robo-realm', state: 'locked', opensAt: null, week: null },
        { realm: 'python-world', state: 'scheduled', opensAt: NOW + 60_000, week: null },
        { realm: 'demo', state: 'weekly', opensAt: NOW - 60_000, week: 0 },
      ],
      weeklyFrom: null,
    },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ path: `${init.method} ${url.split('?', 1)[0]}`, body });
    return answer(url, init);
  });
  const connection = createTestStore<BoardState>({ ...EMPTY_BOARD, ...state });
  const board = createBoardFrames(connection, (work) => frames.push(work));
  const store = createStore();
  store.dispatch(userVerified(createTestUser({ username: 'meera', role: 'Teacher', isSchoolConfirmed: true })));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LessonStates group={GROUP} board={board} />
      </MemoryRouter>
    </Provider>,
  );
  return { connection, requests };
}
const tiles = () => within(screen.getByRole('list', { name: 'Students' })).getAllByRole('button');

describe('before and after a lesson', () => {
  it('says that it connects, then offers the start', () => {
    const { connection } = show({});
    expect(screen.getByText('Connecting to the class')).toBeTruthy();
    connection.set({ connection: { kind: 'live' }, cursor: 'c0' });
    nextFrame();
    expect(screen.getByRole('button', { name: 'Start live lesson' })).toBeTruthy();
  });

  it('says why it is refused, and shows nothing of the class', () => {
    const { connection } = show(RUNNING);
    connection.set({
      ...EMPTY_BOARD,
      connection: { kind: 'refused', code: 'not-your-group', message: 'You no longer teach this group.' },
    });
    nextFrame();
    expect(screen.getByRole('alert').textContent).toContain('You no longer teach this group.');
    expect(screen.queryByText('Ravi')).toBeNull();
  });

  it('ends with the summary', async () => {
    const { connection } = show(RUNNING);
    connection.set({ lesson: null, learners: {}, endedLesson: 'lesson-1' });
    nextFrame();
    expect(screen.getByText('The live lesson has ended.')).toBeTruthy();
    const row = await screen.findByRole('row', { name: /Asha Rao/ });
    await waitFor(() => expect(row.textContent).toContain('Learn the AI Project Cycle'));
    expect(screen.getByText(/2 students took part/).textContent).toContain('Students were stuck 3 times.');
    expect(screen.getByRole('button', { name: 'Start another live lesson' })).toBeTruthy();
  });
});

describe('the board', () => {
  it('shows each student with realm, task, state and minutes, the one who is stuck first', async () => {
    show(RUNNING);
    const [first, second, third] = tiles();
    expect(first?.textContent).toContain('Ravi');
    expect(first?.textContent).toContain('Stuck 5 min');
    expect(second?.textContent).toContain('AI Adventure Park');
    await waitFor(() => expect(second?.textContent).toContain('Learn the AI Project Cycle'));
    expect(third?.textContent).toContain('Not here yet');
    const counts = screen.getByRole('list', { name: 'Students by state' });
    expect(
      within(counts)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1 Stuck', '1 Working', '0 Finished', '1 Away']);
  });

  it('paints a hundred changes in one frame', () => {
    const { connection } = show(RUNNING);
    for (let step = 0; step < 100; step += 1)
      connection.set({ learners: { ...LEARNERS, asha: { ...ASHA, x: step, state: 'finished' } } });
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(tiles().find((tile) => tile.textContent?.includes('Asha'))?.textContent).toContain('Finished');
  });

  it('hides names on demand behind avatar and number, in the panel too', () => {
    show(RUNNING);
    fireEvent.click(screen.getByRole('button', { name: 'Hide names' }));
    expect(screen.queryByText(/Ravi|Asha Rao|Bina/)).toBeNull();
    fireEvent.click(tiles()[0] as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Jax 3' }).textContent).not.toContain('Ravi');
  });

  it('moves between tiles with the arrow keys', () => {
    show(RUNNING);
    const [first, second] = tiles();
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  });

  it("opens one who is stuck, says 'I am coming', and leads to the work", async () => {
    const { requests } = show(RUNNING);
    fireEvent.click(tiles()[0] as HTMLElement);
    const panel = screen.getByRole('dialog', { name: 'Ravi' });
    expect(panel.textContent).toContain('for 5 min');
    const work = await within(panel).findByRole('link', { name: 'See the work on this task' });
    expect(work.getAttribute('href')).toBe('/admin/progress/ravi/ai-adventure-park/project-cycle');
    fireEvent.click(within(panel).getByRole('button', { name: 'I am coming' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      lesson: 'lesson-1',
      command: { kind: 'help', learner: 'ravi', coming: true },
    });
  });

  it('shows nothing of a student who left, not even in an open panel', () => {
    const { connection } = show(RUNNING);
    fireEvent.click(tiles()[0] as HTMLElement);
    connection.set({ learners: { asha: ASHA, bina: BINA } });
    nextFrame();
    expect(screen.queryByText('Ravi')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the avatars on the maps, one realm large, and who is in none', () => {
    show(RUNNING);
    fireEvent.click(screen.getByRole('button', { name: 'Map' }));
    const park = screen.getByRole('region', { name: 'AI Adventure Park' });
    expect(within(park).getByText('2 students')).toBeTruthy();
    const ravi = within(park).getByRole('button', { name: 'Ravi: Stuck' });
    expect(ravi.parentElement?.style.transform).toBe('translate(50.07cqi, 21.28cqb)');
    fireEvent.click(within(park).getByRole('button', { name: 'Show AI Adventure Park large' }));
    expect(screen.getByText('Asha Rao')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'All realms' }));
    expect(screen.getByRole('button', { name: /Bina/ })).toBeTruthy();
  });
});

it('leaves nothing behind it to the keyboard while it fills the window', () => {
  const footer = document.body.appendChild(document.createElement('footer'));
  show(RUNNING);
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(footer.inert).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
  expect(footer.inert).toBe(false);
  footer.remove();
});

describe('commands and notes', () => {
  it('pauses, and says so until the class goes on', async () => {
    const { connection, requests } = show(RUNNING);
    fireEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ command: { kind: 'pause' } }));
    connection.set({ lesson: createTestLesson({ paused: true }) });
    nextFrame();
    expect(screen.getByText('The class is paused.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
  });

  it("sends a line of the teacher's own, counts its characters, and shows markup literally", async () => {
    const { connection, requests } = show(RUNNING);
    fireEvent.click(screen.getByRole('button', { name: 'All eyes here' }));
    const dialog = screen.getByRole('dialog', { name: 'All eyes here' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'A line of your own' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show to everyone' }));
    expect(await within(dialog).findByText('Please write your line, or choose one above.')).toBeTruthy();
    const text = '<b onclick="x">Look</b>';
    fireEvent.change(within(dialog).getByLabelText('Your line'), { target: { value: text } });
    expect(within(dialog).getByText(/^137 characters left/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show to everyone' }));
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ command: { kind: 'gather', line: null, text } }));
    connection.set({ lesson: createTestLesson({ gathering: { line: null, text } }) });
    nextFrame();
    expect(screen.getByText(text).innerHTML).toContain('&lt;b');
  });

  it('sends the class to a task of a realm that is open to it', async () => {
    const { requests } = show(RUNNING);
    fireEvent.click(screen.getByRole('button', { name: 'Go to this task' }));
    const realms = await screen.findByLabelText('Realm');
    const titles = within(realms)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(titles).toContain('AI Adventure Park');
    expect(titles).not.toContain('Robo Realm');
    expect(titles).not.toContain('Python World');
    fireEvent.click(await screen.findByRole('radio', { name: 'Explore the Domains of AI' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send to everyone' }));
    const goal = { realm: 'ai-adventure-park', task: 'explore-domains' };
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ command: { kind: 'goal', goal } }));
  });

  it('says that the connection is lost, since when, and of when the board is', () => {
    const { connection } = show(RUNNING);
    connection.set({ connection: { kind: 'resuming' } });
    nextFrame();
    expect(screen.getByText(/^Connection lost at \d\d:\d\d. The board is as of \d\d:\d\d/)).toBeTruthy();
    expect(tiles()).toHaveLength(3);
    connection.set({ connection: { kind: 'polling' } });
    nextFrame();
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
    expect(screen.getByText(/^Your network holds back live updates/)).toBeTruthy();
  });

  it('names another teacher who leads too, and never oneself', () => {
    const command = { lesson: 'lesson-1', seq: 2, at: NOW, kind: 'pause' } as const;
    const { connection } = show({ ...RUNNING, lastCommand: { ...command, by: 'meera' } });
    expect(screen.queryByText(/also teaches here/)).toBeNull();
    connection.set({ lastCommand: { ...command, by: 'anil' } });
    nextFrame();
    expect(screen.getByText('anil also teaches here and paused the class.')).toBeTruthy();
  });
});

it('is in Hindi without an English sentence', async () => {
  await showInHindi('classes', 'live', 'shell');
  show({ ...RUNNING, learners: { ravi: { ...RAVI, name: 'रवि', realm: null, task: null } } });
  expect(document.body.textContent?.replaceAll('Class 7B', '')).not.toMatch(/[A-Za-z]{3,}/);
});
