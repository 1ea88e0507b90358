// Plays a planned run frame by frame; with reduced motion its end at once.
import type { RunFrame, YardRun } from '@lanternwise/shared/activities/steering-rules/yardRun';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { useIsCovered } from '../../ui/layers/useLayers.ts';

const STEP_MS = 320;
/** How long an end is looked at before the next yard, or before it is explained. */
const END_MS = 1100;

export interface YardShow {
  frame: RunFrame | undefined;
  isRunning: boolean;
  /** The run that was shown to its end. */
  ended: YardRun | undefined;
  start(run: YardRun): void;
  reset(): void;
}

/** `onEnd` is called once for each run that reaches its end. */
export function useYardRun(onEnd: (run: YardRun) => void): YardShow {
  const [shown, setShown] = useState<{ run: YardRun; at: number; isOver: boolean }>();
  const reducedMotion = useReducedMotion();
  const covered = useIsCovered();
  const end = (run: YardRun) => {
    setShown({ run, at: run.frames.length - 1, isOver: true });
    onEnd(run);
  };
  const finish = useEffectEvent(end);
  const isRunning = shown !== undefined && !shown.isOver;
  useEffect(() => {
    if (!isRunning || covered || !shown) return;
    const { run, at } = shown;
    const timer = setTimeout(
      () => (at + 1 >= run.frames.length ? finish(run) : setShown({ run, at: at + 1, isOver: false })),
      run.frames[at]?.mood === 'driving' ? STEP_MS : END_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, isRunning, covered]);
  return {
    frame: shown?.run.frames[shown.at],
    isRunning,
    ended: shown?.isOver ? shown.run : undefined,
    start: (run) => (reducedMotion ? end(run) : setShown({ run, at: 0, isOver: false })),
    reset: () => setShown(undefined),
  };
}

/** Of the time between two frames, in which the robot moves. */
export const MOVE_MS = STEP_MS * 0.9;
