// Further captions, ten at a time, that the learner may label to give the meter more to learn from.
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { FunnyCaptions } from './FunnyCaptions.tsx';

/** Captions that are shown at a time. */
const BATCH = 10;

export interface MoreLabelsProps {
  more: readonly { id: string; text: string }[];
  labels: Readonly<Record<string, boolean>>;
  /** Open from the start, where the meter cannot learn yet. */
  isOpen: boolean;
  disabled: boolean;
  onLabel(id: string, funny: boolean): void;
}

export function MoreLabels({ more, labels, isOpen, disabled, onLabel }: MoreLabelsProps) {
  const { t } = useLingui();
  const done = more.filter(({ id }) => labels[id] !== undefined).length;
  const total = more.length;
  // The next batch appears when the last one is labelled.
  const shown = more.slice(0, Math.min(total, (Math.floor(done / BATCH) + 1) * BATCH));
  return (
    <details className={kitStyles.card} open={isOpen}>
      <summary data-control="more">{t`Label more captions: ${done} of ${total}`}</summary>
      <FunnyCaptions captions={shown} labels={labels} disabled={disabled} onLabel={onLabel} />
    </details>
  );
}
