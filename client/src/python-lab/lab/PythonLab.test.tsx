// @vitest-environment jsdom
// The Lab as a learner meets it: waiting, running, answering, failing, passing and going on.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../audio/playSound.ts';
import { showToast } from '../../lib/showToast.ts';
import { freezeTime } from '../testing/freezeTime.ts';
import { CASE, open, output, press, wait } from './testing/renderLab.tsx';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../audio/createSongPlayer.ts', () => ({
  createSongPlayer: vi.fn(() => ({ setVolumes: vi.fn(), stop: vi.fn() })),
}));

freezeTime();
afterEach(() => {
  vi.clearAllMocks();
  setSoundPlayer(undefined);
});

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

  it('shows in the output that Python cannot be loaded, and refuses to run', async () => {
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
  it('mends wrong spaces at one tap, beside the requirement’s own words', async () => {
    const wrong = 'if 1:\n   print(1)';
    const message = 'Indentation Error (line 2): Found 3 spaces, expected 4 spaces.';
    const indentation = { line: 2, message, found: 3, expected: 4 };
    const { python } = await open({ starter: wrong, programs: { [wrong]: { check: { indentation } } } });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain(message);
    await press('Make it 4');
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Run Code');
    expect(python.ran[0]?.code).toBe('if 1:\n    print(1)');
  });

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
    expect(onAttempt).toHaveBeenCalledWith({
      code: "print('Cake Shop')",
      status: 'passed',
      outputs: ['Cake Shop'],
    });
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

  it('lists what is missing before anything runs', async () => {
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
    expect(screen.queryByText('Pending / Not attempted yet')).toBeNull();
    expect(screen.getByText('Not reached: the program stopped before this test')).toBeTruthy();
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

  it('removes invisible characters and shows a note', async () => {
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
