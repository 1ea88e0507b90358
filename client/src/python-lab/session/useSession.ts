// The variables of the program at work or just finished, and lines that are tried with its names.
import { useEffect, useRef, useState } from 'react';
import { friendlyError } from '../friendly/friendlyError.ts';
import type { PythonRuntime, RunResult, VariableTexts } from '../protocol.ts';

export interface Session {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Undefined where nothing is known. */
  variables: VariableTexts | undefined;
  /** The function at work and its variables, where the program is inside one. */
  local: { functionName: string; variables: VariableTexts } | undefined;
  /** The names of the finished program can be used. */
  canTry: boolean;
  /** A line is at work. */
  isRunning: boolean;
  /** The prompt of input() in a line. */
  inputPrompt: string | undefined;
  evaluate(line: string): void;
  answer(text: string): void;
  stop(): void;
}

export interface SessionOptions {
  runtime: PythonRuntime;
  console: { write(text: string): void };
  /** A program runs. */
  isProgramRunning: boolean;
  /** Anything else is at work, so that no line may be tried. */
  isBusy: boolean;
  onDraw(json: string): void;
}

const GLIMPSE_MS = 300;

/** What a line that went wrong says in the console: the friendly words, then Python's own. */
function errorText({ error, status }: RunResult, line: string): string {
  if (!error) return status === 'ok' ? '' : '■\n';
  const { title, help } = friendlyError(error, line);
  return `${[title, help].filter(Boolean).join('\n')}\n${error.type}: ${error.message}\n`;
}

export function useSession(options: SessionOptions): Session {
  const { runtime, console, isProgramRunning, isBusy, onDraw } = options;
  const [isOpen, setOpen] = useState(false);
  const [variables, setVariables] = useState<VariableTexts>();
  const [local, setLocal] = useState<Session['local']>();
  const [isRunning, setRunning] = useState(false);
  const [inputPrompt, setInputPrompt] = useState<string>();
  const busy = useRef(false);

  useEffect(
    () =>
      runtime.on((event) => {
        if (event.kind === 'glimpse') {
          const { functionName, variables: global, local: inner } = event.glimpse;
          setVariables(global);
          setLocal(inner && { functionName, variables: inner });
        } else if (event.kind === 'result') {
          setVariables(event.variables);
          setLocal(undefined);
        }
        if (!busy.current) return;
        if (event.kind === 'output') console.write(event.text);
        if (event.kind === 'draw') onDraw(event.json);
        if (event.kind === 'ask') setInputPrompt(event.prompt);
      }),
    [runtime, console, onDraw],
  );
  useEffect(() => {
    if (!isProgramRunning) return;
    setVariables(undefined);
    setLocal(undefined);
  }, [isProgramRunning]);
  useEffect(() => {
    if (!isProgramRunning || !isOpen) return;
    const timer = setInterval(() => runtime.requestGlimpse(), GLIMPSE_MS);
    return () => clearInterval(timer);
  }, [runtime, isProgramRunning, isOpen]);
  useEffect(
    () => () => {
      if (busy.current) runtime.stop();
    },
    [runtime],
  );

  const evaluate = async (line: string) => {
    if (busy.current || isBusy || line.trim() === '' || !runtime.hasKeptProgram()) return;
    busy.current = true;
    setRunning(true);
    console.write(`>>> ${line.replaceAll('\n', '\n... ')}\n`);
    try {
      console.write(errorText(await runtime.evaluate(line), line));
    } catch {
      console.write('■\n');
    } finally {
      busy.current = false;
      setRunning(false);
      setInputPrompt(undefined);
    }
  };

  return {
    isOpen,
    setOpen,
    variables,
    local,
    canTry: !isBusy && runtime.hasKeptProgram(),
    isRunning,
    inputPrompt,
    evaluate: (line) => void evaluate(line),
    answer: (text) => {
      console.write(`${text}\n`);
      setInputPrompt(undefined);
      runtime.answer(text);
    },
    stop: () => runtime.stop(),
  };
}
