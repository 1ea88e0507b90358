// The bar over the Lab: what the task is, and everything that can be done with the program.
import { CircleHelp, Footprints, RotateCcw, X } from 'lucide-react';
import { BarButton, RunButton } from './BarButtons.tsx';
import { SnakeIcon } from './SnakeIcon.tsx';

export interface LabBarProps {
  title: string;
  isRunning: boolean;
  isStepping: boolean;
  onRun(): void;
  onStop(): void;
  onStep(): void;
  onReset(): void;
  onHelp(): void;
  onClose(): void;
}

export function LabBar(props: LabBarProps) {
  const { title, isRunning, isStepping } = props;
  return (
    <header className="lab-bar">
      <SnakeIcon size={44} />
      <p className="lab-bar-title">
        <span className="lab-bar-name">Python Lab</span>
        <span className="lab-bar-task">{title}</span>
      </p>
      <div className="lab-bar-buttons">
        <RunButton isRunning={isRunning} disabled={isStepping} onRun={props.onRun} onStop={props.onStop} />
        <BarButton icon={Footprints} disabled={isRunning} aria-pressed={isStepping} onClick={props.onStep}>
          Step Through
        </BarButton>
        <BarButton icon={RotateCcw} disabled={isRunning || isStepping} onClick={props.onReset}>
          Reset
        </BarButton>
        <BarButton icon={CircleHelp} onClick={props.onHelp}>
          Help
        </BarButton>
        <BarButton icon={X} onClick={props.onClose}>
          Close
        </BarButton>
      </div>
    </header>
  );
}
