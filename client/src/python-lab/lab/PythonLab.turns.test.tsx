// @vitest-environment jsdom
// The Lab on a slow machine: presses of Run that come before Python or before the last result, and results that come after the text has changed.
import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freezeTime } from '../testing/freezeTime.ts';
import { open, output, press, wait } from './testing/renderLab.tsx';

vi.mock('../../lib/showToast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../audio/createSongPlayer.ts', () => ({
  createSongPlayer: vi.fn(() => ({ setVolumes: vi.fn(), stop: vi.fn() })),
}));

freezeTime();

const OUTDATED = 'This is about your program as you ran it. You have changed it since.';
const error = { type: 'ModuleNotFoundError', message: "No module named 'numpi'", text: '', line: 1, stack: [] };
const numpi = { isHeld: true, result: { status: 'error' as const, error } };
const cake = { prints: 'Cake Shop\n' };

const editor = () => screen.getByRole('textbox', { name: 'main.py, Python code' });
const write = (code: string) =>
  act(() => {
    const view = EditorView.findFromDOM(editor());
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
  });
const runByKey = async () => {
  fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true, keyCode: 13 });
  await wait(50);
};
const mark = () => document.querySelector('[data-line-mark]')?.textContent;
const alert = () => screen.getByRole('alert').textContent;

it('marks nothing in a text that was changed before the result came, and says whose result it is', async () => {
  const { python } = await open({ starter: 'import numpi', programs: { 'import numpi': numpi } });
  await press('Run Code');
  write('print("Cake Shop")');
  python.finish();
  await wait(50);
  expect(alert()).toContain('numpi');
  expect(alert()).toContain(OUTDATED);
  expect(mark()).toBeUndefined();
});

it('removes the mark with the first change, and brings it back on no other occasion', async () => {
  const step = { line: 1, depth: 1, name: '<module>', variables: {}, printed: 0 };
  const trace = { status: 'ok' as const, ms: 1, steps: [step], output: '' };
  const { python } = await open({ starter: 'import numpi', programs: { 'import numpi': numpi, cake: { trace } } });
  await press('Run Code');
  python.finish();
  await wait(50);
  expect(mark()).toBe('import numpi');
  expect(alert()).not.toContain(OUTDATED);
  write('cake');
  await wait(50);
  expect(mark()).toBeUndefined();
  expect(alert()).toContain(OUTDATED);
  await press('Step Through');
  expect(mark()).toBe('cake');
  await press('Step Through');
  expect(mark()).toBeUndefined();
});

it('runs a changed program that was started while the old one was at work, and drops the old result', async () => {
  const programs = { 'import numpi': { ...numpi, prints: 'old' }, cake };
  const { python } = await open({ starter: 'import numpi', programs });
  await press('Run Code');
  write('cake');
  await runByKey();
  expect(python.stops).toBe(1);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  python.finish();
  await wait(50);
  expect(output()).toBe('Cake Shop\n');
  expect(screen.getByText('Passed')).toBeTruthy();
  expect(alert()).toBe('');
  expect(mark()).toBeUndefined();
});

it('says so when the program at work is run a second time, and goes on with it', async () => {
  const { python } = await open({ starter: 'cake', programs: { cake: { ...cake, isHeld: true } } });
  await press('Run Code');
  await runByKey();
  expect(screen.getByText('This program is running already. To start it again, press Stop first.')).toBeTruthy();
  python.finish();
  await wait(50);
  expect(output()).toBe('Cake Shop\n');
  expect(screen.queryByText(/running already/)).toBeNull();
  expect(python.stops).toBe(0);
});

it('says that Python is getting ready while a program waits for it', async () => {
  const { python } = await open({ starter: 'cake', programs: { cake: { ...cake, isHeld: true } } });
  await press('Run Code');
  act(() => python.tellWaiting(true));
  const words = 'Python is getting ready. Your program starts by itself in a moment.';
  expect(screen.getByText(words).closest('[role="status"]')).toBeTruthy();
  act(() => python.tellWaiting(false));
  expect(screen.queryByText(words)).toBeNull();
});

it('does not take the second click of a double click on Run for Stop', async () => {
  const { python } = await open({ starter: 'cake', programs: { cake: { endless: true } } });
  await press('Run Code');
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.click(stop, { detail: 2 });
  await wait(50);
  expect(python.stops).toBe(0);
  fireEvent.click(stop, { detail: 1 });
  await wait(50);
  expect(python.stops).toBe(1);
});

it('starts a Python that failed again, and then runs the program that was asked for', async () => {
  const { python } = await open({ starter: 'cake', programs: { cake }, loaded: false });
  python.fail('no memory');
  await wait(50);
  await wait(600);
  fireEvent.click(screen.getByText('Intro'));
  let start = () => {};
  python.ready = () =>
    new Promise<void>((resolve) => {
      start = resolve;
    });
  await press('Run Code');
  expect(alert()).toContain('Python environment not ready yet!');
  expect(alert()).toContain('Your program starts by itself');
  python.state = 'ready';
  start();
  await wait(50);
  expect(output()).toContain('Cake Shop\n');
  expect(alert()).toBe('');
});
