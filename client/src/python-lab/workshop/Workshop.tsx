// The Bakery Workshop, full-screen: the program on the left, the cake board it draws on and its console on the right.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { toFileName } from '../../lib/csv/csv.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { cx } from '../../ui/cx.ts';
import { BenchOutput } from '../lab/BenchOutput.tsx';
import benchStyles from '../lab/bench.module.css';
import { CodePanel } from '../lab/CodePanel.tsx';
import { ErrorConsole } from '../lab/ErrorConsole.tsx';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import { type Attempt, freeTask, type LabTask } from '../lab/labTask.ts';
import { useBench } from '../lab/useBench.ts';
import type { PythonRuntime } from '../protocol.ts';
import { useRuntimeStatus } from '../tutorial/useRuntimeStatus.ts';
import { type ClassPrograms, originText } from './classPrograms.ts';
import { defaultProgram } from './recipeProgram.ts';
import { BAKERY_COMPLETIONS } from './recipes.ts';
import type { FinishedRun } from './rememberRun.ts';
import type { SavedProgramRepository } from './SavedProgramRepository.ts';
import { useDrawing } from './useDrawing.ts';
import { type Loadable, useWorkshopEditor } from './useWorkshopEditor.ts';
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

/** Any program, however it is moved in. */
const TASK: LabTask = { ...freeTask('', '', ''), id: 'workshop', isLoose: true };
const COMPLETIONS = [...TASK.words, ...BAKERY_COMPLETIONS];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function Workshop(props: WorkshopProps) {
  const { runtime, repository, isInAccount = false, classPrograms, onRan, onClose } = props;
  const editor = useWorkshopEditor(repository);
  const drawing = useDrawing(useReducedMotion());
  // An attempt that was refused ran nothing.
  const onAttempt = ({ status }: Attempt, made: FinishedRun) => status !== 'refused' && onRan?.(made);
  const bench = useBench({ task: TASK, runtime, drawing, editor, onAttempt });
  const python = useRuntimeStatus(runtime);
  const [dialog, setDialog] = useState<WorkshopDialog>();
  const close = () => setDialog(undefined);

  const loadProgram = (what: Loadable) => {
    bench.lab.abandon();
    bench.steps.close();
    drawing.clear();
    bench.console.clear();
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
    ...bench.notes,
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
          isBusy={bench.isBusy || drawing.isPlaying}
          isStepping={bench.steps.view !== undefined}
          onRun={bench.run}
          onStop={bench.stop}
          onStep={bench.step}
          onReset={() => setDialog({ kind: 'reset' })}
          onSave={save}
          onNew={() => requestLoad(defaultProgram())}
          onRecipes={() => setDialog({ kind: 'recipes' })}
          onPrograms={() => setDialog({ kind: 'shelf' })}
          onClassPrograms={classPrograms && (() => setDialog({ kind: 'class' }))}
          onClose={onClose}
        />
        <div className={cx(benchStyles.columns, styles.columns)} data-stepping={bench.steps.view && ''}>
          <div className={benchStyles.column}>
            <CodePanel
              code={editor.code}
              completions={COMPLETIONS}
              lineMark={bench.mark}
              readOnly={bench.isReadOnly}
              notes={notes}
              fileName={toFileName(editor.openProgram?.name ?? 'cake', 'py')}
              onOpenFile={requestLoad}
              onChange={editor.setCode}
              onRun={bench.run}
            />
            {bench.problem && <ErrorConsole problem={bench.problem} code={editor.code} onFix={bench.mend} />}
          </div>
          <div className={benchStyles.column}>
            <BenchOutput bench={bench} drawing={drawing} pictureName={editor.openProgram?.name ?? 'cake'} />
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
