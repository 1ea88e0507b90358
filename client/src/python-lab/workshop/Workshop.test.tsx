// @vitest-environment jsdom
// The Workshop as a learner uses it: drawing, mistakes, Stop, and saved programs that stay until they are deleted.
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TraceResult } from '../protocol.ts';
import { freezeTime } from '../testing/freezeTime.ts';
import { defaultProgram } from './recipeProgram.ts';
import { RECIPES } from './recipes.ts';
import { board, dialog, editorText, openWorkshop, press, saveAs, wait } from './testing/openWorkshop.tsx';

freezeTime();

const LINE = ['l', 0, 0, 0, 100, 0, '#e6262c', 3];

describe('on a slow machine', () => {
  const error = { type: 'ModuleNotFoundError', message: "No module named 'numpi'", text: '', line: 1, stack: [] };
  const programs = {
    'import numpi': { isHeld: true, prints: 'old', result: { status: 'error' as const, error } },
    cake: { prints: 'fresh' },
  };
  const write = (code: string) =>
    act(() => {
      const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'main.py, Python code' }));
      view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
    });
  const runByKey = async () => {
    const box = screen.getByRole('textbox', { name: 'main.py, Python code' });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 13 });
    await wait(50);
  };

  it('marks nothing in a program that was changed before the result came', async () => {
    const { python } = await openWorkshop(programs, 'import numpi');
    await press('Run Code');
    write('cake');
    python.finish();
    await wait(50);
    expect(screen.getByRole('alert').textContent).toContain('You have changed it since.');
    expect(document.querySelector('[data-line-mark]')).toBeNull();
  });

  it('shows nothing of a program at work once another one is opened', async () => {
    const { python } = await openWorkshop(programs, 'import numpi');
    await press('Run Code');
    await press('New');
    await press('Open anyway');
    python.finish();
    await wait(50);
    expect(editorText()).toContain(defaultProgram().split('\n')[0]);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(screen.getByRole('button', { name: 'Run Code' })).toBeTruthy();
  });

  it('runs the changed program at the next press, and says when the same one is run twice', async () => {
    const { python } = await openWorkshop(programs, 'import numpi');
    await press('Run Code');
    await runByKey();
    expect(screen.getByText('This program is running already. To start it again, press Stop first.')).toBeTruthy();
    write('cake');
    await runByKey();
    expect(python.stops).toBe(1);
    python.finish();
    await wait(50);
    expect(screen.getByRole('log', { name: 'Program output' }).textContent).toBe('fresh');
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});

describe('a program', () => {
  it('draws on the board, which says what there is', async () => {
    await openWorkshop({ draw: { draws: [LINE], prints: 'done' } }, 'draw');
    await press('Run Code');
    await wait();
    expect(board().getAttribute('aria-label')).toContain('The picture has a red line.');
    expect(screen.getByRole('log').textContent).toBe('done');
  });

  it('that fails shows the message of the icing bag and marks the line', async () => {
    const error = {
      type: 'BakeryError',
      message: 'candle() needs a height from 5 to 300.',
      text: 'BakeryError',
      line: 1,
      stack: [],
    };
    await openWorkshop({ bad: { result: { status: 'error', error } } }, 'bad');
    await press('Run Code');
    await wait();
    expect(screen.getByText('The icing bag is puzzled')).toBeDefined();
    expect(screen.getByText('candle() needs a height from 5 to 300.')).toBeDefined();
    expect(document.querySelector('[data-line-mark="error"]')).not.toBeNull();
  });

  it('that draws too much leaves its picture and a kind word', async () => {
    const error = {
      type: 'IcingUsedUp',
      message: 'The icing bag is empty: a program may draw 20000 things.',
      text: '',
      line: 1,
      stack: [],
    };
    await openWorkshop({ flood: { draws: [LINE], result: { status: 'error', error } } }, 'flood');
    await press('Run Code');
    await wait();
    expect(screen.getByText('The icing bag is empty')).toBeDefined();
    expect(board().getAttribute('aria-label')).toContain('red line');
  });

  it('that never ends is ended by Stop', async () => {
    const { python } = await openWorkshop({ forever: { endless: true } }, 'forever');
    await press('Run Code');
    await press('Stop');
    await wait();
    expect(python.stops).toBe(1);
    expect(screen.getByText('Stopped.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Run Code' })).toBeDefined();
  });

  it('may ask', async () => {
    await openWorkshop({ ask: { asks: ['Name? '], prints: ([name]) => `Hi ${name}` } }, 'ask');
    await press('Run Code');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Ada' } });
    await press('Submit');
    await wait();
    expect(screen.getByRole('log').textContent).toBe('Name? Ada\nHi Ada');
  });

  it('that is stepped through shows its picture as it was at each step, and the whole of it at the end', async () => {
    const module = { depth: 1, name: '<module>', variables: {}, printed: 0 };
    const trace: TraceResult = {
      status: 'ok',
      ms: 1,
      output: '',
      final: {},
      steps: [
        { ...module, line: 1, drawn: 0 },
        { ...module, line: 2, drawn: 1 },
      ],
    };
    await openWorkshop({ draw: { trace, draws: [LINE, ['l', 0, 0, 0, 50, 0, '#2353e0', 3]] } }, 'draw');
    // The step is on screen first; the board draws it in the next frame.
    const go = async (name: string) => {
      await press(name);
      await wait();
      return board().getAttribute('aria-label');
    };
    const isRunDisabled = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: 'Run Code', hidden: true }).disabled;
    expect(await go('Step Through')).toBe('The cake board is empty.');
    expect(await go('Next')).toContain('The picture has a red line.');
    expect(await go('Next')).toMatch(/a red line and a blue line|a blue line and a red line/);
    expect(isRunDisabled()).toBe(true);
    await press('Leave the steps');
    expect(isRunDisabled()).toBe(false);
  });
});

describe('the saved programs', () => {
  it('keeps a program, opens it again, and asks before a change is lost', async () => {
    const { shelf } = await openWorkshop({}, 'my cake');
    await saveAs('Cake');
    expect(shelf.programs()).toMatchObject([{ name: 'Cake', code: 'my cake' }]);
    expect(screen.getByText('Cake (saved)')).toBeDefined();
    await press('New');
    expect(editorText()).toContain('Your own cake');
    await press('My Programs');
    await press('Open Cake');
    expect(editorText()).toBe('my cake');
  });

  it('asks first where something is not saved', async () => {
    await openWorkshop({}, 'half a cake');
    await press('Recipes');
    await press(/^Cake Tiers/);
    expect(dialog('Not saved yet')).toBeDefined();
    await press('Go back and save');
    expect(editorText()).toBe('half a cake');
    await press('Recipes');
    await press(/^Cake Tiers/);
    await press('Open anyway');
    expect(editorText()).toContain('A cake of three tiers');
  });

  it('renames, and deletes only after a question; the words stay in the editor', async () => {
    const { shelf } = await openWorkshop({}, 'my cake');
    await saveAs('Cake');
    await press('My Programs');
    await press('Rename Cake');
    fireEvent.change(screen.getByLabelText('Name of the program'), { target: { value: 'Pie' } });
    await press('Rename', dialog('A new name'));
    expect(shelf.programs()[0]?.name).toBe('Pie');
    await press('Delete Pie');
    await press('Keep it');
    expect(shelf.programs()).toHaveLength(1);
    await press('Delete Pie');
    await press('Delete', dialog('Delete it?'));
    expect(shelf.programs()).toHaveLength(0);
    expect(editorText()).toBe('my cake');
  });

  it('says why a name will not do', async () => {
    await openWorkshop({}, 'my cake');
    await saveAs(' ');
    expect(screen.getByText('Give your program a name.')).toBeDefined();
  });

  it('keeps the unsaved program over visits', async () => {
    await openWorkshop({}, 'half a cake');
    cleanup();
    await openWorkshop();
    expect(editorText()).toBe('half a cake');
  });
});

it('begins with a first cake, and offers eight recipes of which each imports the bakery', async () => {
  await openWorkshop();
  expect(editorText()).toContain(defaultProgram().split('\n')[0]);
  await press('Recipes');
  expect(within(dialog('Recipes')).getAllByRole('listitem')).toHaveLength(8);
  expect(RECIPES.every(({ code }) => code.includes('import bakery'))).toBe(true);
});
