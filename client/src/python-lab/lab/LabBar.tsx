// The bar over the Lab: what the task is, and everything that can be done with the program.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Footprints from 'lucide-react/icons/footprints';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { BarButton, RunButton } from './BarButtons.tsx';
import { SnakeIcon } from './SnakeIcon.tsx';
import { TopBar } from './TopBar.tsx';

export interface LabBarProps {
  title: string;
  isRunning: boolean;
  isStepping: boolean;
  isDone: boolean;
  onRun(): void;
  onStop(): void;
  onStep(): void;
  onReset(): void;
  onHelp(): void;
  onClose(): void;
}

export function LabBar(props: LabBarProps) {
  const { title, isRunning, isStepping, isDone, onRun, onStop } = props;
  return (
    <TopBar icon={<SnakeIcon size={44} />} name={t`Python Lab`} subtitle={title}>
      <RunButton isRunning={isRunning} disabled={isStepping} isDone={isDone} onRun={onRun} onStop={onStop} />
      <BarButton icon={Footprints} disabled={isRunning} aria-pressed={isStepping} onClick={props.onStep}>
        <Trans>Step Through</Trans>
      </BarButton>
      <BarButton icon={RotateCcw} disabled={isRunning || isStepping} onClick={props.onReset}>
        <Trans>Reset</Trans>
      </BarButton>
      <BarButton icon={CircleHelp} onClick={props.onHelp}>
        <Trans>Help</Trans>
      </BarButton>
      <BarButton icon={X} onClick={props.onClose}>
        <Trans>Close</Trans>
      </BarButton>
    </TopBar>
  );
}
