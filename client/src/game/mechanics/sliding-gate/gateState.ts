// When a sliding gate is open: it opens for whoever comes near, waits, and closes behind them, unless it is held.

/** Seconds from closed to open. */
const SLIDE_SECONDS = 0.45;
/** Seconds it stays open after the last one has gone. */
const WAIT_SECONDS = 1.2;

/** `null` = it works by itself. */
export type Hold = 'open' | 'closed' | null;

export interface GateState {
  /** 0 = closed, 1 = open. */
  openness: number;
  /** Seconds since somebody was near. */
  alone: number;
}

export const CLOSED: GateState = { openness: 0, alone: WAIT_SECONDS };

/** `near` = somebody is in reach, `inside` = somebody stands in the way of the panels; `still` leaves out the sliding. */
export function stepGate(
  state: GateState,
  { near, inside, hold, still }: { near: boolean; inside: boolean; hold: Hold; still: boolean },
  seconds: number,
): GateState {
  const alone = near ? 0 : Math.min(WAIT_SECONDS, state.alone + seconds);
  const wanted = hold === null ? alone < WAIT_SECONDS : hold === 'open';
  // Panels never close on somebody.
  if (!wanted && inside && state.openness > 0) return { openness: state.openness, alone };
  const step = still ? 1 : seconds / SLIDE_SECONDS;
  const openness = wanted ? Math.min(1, state.openness + step) : Math.max(0, state.openness - step);
  return { openness, alone };
}

/** It blocks only while it is quite closed: whoever sees it open can go. */
export const blocks = ({ openness }: GateState): boolean => openness === 0;
