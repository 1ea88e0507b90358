// The Python Lab, full-screen: the editor on the left, what the program did on the right (lessons.txt 2.2, 4.3, 5.1, 8, 9).

import { plainText } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PartyPopper from 'lucide-react/icons/party-popper';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSong } from '../../audio/useSong.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusInTopLayer } from '../../ui/layers/layerStack.ts';
import { useProgramRepository, useReportRun } from '../programs/programRepository.ts';
import type { PythonRuntime } from '../protocol.ts';
import { useIsWaiting } from '../runtime/useIsWaiting.ts';
import { SessionPanel, VariablesButton } from '../session/SessionPanel.tsx';
import { useSession } from '../session/useSession.ts';
import { StepPanel } from '../steps/StepPanel.tsx';
import { useDrawnSteps } from '../steps/useDrawnSteps.ts';
import { useShownProblem } from '../steps/useShownProblem.ts';
import { DrawingBoard } from '../workshop/DrawingBoard.tsx';
import { savePicture } from '../workshop/downloadPicture.ts';
import benchStyles from './bench.module.css';
import { CodePanel } from './CodePanel.tsx';
import { ErrorConsole } from './ErrorConsole.tsx';
import { FieldPanel, layoutsOf } from './FieldPanel.tsx';
import { LabBar } from './LabBar.tsx';
import { LabHelp, ResetDialog } from './LabDialogs.tsx';
import { ClosingScreen, LoadingScreen } from './LabScreens.tsx';
import { useLabConsole } from './labConsole.ts';
import { LAB_MESSAGES } from './labMessages.ts';
import { type Attempt, type LabTask, toProgramRun } from './labTask.ts';
import { OutputConsole } from './OutputConsole.tsx';
import styles from './PythonLab.module.css';
import { TaskPanel } from './TaskPanel.tsx';
import { TestCases } from './TestCases.tsx';
import { useLab } from './useLab.ts';
import { useLabDrawing } from './useLabDrawing.ts';
import { useLabPhase } from './useLabPhase.ts';
import { useSavedCode } from './useSavedCode.ts';

export interface PythonLabProps {
  task: LabTask;
  runtime: PythonRuntime;
  /** The dialog shown first and by Help; left out, how the Lab works. */
  intro?: (close: () => void) => ReactNode;
  /** Python is there and the Lab is open. */
  onLoad?: () => void;
  /** After each press of Run Code. */
  onAttempt?: (attempt: Attempt) => void;
  /** Continue Journey: all test cases have passed. The Lab has closed itself; `onClose` is not called too. */
  onComplete(): void;
  /** Closed without going on. */
  onClose(): void;
}

const focusEditor = () => focusInTopLayer('.cm-content');

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function PythonLab(props: PythonLabProps) {
  const { task, runtime } = props;
  useSong('lab-main');
  const output = useLabConsole();
  const saved = useSavedCode(task.id, task.starter, useProgramRepository());
  const report = useReportRun(task.id, runtime);
  const onAttempt = (attempt: Attempt) => {
    const run = toProgramRun(attempt);
    if (run) saved.recordRun(run.code, report(run));
    props.onAttempt?.(attempt);
  };
  const drawing = useLabDrawing();
  const lab = useLab({ task, runtime, console: output, drawing, onAttempt });
  const steps = useDrawnSteps(drawing, {
    runtime,
    console: output,
    taught: task.words,
    onProblem: lab.showProblem,
  });
  const session = useSession({
    runtime,
    console: output,
    isProgramRunning: lab.isRunning,
    isBusy: lab.isRunning || steps.isRecording || steps.view !== undefined,
    onDraw: drawing.add,
  });
  const isWaiting = useIsWaiting(runtime);
  const phase = useLabPhase(runtime, output.write, () => {
    lab.stop();
    // A line or a recording may be at work.
    runtime.stop();
  });
  const [wasCleaned, setWasCleaned] = useState(false);
  const [isResetOpen, setResetOpen] = useState(false);
  const { onLoad } = props;
  useEffect(() => {
    if (phase.phase === 'open' && phase.isReady) onLoad?.();
  }, [phase.phase, phase.isReady, onLoad]);

  /** The program as it will run: without invisible characters. */
  const cleanEditor = (): string => {
    const code = plainText(saved.code);
    setWasCleaned(code !== saved.code);
    if (code !== saved.code) saved.setCode(code);
    return code;
  };
  const run = () => {
    if (steps.view || steps.isBusy() || session.isRunning) return;
    lab.run(cleanEditor());
  };
  const step = () => {
    if (lab.isRunning || session.isRunning || steps.isBusy()) return;
    if (steps.view) return steps.close();
    if (!phase.isReady) return lab.run(saved.code);
    const drive = task.cases.find(({ hidden }) => !hidden)?.drive;
    steps.record(cleanEditor(), drive && { tractor: drive.layout });
  };
  const mend = (source: string) => {
    saved.setCode(source);
    lab.showProblem(undefined);
    focusEditor();
  };
  const layouts = useMemo(() => layoutsOf(task.cases), [task.cases]);
  const { problem, mark } = useShownProblem(steps, lab.problem);
  const isBusy = lab.isRunning || steps.isRecording || session.isRunning;
  const atWork = steps.isRecording ? steps : session.isRunning ? session : lab;
  const taskPanel = task.goal !== undefined && <TaskPanel goal={task.goal} hints={task.hints ?? []} />;
  const closeIntro = () => {
    phase.showIntro(false);
    setTimeout(focusEditor);
  };
  const notes = [
    ...(wasCleaned ? [LAB_MESSAGES.codeCleaned] : []),
    ...(saved.isFromOtherDevice ? [LAB_MESSAGES.fromOtherDevice] : []),
    ...(saved.isSaved ? [] : [LAB_MESSAGES.notSaved]),
    ...(steps.failed ? [t`This program could not be recorded. Run it first.`] : []),
  ];

  return (
    <GameDialog
      title={t`Python Lab`}
      hideTitle
      size="full"
      className={benchStyles.dialog}
      closable={false}
      onClose={props.onClose}
    >
      {phase.phase === 'loading' && <LoadingScreen percent={phase.percent} />}
      {phase.phase === 'closing' && <ClosingScreen />}
      <div className={benchStyles.bench} inert={phase.phase !== 'open'}>
        <LabBar
          title={task.title}
          isRunning={isBusy}
          isStepping={steps.view !== undefined}
          isDone={lab.isDone}
          onRun={run}
          onStop={atWork.stop}
          onStep={step}
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
              lineMark={mark}
              readOnly={steps.view !== undefined || steps.isRecording}
              notes={notes}
              onChange={saved.setCode}
              onRun={run}
            />
            <ErrorConsole problem={problem} code={saved.code} onFix={mend} />
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
            {steps.view && <StepPanel steps={steps} view={steps.view} />}
            {drawing.isShown && (
              <DrawingBoard
                drawing={drawing}
                isRunning={isBusy}
                onSavePicture={() => void savePicture(drawing, task.title)}
              />
            )}
            <OutputConsole
              console={output}
              isRunning={isBusy}
              isWaiting={isWaiting}
              isRepeated={lab.isRepeated}
              inputPrompt={atWork.inputPrompt}
              remark={lab.remark?.source === saved.code ? lab.remark : undefined}
              aside={!steps.view && <VariablesButton session={session} />}
              onAnswer={atWork.answer}
            />
            {!steps.view && <SessionPanel session={session} isRunning={lab.isRunning} />}
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
    </GameDialog>
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
