// Shows a computed drive step by step; with reduced motion its end at once.
import type { Drive } from '@lanternwise/shared/activities/steering-rules/steering';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { useIsCovered } from '../../ui/layers/useLayers.ts';

const STEP_MS = 380;

export interface DriveShow {
  drive: Drive | undefined;
  shownSteps: number;
  isOver: boolean;
  start(drive: Drive): void;
  /** Shows one more step and stops the automatic drive. */
  step(): void;
  reset(): void;
}

export function useDrive(): DriveShow {
  const [drive, setDrive] = useState<Drive>();
  const [shownSteps, setShownSteps] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const reducedMotion = useReducedMotion();
  const covered = useIsCovered();
  const isOver = drive !== undefined && shownSteps >= drive.steps.length && !isRunning;
  const isAtEnd = drive !== undefined && shownSteps >= drive.steps.length;
  useEffect(() => {
    if (!isRunning || covered) return;
    const timer = setTimeout(() => (isAtEnd ? setRunning(false) : setShownSteps(shownSteps + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [isRunning, covered, isAtEnd, shownSteps]);
  return {
    drive,
    shownSteps,
    isOver,
    start(next) {
      setDrive(next);
      setShownSteps(reducedMotion ? next.steps.length : 0);
      setRunning(!reducedMotion);
    },
    step() {
      setRunning(false);
      if (!isAtEnd) setShownSteps(shownSteps + 1);
    },
    reset() {
      setDrive(undefined);
      setShownSteps(0);
      setRunning(false);
    },
  };
}
