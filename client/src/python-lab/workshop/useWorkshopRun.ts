// Runs a program of the Workshop: output to the console, drawing to the board, errors explained; Stop ends run and drawing.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FoundRemark } from '../friendly/remarkRule.ts';
import { remarkOn } from '../friendly/remarks.ts';
import { MAX_CODE_LENGTH } from '../lab/labMessages.ts';
import type { OutputConsoleProps } from '../lab/OutputConsole.tsx';
import { type FoundProblem, foundIn, internalProblem, PROBLEMS, type Problem, problemOfRun } from '../lab/problem.ts';
import type { PythonRuntime, RunResult } from '../protocol.ts';
import { RunTurns, type Turn } from '../runtime/RunTurns.ts';
import type { FinishedRun } from './rememberRun.ts';
import type { Drawing } from './useDrawing.ts';

/** More than any board shows. */
const MAX_KEPT_OUTPUT = 2000;

export interface WorkshopRun {
  isRunning: boolean;
  /** Run was pressed once more for the program at work. */
  isRepeated: boolean;
  inputPrompt: string | undefined;
  problem: FoundProblem | undefined;
  /** What is worth asking about a program that ran without an error. */
  remark: FoundRemark | undefined;
  run(code: string): void;
  stop(): void;
  /** Another program is opened: this one is stopped, and nothing of it is shown any more. */
  abandon(): void;
  answer(text: string): void;
  /** Shows a problem that no run has found; undefined for none. */
  showProblem(problem: FoundProblem | undefined): void;
}

function validateProgram(code: string): Problem | undefined {
  if (code.trim() === '') return PROBLEMS.empty;
  return code.length > MAX_CODE_LENGTH ? PROBLEMS.tooLong : undefined;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one run; its commands share what is drawn and at work
export function useWorkshopRun(
  runtime: PythonRuntime,
  console: OutputConsoleProps['console'],
  drawing: Drawing,
  onRan?: (run: FinishedRun) => void,
): WorkshopRun {
  const [isRunning, setRunning] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const [inputPrompt, setInputPrompt] = useState<string>();
  const [problem, setProblem] = useState<FoundProblem>();
  const [remark, setRemark] = useState<FoundRemark>();
  const turns = useMemo(() => new RunTurns(() => runtime.stop()), [runtime]);
  const made = useRef({ printed: '', drawn: [] as string[] });
  const { add, clear, stop: stopDrawing } = drawing;

  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is shared by the page: output of other runs is not shown here.
        if (!turns.isListening) return;
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
    [runtime, turns, console, add],
  );
  useEffect(() => () => turns.stop(), [turns]);

  const work = async (turn: Turn) => {
    const { code } = turn;
    const tell = (found: Problem | undefined) => {
      if (turns.isCurrent(turn)) setProblem(found && foundIn(code, found));
    };
    made.current = { printed: '', drawn: [] };
    try {
      const result: RunResult = turn.isStopped ? { status: 'stopped', ms: 0 } : await runtime.run(code, { keep: true });
      const found = problemOfRun(result, code);
      tell(found);
      if (!found && turns.isCurrent(turn)) setRemark(remarkOn(code));
    } catch (error) {
      tell(internalProblem(error));
    } finally {
      if (turns.isCurrent(turn)) {
        setRunning(false);
        setInputPrompt(undefined);
      }
      onRan?.(made.current);
    }
  };

  const run = (code: string) => {
    const invalid = validateProgram(code);
    if (invalid) turns.stop();
    else if (!turns.start(code, work)) return setRepeated(true);
    clear();
    console.clear();
    setProblem(invalid && foundIn(code, invalid));
    setRemark(undefined);
    setRepeated(false);
    setInputPrompt(undefined);
    if (!invalid) setRunning(true);
  };

  return {
    isRunning,
    isRepeated,
    inputPrompt,
    problem,
    remark,
    run,
    stop: () => {
      turns.stop();
      stopDrawing();
    },
    abandon: () => {
      turns.abandon();
      stopDrawing();
      setRunning(false);
      setInputPrompt(undefined);
      setProblem(undefined);
    },
    answer: (text) => {
      console.write(`${text}\n`);
      setInputPrompt(undefined);
      runtime.answer(text);
    },
    showProblem: setProblem,
  };
}
