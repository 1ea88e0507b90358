// @vitest-environment jsdom
// The tutorial follows lessons.txt 2.3, 4.2 and 5.2: texts, blocking, running, asking, loading and failing.
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, finishLoading, getButton, openTutorial, stepTitle } from './testing/renderTutorial.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const AT = { hello: 0, coding: 1, match: 2, practice: 3, predict: 4, film: 5, recap: 6 };
function editor(): EditorView {
  const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'Your program' }));
  if (!view) throw new Error('no editor');
  return view;
}
const write = (code: string) =>
  act(() => editor().dispatch({ changes: { from: 0, to: editor().state.doc.length, insert: code } }));

describe('the frame', () => {
  it("shows 'Python Tutorial', 'n/total' and (step+1)/total as a percent", async () => {
    const { python } = openTutorial();
    await finishLoading(python);
    expect(screen.getByRole('heading', { name: 'Python Tutorial' })).toBeTruthy();
    expect(screen.getByText('1/7')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of the tutorial' }).getAttribute('aria-valuetext')).toBe(
      '14%',
    );
    expect(getButton('Previous').disabled).toBe(true);
    await click('Continue');
    expect(screen.getByText('2/7')).toBeTruthy();
    expect(stepTitle()).toBe('Step try');
    await click('Previous');
    expect(stepTitle()).toBe('Step hello');
  });

  it("says 'Complete' on the last step, which leads to the Arena", async () => {
    const { python, told } = openTutorial({ at: AT.recap });
    await finishLoading(python);
    await click('Complete');
    expect(told.complete).toHaveBeenCalledOnce();
  });

  it('skips and closes on demand', async () => {
    const { python, told } = openTutorial();
    await finishLoading(python);
    await click('Skip');
    expect(told.skip).toHaveBeenCalledOnce();
    await click('Close');
    expect(told.close).toHaveBeenCalledOnce();
  });
});

describe('loading Python', () => {
  it('shows the loading screen until a second after it is ready', async () => {
    const { python } = openTutorial();
    expect(screen.getByText('Loading Python')).toBeTruthy();
    expect(screen.getByText('Please wait...')).toBeTruthy();
    expect(screen.getByText(/counts from zero/)).toBeTruthy();
    await act(async () => python.load());
    await act(async () => void vi.advanceTimersByTime(900));
    expect(screen.getByText('Loading Python')).toBeTruthy();
    await act(async () => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Loading Python')).toBeNull();
  });

  it('says in a banner that it failed and why; editor and Run stay disabled, reading goes on', async () => {
    const { python } = openTutorial({ at: AT.coding });
    await act(async () => python.fail('no network'));
    const banner = screen.getByRole('alert');
    expect(within(banner).getByText('Failed to load Python. Please refresh the page.')).toBeTruthy();
    expect(within(banner).getByText('Failed to load Python environment: no network')).toBeTruthy();
    expect(getButton('Run').disabled).toBe(true);
    expect(editor().state.readOnly).toBe(true);
    await click('Continue');
    expect(stepTitle()).toBe('Step match');
  });
});

describe('what Continue waits for', () => {
  it('leaves the primary button to Run until the step is passed', async () => {
    const { python } = openTutorial({ at: AT.practice });
    await finishLoading(python);
    const isPrimary = (name: string) => getButton(name).className.includes('lw-button-primary');
    expect([isPrimary('Run'), isPrimary('Continue')]).toEqual([true, false]);
    python.output = 'hi\n';
    python.checks = { missing: [], failed: ['Use print.'] };
    await click('Run');
    expect([isPrimary('Run'), isPrimary('Continue')]).toEqual([true, false]);
    python.checks = { missing: [], failed: [] };
    await click('Run');
    expect([isPrimary('Run'), isPrimary('Continue')]).toEqual([false, true]);
  });

  it('greys the button on a matching step and gives the reason when it is pressed anyway', async () => {
    const { python } = openTutorial({ at: AT.match });
    await finishLoading(python);
    expect(getButton('Continue').getAttribute('aria-disabled')).toBe('true');
    await click('Continue');
    expect(screen.getByText('Please complete the matching game before continuing!')).toBeTruthy();
    expect(stepTitle()).toBe('Step match');
  });

  it('waits on a practice step until a program has printed something, right or wrong', async () => {
    const { python, told } = openTutorial({ at: AT.practice });
    await finishLoading(python);
    await click('Continue');
    expect(screen.getByText('Please try the code before continuing!')).toBeTruthy();
    python.checks = { missing: [], failed: ['Use print.'] };
    await click('Run');
    expect(
      screen.getByText("Your code doesn't match the expected pattern. Please check the instructions and try again."),
    ).toBeTruthy();
    expect(screen.getByText('Use print.')).toBeTruthy();
    expect(screen.getByText('Nothing was printed.')).toBeTruthy();
    expect(getButton('Continue').getAttribute('aria-disabled')).toBe('true');
    python.output = 'hi\n';
    await click('Run');
    expect(getButton('Continue').getAttribute('aria-disabled')).toBe('false');
    python.checks = { missing: [], failed: [] };
    await click('Run');
    expect(screen.getByText('hi', { exact: false, selector: '[data-stream="out"]' })).toBeTruthy();
    await click('Continue');
    expect(stepTitle()).toBe('Step guess');
    expect(told.figures.map(({ figures }) => [figures.attempts, figures.solved, figures.firstTry])).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 1, 0],
    ]);
  });

  it('lets a coding step, a video and steps of an earlier visit pass', async () => {
    const { python } = openTutorial({ at: AT.coding, furthest: AT.predict });
    await finishLoading(python);
    for (const title of ['Step match', 'Step do', 'Step guess']) {
      await click('Continue');
      expect(stepTitle()).toBe(title);
    }
  });

  it('never waits for a prediction, and a wrong one says why', async () => {
    const { python, told } = openTutorial({ at: AT.predict });
    await finishLoading(python);
    const letters = screen.getAllByRole('button', { pressed: false }).map((option) => option.textContent?.[0]);
    expect(letters).toEqual(['A', 'B']);
    expect(getButton('Continue').getAttribute('aria-disabled')).toBe('false');
    await click('"hi"');
    expect(screen.getByText('Quotes stay in the kitchen.')).toBeTruthy();
    expect(getButton('Continue').getAttribute('aria-disabled')).toBe('false');
    await click('hi');
    await click('Continue');
    expect(stepTitle()).toBe('Step film');
    expect(told.figures.at(-1)?.figures).toMatchObject({ attempts: 2, solved: 1, firstTry: 0 });
  });
});

describe('Run', () => {
  it('refuses empty code, also code that only looks empty', async () => {
    const { python } = openTutorial({ at: AT.practice });
    await finishLoading(python);
    write('\u00A0\u200F\n');
    await click('Run');
    expect(screen.getByText('Please enter some code!')).toBeTruthy();
    expect(python.runs).toEqual([]);
  });

  it('shows the message of the indentation check, also where Python cannot read the program, and does not run', async () => {
    const { python } = openTutorial({ at: AT.practice });
    await finishLoading(python);
    python.checks = {
      missing: [],
      failed: [],
      indentation: { line: 2, message: 'Indentation Error (line 2): Found 3 spaces, expected 4 spaces.' },
    };
    await click('Run');
    expect(screen.getByText('Indentation Error (line 2): Found 3 spaces, expected 4 spaces.')).toBeTruthy();
    expect(python.runs).toEqual([]);
    const syntax = {
      type: 'IndentationError',
      message: 'unexpected indent',
      text: 'Traceback of it',
      line: 2,
      stack: [],
    };
    python.checks = { ...python.checks, syntax };
    await click('Run');
    expect(screen.getByText('Indentation Error (line 2): Found 3 spaces, expected 4 spaces.')).toBeTruthy();
    python.checks = { missing: [], failed: [], syntax };
    await click('Run');
    expect(screen.getByText('Traceback of it')).toBeTruthy();
    expect(python.runs).toEqual([]);
    python.checks = { missing: [], failed: [], indentation: { line: 2, message: '' } };
    await click('Run');
    expect(screen.getByText('Indentation error', { exact: false })).toBeTruthy();
  });

  it('clears the earlier output, keeps the code between steps and shows an error', async () => {
    const { python } = openTutorial({ at: AT.coding });
    await finishLoading(python);
    write('print(hi)');
    python.output = 'first\n';
    await click('Run');
    python.output = '';
    python.result = {
      status: 'error',
      ms: 1,
      error: { type: 'NameError', message: "name 'hi' is not defined", text: 'Traceback of it', line: 1, stack: [] },
    };
    await click('Run');
    expect(screen.queryByText('first', { exact: false, selector: '[data-stream="out"]' })).toBeNull();
    expect(document.querySelector('[data-verdict="wrong"]')).toBeTruthy();
    expect(screen.getByText('Traceback of it')).toBeTruthy();
    await click('Continue');
    await click('Previous');
    expect(editor().state.doc.toString()).toBe('print(hi)');
  });

  it("asks in 'Input Required': Enter and Submit answer, Cancel gives empty text", async () => {
    const { python } = openTutorial({ at: AT.coding });
    await finishLoading(python);
    python.prompt = 'Your name? ';
    await click('Run');
    expect(screen.getByRole('dialog', { name: 'Input Required' })).toBeTruthy();
    const field = screen.getByLabelText('Your name?');
    fireEvent.change(field, { target: { value: 'Mia' } });
    await act(async () => void fireEvent.submit(field));
    expect(python.answers).toEqual(['Mia']);
    expect(screen.queryByRole('dialog', { name: 'Input Required' })).toBeNull();
    await click('Run');
    await act(async () => void fireEvent.click(screen.getByText('Cancel', { selector: 'button' })));
    expect(python.answers).toEqual(['Mia', '']);
  });
});

describe('the matching game', () => {
  const link = async (code: string, out: string) => {
    await click(new RegExp(`^Code ${code}:`));
    await click(new RegExp(`^Output:\\s*out ${out}`));
  };

  it('wants all four links, says why a wrong one is wrong, and opens the way when all are right', async () => {
    const { python, told } = openTutorial({ at: AT.match });
    await finishLoading(python);
    expect(screen.getByText('Match the Code with its Output!')).toBeTruthy();
    expect(getButton('Check Matches').disabled).toBe(true);
    for (const [code, out] of [
      ['1', 'B'],
      ['2', 'A'],
      ['3', 'C'],
      ['4', 'D'],
    ] as const)
      await link(code, out);
    await click('Check Matches');
    expect(screen.getByText("Try again! Some matches aren't quite right.")).toBeTruthy();
    expect(screen.getByText('Two belongs to B.')).toBeTruthy();
    expect(screen.getByText('Click on matched items to unlink them and try different combinations!')).toBeTruthy();
    await click('Reset');
    for (const [code, out] of [
      ['1', 'A'],
      ['2', 'B'],
      ['3', 'C'],
      ['4', 'D'],
    ] as const)
      await link(code, out);
    await click('Check Matches');
    expect(screen.getByText("Perfect matches! You've mastered print()!")).toBeTruthy();
    await click('Continue');
    expect(stepTitle()).toBe('Step do');
    expect(told.figures.at(-1)).toMatchObject({ step: 'match', figures: { attempts: 2, solved: 1 } });
  });

  it('never shows the outputs in the order of the key', async () => {
    const { python } = openTutorial({ at: AT.match });
    await finishLoading(python);
    const shown = screen.getAllByRole('button', { name: /^Output:/ }).map((card) => card.textContent);
    expect([...shown].sort()).not.toEqual(shown);
  });
});
