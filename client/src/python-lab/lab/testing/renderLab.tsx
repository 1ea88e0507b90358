// Opens the Lab with a fake Python in tests.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { createStore } from '../../../features/store/store.ts';
import { type ProgramRepository, ProgramRepositoryProvider } from '../../programs/programRepository.ts';
import type { LabTask } from '../labTask.ts';
import { PythonLab } from '../PythonLab.tsx';
import { type FakeProgram, FakePython } from './FakePython.ts';

// jsdom knows no media queries.
window.matchMedia ??= () =>
  ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

export const CASE = { expected: 'Cake Shop', also: [], hidden: false };

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface OpenOptions {
  starter?: string;
  programs?: Record<string, FakeProgram>;
  task?: Partial<LabTask>;
  loaded?: boolean;
  shelf?: Partial<ProgramRepository>;
}

/** The account and the evidence, for one learner. */
const createPrograms = (over: Partial<ProgramRepository>): ProgramRepository => ({
  ownerId: () => 'mia',
  recordRun: () => true,
  fetchLatest: async () => undefined,
  ...over,
});

export async function open({
  starter = "print('Cake Shop')",
  programs = {},
  task = {},
  loaded = true,
  shelf = {},
}: OpenOptions = {}) {
  const python = new FakePython(programs);
  const onComplete = vi.fn();
  const onClose = vi.fn();
  const onAttempt = vi.fn();
  const full: LabTask = {
    id: 't',
    title: 'Task',
    starter,
    cases: [CASE],
    required: [],
    checks: [],
    words: [],
    ...task,
  };
  render(
    <Provider store={createStore()}>
      <ProgramRepositoryProvider value={createPrograms(shelf)}>
        <PythonLab
          task={full}
          runtime={python}
          intro={(close) => (
            <button type="button" onClick={close}>
              Intro
            </button>
          )}
          onComplete={onComplete}
          onClose={onClose}
          onAttempt={onAttempt}
        />
      </ProgramRepositoryProvider>
    </Provider>,
  );
  if (loaded) {
    python.load();
    await wait(2000);
    await wait(500);
    fireEvent.click(screen.getByText('Intro'));
    await wait(20);
  }
  return { python, onComplete, onClose, onAttempt };
}

export const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(50);
};
export const output = () => screen.getByRole('log', { name: 'Program output' }).textContent;
