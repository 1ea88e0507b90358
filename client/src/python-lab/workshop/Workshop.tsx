// The Bakery Workshop, full-screen: the program on the left, the cake board it draws on and its console on the right.

import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { showToast } from '../../lib/showToast.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { cx } from '../../ui/cx.ts';
import { cleanCode } from '../editor/cleanCode.ts';
import type { LineMark } from '../editor/lineMarks.ts';
import { taughtWords } from '../friendly/taughtWords.ts';
import benchStyles from '../lab/bench.module.css';
import { CodePanel } from '../lab/CodePanel.tsx';
import { ErrorConsole } from '../lab/ErrorConsole.tsx';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import { OutputConsole } from '../lab/OutputConsole.tsx';
import { useLabConsole } from '../lab/useLabConsole.ts';
import type { PythonRuntime } from '../protocol.ts';
import { useRuntimeStatus } from '../tutorial/useRuntimeStatus.ts';
import { DrawingBoard } from './DrawingBoard.tsx';
import { downloadPicture } from './downloadPicture.ts';
import { defaultProgram } from './recipeProgram.ts';
import { BAKERY_COMPLETIONS } from './recipes.ts';
import type { FinishedRun } from './rememberRun.ts';
import type { SavedProgram, SavedProgramRepository } from './SavedProgramRepository.ts';
import { useDrawing } from './useDrawing.ts';
import { useWorkshopEditor } from './useWorkshopEditor.ts';
import { useWorkshopRun } from './useWorkshopRun.ts';
import styles from './Workshop.module.css';
import { WorkshopBar } from './WorkshopBar.tsx';
import { type WorkshopDialog, WorkshopDialogs } from './WorkshopDialogs.tsx';

export interface WorkshopProps {
  runtime: PythonRuntime;
  repository: SavedProgramRepository;
  /** After each run. */
  onRan?(run: FinishedRun): void;
  onClose(): void;
}

const COMPLETIONS = [...taughtWords(''), ...BAKERY_COMPLETIONS];

export function Workshop({ runtime, repository, onRan, onClose }: WorkshopProps) {
  const output = useLabConsole();
  const editor = useWorkshopEditor(repository);
  const drawing = useDrawing(useReducedMotion());
  const lab = useWorkshopRun(runtime, output, drawing, onRan);
  const python = useRuntimeStatus(runtime);
  const [dialog, setDialog] = useState<WorkshopDialog>();
  const [wasCleaned, setWasCleaned] = useState(false);
  const { problem } = lab;
  const mark = useMemo((): LineMark | undefined => {
    const at = problem?.location;
    return at?.line === undefined ? undefined : { ...at, tone: 'error', line: at.line };
  }, [problem]);
  const close = () => setDialog(undefined);

  const run = () => {
    if (lab.isRunning) return;
    drawing.stop();
    const code = cleanCode(editor.code);
    setWasCleaned(code !== editor.code);
    if (code !== editor.code) editor.setCode(code);
    lab.run(code);
  };
  const loadProgram = (what: SavedProgram | string) => {
    lab.stop();
    lab.clearProblem();
    drawing.clear();
    output.clear();
    editor.load(what);
    close();
  };
  /** Asks first where something would be lost. */
  const requestLoad = (what: SavedProgram | string) =>
    editor.isChanged ? setDialog({ kind: 'unsaved', go: () => loadProgram(what) }) : loadProgram(what);
  const save = () => {
    if (!editor.openProgram) return setDialog({ kind: 'save' });
    editor.save();
  };
  const savePng = async () => {
    const saved = await downloadPicture(drawing, editor.openProgram?.name ?? 'cake');
    if (!saved) showToast('error', t`The picture could not be made. Try again.`);
  };
  const notes = [
    ...(python.state === 'failed' ? [LAB_MESSAGES.failed(python.errorMessage ?? '')] : []),
    ...(editor.error && !dialog ? [editor.error] : []),
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
          isBusy={lab.isRunning || drawing.isPlaying}
          onRun={run}
          onStop={lab.stop}
          onReset={() => setDialog({ kind: 'reset' })}
          onSave={save}
          onNew={() => requestLoad(defaultProgram())}
          onRecipes={() => setDialog({ kind: 'recipes' })}
          onPrograms={() => setDialog({ kind: 'shelf' })}
          onClose={onClose}
        />
        <div className={cx(benchStyles.columns, styles.columns)}>
          <div className={benchStyles.column}>
            <CodePanel
              code={editor.code}
              completions={COMPLETIONS}
              lineMark={mark}
              readOnly={false}
              notes={notes}
              onChange={editor.setCode}
              onRun={run}
            />
            {problem && <ErrorConsole problem={problem} />}
          </div>
          <div className={benchStyles.column}>
            <DrawingBoard drawing={drawing} isRunning={lab.isRunning} onSavePicture={() => void savePng()} />
            <OutputConsole
              console={output}
              isRunning={lab.isRunning}
              inputPrompt={lab.inputPrompt}
              onAnswer={lab.answer}
            />
          </div>
        </div>
      </div>
      {dialog && (
        <WorkshopDialogs
          dialog={dialog}
          editor={editor}
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
