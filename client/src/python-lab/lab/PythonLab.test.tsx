// @vitest-environment jsdom
// The Lab as a learner meets it: waiting, running, answering, failing, passing and going on.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { createSongPlayer } from '../../audio/createSongPlayer.ts';
import { setSoundPlayer } from '../../audio/playSound.ts';
import { showToast } from '../../lib/showToast.ts';
import { type ProgramRepository, ProgramRepositoryProvider } from '../programs/programRepository.ts';
import type { LabTask } from './labTask.ts';
import { PythonLab } from './PythonLab.tsx';
import { type FakeProgram, FakePython } from './testing/FakePython.ts';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../audio/createSongPlayer.ts', () => ({
  createSongPlayer: vi.fn(() => ({ setVolumes: vi.fn(), stop: vi.fn() })),
}));

const CASE = { expected: 'Cake Shop', also: [], hidden: false };

// jsdom lays nothing out; the editor asks where its text is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  setSoundPlayer(undefined);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface OpenOptions {
  starter?: string;
  programs?: Record<string, FakeProgram>;
  task?: Partial<LabTask>;
  loaded?: boolean;
  shelf?: Partial<ProgramRepository>;
}

/** The account and the evidence, for one learner. */
const createPrograms = (over: Partial<ProgramRepository>): ProgramRepository => ({
  ownerId: () => 'mia',
  recordRun: () => true,
  fetchLatest: async () => undefined,
  ...over,
});

async function open({
  starter = "print('Cake Shop')",
  programs = {},
  task = {},
  loaded = true,
  shelf = {},
}: OpenOptions = {}) {
  const python = new FakePython(programs);
  const onComplete = vi.fn();
  const onClose = vi.fn();
  const onAttempt = vi.fn();
  const full: LabTask = {
    id: 't',
    title: 'Task',
    starter,
    cases: [CASE],
    required: [],
    checks: [],
    words: [],
    ...task,
  };
  render(
    <Provider store={createStore()}>
      <ProgramRepositoryProvider value={createPrograms(shelf)}>
        <PythonLab
          task={full}
          runtime={python}
          intro={(close) => (
            <button type="button" onClick={close}>
              Intro
            </button>
          )}
          onComplete={onComplete}
          onClose={onClose}
          onAttempt={onAttempt}
        />
      </ProgramRepositoryProvider>
    </Provider>,
  );
  if (loaded) {
    python.load();
    await wait(2000);
    await wait(500);
    fireEvent.click(screen.getByText('Intro'));
    await wait(20);
  }
  return { python, onComplete, onClose, onAttempt };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(50);
};
const output = () => screen.getByRole('log', { name: 'Program output' }).textContent;

describe('opening', () => {
  it('fills the bar by 5 percent every 100 ms, then shows the Lab and after half a second the intro', async () => {
    const { python } = await open({ loaded: false });
    const bar = screen.getByRole('progressbar');
    await wait(300);
    expect(bar.getAttribute('aria-valuenow')).toBe('15');
    python.load();
    await wait(1600);
    expect(screen.queryByRole('progressbar')).not.toBeNull();
    await wait(100);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await wait(20);
    expect(output()).toContain('Python environment ready!');
    await wait(470);
    expect(screen.queryByText('Intro')).toBeNull();
    await wait(20);
    expect(screen.getByText('Intro')).toBeTruthy();
  });

  it('tells in the output when Python cannot be loaded, and refuses to run', async () => {
    const { python } = await open({ loaded: false });
    python.fail('no network');
    await wait(50);
    await wait(600);
    expect(output()).toContain('Failed to load Python environment: no network');
    fireEvent.click(screen.getByText('Intro'));
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('Python environment not ready yet!');
  });
});

describe('running', () => {
  it('passes every case, celebrates, and goes on after 200 ms', async () => {
    const player = vi.fn();
    setSoundPlayer(player);
    const { python, onComplete, onClose, onAttempt } = await open({
      programs: { "print('Cake Shop')": { prints: 'Cake Shop\n' } },
      task: { required: ['print'] },
    });
    expect(screen.getByText('Pending / Not attempted yet')).toBeTruthy();
    await press('Run Code');
    expect(python.checked[0]).toMatchObject({ required: ['print'], indentation: true });
    expect(output()).toBe('Cake Shop\n');
    expect(screen.getByText('Passed')).toBeTruthy();
    expect(player).toHaveBeenCalledWith('celebration');
    const words = 'Congratulations! You did it! Continue your journey!';
    expect(showToast).toHaveBeenCalledWith('success', words, 4000);
    expect(onAttempt).toHaveBeenCalledWith({ code: "print('Cake Shop')", status: 'passed' });
    await press('Continue Journey');
    expect(screen.getByText('Closing Python Lab')).toBeTruthy();
    expect(onComplete).not.toHaveBeenCalled();
    await wait(200);
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows expected and actual output of a failed case and no way on', async () => {
    await open({ starter: 'x', programs: { x: { prints: 'Cake shop\n' } } });
    await press('Run Code');
    expect(screen.getByText('Failed')).toBeTruthy();
    const results = screen.getByRole('region', { name: 'Results' });
    expect(within(results).getByText('Cake shop')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('yours: Cake shop');
    expect(screen.queryByRole('button', { name: 'Continue Journey' })).toBeNull();
  });

  it('keeps a hidden case’s output to itself', async () => {
    const hidden = { ...CASE, expected: 'secret', hidden: true };
    await open({ starter: 'x', programs: { x: { prints: 'no' } }, task: { cases: [hidden] } });
    await press('Run Code');
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret');
  });

  it('tells what is missing before anything runs', async () => {
    const { python } = await open({ starter: 'x', programs: { x: { check: { missing: ['input'] } } } });
    await press('Run Code');
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('Your code is missing required elements:');
    expect(text).toContain('Please add the missing elements to your code.');
    expect(python.ran).toEqual([]);
  });

  it('asks with an input box that goes with Submit; the cases type their own answers', async () => {
    const { python } = await open({
      starter: 'ask',
      programs: { ask: { asks: ['Name? '], prints: ([name]) => `Hi ${name}\n` } },
      task: { cases: [{ expected: 'Hi Mia', stdin: ['Mia'], also: [], hidden: false }] },
    });
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await press('Run Code');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Ravi' } });
    await press('Submit');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(output()).toBe('Name? Ravi\nHi Ravi\n');
    expect(python.ran[1]?.stdin).toEqual(['Mia']);
    expect(screen.getByText('Passed')).toBeTruthy();
  });

  it('gives the program empty text by Cancel', async () => {
    const programs = { ask: { asks: ['Name? '], prints: ([name]: readonly string[]) => `[${name}]\n` } };
    await open({ starter: 'ask', programs });
    await press('Run Code');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Ravi' } });
    await press('Cancel');
    expect(output()).toBe('Name? \n[]\n');
  });

  it('lights the line of an error', async () => {
    const error = {
      type: 'NameError',
      message: "name 'y' is not defined",
      text: 'NameError: …',
      line: 2,
      column: 1,
      endColumn: 2,
      stack: [],
    };
    await open({ starter: 'x = 1\ny', programs: { 'x = 1\ny': { result: { status: 'error', error } } } });
    await press('Run Code');
    expect(document.querySelector('[data-line-mark="error"]')?.textContent).toBe('y');
    expect(screen.getByRole('alert').textContent).toContain('NameError: …');
    expect(screen.getByText('Pending / Not attempted yet')).toBeTruthy();
  });

  it('stops a program that never ends', async () => {
    await open({ starter: 'while True: pass', programs: { 'while True: pass': { endless: true } } });
    await press('Run Code');
    await press('Stop');
    expect(screen.getByRole('alert').textContent).toContain('Stopped.');
    expect(screen.getByRole('button', { name: 'Run Code' })).toBeTruthy();
  });

  it('refuses an empty program and one of a million characters', async () => {
    const { python } = await open({ starter: '\u200e  ' });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('Please enter some code!');
    cleanup();
    await open({ starter: 'x'.repeat(1_000_000), task: { id: 'long' } });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('too long');
    expect(python.ran).toEqual([]);
  });

  it('takes invisible signs out and says so', async () => {
    const { python } = await open({ starter: 'a\u00a0= 1\u200e' });
    await press('Run Code');
    expect(python.ran[0]?.code).toBe('a = 1');
    expect(screen.getByText(/invisible signs/)).toBeTruthy();
  });

  it('gives the task’s own words beside a failed case', async () => {
    const checks = [{ kind: 'construct' as const, construct: 'loop' as const, message: 'Use a loop.' }];
    const programs = { x: { prints: 'Cake shop', check: { failed: ['Use a loop.'] } } };
    const { onAttempt } = await open({ starter: 'x', programs, task: { checks } });
    await press('Run Code');
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Use a loop.');
    expect(onAttempt).toHaveBeenCalledWith({ code: 'x', status: 'wrong-output' });
  });

  it('does not pass a program that one of the task’s checks refuses', async () => {
    const checks = [{ kind: 'construct' as const, construct: 'loop' as const, message: 'Use a loop.' }];
    const programs = { x: { prints: 'Cake Shop', check: { failed: ['Use a loop.'] } } };
    await open({ starter: 'x', programs, task: { checks } });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('Use a loop.');
    expect(screen.queryByRole('button', { name: 'Continue Journey' })).toBeNull();
  });

  it('names the mistake also where the output is wrong', async () => {
    const checks = [{ kind: 'construct' as const, construct: 'loop' as const, message: 'Use a loop.' }];
    const programs = { x: { prints: 'something else', check: { failed: ['Use a loop.'] } } };
    await open({ starter: 'x', programs, task: { checks } });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('Use a loop.');
    expect(screen.getByText('Failed')).toBeTruthy();
  });
});

describe('keeping and leaving', () => {
  const KEY = 'lanternwise:lab:mia:t';
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
  const editorText = () => screen.getByRole('textbox', { name: 'main.py, Python code' }).textContent;

  it('reports each run with its program, how it ended and the time it took', async () => {
    const ran = vi.fn(() => true);
    const error = { type: 'NameError', message: '', text: '', line: 1, stack: [] };
    const programs = { y: { result: { status: 'error' as const, error } } };
    await open({ starter: 'y', programs, shelf: { recordRun: ran } });
    await wait(5000);
    await press('Run Code');
    expect(ran).toHaveBeenCalledWith('t', { code: 'y', status: 'error', errorKind: 'NameError', ms: 7520 });
    expect(stored()).toMatchObject({ code: 'y', ran: true });
    await wait(950);
    await press('Run Code');
    expect(ran).toHaveBeenLastCalledWith('t', { code: 'y', status: 'error', errorKind: 'NameError', ms: 1000 });
  });

  it('reports nothing of an empty program', async () => {
    const ran = vi.fn(() => true);
    await open({ starter: '', shelf: { recordRun: ran } });
    await press('Run Code');
    expect(ran).not.toHaveBeenCalled();
  });

  it('takes over the newer program of another device and says so', async () => {
    localStorage.setItem(KEY, JSON.stringify({ code: 'mine = 1', at: 1000, ran: false }));
    await open({ shelf: { fetchLatest: async () => ({ code: 'theirs = 2', at: 2000 }) } });
    expect(editorText()).toContain('theirs = 2');
    expect(screen.getByText(/on another device/)).toBeTruthy();
    expect(stored()).toEqual({ code: 'theirs = 2', at: 2000, ran: true });
  });

  it('keeps its own where that is newer, and never changes what is being typed', async () => {
    localStorage.setItem(KEY, JSON.stringify({ code: 'mine = 1', at: 3000, ran: false }));
    await open({ shelf: { fetchLatest: async () => ({ code: 'theirs = 2', at: 2000 }) } });
    expect(editorText()).toContain('mine = 1');
    expect(screen.queryByText(/on another device/)).toBeNull();
    cleanup();
    let arrive: (theirs: { code: string; at: number }) => void = () => undefined;
    const late = new Promise<{ code: string; at: number }>((resolve) => {
      arrive = resolve;
    });
    await open({ shelf: { fetchLatest: () => late } });
    await press('Run Code');
    arrive({ code: 'theirs = 2', at: 9e15 });
    await wait(10);
    expect(editorText()).toContain('mine = 1');
  });

  it('goes on without the account where the server cannot say', async () => {
    await open({ shelf: { fetchLatest: () => Promise.reject(new Error('offline')) } });
    expect(editorText()).toContain("print('Cake Shop')");
  });

  it('says so where this browser has no room, and the editor keeps the program', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open({ starter: 'x', programs: { x: { prints: 'Cake Shop' } } });
    await press('Run Code');
    full.mockRestore();
    expect(screen.getByText(/no room to keep your code/)).toBeTruthy();
    expect(editorText()).toContain('x');
  });

  it('finds the saved program again and asks before Reset', async () => {
    localStorage.setItem(KEY, JSON.stringify({ code: 'mine = 1', at: 1, ran: false }));
    await open();
    const editor = screen.getByRole('textbox', { name: 'main.py, Python code' });
    expect(editor.textContent).toContain('mine = 1');
    await press('Reset');
    const dialog = screen.getByRole('dialog', { name: 'Start again?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await wait(500);
    expect(editor.textContent).toContain("print('Cake Shop')");
    expect(stored()).toMatchObject({ code: "print('Cake Shop')", ran: false });
  });

  it('opens the intro again with Help and closes after 200 ms without completion', async () => {
    const { python, onClose, onComplete } = await open();
    await press('Help');
    fireEvent.click(screen.getByText('Intro'));
    await press('Close');
    await wait(100);
    expect(onClose).not.toHaveBeenCalled();
    await wait(100);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(python.stops).toBe(1);
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('plays its own song while it is open', async () => {
    const stop = vi.fn();
    const setVolumes = vi.fn();
    vi.mocked(createSongPlayer).mockReturnValueOnce({ setVolumes, stop });
    await open();
    expect(createSongPlayer).toHaveBeenCalledWith('lab-main');
    expect(setVolumes).toHaveBeenCalled();
    expect(stop).not.toHaveBeenCalled();
    cleanup();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('walks through a recording line by line', async () => {
    const step = { depth: 1, name: '<module>', printed: 0 };
    const trace = {
      status: 'ok' as const,
      ms: 1,
      output: '',
      steps: [
        { ...step, line: 1, variables: {} },
        { ...step, line: 2, variables: { x: '1' } },
      ],
    };
    await open({ starter: 'x = 1\ny = 2', programs: { 'x = 1\ny = 2': { trace } } });
    await press('Step Through');
    expect(document.querySelector('[data-line-mark="step"]')?.textContent).toBe('x = 1');
    await press('Next');
    expect(document.querySelector('[data-line-mark="step"]')?.textContent).toBe('y = 2');
    expect(screen.getByRole('row', { name: /x 1\s*changed/ })).toBeTruthy();
    await press('Leave the steps');
    expect(document.querySelector('[data-line-mark="step"]')).toBeNull();
  });
});
