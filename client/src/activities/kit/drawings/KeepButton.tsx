// Keeps the drawing on the pad, or says why it cannot be kept.
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { ActionRow } from '../ActionRow.tsx';
import kitStyles from '../layout.module.css';
import type { DrawingProblem } from './drawings.ts';
import { useProblemText } from './useProblemText.ts';

export interface KeepButtonProps {
  problem: DrawingProblem | undefined;
  label: string;
  variant?: ButtonVariant;
  onKeep(): void;
}

export function KeepButton({ problem, label, variant = 'primary', onKeep }: KeepButtonProps) {
  const hint = useProblemText(problem, false);
  return (
    <ActionRow>
      <Button variant={variant} data-control="keep" disabled={problem !== undefined} onClick={onKeep}>
        {label}
      </Button>
      {hint && <p className={kitStyles.note}>{hint}</p>}
    </ActionRow>
  );
}
