// Runs a program of the Workshop: output to the console, drawing to the board, errors explained; Stop ends run and drawing.
import { useEffect, useRef, useState } from 'react';
import { MAX_CODE_LENGTH } from '../lab/labMessages.ts';
import type { OutputConsoleProps } from '../lab/OutputConsole.tsx';
import { internalProblem, PROBLEMS, type Problem, problemOfRun } from '../lab/problem.ts';
import type { PythonRuntime } from '../protocol.ts';
import type { FinishedRun } from './rememberRun.ts';
import type { Drawing } from './useDrawing.ts';

/** More than any board shows. */
const MAX_KEPT_OUTPUT = 2000;

export interface WorkshopRun {
  isRunning: boolean;
  inputPrompt: string | undefined;
  problem: Problem | undefined;
  run(code: string): void;
  stop(): void;
  answer(text: string): void;
  /** Shows a problem that no run has found; undefined for none. */
  showProblem(problem: Problem | undefined): void;
}

function validateProgram(code: string): Problem | undefined {
  if (code.trim() === '') return PROBLEMS.empty;
  return code.length > MAX_CODE_LENGTH ? PROBLEMS.tooLong : undefined;
}

export function useWorkshopRun(
  runtime: PythonRuntime,
  console: OutputConsoleProps['console'],
  drawing: Drawing,
  onRan?: (run: FinishedRun) => void,
): WorkshopRun {
  const [isRunning, setRunning] = useState(false);
  const [inputPrompt, setInputPrompt] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const busy = useRef(false);
  const made = useRef({ printed: '', drawn: [] as string[] });
  const { add, clear, stop: stopDrawing } = drawing;

  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is shared by the page: output of other runs is not shown here.
        if (!busy.current) return;
        if (event.kind === 'output') {
          console.write(event.text);
          if (event.stream === 'out')
            made.current.printed = (made.current.printed + event.text).slice(0, MAX_KEPT_OUTPUT);
        }
        if (event.kind === 'draw') {
          add(event.json);
          made.current.drawn.push(event.json);
        }
        if (event.kind === 'ask') setInputPrompt(event.prompt);
      }),
    [runtime, console, add],
  );
  useEffect(
    () => () => {
      if (busy.current) runtime.stop();
    },
    [runtime],
  );

  const run = async (code: string) => {
    if (busy.current) return;
    clear();
    console.clear();
    const invalid = validateProgram(code);
    setProblem(invalid);
    if (invalid) return;
    busy.current = true;
    made.current = { printed: '', drawn: [] };
    setRunning(true);
    try {
      setProblem(problemOfRun(await runtime.run(code, { keep: true }), code));
    } catch (error) {
      setProblem(internalProblem(error));
    } finally {
      busy.current = false;
      setRunning(false);
      setInputPrompt(undefined);
      onRan?.(made.current);
    }
  };

  return {
    isRunning,
    inputPrompt,
    problem,
    run: (code) => void run(code),
    stop: () => {
      if (busy.current) runtime.stop();
      stopDrawing();
    },
    answer: (text) => {
      console.write(`${text}\n`);
      setInputPrompt(undefined);
      runtime.answer(text);
    },
    showProblem: setProblem,
  };
}
