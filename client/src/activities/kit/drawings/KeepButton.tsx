// Keeps the drawing on the pad, or says why it cannot be kept.
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import kitStyles from '../layout.module.css';
import type { DrawingProblem } from './drawings.ts';
import { useProblemText } from './useProblemText.ts';

export interface KeepButtonProps {
  problem: DrawingProblem | undefined;
  label: string;
  onKeep(): void;
}

export function KeepButton({ problem, label, onKeep }: KeepButtonProps) {
  const hint = useProblemText(problem, false);
  return (
    <div className={cx(kitStyles.buttons, kitStyles.actions)}>
      <Button data-control="keep" disabled={problem !== undefined} onClick={onKeep}>
        {label}
      </Button>
      {hint && <p className={kitStyles.note}>{hint}</p>}
    </div>
  );
}
