// The looping, muted intro film: its poster first, the film once the page has loaded, and a button that pauses it.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import mp4 from '../../../../../assets/ui/film/intro.mp4?url';
import webm from '../../../../../assets/ui/film/intro.webm?url';
import poster from '../../../../../assets/ui/film/intro-poster.webp?url';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { PauseButton } from '../PauseButton.tsx';
import { usePausable } from '../usePausable.ts';

/** True once the page's own pictures and code are there: the film must not compete with them. */
function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    const wait = () => whenIdle(() => !isCancelled && setLoaded(true), { timeout: 3000 });
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      isCancelled = true;
      window.removeEventListener('load', wait);
    };
  }, []);
  return isLoaded;
}

export function IntroFilm() {
  const { t } = useLingui();
  const loop = usePausable('film');
  const isLoaded = usePageLoaded();
  const film = useRef<HTMLVideoElement>(null);
  const shouldPlay = isLoaded && loop.isRunning;

  useEffect(() => {
    if (!film.current) return;
    // A browser that refuses to start a film by itself keeps showing the poster.
    if (shouldPlay) void film.current.play()?.catch(() => undefined);
    else film.current.pause();
  }, [shouldPlay]);

  return (
    <div className="lw-screen">
      <video
        ref={film}
        className="lw-screen-film"
        width={960}
        height={540}
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        aria-label={t`A walk through six realms, without sound: the park, the farm, the valley of colours, the island, the factory and the city`}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <PauseButton
        loop={loop}
        pauseLabel={t`Pause the film`}
        playLabel={t`Play the film`}
        className="lw-screen-button"
      />
    </div>
  );
}
