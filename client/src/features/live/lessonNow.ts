// The live lesson that this learner is in, for everything that it changes in the app: hints, the paused world, the teacher's goal.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { useSyncExternalStore } from 'react';

type Listener = () => void;

let lesson: OwnLiveLesson | null = null;
const listeners = new Set<Listener>();

/** Null while there is no lesson. */
export const readLesson = (): OwnLiveLesson | null => lesson;

export function setLesson(next: OwnLiveLesson | null): void {
  if (next === lesson) return;
  lesson = next;
  for (const listener of [...listeners]) listener();
}

export function subscribeLesson(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readNone = () => null;

/** Works without a store around it: hints are also shown where there is none. */
export const useLesson = (): OwnLiveLesson | null => useSyncExternalStore(subscribeLesson, readLesson, readNone);

/** Whether the teacher holds the class: paused, or all eyes on the teacher. */
export const holdsClass = (now: OwnLiveLesson | null): boolean =>
  now !== null && (now.paused || now.gathering !== null);

export const useHintsOff = (): boolean => useLesson()?.hints === false;
