// @vitest-environment jsdom
// What stands beside the words of a step: an example's program to change, and three levels of hints while programming.
import type { TutorialStep, TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { StepView } from './StepView.tsx';
import { FakePython } from './testing/FakePython.ts';
import { LESSON } from './testing/fixture.ts';

vi.mock('../runtime/pythonProvider.ts', () => ({ pythonProvider: undefined }));
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const EXAMPLE: TutorialStepOf<'example'> = {
  id: 'show',
  kind: 'example',
  title: 'Show',
  image: '🎂',
  content: 'Words.',
  code: 'print(1)',
  output: '1',
  change: 'Print a 2.',
};

function show(step: TutorialStep) {
  const python = new FakePython();
  const recordAttempt = vi.fn();
  const progress = {
    isDone: false,
    hasOutput: false,
    code: undefined,
    saveCode: () => undefined,
    recordOutput: () => undefined,
    recordAttempt,
  };
  const props = { lesson: LESSON.id, seed: 1, progress, runtime: python, state: 'ready' } as const;
  render(
    <Provider store={createStore()}>
      <StepView {...props} step={step} />
    </Provider>,
  );
  return { python, recordAttempt };
}

it('an example invites one change, and its program runs', async () => {
  const { python } = show(EXAMPLE);
  expect(screen.getByText('Print a 2.')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Run' })));
  expect(python.runs).toEqual(['print(1)']);
});

it('an example to change stands in the editor only, and its output waits for Run', () => {
  show(EXAMPLE);
  expect(document.body.textContent?.split('print(1)')).toHaveLength(2);
  expect(screen.queryByText('1', { selector: 'pre' })).toBeNull();
});

it('an example without an invitation is only shown', () => {
  const { change: _, ...shown } = EXAMPLE;
  show(shown);
  expect(screen.getByText('1', { selector: 'pre' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
});

it('a step shows its first paragraph, and the rest when it is asked for', () => {
  show({ ...EXAMPLE, content: 'First.\n\nSecond.' });
  expect(screen.queryByText('Second.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('First.')).toBeTruthy();
  expect(screen.getByText('Second.')).toBeTruthy();
});

it('a coding step has three levels of hints: its tip, what the program needs, its frame', () => {
  const step = LESSON.steps.find((one) => one.kind === 'practice');
  if (step?.kind !== 'practice') throw new Error('the fixture has no practice step');
  show({ ...step, checks: [{ kind: 'pattern', pattern: 'print(...)', absent: false, message: 'Use print.' }] });
  expect(screen.getByText('Mind the quotes.').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByText('Tip'));
  expect(screen.queryByText('Use print.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Another hint (1 of 3 open)' }));
  expect(screen.getByText('Use print.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Another hint (2 of 3 open)' }));
  expect(document.body.textContent).toContain('print(…)');
  expect(screen.getByRole('button', { name: 'All hints are open' }).getAttribute('aria-disabled')).toBe('true');
});
