// The button that lights the lantern of a finished task; the key for 'interact' does so too when nothing is in reach.
import type { QuestTask } from '@lanternwise/shared/content/quest';
import { Trans } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import { useRecord } from '../features/progress/hooks.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import styles from './InteractPrompt.module.css';

/** `isBeside`: something else is in reach, and the key is for that. */
export function LanternPrompt({ task, isBeside }: { task: QuestTask; isBeside: boolean }) {
  const record = useRecord();
  return (
    <button
      type="button"
      className={styles.prompt}
      data-lantern-prompt={task.id}
      onClick={() => record({ kind: 'lantern-lit', ref: task.id })}
    >
      <Flame aria-hidden="true" size={22} />
      {isBeside ? <Trans>Light the lantern</Trans> : <FarPrompt title={task.title} />}
    </button>
  );
}

function FarPrompt({ title }: { title: string }) {
  const touched = useTouchDevice();
  const key = keyLabel(useSettings().keys.interact[0]);
  return touched ? (
    <Trans>Light the lantern of “{title}”</Trans>
  ) : (
    <span>
      <Trans>
        Press <kbd>{key}</kbd> to light the lantern of “{title}”
      </Trans>
    </span>
  );
}
