// @vitest-environment jsdom
// The Lab keeps programs, continues newer ones, closes, and shows recorded steps.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSongPlayer } from '../../audio/createSongPlayer.ts';
import { setSoundPlayer } from '../../audio/playSound.ts';
import { freezeTime } from '../testing/freezeTime.ts';
import { open, press, wait } from './testing/renderLab.tsx';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../audio/createSongPlayer.ts', () => ({
  createSongPlayer: vi.fn(() => ({ setVolumes: vi.fn(), stop: vi.fn() })),
}));

freezeTime();
afterEach(() => {
  vi.clearAllMocks();
  setSoundPlayer(undefined);
});

describe('keeping and leaving', () => {
  const KEY = 'lanternwise:lab:mia:t';
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
  const editorText = () => screen.getByRole('textbox', { name: 'main.py, Python code' }).textContent;

  it('reports each run with its program, how it ended and the time it took', async () => {
    const ran = vi.fn(() => true);
    const error = { type: 'NameError', message: '', text: "NameError: name 'y' is not defined", line: 1, stack: [] };
    const texts = { error: error.text, output: '' };
    const programs = { y: { result: { status: 'error' as const, error } } };
    await open({ starter: 'y', programs, shelf: { recordRun: ran } });
    await wait(5000);
    await press('Run Code');
    expect(ran).toHaveBeenCalledWith(
      't',
      { code: 'y', status: 'error', errorKind: 'NameError', ...texts, ms: 7520 },
      expect.any(String),
    );
    expect(stored()).toMatchObject({ code: 'y', ran: true });
    await wait(950);
    await press('Run Code');
    expect(ran).toHaveBeenLastCalledWith(
      't',
      { code: 'y', status: 'error', errorKind: 'NameError', ...texts, ms: 1000 },
      expect.any(String),
    );
  });

  it('leaves the questions of input() out of what a board on the map shows', async () => {
    const ran = vi.fn(() => true);
    const programs = { ask: { asks: ['Name? '], prints: ([name]: readonly string[]) => `Hi ${name}\n` } };
    await open({ starter: 'ask', programs, shelf: { recordRun: ran } });
    await press('Run Code');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Ravi' } });
    await press('Submit');
    expect(ran).toHaveBeenCalledWith('t', expect.objectContaining({ output: 'Name? Hi Ravi\n' }), 'Hi Ravi\n');
  });

  it('reports nothing of an empty program', async () => {
    const ran = vi.fn(() => true);
    await open({ starter: '', shelf: { recordRun: ran } });
    await press('Run Code');
    expect(ran).not.toHaveBeenCalled();
  });

  it('loads the newer program of another device and shows a note', async () => {
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

  it('shows a note if the browser has no storage left, and keeps the program in the editor', async () => {
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
