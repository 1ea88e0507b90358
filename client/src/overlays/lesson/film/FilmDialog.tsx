// A film of our own in a window: drawn scenes with captions that are also spoken, with pause and a bar to jump.
import { FILM_SECONDS, type Film } from '@lanternwise/shared/content/lesson';
import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { useNarration } from '../../../narration/useNarration.ts';
import { GameDialog } from '../../../overlay-kit/GameDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useIsCovered } from '../../../ui/layers/useLayers.ts';
import styles from './Film.module.css';
import { FilmPictures } from './FilmPictures.tsx';

const TICK_MS = 250;

interface FilmClock {
  seconds: number;
  isPlaying: boolean;
  isOver: boolean;
  play(): void;
  pause(): void;
  jump(seconds: number): void;
}

type Scene = Film['scenes'][number];

/** The scene that is shown at this time. */
const sceneAt = (scenes: readonly Scene[], seconds: number): Scene | undefined =>
  scenes.findLast(({ at }) => at <= seconds) ?? scenes[0];

const clockText = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

function useFilmClock(covered: boolean): FilmClock {
  const [seconds, setSeconds] = useState(0);
  const [wanted, setWanted] = useState(true);
  const isOver = seconds >= FILM_SECONDS;
  const isPlaying = wanted && !covered && !isOver;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setSeconds((before) => Math.min(FILM_SECONDS, before + TICK_MS / 1000)), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return {
    seconds,
    isPlaying,
    isOver,
    play() {
      if (isOver) setSeconds(0);
      setWanted(true);
    },
    pause: () => setWanted(false),
    jump: setSeconds,
  };
}

interface FilmProps {
  film: Film;
  close(): void;
}

export const FilmDialog = (props: FilmProps) => (
  <GameDialog title={props.film.title} size="wide" colour="violet" onClose={props.close}>
    <FilmScreen {...props} />
  </GameDialog>
);

function FilmScreen({ film, close }: FilmProps) {
  const { t } = useLingui();
  const narrator = useNarration();
  const covered = useIsCovered();
  const clock = useFilmClock(covered);
  const { seconds, isPlaying, isOver } = clock;
  const scene = sceneAt(film.scenes, seconds);
  const caption = scene?.caption ?? '';
  useEffect(() => {
    if (!isPlaying) return;
    void narrator.speak({ text: caption });
    return () => narrator.stop();
  }, [narrator, caption, isPlaying]);
  const now = clockText(seconds);
  const end = clockText(FILM_SECONDS);
  return (
    <div className={styles.film}>
      <div className={cx(styles.screen, !isPlaying && styles.isPaused)}>
        {scene && <FilmPictures key={scene.at} picture={scene.picture} />}
      </div>
      <p className={styles.caption} role="status">
        {caption}
      </p>
      <div className={styles.controls}>
        <Button
          data-first-focus
          icon={<PlayIcon isPlaying={isPlaying} isOver={isOver} />}
          onClick={isPlaying ? clock.pause : clock.play}
        >
          {isPlaying ? t`Pause` : isOver ? t`Watch again` : t({ message: 'Play', context: 'film' })}
        </Button>
        <input
          type="range"
          min={0}
          max={FILM_SECONDS}
          step={1}
          value={Math.floor(seconds)}
          aria-label={t`Place in the film`}
          aria-valuetext={t`${now} of ${end}`}
          onChange={(event) => clock.jump(Number(event.target.value))}
        />
        <span className={styles.time}>{`${now} / ${end}`}</span>
        <Button variant="secondary" onClick={close}>
          <Trans>Back to the lesson</Trans>
        </Button>
      </div>
    </div>
  );
}

function PlayIcon({ isPlaying, isOver }: { isPlaying: boolean; isOver: boolean }) {
  const Icon = isPlaying ? Pause : isOver ? RotateCcw : Play;
  return <Icon aria-hidden="true" size={20} />;
}
