// The bar over the Lab: what the task is, and everything that can be done with the program.
import { CircleHelp, Footprints, Play, RotateCcw, Square, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { SnakeSign } from './SnakeSign.tsx';

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

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 2.75 } as const;

export function LabBar(props: LabBarProps) {
  const { title, isRunning, isStepping } = props;
  return (
    <header className="lab-bar">
      <SnakeSign size={44} />
      <p className="lab-bar-title">
        <span className="lab-bar-name">Python Lab</span>
        <span className="lab-bar-task">{title}</span>
      </p>
      <div className="lab-bar-buttons">
        {isRunning ? (
          <Button size="small" variant="danger" icon={<Square {...icon} />} onClick={props.onStop}>
            Stop
          </Button>
        ) : (
          <Button size="small" icon={<Play {...icon} />} disabled={isStepping} onClick={props.onRun}>
            Run Code
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={<Footprints {...icon} />}
          disabled={isRunning}
          aria-pressed={isStepping}
          onClick={props.onStep}
        >
          Step Through
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<RotateCcw {...icon} />}
          disabled={isRunning || isStepping}
          onClick={props.onReset}
        >
          Reset
        </Button>
        <Button size="small" variant="secondary" icon={<CircleHelp {...icon} />} onClick={props.onHelp}>
          Help
        </Button>
        <Button size="small" variant="secondary" icon={<X {...icon} />} onClick={props.onClose}>
          Close
        </Button>
      </div>
    </header>
  );
}
