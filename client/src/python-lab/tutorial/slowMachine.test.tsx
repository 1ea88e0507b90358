// @vitest-environment jsdom
// The tutorial on a slow machine: presses of Run that come before Python or before the last verdict, and verdicts that come after a change.
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, finishLoading, getButton, openTutorial } from './testing/renderTutorial.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PRACTICE = 3;
const write = (code: string) =>
  act(() => {
    const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'Your program' }));
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
  });
const OUTDATED = 'This is about your program as you ran it. You have changed it since.';
const error = { type: 'ModuleNotFoundError', message: "No module named 'numpi'", text: '', line: 1, stack: [] };
const mark = () => document.querySelector('[data-line-mark]')?.textContent;
const flush = () => act(async () => void vi.advanceTimersByTime(20));

async function runNumpi() {
  const { python, told } = openTutorial({ at: PRACTICE });
  await finishLoading(python);
  python.isHeld = true;
  python.result = { status: 'error', ms: 1, error };
  write('import numpi');
  await click('Run');
  return { python, told };
}

it('marks nothing in a program that was changed before the result came', async () => {
  const { python } = await runNumpi();
  write('print(1)');
  python.finish();
  await flush();
  expect(screen.getByText(OUTDATED)).toBeTruthy();
  expect(mark()).toBeUndefined();
});

it('runs the changed program at the next press, and drops the old result', async () => {
  const { python } = await runNumpi();
  expect(getButton('Run').getAttribute('aria-busy')).toBe('true');
  write('print(1)');
  expect(getButton('Run').getAttribute('aria-busy')).toBeNull();
  python.result = { status: 'ok', ms: 1 };
  await click('Run');
  expect(python.stops).toBe(1);
  python.output = 'old';
  python.finish();
  await flush();
  expect(screen.queryByText('old')).toBeNull();
  expect(document.querySelector('[data-verdict]')).toBeNull();
  python.output = 'new';
  python.finish();
  await flush();
  await flush();
  expect(python.runs).toEqual(['import numpi', 'print(1)']);
  expect(screen.getByText('new')).toBeTruthy();
  expect(screen.getByText('It works!')).toBeTruthy();
});

it('says so when the program at work is run a second time', async () => {
  await runNumpi();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your program' }), {
    key: 'Enter',
    ctrlKey: true,
    keyCode: 13,
  });
  await flush();
  expect(screen.getByText('This program is running already. To start it again, press Stop first.')).toBeTruthy();
});

it('says that Python is getting ready, and does not run what was stopped meanwhile', async () => {
  const { python } = openTutorial({ at: PRACTICE });
  await finishLoading(python);
  let resolve = () => {};
  python.check = () =>
    new Promise((done) => {
      resolve = () => done({ missing: [], failed: [] });
    });
  await click('Run');
  act(() => python.emit({ kind: 'waiting', isWaiting: true }));
  expect(screen.getByText('Python is getting ready. Your program starts by itself in a moment.')).toBeTruthy();
  await click('Stop');
  resolve();
  await flush();
  expect(python.runs).toEqual([]);
  expect(screen.getByText('Stopped.')).toBeTruthy();
});

it('shows nothing that others print', async () => {
  const { python } = openTutorial({ at: PRACTICE });
  await finishLoading(python);
  act(() => python.emit({ kind: 'output', stream: 'out', text: 'not ours' }));
  await flush();
  expect(screen.queryByText('not ours')).toBeNull();
});
