// Joins the Lab's state, Python and the console: run, stop, answer.
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { showToast } from '../../lib/showToast.ts';
import type { PythonRuntime } from '../protocol.ts';
import { RunTurns, type Turn } from '../runtime/RunTurns.ts';
import type { FinishedRun } from '../workshop/rememberRun.ts';
import type { Drawing } from '../workshop/useDrawing.ts';
import type { LabConsole } from './labConsole.ts';
import { CONGRATULATIONS_MS, LAB_MESSAGES } from './labMessages.ts';
import { initialLabState, type LabAction, type LabState, labReducer } from './labState.ts';
import type { Attempt, LabTask } from './labTask.ts';
import { type FoundProblem, foundIn, internalProblem } from './problem.ts';
import { runProgram } from './runProgram.ts';

export interface Lab extends LabState {
  /** Shows a problem that no run has found; undefined for none. */
  showProblem(problem: FoundProblem | undefined): void;
  run(code: string): void;
  stop(): void;
  /** Another program is opened: this one is stopped, and nothing of it is shown any more. */
  abandon(): void;
  answer(text: string): void;
}

export interface LabOptions {
  task: LabTask;
  runtime: PythonRuntime;
  console: LabConsole;
  drawing: Pick<Drawing, 'add' | 'clear'>;
  onAttempt?: ((attempt: Attempt, made: FinishedRun) => void) | undefined;
}

/** More than any board shows. */
const MAX_KEPT_OUTPUT = 2000;

function celebrate(): void {
  playSound('celebration');
  showToast('success', LAB_MESSAGES.congratulations, CONGRATULATIONS_MS);
}

export function useLab({ task, runtime, console, drawing, onAttempt }: LabOptions): Lab {
  const [state, dispatch] = useReducer(labReducer, task.cases.length, initialLabState);
  const turns = useMemo(() => new RunTurns(() => runtime.stop()), [runtime]);
  const made = useRef({ printed: '', drawn: [] as string[] });
  const { add, clear } = drawing;

  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is the page's: what others run is not ours to show.
        if (!turns.isListening) return;
        if (event.kind === 'output') console.write(event.text);
        if (event.kind === 'output' && event.stream === 'out')
          made.current.printed = (made.current.printed + event.text).slice(0, MAX_KEPT_OUTPUT);
        if (event.kind === 'draw') {
          add(event.json);
          made.current.drawn.push(event.json);
        }
        // Python has printed the prompt already.
        if (event.kind === 'ask') dispatch({ type: 'asked', prompt: event.prompt });
      }),
    [runtime, turns, console, add],
  );

  useEffect(() => () => turns.stop(), [turns]);

  const work = async (turn: Turn) => {
    const { code } = turn;
    made.current = { printed: '', drawn: [] };
    const tell = (action: LabAction) => {
      if (turns.isCurrent(turn)) dispatch(action);
    };
    try {
      const outcome = await runProgram({ runtime, task, code, turn, dispatch: tell });
      if (outcome.status === 'passed' && !task.isFree && turns.isCurrent(turn)) celebrate();
      onAttempt?.({ code, ...outcome }, made.current);
    } catch (error) {
      tell({ type: 'problemFound', problem: foundIn(code, internalProblem(error)) });
    } finally {
      tell({ type: 'runEnded' });
    }
  };

  return {
    ...state,
    showProblem: (problem) => dispatch(problem ? { type: 'problemFound', problem } : { type: 'problemCleared' }),
    run: (code) => {
      if (!turns.start(code, work)) return dispatch({ type: 'runRepeated' });
      console.clear();
      clear();
      dispatch({ type: 'runStarted' });
    },
    stop: () => turns.stop(),
    abandon: () => {
      turns.abandon();
      dispatch({ type: 'abandoned' });
    },
    answer: (text) => {
      console.write(`${text}\n`);
      dispatch({ type: 'answered' });
      runtime.answer(text);
    },
  };
}
