// 'Entering Next Realm...': animates the avatar along a path with lanterns and shows the progress in a bar.
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { createFrameRenderer } from './frameRenderer.ts';
import styles from './TransitionScreen.module.css';
import { pointOnPath, WALK_MS } from './transitionPath.ts';

/** Fixed position of the avatar with reduced motion: shortly before the gate. */
const REDUCED_MOTION_PROGRESS = 0.8;

export interface TransitionScreenProps {
  avatar: AvatarId;
  /** Title of the destination. */
  destination: string;
  /** What the realm behind asks on the way. */
  hook: string;
  /** Called once, when the avatar has arrived. */
  onArrived(): void;
}

export function TransitionScreen({ avatar, destination, hook, onArrived }: TransitionScreenProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const arrive = useEffectEvent(onArrived);
  const reducedMotion = useReducedMotion();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawFrame = createFrameRenderer(element, avatar, destination);
    const startedAt = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const ms = now - startedAt;
      const progress = Math.min(1, ms / WALK_MS);
      const shown = reducedMotion ? REDUCED_MOTION_PROGRESS : progress;
      drawFrame?.(shown, reducedMotion ? 0 : ms);
      // A picture wider than the screen scrolls with the avatar.
      element.style.objectPosition = `${(pointOnPath(shown).x / TRANSITION_WIDTH) * 100}% 80%`;
      setPercent(Math.round(progress * 100));
      if (progress < 1) frame = requestAnimationFrame(tick);
      else arrive();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [avatar, destination, reducedMotion]);
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <canvas ref={canvas} width={TRANSITION_WIDTH} height={TRANSITION_HEIGHT} className={styles.picture} />
      <div className={styles.words}>
        <Ribbon as="h1" colour="violet">
          <Trans>Entering Next Realm...</Trans>
        </Ribbon>
        <p className={styles.destination}>{destination}</p>
        <p className={styles.hook}>{hook}</p>
        <ProgressBar label={t`Path to the next realm`} value={percent} colour="amber" />
      </div>
    </main>
  );
}
