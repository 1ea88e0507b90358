// The row of buttons under a conversation's text: replay, earlier lines, going on by itself, next.
import { useLingui } from '@lingui/react/macro';
import { ChevronsRight, History, Volume2 } from 'lucide-react';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export interface DialogControlsProps {
  /** The last line is typed out: the next press ends the conversation. */
  isLast: boolean;
  /** For example "2 / 5". */
  progressText: string;
  onReplay(): void;
  showsBacklog: boolean;
  onBacklog(): void;
}

export function DialogControls({ isLast, progressText, onReplay, showsBacklog, onBacklog }: DialogControlsProps) {
  const { t } = useLingui();
  const { autoAdvance } = useSettings();
  const update = useUpdateSettings();
  return (
    <div className="dlg-controls">
      <IconButton label={t`Replay voice`} icon={<Volume2 aria-hidden="true" />} onClick={onReplay} />
      <IconButton
        label={t`Earlier lines`}
        aria-pressed={showsBacklog}
        icon={<History aria-hidden="true" />}
        onClick={onBacklog}
      />
      <IconButton
        label={t`Go on by itself`}
        aria-pressed={autoAdvance}
        className={autoAdvance ? 'is-on' : ''}
        icon={<ChevronsRight aria-hidden="true" />}
        onClick={() => update({ autoAdvance: !autoAdvance })}
      />
      <span className="dlg-count">{progressText}</span>
      {/* Its click and keys reach the box, which advances once. */}
      <button type="button" data-advance data-first-focus className="lw-button lw-button-primary dlg-next">
        <span className="lw-button-face">{isLast ? t`Got it` : t`Next`}</span>
      </button>
    </div>
  );
}
