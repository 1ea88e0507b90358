// Computes how long a stored wait still lasts, so that a clock that was ahead cannot make it longer.

/** Processes on one database have clocks that differ by less. */
const CLOCK_SLACK_MS = 60_000;

/**
 * Milliseconds until `until`, the end of a wait that lasts `longestMs` at most; 0 if it is over. An end further away was written by a clock
 * that was ahead and has been put right: nobody can tell when that wait began, so it is over as well.
 */
export function remainingWait(until: number, now: number, longestMs: number): number {
  const left = until - now;
  return left > 0 && left <= longestMs + CLOCK_SLACK_MS ? Math.min(left, longestMs) : 0;
}
