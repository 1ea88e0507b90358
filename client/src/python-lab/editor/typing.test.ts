// @vitest-environment jsdom
// What the editor makes of a program that is typed key by key: nothing but what was typed, moved in where a block begins.
import { EditorState } from '@codemirror/state';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { afterEach, describe, expect, it } from 'vitest';
import { editorExtensions } from './editorExtensions.ts';

let view: EditorView | undefined;
afterEach(() => view?.destroy());

const KEYS: Readonly<Record<string, [key: string, code: number]>> = {
  '\n': ['Enter', 13],
  '\t': ['Tab', 9],
  '←': ['ArrowLeft', 37],
  '⌫': ['Backspace', 8],
};

function press(on: EditorView, sign: string): void {
  const [key, keyCode = 0] = KEYS[sign] ?? [];
  if (key) return void runScopeHandlers(on, new KeyboardEvent('keydown', { key, keyCode }), 'editor');
  const { from, to } = on.state.selection.main;
  const insert = () => on.state.update({ ...on.state.replaceSelection(sign), userEvent: 'input.type' });
  const isTaken = on.state.facet(EditorView.inputHandler).some((handle) => handle(on, from, to, sign, insert));
  if (!isTaken) on.dispatch(insert());
}

/** The program after these keys; `|` in the start is the cursor. */
function typed(keys: string, start = '|'): string {
  const at = start.indexOf('|');
  const setup = { label: '', describedBy: '', completions: [], isLeaving: () => false };
  const nothing = () => undefined;
  const extensions = editorExtensions({ ...setup, onRun: nothing, onChange: nothing, onHint: nothing });
  const state = EditorState.create({ doc: start.replace('|', ''), selection: { anchor: at }, extensions });
  view = new EditorView({ state });
  for (const sign of keys) press(view, sign);
  return view.state.doc.toString();
}

describe('a line that the editor has moved in', () => {
  it.each([
    ['if x > 5:\n\tprint(1)', 'if x > 5:\n    print(1)'],
    ['if x > 5:\n    print(1)', 'if x > 5:\n    print(1)'],
    ['for i in y:\n\tif i:\n\t\tprint(i)', 'for i in y:\n    if i:\n        print(i)'],
    ['for i in y:\n    if i:\n        print(i)', 'for i in y:\n    if i:\n        print(i)'],
    ['if x:\n⌫\tprint(1)', 'if x:\n    print(1)'],
  ])('stays there: %j', (keys, code) => expect(typed(keys)).toBe(code));

  it.each([
    ['\tx', '    x'],
    ['x =\t5', 'x = 5'],
    ['x = [\n\t1', 'x = [\n        1'],
    ['x = """a\n  b', 'x = """a\n  b'],
    ['  x', '  x'],
  ])('and Tab and Space work elsewhere: %j', (keys, code) => expect(typed(keys)).toBe(code));
});

describe('what is typed', () => {
  it.each([
    'print("hello',
    'print("hello)',
    'print(5',
    'print("hello")',
    '"""a\nb"""',
    "x = '''a\nb'''",
    "print('It\\'s')",
    'print("It\'s", len("a")[0])',
    'x = {"a": [1, 2]}',
  ])('gains nothing: %j', (keys) => expect(typed(keys)).toBe(keys));

  it.each([
    ['"hi")', 'print(|)', 'print("hi")'],
    ['hi"', 'print("|")', 'print("hi")'],
    ['a"""', 'x = """|"""', 'x = """a"""'],
    [')', 'print((1 + 2|)', 'print((1 + 2))'],
    ['"', 'print(|"a")', 'print(""a")'],
    [')', 'print("a|)', 'print("a))'],
  ])('moves over what closes already, where nothing lacks: %j in %j', (keys, start, code) => {
    expect(typed(keys, start)).toBe(code);
  });
});

describe('Enter', () => {
  it.each([
    ['\nx', 'print("hi"|)', 'print("hi")\nx'],
    ['\nx', 'print("hi|")', 'print("hi")\nx'],
    ['\nx', 'if f(1|):', 'if f(1):\n    x'],
    ['\n1', 'x = [|]', 'x = [\n    1\n]'],
    ['\nx', 'print("a", |b)', 'print("a", \n      xb)'],
  ])('begins the next line of the program: %j in %j', (keys, start, code) => expect(typed(keys, start)).toBe(code));

  it.each([
    ['def f():\n    return 1|', 'def f():\n    return 1\nx'],
    ['while 1:\n    if x:\n        break|', 'while 1:\n    if x:\n        break\n    x'],
    ['for i in y:\n    continue|', 'for i in y:\n    continue\nx'],
    ['if x:\n    pass|', 'if x:\n    pass\nx'],
    ['if x:\n    returned = 1|', 'if x:\n    returned = 1\n    x'],
    ['def f():\n    return (1,|', 'def f():\n    return (1,\n            x'],
  ])('moves out where a block has ended: %j', (start, code) => expect(typed('\nx', start)).toBe(code));
});
