// When a sliding gate is open: it opens for whoever comes near, waits, and closes behind them, unless it is held.

/** Seconds from closed to open. */
const SLIDE_SECONDS = 0.45;
/** Seconds it stays open after the last one has gone. */
const WAIT_SECONDS = 1.2;

/** `null` = it works by itself. */
export type GateHold = 'open' | 'closed' | null;

export interface GateState {
  /** 0 = closed, 1 = open. */
  openness: number;
  /** Seconds since somebody was near. */
  idleSeconds: number;
}

export const CLOSED_GATE: GateState = { openness: 0, idleSeconds: WAIT_SECONDS };

/** `near` = somebody is in reach, `inside` = somebody stands in the way of the panels; `still` leaves out the sliding. */
export function stepGate(
  state: GateState,
  { near, inside, hold, still }: { near: boolean; inside: boolean; hold: GateHold; still: boolean },
  seconds: number,
): GateState {
  const alone = near ? 0 : Math.min(WAIT_SECONDS, state.idleSeconds + seconds);
  const shouldOpen = hold === null ? alone < WAIT_SECONDS : hold === 'open';
  // Panels never close on somebody.
  if (!shouldOpen && inside && state.openness > 0) return { openness: state.openness, idleSeconds: alone };
  const step = still ? 1 : seconds / SLIDE_SECONDS;
  const openness = shouldOpen ? Math.min(1, state.openness + step) : Math.max(0, state.openness - step);
  return { openness, idleSeconds: alone };
}

/** It blocks only while it is quite closed: whoever sees it open can go. */
export const isBlocking = ({ openness }: GateState): boolean => openness === 0;
