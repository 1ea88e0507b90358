// Says over the world that the browser has taken its picture away, and starts the world once more, or else the page.

import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { focusHome, isFocusLost } from '../../../ui/layers/layerStack.ts';
import { Panel } from '../../../ui/Panel.tsx';
import styles from './realm.module.css';

interface PictureLostProps {
  /** The world was started once more, and lost its picture again. */
  isAgain: boolean;
  onRestart(): void;
}

/** Below windows, which stay usable. It goes by itself when the browser gives the picture back. */
export function PictureLost({ isAgain, onRestart }: PictureLostProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who is at the world's keys gets the button under them; who is in a window stays there.
    const isInWorld = isFocusLost() || document.activeElement?.id === 'world';
    if (isInWorld) panel.current?.querySelector('button')?.focus();
    return () => {
      if (isFocusLost()) focusHome();
    };
  }, []);
  return (
    <div ref={panel} className={styles.pictureLost} role="alert" data-picture-lost="">
      <Panel>
        <h2 className="text-game-title">
          <Trans>The picture of the world stopped</Trans>
        </h2>
        {isAgain ? (
          <>
            <p>
              <Trans>
                It stopped again. Your progress is safe. Close other windows and programs that show films or games, then
                reload the page.
              </Trans>
            </p>
            <Button onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          </>
        ) : (
          <>
            <p>
              <Trans>
                Your progress is safe, and the world waits for you. This happens when the computer was asleep or has too
                much to draw. Often the picture comes back by itself.
              </Trans>
            </p>
            <Button onClick={onRestart}>
              <Trans>Show the world again</Trans>
            </Button>
          </>
        )}
      </Panel>
    </div>
  );
}
