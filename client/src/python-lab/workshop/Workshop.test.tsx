// @vitest-environment jsdom
// The Workshop as a learner uses it: drawing, mistakes, Stop, saved programs that stay until they are deleted, and those of the class.
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { type FakeProgram, FakePython } from '../lab/testing/FakePython.ts';
import type { TraceResult } from '../protocol.ts';
import type { ClassPrograms } from './classPrograms.ts';
import { defaultProgram } from './recipeProgram.ts';
import { RECIPES } from './recipes.ts';
import { SavedProgramRepository } from './SavedProgramRepository.ts';
import { Workshop } from './Workshop.tsx';

// jsdom lays nothing out, draws nothing and watches no sizes.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
HTMLCanvasElement.prototype.getContext = (() => null) as unknown as typeof HTMLCanvasElement.prototype.getContext;
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

const LINE = ['l', 0, 0, 0, 100, 0, '#e6262c', 3];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(programs: Record<string, FakeProgram> = {}, draft?: string, classPrograms?: ClassPrograms) {
  const shelf = new SavedProgramRepository('ada');
  if (draft !== undefined) shelf.saveDraft({ code: draft, base: '' });
  const python = new FakePython(programs);
  python.load();
  const onClose = vi.fn();
  render(
    <Provider store={createStore()}>
      <Workshop runtime={python} repository={shelf} classPrograms={classPrograms} onClose={onClose} />
    </Provider>,
  );
  await wait();
  return { python, shelf, onClose };
}

const press = async (name: string | RegExp, within_?: HTMLElement) => {
  fireEvent.click((within_ ? within(within_) : screen).getByRole('button', { name, hidden: true }));
  await wait(50);
};
const dialog = (name: string) => screen.getByRole('dialog', { name });
const editorText = () => document.querySelector('.cm-content')?.textContent ?? '';
const board = () => screen.getByRole('img', { name: /picture|board/, hidden: true });

async function saveAs(name: string) {
  await press('Save');
  fireEvent.change(screen.getByLabelText('Name of the program'), { target: { value: name } });
  await press('Save', dialog('Save your program'));
}

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
    const { python } = await open(programs, 'import numpi');
    await press('Run Code');
    write('cake');
    python.finish();
    await wait(50);
    expect(screen.getByRole('alert').textContent).toContain('You have changed it since.');
    expect(document.querySelector('[data-line-mark]')).toBeNull();
  });

  it('shows nothing of a program at work once another one is opened', async () => {
    const { python } = await open(programs, 'import numpi');
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
    const { python } = await open(programs, 'import numpi');
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
    await open({ draw: { draws: [LINE], prints: 'done' } }, 'draw');
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
    await open({ bad: { result: { status: 'error', error } } }, 'bad');
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
    await open({ flood: { draws: [LINE], result: { status: 'error', error } } }, 'flood');
    await press('Run Code');
    await wait();
    expect(screen.getByText('The icing bag is empty')).toBeDefined();
    expect(board().getAttribute('aria-label')).toContain('red line');
  });

  it('that never ends is ended by Stop', async () => {
    const { python } = await open({ forever: { endless: true } }, 'forever');
    await press('Run Code');
    await press('Stop');
    await wait();
    expect(python.stops).toBe(1);
    expect(screen.getByText('Stopped.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Run Code' })).toBeDefined();
  });

  it('may ask', async () => {
    await open({ ask: { asks: ['Name? '], prints: ([name]) => `Hi ${name}` } }, 'ask');
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
    await open({ draw: { trace, draws: [LINE, ['l', 0, 0, 0, 50, 0, '#2353e0', 3]] } }, 'draw');
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
    const { shelf } = await open({}, 'my cake');
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
    await open({}, 'half a cake');
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
    const { shelf } = await open({}, 'my cake');
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
    await open({}, 'my cake');
    await saveAs(' ');
    expect(screen.getByText('Give your program a name.')).toBeDefined();
  });

  it('keeps the unsaved program over visits', async () => {
    await open({}, 'half a cake');
    cleanup();
    await open();
    expect(editorText()).toBe('half a cake');
  });
});

it('begins with a first cake, and offers eight recipes of which each imports the bakery', async () => {
  await open();
  expect(editorText()).toContain(defaultProgram().split('\n')[0]);
  await press('Recipes');
  expect(within(dialog('Recipes')).getAllByRole('listitem')).toHaveLength(8);
  expect(RECIPES.every(({ code }) => code.includes('import bakery'))).toBe(true);
});

describe('the programs of a class', () => {
  const shown = { groupName: 'Class 7B', isOwn: false, remixOf: null };
  const inClass = (more: Partial<ClassPrograms> = {}): ClassPrograms => ({
    classes: [{ id: 'g1', name: 'Class 7B' }],
    offers: [],
    shown: [
      { ...shown, id: 'c1', title: 'Tower', by: 'ravi' },
      { ...shown, id: 'c2', title: 'Mine', by: 'ada', isOwn: true, remixOf: 'c1' },
    ],
    username: 'ada',
    isLimited: false,
    problem: undefined,
    refresh: vi.fn(),
    offer: vi.fn(async () => undefined),
    takeBack: vi.fn(async () => undefined),
    readCode: vi.fn(async () => ({ ok: true, code: 'a tower' }) as const),
    ...more,
  });

  it('are not offered to those who are in none', async () => {
    await open({}, 'my cake');
    expect(screen.queryByRole('button', { name: 'My Class' })).toBeNull();
    await saveAs('Cake');
    await press('My Programs');
    expect(screen.queryByRole('button', { name: 'Show Cake to my class' })).toBeNull();
  });

  it('are remixed: a copy that says whose idea it was, also once it is saved', async () => {
    const programs = inClass();
    const { shelf } = await open({}, undefined, programs);
    await press('My Class');
    expect(programs.refresh).toHaveBeenCalledTimes(1);
    expect(within(dialog('Programs of my class')).getByText('Remix after “Tower” by ravi')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remix Mine by ada' })).toBeNull();
    await press('Remix Tower by ravi');
    expect(editorText()).toBe('a tower');
    expect(screen.getByText('Remix after “Tower” by ravi')).toBeDefined();
    await saveAs('My tower');
    expect(shelf.programs()).toMatchObject([{ name: 'My tower', code: 'a tower', remixOf: 'c1' }]);
    // No name of a classmate is stored in the copy.
    expect(JSON.stringify({ ...localStorage })).not.toContain('ravi');
    cleanup();
    await open({}, undefined, inClass({ shown: [] }));
    expect(screen.getByText('A remix of a program from my class')).toBeDefined();
  });

  it('say why one cannot be copied any more', async () => {
    const readCode = async () => ({ ok: false, why: 'This program is not here any more.' }) as const;
    await open({}, 'half a cake', inClass({ readCode }));
    await press('My Class');
    await press('Remix Tower by ravi');
    expect(screen.getByRole('alert').textContent).toBe('This program is not here any more.');
    expect(editorText()).toBe('half a cake');
  });

  it('take what was saved, and show where it stands', async () => {
    const programs = inClass();
    const { shelf } = await open({}, 'my cake', programs);
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    expect(dialog('Show it to my class').textContent).toContain('your user name ada');
    await press('Ask my teacher');
    expect(programs.offer).toHaveBeenCalledWith(expect.objectContaining({ name: 'Cake', code: 'my cake' }), 'g1');
    cleanup();
    const offer = { id: 'o1', groupId: 'g1', groupName: 'Class 7B', title: 'Cake', offeredAt: 1 };
    const savedId = shelf.programs()[0]?.id ?? '';
    const declined = inClass({ offers: [{ ...offer, savedId, state: 'declined', reason: 'has-error' }] });
    await open({}, undefined, declined);
    await press('My Programs');
    expect(screen.getByText(/^Not shown yet. Your teacher says: It stops with an error/)).toBeDefined();
    await press('Show Cake to my class');
    await press('Take it back');
    expect(declined.takeBack).toHaveBeenCalledWith('o1');
    await press('Back to my programs');
    await press('Delete Cake');
    expect(dialog('Delete it?').textContent).toContain('gone from your shelf, and from your class');
  });

  it('go to the chosen one of two classes', async () => {
    const programs = inClass({
      classes: [
        { id: 'g1', name: 'Class 7B' },
        { id: 'g2', name: 'Robot club' },
      ],
    });
    await open({}, 'my cake', programs);
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    fireEvent.click(screen.getByRole('radio', { name: 'Robot club' }));
    await press('Ask my teacher');
    expect(programs.offer).toHaveBeenCalledWith(expect.objectContaining({ name: 'Cake' }), 'g2');
  });

  it('wait for a parent’s consent, in words', async () => {
    await open({}, 'my cake', inClass({ isLimited: true }));
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    expect(dialog('Show it to my class').textContent).toContain('until a parent has agreed to your account');
    expect(screen.queryByRole('button', { name: 'Ask my teacher' })).toBeNull();
  });
});
