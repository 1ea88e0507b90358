// The Bakery Workshop, full-screen: the program on the left, the cake board it draws on and its console on the right.
import { useMemo, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { showToast } from '../../lib/showToast.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { cleanCode } from '../editor/cleanCode.ts';
import type { LineMark } from '../editor/lineMarks.ts';
import { CodePanel } from '../lab/CodePanel.tsx';
import { ErrorConsole } from '../lab/ErrorConsole.tsx';
import { taughtWords } from '../lab/labTask.ts';
import { OutputConsole } from '../lab/OutputConsole.tsx';
import { useConsole } from '../lab/useConsole.ts';
import type { PythonRuntime } from '../protocol.ts';
import { useRuntime } from '../tutorial/useRuntime.ts';
import { DrawingBoard } from './DrawingBoard.tsx';
import { BAKERY_WORDS, FIRST } from './examples.ts';
import { savePicture } from './savePicture.ts';
import type { Program, Shelf } from './shelf.ts';
import { useDrawing } from './useDrawing.ts';
import { useShelf } from './useShelf.ts';
import { useWorkshopRun } from './useWorkshopRun.ts';
import { WorkshopBar } from './WorkshopBar.tsx';
import { type Window, WorkshopWindows } from './WorkshopWindows.tsx';
import '../lab/lab.css';
import './workshop.css';

export interface WorkshopProps {
  runtime: PythonRuntime;
  shelf: Shelf;
  onClose(): void;
}

const WORDS = [...taughtWords(''), ...BAKERY_WORDS];

export function Workshop({ runtime, shelf, onClose }: WorkshopProps) {
  const output = useConsole();
  const bench = useShelf(shelf);
  const drawing = useDrawing(useReducedMotion());
  const lab = useWorkshopRun(runtime, output, drawing);
  const python = useRuntime(runtime);
  const [open, setOpen] = useState<Window>();
  const [tidied, setTidied] = useState(false);
  const { problem } = lab;
  const mark = useMemo((): LineMark | undefined => {
    const at = problem?.at;
    return at?.line === undefined ? undefined : { ...at, tone: 'error', line: at.line };
  }, [problem]);
  const close = () => setOpen(undefined);

  const run = () => {
    if (lab.isRunning) return;
    drawing.stop();
    const code = cleanCode(bench.code);
    setTidied(code !== bench.code);
    if (code !== bench.code) bench.setCode(code);
    lab.run(code);
  };
  const take = (what: Program | string) => {
    lab.stop();
    lab.forget();
    drawing.clear();
    output.clear();
    bench.take(what);
    close();
  };
  /** Asks first where something would be lost. */
  const wish = (what: Program | string) =>
    bench.isChanged ? setOpen({ kind: 'unsaved', go: () => take(what) }) : take(what);
  const save = () => {
    if (!bench.open) return setOpen({ kind: 'save' });
    bench.save();
  };
  const savePng = async () => {
    const saved = await savePicture(drawing, bench.open?.name ?? 'cake');
    if (!saved) showToast('error', 'The picture could not be made. Try again.');
  };
  const notes = [
    ...(python.state === 'failed' ? [`Failed to load Python environment: ${python.why ?? ''}`] : []),
    ...(bench.trouble && !open ? [bench.trouble] : []),
    ...(tidied ? ['Some invisible signs had slipped into your code. They are plain spaces now.'] : []),
  ];

  return (
    <GameDialog
      title="Bakery Workshop"
      titleHidden
      size="full"
      className="lab workshop"
      closable={false}
      onClose={onClose}
    >
      <div className="lab-bench">
        <WorkshopBar
          name={bench.open?.name}
          isChanged={bench.isChanged}
          isLoading={python.state === 'loading'}
          isBusy={lab.isRunning || drawing.isPlaying}
          onRun={run}
          onStop={lab.stop}
          onReset={() => setOpen({ kind: 'reset' })}
          onSave={save}
          onNew={() => wish(FIRST)}
          onRecipes={() => setOpen({ kind: 'recipes' })}
          onShelf={() => setOpen({ kind: 'shelf' })}
          onClose={onClose}
        />
        <div className="lab-columns workshop-columns">
          <div className="lab-column">
            <CodePanel
              code={bench.code}
              words={WORDS}
              mark={mark}
              readOnly={false}
              notes={notes}
              onChange={bench.setCode}
              onRun={run}
            />
            {problem && <ErrorConsole problem={problem} />}
          </div>
          <div className="lab-column">
            <DrawingBoard drawing={drawing} isRunning={lab.isRunning} onSavePicture={() => void savePng()} />
            <OutputConsole console={output} isRunning={lab.isRunning} question={lab.question} onAnswer={lab.answer} />
          </div>
        </div>
      </div>
      {open && (
        <WorkshopWindows
          window={open}
          bench={bench}
          onOpen={setOpen}
          onTake={wish}
          onReset={() => {
            bench.reset();
            close();
          }}
          onClose={close}
        />
      )}
    </GameDialog>
  );
}
