// The video step of a tutorial: 'Watch Video' opens the video; without a video its story can be read.

import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { Trans } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useState } from 'react';
import { ActionRow } from '../../activities/kit/ActionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { VideoModal } from './VideoModal.tsx';
import styles from './VideoStep.module.css';
import { VideoStory } from './VideoStory.tsx';
import { findVideo } from './videos.ts';

export interface VideoStepProps {
  step: TutorialStepOf<'video'>;
  /** The way on is the primary button then. */
  isWatched: boolean;
  /** Watched to the end. */
  onWatched(): void;
}

export function VideoStep({ step, isWatched, onWatched }: VideoStepProps) {
  const [open, setOpen] = useState(false);
  const video = findVideo(step.video);
  if (video.sources.length === 0) return <VideoStory film={video} />;
  return (
    <div className={styles.step}>
      <div className={styles.poster}>
        {video.poster !== undefined && (
          <img className={styles.picture} src={video.poster} alt="" width={960} height={540} />
        )}
        <p className={styles.title}>{video.title}</p>
      </div>
      <ActionRow>
        <Button
          variant={isWatched ? 'secondary' : 'primary'}
          icon={<Clapperboard aria-hidden="true" size={26} />}
          onClick={() => setOpen(true)}
        >
          <Trans>Watch Video</Trans>
        </Button>
      </ActionRow>
      <details className={styles.read}>
        <summary>
          <Trans>Read instead of watching</Trans>
        </summary>
        <VideoStory film={video} />
      </details>
      {open && (
        <VideoModal
          video={video}
          title={video.title}
          endTime={step.endTime}
          onClose={() => setOpen(false)}
          onEnded={() => {
            setOpen(false);
            onWatched();
          }}
        />
      )}
    </div>
  );
}
