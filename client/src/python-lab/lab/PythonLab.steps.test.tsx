// @vitest-environment jsdom
// Stepping through a program in the Lab: the learner answers input() again, sees frames and boxes, and asks for the parts of a line.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TraceResult } from '../protocol.ts';
import { freezeTime } from '../testing/freezeTime.ts';
import { open, output, press, wait } from './testing/renderLab.tsx';

freezeTime();

const module = { depth: 1, name: '<module>', printed: 0 };
const trace: TraceResult = {
  status: 'ok',
  ms: 1,
  output: 'Name? Mia\n',
  final: {},
  parts: ['len(a)'],
  looks: [{ kind: 'list', type: 'list', size: 0, items: [] }],
  steps: [
    { ...module, line: 1, variables: {} },
    {
      ...module,
      line: 2,
      variables: { a: '[]', b: '[]' },
      refs: { a: 1, b: 1 },
      boxes: { 1: 0 },
      parts: [[0, '0']],
    },
  ],
};

const PROGRAM = 'name = input("Name? ")';

const openSteps = (over: Partial<TraceResult> = {}, asks: readonly string[] = []) =>
  open({ starter: PROGRAM, programs: { [PROGRAM]: { asks, trace: { ...trace, ...over } } } });

describe('Step Through', () => {
  it('asks for input() again instead of taking what was typed before', async () => {
    const { python } = await openSteps({}, ['Name? ']);
    await press('Step Through');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Mia' } });
    await press('Submit');
    expect(screen.getByRole('region', { name: 'Step Through' })).toBeTruthy();
    expect(output()).toBe('Name? Mia\n');
    expect(python.traced).toMatchObject([{ asks: true }]);
    expect(python.traced[0]?.stdin).toBeUndefined();
  });

  it('stops while it waits for an answer', async () => {
    const { python } = await openSteps({ status: 'limit', cut: 'time', steps: [] }, ['Name? ']);
    await press('Step Through');
    await press('Stop');
    expect(python.stops).toBe(1);
    expect(screen.getByText('The recording ends where you pressed Stop.')).toBeTruthy();
  });

  it('draws boxes that two names share, and tells the same in words', async () => {
    await openSteps();
    await press('Step Through');
    expect(screen.queryByRole('region', { name: 'Frames and boxes' })).toBeNull();
    await press('Next');
    const picture = screen.getByRole('img', { name: /a and b lead to one and the same list/ });
    expect(picture.textContent).toContain('list (shared)');
    expect(screen.getByText(/^The program, at line 2: a = \[\], b = \[\]\.$/)).toBeTruthy();
  });

  it('works a line out on demand: recorded once more with the same answers and random numbers', async () => {
    const { python } = await openSteps({}, ['Name? ']);
    await press('Step Through');
    fireEvent.change(screen.getByLabelText('Name?'), { target: { value: 'Mia' } });
    await press('Submit');
    await press('Next');
    await press('Work this line out');
    const [first, second] = python.traced;
    expect(second).toEqual({ ...first, answers: ['Mia'], parts: true });
    expect(screen.getByRole('row', { name: 'len(a) 0' })).toBeTruthy();
    await press('Work this line out');
    expect(screen.queryByRole('row', { name: 'len(a) 0' })).toBeNull();
  });

  it('explains what stopped the program, marks its line, and shows no older error meanwhile', async () => {
    const error = { type: 'IndexError', message: 'list index out of range', text: 'Traceback', line: 1, stack: [] };
    const wrong = 'cakes[9]';
    await open({
      starter: wrong,
      programs: {
        [wrong]: {
          result: { status: 'error', error: { ...error, type: 'NameError', message: "name 'cakes' is not defined" } },
          trace: { status: 'error', ms: 1, output: '', steps: [{ ...module, line: 1, variables: {} }], error },
        },
      },
    });
    await press('Run Code');
    expect(screen.getByRole('alert').textContent).toContain('Python does not know “cakes”');
    await press('Step Through');
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Next');
    expect(screen.getByText('Stopped at line 1: That place does not exist')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Counting starts at 0');
    expect(document.querySelector('[data-line-mark="error"]')?.textContent).toBe(wrong);
  });

  it.each([
    ['steps', 'The recording holds the first 1000 steps.'],
    ['size', 'The recording ends here: the values of this program are too many to keep.'],
    ['time', 'The recording ends here: the program takes too long.'],
    ['output', 'The recording ends here: the program prints too much.'],
  ] as const)('says in words why a recording was cut: %s', async (cut, words) => {
    await openSteps({ status: 'limit', cut, steps: [] });
    await press('Step Through');
    await wait(50);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
