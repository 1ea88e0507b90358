// What Lab and Workshop do with a program: one at a time is run, walked through, or tried line by line with its names.
import { plainText } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { focusInTopLayer } from '../../ui/layers/layerStack.ts';
import type { PythonRuntime } from '../protocol.ts';
import { useIsWaiting } from '../runtime/useIsWaiting.ts';
import { useSession } from '../session/useSession.ts';
import { useDrawnSteps } from '../steps/useDrawnSteps.ts';
import { useShownProblem } from '../steps/useShownProblem.ts';
import type { Drawing } from '../workshop/useDrawing.ts';
import { useLabConsole } from './labConsole.ts';
import { LAB_MESSAGES } from './labMessages.ts';
import type { LabTask } from './labTask.ts';
import { type LabOptions, useLab } from './useLab.ts';

export interface BenchOptions {
  task: LabTask;
  runtime: PythonRuntime;
  drawing: Drawing;
  editor: { code: string; setCode(code: string): void };
  onAttempt: LabOptions['onAttempt'];
}

export const focusEditor = () => focusInTopLayer('.cm-content');

export type Bench = ReturnType<typeof useBench>;

export function useBench({ task, runtime, drawing, editor, onAttempt }: BenchOptions) {
  const { code, setCode } = editor;
  const console = useLabConsole();
  const lab = useLab({ task, runtime, console, drawing, onAttempt });
  const steps = useDrawnSteps(drawing, { runtime, console, taught: task.words, onProblem: lab.showProblem });
  const session = useSession({
    runtime,
    console,
    isProgramRunning: lab.isRunning,
    isBusy: lab.isRunning || steps.isRecording || steps.view !== undefined,
    onDraw: drawing.add,
  });
  const [wasCleaned, setWasCleaned] = useState(false);
  const atWork = steps.isRecording ? steps : session.isRunning ? session : lab;

  /** The program as it will run: without invisible characters. */
  const cleanEditor = (): string => {
    const clean = plainText(code);
    setWasCleaned(clean !== code);
    if (clean !== code) setCode(clean);
    return clean;
  };
  return {
    console,
    lab,
    steps,
    session,
    ...useShownProblem(steps, lab.problem),
    isWaiting: useIsWaiting(runtime),
    isBusy: lab.isRunning || steps.isRecording || session.isRunning,
    isReadOnly: steps.view !== undefined || steps.isRecording,
    inputPrompt: atWork.inputPrompt,
    remark: lab.remark?.source === code ? lab.remark : undefined,
    notes: [
      ...(wasCleaned ? [LAB_MESSAGES.codeCleaned] : []),
      ...(steps.failed ? [t`This program could not be recorded. Run it first.`] : []),
    ],
    answer: atWork.answer,
    run() {
      if (!steps.view && !steps.isBusy() && !session.isRunning) lab.run(cleanEditor());
    },
    /** Ends what is at work, and its drawing. */
    stop() {
      atWork.stop();
      drawing.stop();
    },
    /** Begins to walk through the program, or leaves the steps. */
    step() {
      if (lab.isRunning || session.isRunning || steps.isBusy()) return;
      if (steps.view) return steps.close();
      if (runtime.state !== 'ready') return lab.run(code);
      const drive = task.cases.find(({ hidden }) => !hidden)?.drive;
      steps.record(cleanEditor(), drive && { tractor: drive.layout });
    },
    /** Takes over the program that one tap has mended. */
    mend(source: string) {
      setCode(source);
      lab.showProblem(undefined);
      focusEditor();
    },
  };
}
