// Joins the Lab's state, Python and the console: run, stop, answer.
import { useEffect, useReducer, useRef } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { showToast } from '../../lib/showToast.ts';
import type { PythonRuntime } from '../protocol.ts';
import type { Drawing } from '../workshop/useDrawing.ts';
import type { LabConsole } from './labConsole.ts';
import { CONGRATULATIONS_MS, LAB_MESSAGES } from './labMessages.ts';
import { initialLabState, type LabState, labReducer } from './labState.ts';
import type { Attempt, LabTask } from './labTask.ts';
import { internalProblem, type Problem } from './problem.ts';
import { runProgram } from './runProgram.ts';

export interface Lab extends LabState {
  /** Shows a problem that no run has found. */
  showProblem(problem: Problem): void;
  run(code: string): void;
  stop(): void;
  answer(text: string): void;
}

export interface LabOptions {
  task: LabTask;
  runtime: PythonRuntime;
  console: LabConsole;
  drawing: Pick<Drawing, 'add' | 'clear'>;
  onAttempt?: ((attempt: Attempt) => void) | undefined;
}

function celebrate(): void {
  playSound('celebration');
  showToast('success', LAB_MESSAGES.congratulations, CONGRATULATIONS_MS);
}

export function useLab({ task, runtime, console, drawing, onAttempt }: LabOptions): Lab {
  const [state, dispatch] = useReducer(labReducer, task.cases.length, initialLabState);
  const busy = useRef(false);
  const stopped = useRef(false);
  const { add, clear } = drawing;

  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is the page's: what others run is not ours to show.
        if (!busy.current) return;
        if (event.kind === 'output') console.write(event.text);
        if (event.kind === 'draw') add(event.json);
        // Python has printed the prompt already.
        if (event.kind === 'ask') dispatch({ type: 'asked', prompt: event.prompt });
      }),
    [runtime, console, add],
  );

  useEffect(
    () => () => {
      stopped.current = true;
      if (busy.current) runtime.stop();
    },
    [runtime],
  );

  const run = async (code: string) => {
    if (busy.current) return;
    busy.current = true;
    stopped.current = false;
    console.clear();
    clear();
    dispatch({ type: 'runStarted' });
    try {
      const outcome = await runProgram({ runtime, task, code, dispatch, isStopped: () => stopped.current });
      if (outcome.status === 'passed' && !task.isFree) celebrate();
      onAttempt?.({ code, ...outcome });
    } catch (error) {
      dispatch({ type: 'problemFound', problem: internalProblem(error) });
    } finally {
      busy.current = false;
      dispatch({ type: 'runEnded' });
    }
  };

  return {
    ...state,
    showProblem: (problem) => dispatch({ type: 'problemFound', problem }),
    run: (code) => void run(code),
    stop: () => {
      stopped.current = true;
      runtime.stop();
    },
    answer: (text) => {
      console.write(`${text}\n`);
      dispatch({ type: 'answered' });
      runtime.answer(text);
    },
  };
}
