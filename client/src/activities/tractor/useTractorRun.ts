// Plays a prepared run step by step: run, pause, single step, back to start, show the end.
import type { TractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import { planShow, type Show, type ShowFrame } from '@lanternwise/shared/activities/tractor/show';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type RunPhase = 'ready' | 'running' | 'paused' | 'ended';

export interface TractorRun {
  phase: RunPhase;
  /** What is shown; undefined before the first step and for a refused program. */
  frame: ShowFrame | undefined;
  /** Known once the run has ended. */
  outcome: Show['outcome'] | undefined;
  start(): void;
  pause(): void;
  step(): void;
  skip(): void;
  reset(): void;
}

interface Playing {
  show: Show;
  at: number;
  phase: Exclude<RunPhase, 'ready'>;
}

const lastAt = ({ frames }: Show): number => Math.max(0, frames.length - 1);

/** `onEnd` is called once for each run that reaches its end. */
export function useTractorRun(
  field: TractorField,
  program: Program,
  stepMs: number,
  onEnd: (outcome: Show['outcome']) => void,
): TractorRun {
  const [playing, setPlaying] = useState<Playing>();
  const reportEnd = useRef(onEnd);
  useEffect(() => {
    reportEnd.current = onEnd;
  });
  const moveTo = (show: Show, at: number, phase: 'running' | 'paused') => {
    const isAtEnd = at >= lastAt(show);
    setPlaying({ show, at: Math.min(at, lastAt(show)), phase: isAtEnd ? 'ended' : phase });
    if (isAtEnd) reportEnd.current(show.outcome);
  };
  const move = useEffectEvent(moveTo);
  useEffect(() => {
    if (playing?.phase !== 'running') return;
    const timer = setTimeout(() => move(playing.show, playing.at + 1, 'running'), stepMs);
    return () => clearTimeout(timer);
  }, [playing, stepMs]);
  const isOver = !playing || playing.phase === 'ended';
  const go = (phase: 'running' | 'paused', by: (at: number, last: number) => number) => {
    const show = isOver ? planShow(field, program) : playing.show;
    moveTo(show, by(isOver ? 0 : playing.at, lastAt(show)), phase);
  };
  return {
    phase: playing?.phase ?? 'ready',
    frame: playing?.show.frames[playing.at],
    outcome: playing?.phase === 'ended' ? playing.show.outcome : undefined,
    start: () => go('running', (at) => at),
    pause: () => setPlaying((now) => now && { ...now, phase: 'paused' }),
    step: () => go('paused', (at) => at + 1),
    skip: () => go('paused', (_, last) => last),
    reset: () => setPlaying(undefined),
  };
}
