// The video step of a tutorial: 'Watch Video' opens the film; while there is none, its story can be read.
import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FilmStory } from './FilmStory.tsx';
import { VideoModal } from './VideoModal.tsx';
import { filmOf } from './videos.ts';
import './video.css';

export interface VideoStepProps {
  step: TutorialStepOf<'video'>;
  /** Watched to the end. */
  onSeen(): void;
}

export function VideoStep({ step, onSeen }: VideoStepProps) {
  const [open, setOpen] = useState(false);
  const film = filmOf(step.video);
  if (film.sources.length === 0) return <FilmStory film={film} />;
  return (
    <div className="vid-step">
      <div className="vid-poster">
        {film.poster !== undefined && (
          <img className="vid-poster-picture" src={film.poster} alt="" width={960} height={540} />
        )}
        <p className="vid-poster-title">{film.title}</p>
        <Button size="large" icon={<Clapperboard aria-hidden="true" size={26} />} onClick={() => setOpen(true)}>
          Watch Video
        </Button>
      </div>
      <details className="vid-read">
        <summary>Read instead of watching</summary>
        <FilmStory film={film} />
      </details>
      {open && (
        <VideoModal
          film={film}
          title={film.title}
          endTime={step.endTime}
          onClose={() => setOpen(false)}
          onEnded={() => {
            setOpen(false);
            onSeen();
          }}
        />
      )}
    </div>
  );
}
