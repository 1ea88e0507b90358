// Marks in the browser's timeline when a command of the teacher stands on the child's screen, so that a bench can tell how long it took.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { useEffect } from 'react';

/** Its detail is the number of the command in its lesson; the timeline keeps the last one only. */
export const SEEN_MARK = 'live-command-seen';

export function useSeenMark(lesson: OwnLiveLesson | null): void {
  const seq = lesson?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    // With the frame that shows it.
    const frame = requestAnimationFrame(() => {
      performance.clearMarks?.(SEEN_MARK);
      performance.mark?.(SEEN_MARK, { detail: seq });
    });
    return () => cancelAnimationFrame(frame);
  }, [seq]);
}
