// For component tests: the tutorial dialog over a fake Python, with what it reported.
import type { PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { createStore } from '../../../features/store/store.ts';
import { TutorialDialog } from '../TutorialDialog.tsx';
import { LOADING_EXTRA_MS } from '../tutorialMessages.ts';
import { FakePython } from './FakePython.ts';
import { LESSON } from './fixture.ts';

export function openTutorial({ at = 0, furthest = 0 }: { at?: number; furthest?: number } = {}) {
  const python = new FakePython();
  const calls = {
    complete: vi.fn(),
    skip: vi.fn(),
    close: vi.fn(),
    figures: [] as { step: string; figures: PythonAttempt }[],
  };
  const figures = (step: string, of: PythonAttempt) => void calls.figures.push({ step, figures: of });
  function Tutorial() {
    const [page, setPage] = useState(at);
    return (
      <TutorialDialog
        lesson={LESSON}
        page={page}
        moving={false}
        furthest={furthest}
        runtime={python}
        fact="Python counts from zero."
        goTo={setPage}
        onComplete={calls.complete}
        onSkip={calls.skip}
        onClose={calls.close}
        onAttempt={figures}
      />
    );
  }
  render(
    <Provider store={createStore()}>
      <Tutorial />
    </Provider>,
  );
  return { python, told: calls };
}

/** Python is ready and the loading screen has gone. Needs fake timers. */
export async function finishLoading(python: FakePython): Promise<void> {
  await act(async () => python.load());
  await act(async () => void vi.advanceTimersByTime(LOADING_EXTRA_MS));
}

export const getButton = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const click = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(getButton(name)));
  // One frame for the terminal, then what the run gave back.
  await act(async () => void vi.advanceTimersByTime(20));
};
export const stepTitle = () => screen.getByRole('heading', { level: 3 }).textContent;
