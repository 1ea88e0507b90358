// @vitest-environment jsdom
// The editor as a learner with a keyboard meets it: what Tab, Escape and Ctrl+Enter do, and which line is lit.
import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { plainOutput, plainText } from '@lanternwise/shared/content/plainOutput';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { markedRange } from './lineMarks.ts';

// jsdom draws nothing.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

function open(code: string, more: Partial<Parameters<typeof CodeEditor>[0]> = {}) {
  const onChange = vi.fn();
  const onRun = vi.fn();
  const props = { value: code, onChange, onRun, label: 'main.py, Python code', ...more };
  const shown = render(<CodeEditor {...props} />);
  const box = screen.getByRole('textbox', { name: 'main.py, Python code' });
  const view = EditorView.findFromDOM(box);
  if (!view) throw new Error('no editor');
  const again = (next: Partial<typeof props> & { mark?: Parameters<typeof CodeEditor>[0]['lineMark'] }) =>
    shown.rerender(<CodeEditor {...props} {...next} />);
  return { box, view, onChange, onRun, again, container: shown.container };
}

describe('CodeEditor', () => {
  it('undoes the last change by a button, as Ctrl+Z does', () => {
    const undoRef = createRef<() => void>();
    const { view, onChange } = open('ab', { undoRef });
    view.dispatch({ changes: { from: 2, insert: 'c' }, userEvent: 'input.type' });
    expect(onChange).toHaveBeenLastCalledWith('abc');
    act(() => undoRef.current?.());
    expect(onChange).toHaveBeenLastCalledWith('ab');
  });

  it('takes the line breaks of a document that is pasted for line breaks', () => {
    const { box, onChange } = open('');
    const clipboardData = { getData: () => 'a = 1\u2028b = 2\u2029' };
    fireEvent(box, Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    expect(onChange).toHaveBeenLastCalledWith('a = 1\nb = 2\n');
  });

  it('indents to the next four spaces with Tab', () => {
    const { box, view, onChange } = open('ab');
    view.dispatch({ selection: { anchor: 2 } });
    fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 });
    expect(onChange).toHaveBeenLastCalledWith('ab  ');
  });

  it('lets Tab leave after Escape, shows it, and keeps Escape from a dialog around it', () => {
    const { box, onChange } = open('ab');
    const dialog = vi.fn();
    document.addEventListener('keydown', dialog, true);
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    document.removeEventListener('keydown', dialog, true);
    expect(dialog).not.toHaveBeenCalled();
    expect(screen.getByText('Now press Tab to leave the editor.')).toBeTruthy();
    const free = fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 });
    expect(free).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  describe('while a word is on offer', () => {
    /** CodeMirror takes no key for a list that has just appeared. */
    const UNTOUCHED_MS = 100;

    async function openWithOffer() {
      const { box, view, onChange } = open('done = Tru', { completions: ['True'] });
      view.dispatch({ selection: { anchor: 10 } });
      startCompletion(view);
      await vi.waitFor(() => expect(completionStatus(view.state)).toBe('active'));
      await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));
      return { box, onChange };
    }

    it('starts a new line with Enter', async () => {
      const { box, onChange } = await openWithOffer();
      fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
      expect(onChange).toHaveBeenLastCalledWith('done = Tru\n');
    });

    it('takes the word with Tab', async () => {
      const { box, onChange } = await openWithOffer();
      fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 });
      expect(onChange).toHaveBeenLastCalledWith('done = True');
    });
  });

  it('tells a hint with its line, in Hindi on a Hindi page', async () => {
    open('print("a)\nx = 1').view.dispatch({ selection: { anchor: 10 } });
    await vi.waitFor(() => expect(document.body.textContent).toContain('Line 1: This text starts with'), 5000);
    cleanup();
    await showInHindi('python');
    open('print("a)\nx = 1').view.dispatch({ selection: { anchor: 10 } });
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/लाइन 1: \p{Script=Devanagari}/u), 5000);
  });

  it('runs with Ctrl+Enter', () => {
    const { box, onRun } = open('print(1)');
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 13 });
    expect(onRun).toHaveBeenCalledTimes(1);
  });

  it('takes a new text from outside and lights a line until something is typed', () => {
    const { view, again, container } = open('a\nb');
    again({ value: 'x\nyy\nz' });
    const lineMark = { tone: 'error', source: 'x\nyy\nz', line: 2, column: 1, endColumn: 3 } as const;
    again({ value: 'x\nyy\nz', lineMark });
    expect(container.querySelector('[data-line-mark="error"]')?.textContent).toBe('yy');
    expect(container.querySelector('[data-error-part]')?.textContent).toBe('yy');
    act(() => view.dispatch({ changes: { from: 0, insert: '#' } }));
    expect(container.querySelector('[data-line-mark="error"]')).toBeNull();
  });

  it('marks no line of a text that is not the one the mark belongs to', () => {
    const { view, again, container } = open('import numpi');
    act(() => view.dispatch({ changes: { from: 0, to: 12, insert: 'print(1)' } }));
    const lineMark = { tone: 'error', source: 'import numpi', line: 1 } as const;
    again({ value: 'print(1)', lineMark });
    expect(container.querySelector('[data-line-mark]')).toBeNull();
    again({ value: 'import numpi', lineMark: { ...lineMark } });
    expect(container.querySelector('[data-line-mark]')?.textContent).toBe('import numpi');
  });

  it('removes a hint with the first change of its line, and keeps it beside other changes, with its new line', async () => {
    const { view } = open('print("a)\nx = 1');
    view.dispatch({ selection: { anchor: 12 } });
    await vi.waitFor(() => expect(document.body.textContent).toContain('Line 1: This text starts with'), 5000);
    act(() => view.dispatch({ changes: { from: 15, insert: '2' } }));
    expect(document.body.textContent).toContain('Line 1: This text starts with');
    act(() => view.dispatch({ changes: { from: 0, insert: '\n' }, selection: { anchor: 14 } }));
    await vi.waitFor(() => expect(document.body.textContent).toContain('Line 2: This text starts with'), 5000);
    act(() => view.dispatch({ changes: { from: 9, insert: '"' } }));
    expect(document.body.textContent).not.toContain('This text starts with');
    expect(document.querySelector('.cm-lintRange-info')).toBeNull();
  });
});

describe('markedRange', () => {
  const doc = EditorState.create({ doc: 'abc\n\nlong line' }).doc;
  it.each([
    [
      { line: 1, column: 2, endColumn: 4 },
      { from: 1, to: 3 },
    ],
    [
      { line: 1, column: 99 },
      { from: 2, to: 3 },
    ],
    [
      { line: 1, column: 2, endLine: 3, endColumn: 5 },
      { from: 1, to: 9 },
    ],
    [{ line: 2, column: 1 }, undefined],
    [{ line: 9, column: 1 }, undefined],
  ])('of %j', (mark, expected) => {
    expect(markedRange(doc, { tone: 'error', ...mark })).toEqual(expected);
  });
});

describe('plainText', () => {
  it('takes out marks, plain spaces stay and line ends are one character', () => {
    expect(plainText('a\u200e\u00a0=\u2003 1\r\n\ufeff')).toBe('a =  1\n');
    expect(plainText('a\u2028b\u2029c\u0085d\ve\ff\rg')).toBe('a\nb\nc\nd\ne\nf\ng');
    expect(plainOutput('\u202a 10\u00a0AM \n')).toBe('10 AM');
  });
});
