// The button that lights the lantern of a finished task from where the learner is; the key for 'interact' does the same.
import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { useSettings } from '../features/settings/useSettings.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { useWorld } from '../overlay-kit/useWorld.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import styles from './InteractPrompt.module.css';

export function LanternPrompt({ title }: { title: string }) {
  const world = useWorld();
  const touched = useTouchDevice();
  const key = keyLabel(useSettings().keys.interact[0]);
  return (
    <button type="button" className={styles.prompt} onClick={() => world.emit('interact/pressed', null)}>
      <Flame aria-hidden="true" size={22} />
      {touched ? (
        <Trans>Light the lantern of “{title}”</Trans>
      ) : (
        <span>
          <Trans>
            Press <kbd>{key}</kbd> to light the lantern of “{title}”
          </Trans>
        </span>
      )}
    </button>
  );
}
