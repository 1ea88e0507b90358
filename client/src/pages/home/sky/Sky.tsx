// The start page's moving background: three slow meshes of colour and thirty drifting stars, with a button that pauses them.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PauseButton } from '../PauseButton.tsx';
import { usePausable } from '../usePausable.ts';
import { createSky } from './createSky.ts';

const STARS = 30;

const stars = Array.from({ length: STARS }, (_, at) => at);
const MESHES = ['lw-mesh-teal', 'lw-mesh-violet', 'lw-mesh-amber'] as const;

export function Sky() {
  const { t } = useLingui();
  const loop = usePausable('sky');
  const field = useRef<HTMLDivElement>(null);
  const sky = useRef<ReturnType<typeof createSky>>(undefined);
  const { isRunning } = loop;

  useEffect(() => {
    if (!isRunning || !field.current) return;
    sky.current ??= createSky(
      [...field.current.querySelectorAll<SVGElement>('.lw-star')],
      [...field.current.querySelectorAll<HTMLElement>('.lw-mesh')],
    );
    sky.current.start();
    return sky.current.stop;
  }, [isRunning]);

  return (
    <>
      <div ref={field} className="lw-sky" aria-hidden="true">
        {MESHES.map((mesh) => (
          <span key={mesh} className={`lw-mesh ${mesh}`} />
        ))}
        {stars.map((star) => (
          <svg key={star} className="lw-star" viewBox="0 0 100 100" aria-hidden="true">
            <path d="M50 0 61 36 100 50 61 64 50 100 39 64 0 50 39 36Z" fill="currentColor" />
          </svg>
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
