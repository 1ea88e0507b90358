// The video modal: our own player without native controls; closes by itself when the video ends.
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '@lanternwise/shared/constants/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useShownLanguage } from '../../i18n/language.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SEEK_SECONDS, useVideoPlayer } from './useVideoPlayer.ts';
import styles from './VideoModal.module.css';
import type { LessonVideo } from './videos.ts';

export interface VideoModalProps {
  video: LessonVideo;
  title: string;
  /** Seconds; the video ends there if the step sets it. */
  endTime?: number | undefined;
  onClose(): void;
  /** The video was watched to its end. */
  onEnded(): void;
}

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** At the upper edge: the speakers are shown at the lower one. */
function moveCaptionsToTop(element: HTMLTrackElement | null): void {
  element?.addEventListener('load', () => {
    for (const cue of element.track.cues ?? []) if (cue instanceof VTTCue) cue.line = 0;
  });
}

export function VideoModal({ video, title, endTime, onClose, onEnded }: VideoModalProps) {
  const { t } = useLingui();
  const shown = useShownLanguage();
  const language = video.captions[shown] === undefined ? DEFAULT_LANGUAGE : shown;
  const [videoElement, setVideoElement] = useState<HTMLVideoElement | null>(null);
  const player = useVideoPlayer(videoElement, endTime, onEnded);
  const { state, at, length } = player;
  const loading = state === 'opening' || state === 'buffering';
  const playing = state === 'playing' || state === 'buffering';
  const clock = formatTime(at);
  const whole = formatTime(length);
  return (
    <GameDialog title={title} size="wide" colour="violet" onClose={onClose}>
      <div className={styles.player}>
        <div className={styles.screen}>
          <video ref={setVideoElement} playsInline preload="auto" crossOrigin="anonymous" poster={video.poster}>
            {video.sources.map(({ url, type }) => (
              <source key={url} src={url} type={type} />
            ))}
            <track
              key={language}
              ref={moveCaptionsToTop}
              kind="captions"
              srcLang={language}
              label={LANGUAGE_TABLE[language].name}
              src={video.captions[language]}
              default
            />
          </video>
          {loading && (
            <p className={styles.message}>
              <Spinner label="" /> <Trans>Loading video...</Trans>
            </p>
          )}
          {state === 'broken' && (
            <p className={styles.message}>
              <Trans>This film cannot be shown here. The story below tells the same.</Trans>
            </p>
          )}
        </div>
        {player.isSlow && (
          <p className={styles.slow} role="status">
            <Trans>Low internet speed detected. Video might take longer to load. Please wait...</Trans>
          </p>
        )}
        <ProgressBar
          label={t`Film`}
          value={Math.floor(at)}
          max={Math.max(1, Math.floor(length))}
          valueText={t`${clock} of ${whole}`}
          colour="amber"
        />
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={<RotateCcw aria-hidden="true" size={18} />}
            aria-label={t`Back 10 seconds`}
            onClick={() => player.seek(-SEEK_SECONDS)}
          >
            -10s
          </Button>
          <Button
            data-first-focus=""
            icon={playing ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
            onClick={player.toggle}
          >
            {playing ? t`Pause` : t({ context: 'film', message: 'Play' })}
          </Button>
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden="true" size={18} />}
            aria-label={t`Forward 10 seconds`}
            onClick={() => player.seek(SEEK_SECONDS)}
          >
            +10s
          </Button>
          <span className={styles.clock}>{`${clock} / ${whole}`}</span>
        </div>
      </div>
    </GameDialog>
  );
}
