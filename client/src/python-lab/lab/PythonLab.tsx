// The Python Lab: the editor, what the program did, and the place that it is about (lessons.txt 2.2, 4.3, 5.1, 8, 9).

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PartyPopper from 'lucide-react/icons/party-popper';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSong } from '../../audio/useSong.ts';
import { LessonWindow } from '../../overlay-kit/LessonWindow.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useProgramRepository, useReportRun } from '../programs/programRepository.ts';
import type { PythonRuntime } from '../protocol.ts';
import { BenchOutput } from './BenchOutput.tsx';
import benchStyles from './bench.module.css';
import { CodePanel } from './CodePanel.tsx';
import { ErrorConsole } from './ErrorConsole.tsx';
import { FieldPanel, layoutsOf } from './FieldPanel.tsx';
import { LabBar } from './LabBar.tsx';
import { LabHelp, ResetDialog } from './LabDialogs.tsx';
import { ClosingScreen, LoadingScreen } from './LabScreens.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import { type Attempt, type LabTask, toProgramRun } from './labTask.ts';
import styles from './PythonLab.module.css';
import { TaskPanel } from './TaskPanel.tsx';
import { TestCases } from './TestCases.tsx';
import { focusEditor, useBench } from './useBench.ts';
import { useLabDrawing } from './useLabDrawing.ts';
import { useLabPhase } from './useLabPhase.ts';
import { useSavedCode } from './useSavedCode.ts';

export interface PythonLabProps {
  task: LabTask;
  runtime: PythonRuntime;
  /** The dialog shown first and by Help; left out, how the Lab works. */
  intro?: (close: () => void) => ReactNode;
  /** False: the dialog comes on Help only. */
  hasIntro?: boolean;
  /** After each press of Run Code. */
  onAttempt?: (attempt: Attempt) => void;
  /** Continue Journey: all test cases have passed. The Lab has closed itself; `onClose` is not called too. */
  onComplete(): void;
  /** Closed without going on. */
  onClose(): void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function PythonLab(props: PythonLabProps) {
  const { task, runtime } = props;
  useSong('lab-main');
  const saved = useSavedCode(task.id, task.starter, useProgramRepository());
  const report = useReportRun(task.id, runtime);
  const onAttempt = (attempt: Attempt) => {
    const run = toProgramRun(attempt);
    if (run) saved.recordRun(run.code, report(run));
    props.onAttempt?.(attempt);
  };
  const drawing = useLabDrawing();
  const bench = useBench({ task, runtime, drawing, editor: saved, onAttempt });
  const { lab, steps } = bench;
  const phase = useLabPhase(runtime, {
    hasIntro: props.hasIntro ?? true,
    print: bench.console.write,
    onLeave() {
      lab.stop();
      // A line or a recording may be at work.
      runtime.stop();
    },
  });
  const isReadyToWrite = phase.phase === 'open' && props.hasIntro === false;
  useEffect(() => {
    if (isReadyToWrite) focusEditor();
  }, [isReadyToWrite]);
  const [isResetOpen, setResetOpen] = useState(false);
  const layouts = useMemo(() => layoutsOf(task.cases), [task.cases]);
  const taskPanel = task.goal !== undefined && <TaskPanel goal={task.goal} hints={task.hints ?? []} />;
  const closeIntro = () => {
    phase.showIntro(false);
    setTimeout(focusEditor);
  };
  const notes = [
    ...(saved.isFromOtherDevice ? [LAB_MESSAGES.fromOtherDevice] : []),
    ...(saved.isSaved ? [] : [LAB_MESSAGES.notSaved]),
    ...bench.notes,
  ];

  return (
    <LessonWindow
      title={t`Python Lab`}
      hideTitle
      size="full"
      className={cx(benchStyles.dialog, styles.lab)}
      closable={false}
      onClose={props.onClose}
    >
      {phase.phase === 'loading' && <LoadingScreen percent={phase.percent} />}
      {phase.phase === 'closing' && <ClosingScreen />}
      <div className={benchStyles.bench} inert={phase.phase !== 'open'}>
        <LabBar
          title={task.title}
          isRunning={bench.isBusy}
          isStepping={steps.view !== undefined}
          isDone={lab.isDone}
          onRun={bench.run}
          onStop={bench.stop}
          onStep={bench.step}
          onReset={() => setResetOpen(true)}
          onHelp={() => phase.showIntro(true)}
          onClose={() => phase.leave(props.onClose)}
        />
        <div className={benchStyles.columns} data-stepping={steps.view && ''}>
          <div className={benchStyles.column}>
            {/* The field needs the other column's height. */}
            {layouts.length > 0 && taskPanel}
            <CodePanel
              code={saved.code}
              completions={task.words}
              lineMark={bench.mark}
              readOnly={bench.isReadOnly}
              notes={notes}
              onChange={saved.setCode}
              onRun={bench.run}
            />
            <ErrorConsole problem={bench.problem} code={saved.code} onFix={bench.mend} />
          </div>
          <div className={benchStyles.column}>
            {lab.isDone && (
              <ContinueBanner hasCases={task.cases.length > 0} onClick={() => phase.leave(props.onComplete)} />
            )}
            {layouts.length === 0 && taskPanel}
            {layouts.length > 0 && (
              <FieldPanel
                layouts={layouts}
                states={lab.cases}
                isRunning={lab.isRunning}
                stepped={steps.view?.commands}
              />
            )}
            <BenchOutput bench={bench} drawing={drawing.isShown ? drawing : undefined} pictureName={task.title} />
            {layouts.length === 0 && !task.isFree && (
              <TestCases cases={task.cases} states={lab.cases} isDone={lab.isDone} />
            )}
          </div>
        </div>
      </div>
      {phase.isIntroOpen && (props.intro?.(closeIntro) ?? <LabHelp onClose={closeIntro} />)}
      {isResetOpen && (
        <ResetDialog
          onKeep={() => setResetOpen(false)}
          onReset={() => {
            setResetOpen(false);
            saved.setCode(task.starter);
          }}
        />
      )}
    </LessonWindow>
  );
}

function ContinueBanner({ hasCases, onClick }: { hasCases: boolean; onClick(): void }) {
  const place = useRef<HTMLDivElement>(null);
  // Where all scrolls, not under the toast at the top.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={place} className={styles.journey}>
      <PartyPopper aria-hidden="true" size={28} />
      <p>{hasCases ? <Trans>All tests passed!</Trans> : <Trans>Your program runs!</Trans>}</p>
      <Button onClick={onClick}>
        <Trans>Continue Journey</Trans>
      </Button>
    </div>
  );
}
