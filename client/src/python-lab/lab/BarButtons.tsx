// The buttons in the bars of the Lab and the Workshop: small ones with an icon, and Run Code that becomes Stop.
import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import styles from './BarButtons.module.css';

const ICON_PROPS = { 'aria-hidden': true, size: 18, strokeWidth: 2.75 } as const;

export function BarButton({ icon: Icon, ...rest }: Omit<ButtonProps, 'icon' | 'size'> & { icon: LucideIcon }) {
  return <Button size="small" variant="secondary" icon={<Icon {...ICON_PROPS} />} {...rest} />;
}

export interface RunButtonProps {
  isRunning: boolean;
  disabled: boolean;
  /** What is to be done here is done, and another button leads on. */
  isDone?: boolean;
  onRun(): void;
  onStop(): void;
}

export function RunButton({ isRunning, disabled, isDone, onRun, onStop }: RunButtonProps) {
  return isRunning ? (
    // The second click of a double click on Run would stop the program that the first one has started.
    <BarButton className={styles.run} variant="danger" icon={Square} onClick={({ detail }) => detail < 2 && onStop()}>
      <Trans>Stop</Trans>
    </BarButton>
  ) : (
    <BarButton
      className={styles.run}
      variant={isDone ? 'secondary' : 'primary'}
      icon={Play}
      disabled={disabled}
      onClick={onRun}
    >
      <Trans>Run Code</Trans>
    </BarButton>
  );
}
