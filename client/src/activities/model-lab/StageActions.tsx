// The one primary button of a stage: what is to be done here, else the next stage; it stays at the foot of the window.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import kitStyles from '../kit/layout.module.css';
import type { StageProps } from './stageProps.ts';

export interface StageAction {
  label: string;
  control?: string;
  onPress(): void;
}

export interface StageActionsProps extends Pick<StageProps, 'next'> {
  /** What comes before the next stage. */
  action?: StageAction | undefined;
  /** Why the button cannot be pressed yet. */
  wait?: string | undefined;
  children?: ReactNode;
}

export function StageActions({ next, action, wait, children }: StageActionsProps) {
  const { t } = useLingui();
  const waitId = useId();
  const title = next?.title;
  const primary: StageAction | undefined = action ?? (next && { label: t`Next: ${title}`, onPress: next.open });
  return (
    <ActionRow>
      {primary && (
        <Button
          data-control={primary.control}
          disabled={wait !== undefined}
          aria-describedby={wait === undefined ? undefined : waitId}
          onClick={primary.onPress}
        >
          {primary.label}
        </Button>
      )}
      {children}
      {wait !== undefined && (
        <p id={waitId} className={kitStyles.note}>
          {wait}
        </p>
      )}
    </ActionRow>
  );
}

/** Stands for a stage that needs an earlier one first. */
export function MissingStage({ text, label, onPress }: { text: string; label: string; onPress(): void }) {
  return (
    <>
      <p className={kitStyles.note}>{text}</p>
      <StageActions next={undefined} action={{ label, onPress }} />
    </>
  );
}
