// The bar over the Lab: what the task is, and everything that can be done with the program.
import { CircleHelp, Footprints, RotateCcw, X } from 'lucide-react';
import { BarButton, RunButton } from './BarButtons.tsx';
import { SnakeIcon } from './SnakeIcon.tsx';
import { TopBar } from './TopBar.tsx';

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
    <TopBar icon={<SnakeIcon size={44} />} name="Python Lab" subtitle={title}>
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
    </TopBar>
  );
}
