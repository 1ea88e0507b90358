// @vitest-environment jsdom
// The Workshop as a learner uses it: drawing, mistakes, Stop, and saved programs that stay until they are deleted.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { type FakeProgram, FakePython } from '../lab/testing/FakePython.ts';
import type { TraceResult } from '../protocol.ts';
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

async function open(programs: Record<string, FakeProgram> = {}, draft?: string) {
  const shelf = new SavedProgramRepository('ada');
  if (draft !== undefined) shelf.saveDraft({ code: draft, base: '' });
  const python = new FakePython(programs);
  python.load();
  const onClose = vi.fn();
  render(
    <Provider store={createStore()}>
      <Workshop runtime={python} repository={shelf} onClose={onClose} />
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
