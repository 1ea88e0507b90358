// The Bakery Workshop, full-screen: the program on the left, the cake board it draws on and its console on the right.

import { plainText } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { toFileName } from '../../lib/csv/csv.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { cx } from '../../ui/cx.ts';
import { taughtWords } from '../friendly/taughtWords.ts';
import benchStyles from '../lab/bench.module.css';
import { CodePanel } from '../lab/CodePanel.tsx';
import { ErrorConsole } from '../lab/ErrorConsole.tsx';
import { useLabConsole } from '../lab/labConsole.ts';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import { OutputConsole } from '../lab/OutputConsole.tsx';
import type { PythonRuntime } from '../protocol.ts';
import { useIsWaiting } from '../runtime/useIsWaiting.ts';
import { SessionPanel, VariablesButton } from '../session/SessionPanel.tsx';
import { useSession } from '../session/useSession.ts';
import { StepPanel } from '../steps/StepPanel.tsx';
import { useDrawnSteps } from '../steps/useDrawnSteps.ts';
import { useShownProblem } from '../steps/useShownProblem.ts';
import { useRuntimeStatus } from '../tutorial/useRuntimeStatus.ts';
import { type ClassPrograms, originText } from './classPrograms.ts';
import { DrawingBoard } from './DrawingBoard.tsx';
import { savePicture } from './downloadPicture.ts';
import { defaultProgram } from './recipeProgram.ts';
import { BAKERY_COMPLETIONS } from './recipes.ts';
import type { FinishedRun } from './rememberRun.ts';
import type { SavedProgramRepository } from './SavedProgramRepository.ts';
import { useDrawing } from './useDrawing.ts';
import { type Loadable, useWorkshopEditor } from './useWorkshopEditor.ts';
import { useWorkshopRun } from './useWorkshopRun.ts';
import styles from './Workshop.module.css';
import { WorkshopBar } from './WorkshopBar.tsx';
import { type WorkshopDialog, WorkshopDialogs } from './WorkshopDialogs.tsx';

export interface WorkshopProps {
  runtime: PythonRuntime;
  repository: SavedProgramRepository;
  /** Saved programs are kept in the account too. */
  isInAccount?: boolean;
  /** Of a learner who is in a class. */
  classPrograms?: ClassPrograms | undefined;
  /** After each run. */
  onRan?(run: FinishedRun): void;
  onClose(): void;
}

const COMPLETIONS = [...taughtWords(''), ...BAKERY_COMPLETIONS];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function Workshop(props: WorkshopProps) {
  const { runtime, repository, isInAccount = false, classPrograms, onRan, onClose } = props;
  const output = useLabConsole();
  const editor = useWorkshopEditor(repository);
  const drawing = useDrawing(useReducedMotion());
  const lab = useWorkshopRun(runtime, output, drawing, onRan);
  const steps = useDrawnSteps(drawing, { runtime, console: output, onProblem: lab.showProblem });
  const session = useSession({
    runtime,
    console: output,
    isProgramRunning: lab.isRunning,
    isBusy: lab.isRunning || steps.isRecording || steps.view !== undefined,
    onDraw: drawing.add,
  });
  const python = useRuntimeStatus(runtime);
  const isWaiting = useIsWaiting(runtime);
  const [dialog, setDialog] = useState<WorkshopDialog>();
  const [wasCleaned, setWasCleaned] = useState(false);
  const { problem, mark } = useShownProblem(steps, lab.problem);
  const isBusy = lab.isRunning || steps.isRecording || session.isRunning;
  const atWork = steps.isRecording ? steps : session.isRunning ? session : lab;
  const close = () => setDialog(undefined);

  /** The program as it will run: without invisible characters. */
  const cleanEditor = (): string => {
    const code = plainText(editor.code);
    setWasCleaned(code !== editor.code);
    if (code !== editor.code) editor.setCode(code);
    return code;
  };
  const run = () => {
    if (session.isRunning || steps.view || steps.isBusy()) return;
    drawing.stop();
    lab.run(cleanEditor());
  };
  const step = () => {
    if (lab.isRunning || session.isRunning || steps.isBusy()) return;
    if (steps.view) return steps.close();
    drawing.stop();
    steps.record(cleanEditor());
  };
  const mend = (source: string) => {
    editor.setCode(source);
    lab.showProblem(undefined);
  };
  const loadProgram = (what: Loadable) => {
    lab.abandon();
    steps.close();
    drawing.clear();
    output.clear();
    editor.load(what);
    close();
  };
  /** Asks first where something would be lost. */
  const requestLoad = (what: Loadable) =>
    editor.isChanged ? setDialog({ kind: 'unsaved', go: () => loadProgram(what) }) : loadProgram(what);
  const save = () => {
    if (!editor.openProgram) return setDialog({ kind: 'save' });
    editor.save();
  };
  const notes = [
    ...(editor.remixOf === undefined ? [] : [originText(editor.remixOf, classPrograms?.shown)]),
    ...(python.state === 'failed' ? [LAB_MESSAGES.failed(python.errorMessage ?? '')] : []),
    ...(editor.error && !dialog ? [editor.error] : []),
    ...(steps.failed ? [t`This program could not be recorded. Run it first.`] : []),
    ...(wasCleaned ? [t`Some invisible signs had slipped into your code. They are plain spaces now.`] : []),
  ];

  return (
    <GameDialog
      title={t`Bakery Workshop`}
      hideTitle
      size="full"
      className={cx(benchStyles.dialog, styles.workshop)}
      closable={false}
      onClose={onClose}
    >
      <div className={benchStyles.bench}>
        <WorkshopBar
          name={editor.openProgram?.name}
          isChanged={editor.isChanged}
          isLoading={python.state === 'loading'}
          isBusy={isBusy || drawing.isPlaying}
          isStepping={steps.view !== undefined}
          onRun={run}
          onStop={atWork.stop}
          onStep={step}
          onReset={() => setDialog({ kind: 'reset' })}
          onSave={save}
          onNew={() => requestLoad(defaultProgram())}
          onRecipes={() => setDialog({ kind: 'recipes' })}
          onPrograms={() => setDialog({ kind: 'shelf' })}
          onClassPrograms={classPrograms && (() => setDialog({ kind: 'class' }))}
          onClose={onClose}
        />
        <div className={cx(benchStyles.columns, styles.columns)} data-stepping={steps.view && ''}>
          <div className={benchStyles.column}>
            <CodePanel
              code={editor.code}
              completions={COMPLETIONS}
              lineMark={mark}
              readOnly={steps.view !== undefined || steps.isRecording}
              notes={notes}
              fileName={toFileName(editor.openProgram?.name ?? 'cake', 'py')}
              onOpenFile={requestLoad}
              onChange={editor.setCode}
              onRun={run}
            />
            {problem && <ErrorConsole problem={problem} code={editor.code} onFix={mend} />}
          </div>
          <div className={benchStyles.column}>
            {steps.view && <StepPanel steps={steps} view={steps.view} />}
            <DrawingBoard
              drawing={drawing}
              isRunning={isBusy}
              onSavePicture={() => void savePicture(drawing, editor.openProgram?.name ?? 'cake')}
            />
            <OutputConsole
              console={output}
              isRunning={isBusy}
              isWaiting={isWaiting}
              isRepeated={lab.isRepeated}
              inputPrompt={atWork.inputPrompt}
              remark={lab.remark?.source === editor.code ? lab.remark : undefined}
              aside={!steps.view && <VariablesButton session={session} />}
              onAnswer={atWork.answer}
            />
            {!steps.view && <SessionPanel session={session} isRunning={lab.isRunning} />}
          </div>
        </div>
      </div>
      {dialog && (
        <WorkshopDialogs
          dialog={dialog}
          editor={editor}
          isInAccount={isInAccount}
          classPrograms={classPrograms}
          onOpenDialog={setDialog}
          onSelect={requestLoad}
          onReset={() => {
            editor.reset();
            close();
          }}
          onClose={close}
        />
      )}
    </GameDialog>
  );
}
