// What a program of Lab or Workshop made: its steps, its picture, what it printed and asks, and its variables.
import { SessionPanel, VariablesButton } from '../session/SessionPanel.tsx';
import { StepPanel } from '../steps/StepPanel.tsx';
import { DrawingBoard } from '../workshop/DrawingBoard.tsx';
import { savePicture } from '../workshop/downloadPicture.ts';
import type { Drawing } from '../workshop/useDrawing.ts';
import { OutputConsole } from './OutputConsole.tsx';
import type { Bench } from './useBench.ts';

export interface BenchOutputProps {
  bench: Bench;
  /** Undefined while there is no board. */
  drawing: Drawing | undefined;
  /** Name of the file that a picture is saved in. */
  pictureName: string;
}

export function BenchOutput({ bench, drawing, pictureName }: BenchOutputProps) {
  const { steps, session, lab, isBusy } = bench;
  return (
    <>
      {steps.view && <StepPanel steps={steps} view={steps.view} />}
      {drawing && (
        <DrawingBoard
          drawing={drawing}
          isRunning={isBusy}
          onSavePicture={() => void savePicture(drawing, pictureName)}
        />
      )}
      <OutputConsole
        console={bench.console}
        isRunning={isBusy}
        isWaiting={bench.isWaiting}
        isRepeated={lab.isRepeated}
        inputPrompt={bench.inputPrompt}
        remark={bench.remark}
        aside={!steps.view && <VariablesButton session={session} />}
        onAnswer={bench.answer}
      />
      {!steps.view && <SessionPanel session={session} isRunning={lab.isRunning} />}
    </>
  );
}
