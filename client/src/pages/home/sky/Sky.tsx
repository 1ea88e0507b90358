// The start page's moving background: three slow meshes of colour and thirty drifting stars, with a button that pauses them.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PauseButton } from '../PauseButton.tsx';
import { usePausable } from '../usePausable.ts';
import { startStars } from './startStars.ts';

const STARS = 30;

const stars = Array.from({ length: STARS }, (_, at) => at);
const MESHES = ['lw-mesh-teal', 'lw-mesh-violet', 'lw-mesh-amber'] as const;

export function Sky() {
  const { t } = useLingui();
  const loop = usePausable('sky');
  const field = useRef<HTMLDivElement>(null);
  const { isRunning } = loop;

  useEffect(() => {
    if (!isRunning || !field.current) return;
    return startStars([...field.current.querySelectorAll<HTMLElement>('.lw-star')]);
  }, [isRunning]);

  return (
    <>
      <div ref={field} className="lw-sky" aria-hidden="true" data-running={isRunning || undefined}>
        {MESHES.map((mesh) => (
          <span key={mesh} className={`lw-mesh ${mesh}`} />
        ))}
        {stars.map((star) => (
          <span key={star} className="lw-star" />
        ))}
      </div>
      <PauseButton
        loop={loop}
        pauseLabel={t`Pause the stars in the background`}
        playLabel={t`Let the stars in the background drift`}
        className="lw-sky-button"
      />
    </>
  );
}
