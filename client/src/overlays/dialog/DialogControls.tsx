// The buttons under a dialogue's text: replay, earlier lines, auto-advance, next.
import { useLingui } from '@lingui/react/macro';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Volume2 from 'lucide-react/icons/volume-2';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DialogControls.module.css';

export interface DialogControlsProps {
  /** The last line is typed out, so the next press ends the dialogue. */
  isLast: boolean;
  /** Label of the button then, if the dialogue has its own. */
  endLabel?: string | undefined;
  /** Label of the button before that, if the dialogue has its own. */
  nextLabel?: string | undefined;
  /** For example "2 / 5". */
  progressText: string;
  onReplay(): void;
  showsBacklog: boolean;
  onBacklog(): void;
}

export function DialogControls(props: DialogControlsProps) {
  const { isLast, endLabel, nextLabel, progressText, onReplay, showsBacklog, onBacklog } = props;
  const { t } = useLingui();
  const { autoAdvance } = useSettings();
  const update = useUpdateSettings();
  return (
    <div className={styles.controls}>
      <IconButton label={t`Replay voice`} icon={<Volume2 aria-hidden="true" />} onClick={onReplay} />
      <IconButton
        label={t`Earlier lines`}
        aria-pressed={showsBacklog}
        icon={<History aria-hidden="true" />}
        onClick={onBacklog}
      />
      <IconButton
        label={t`Continue automatically`}
        aria-pressed={autoAdvance}
        className={cx(autoAdvance && styles.isOn)}
        icon={<ChevronsRight aria-hidden="true" />}
        onClick={() => update({ autoAdvance: !autoAdvance })}
      />
      <span className={styles.count}>{progressText}</span>
      {/* No onClick: the box handles its click and keys, so that they count once. */}
      <button type="button" data-advance data-first-focus className={cx('lw-button lw-button-primary', styles.next)}>
        <span className="lw-button-face">{isLast ? (endLabel ?? t`Got it`) : (nextLabel ?? t`Next`)}</span>
      </button>
    </div>
  );
}
