// Delays, durations and limits of screens from the requirements, in milliseconds unless the name has another unit.

export const TOAST_MS = 3000;
export const TOAST_LIMIT = 20;
export const DISCOVERY_DISMISSABLE_MS = 500;
export const DISCOVERY_HIDE_MS = 1500;
/** Typewriter delay per character: 1000 / text length, clamped to this range. */
export const TYPEWRITER_MIN_MS = 30;
export const TYPEWRITER_MAX_MS = 80;
export const SPEECH_DELAY_MS = 100;
export const STEP_TRANSITION_MS = 300;
export const MAP_IMAGE_WAIT_MS = 5000;
export const MAP_IMAGE_RETRY_MS = 1000;
export const IMAGE_TIMEOUT_MS = 15000;
export const IMAGE_RETRIES = 3;
/** Transition screen: canvas size in world units and the avatar's speed (units per second). */
export const TRANSITION_WIDTH = 2305;
export const TRANSITION_HEIGHT = 1537;
export const TRANSITION_SPEED = 500;
export const FEEDBACK_NOTE_COUNTER = 500;
export const MOBILE_BREAKPOINT = 768;
export const MASTER_VOLUME = 0.4;
export const MASTER_VOLUME_MAX = 0.6;
/** A held key that is silent for so long although it repeated, or is pressed once more after so long, was released unheard. */
export const KEY_LOST_MS = 1000;
