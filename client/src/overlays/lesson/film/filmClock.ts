// The clock of a film: runs while it plays, stands while it is paused or covered, and ends after 69 seconds.
import { FILM_SECONDS, type Film } from '@lanternwise/shared/content/lesson';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

export interface FilmClock {
  seconds: number;
  isPlaying: boolean;
  isOver: boolean;
  play(): void;
  pause(): void;
  jump(seconds: number): void;
}

type Scene = Film['scenes'][number];

/** The scene that is shown at this time. */
export const sceneAt = (scenes: readonly Scene[], seconds: number): Scene | undefined =>
  scenes.findLast(({ at }) => at <= seconds) ?? scenes[0];

export const clockText = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export function useFilmClock(covered: boolean): FilmClock {
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
