// State of a sliding gate: it opens when a body is near, waits, and closes again unless it is held.

/** Seconds from closed to open. */
const SLIDE_SECONDS = 0.45;
/** Seconds it stays open after the last body has left. */
const WAIT_SECONDS = 1.2;

/** `null` = automatic. */
export type GateHold = 'open' | 'closed' | null;

export interface GateState {
  /** 0 = closed, 1 = open. */
  openness: number;
  /** Seconds since a body was near. */
  idleSeconds: number;
}

export const CLOSED_GATE: GateState = { openness: 0, idleSeconds: WAIT_SECONDS };

/** `near` = a body is in reach, `inside` = a body is between the panels; `reducedMotion` skips the sliding. */
export function stepGate(
  state: GateState,
  { near, inside, hold, reducedMotion }: { near: boolean; inside: boolean; hold: GateHold; reducedMotion: boolean },
  seconds: number,
): GateState {
  const idleSeconds = near ? 0 : Math.min(WAIT_SECONDS, state.idleSeconds + seconds);
  const shouldOpen = hold === null ? idleSeconds < WAIT_SECONDS : hold === 'open';
  // Panels never close on a body.
  if (!shouldOpen && inside && state.openness > 0) return { openness: state.openness, idleSeconds };
  const step = reducedMotion ? 1 : seconds / SLIDE_SECONDS;
  const openness = shouldOpen ? Math.min(1, state.openness + step) : Math.max(0, state.openness - step);
  return { openness, idleSeconds };
}

/** Blocks only while completely closed: a visibly open gate must be passable. */
export const isBlocking = ({ openness }: GateState): boolean => openness === 0;
