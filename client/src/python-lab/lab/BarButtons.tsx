// The buttons in the bars of the Lab and the Workshop: small ones with a sign, and Run Code that becomes Stop.
import { type LucideIcon, Play, Square } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/Button.tsx';

const look = { 'aria-hidden': true, size: 18, strokeWidth: 2.75 } as const;

export function BarButton({ sign: Sign, ...rest }: Omit<ButtonProps, 'icon' | 'size'> & { sign: LucideIcon }) {
  return <Button size="small" variant="secondary" icon={<Sign {...look} />} {...rest} />;
}

export interface RunButtonProps {
  isRunning: boolean;
  disabled: boolean;
  onRun(): void;
  onStop(): void;
}

export function RunButton({ isRunning, disabled, onRun, onStop }: RunButtonProps) {
  return isRunning ? (
    <BarButton variant="danger" sign={Square} onClick={onStop}>
      Stop
    </BarButton>
  ) : (
    <BarButton variant="primary" sign={Play} disabled={disabled} onClick={onRun}>
      Run Code
    </BarButton>
  );
}
