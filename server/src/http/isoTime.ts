// Formats stored times for replies, so that no stored number can break the reply that contains it.

/** The last time that a Date can hold, in milliseconds since 1970 (ECMAScript, "Time Values and Time Range"). */
const LAST_TIME = 8_640_000_000_000_000;

/** @param time milliseconds since 1970; a number outside the range of Date becomes the nearest end of it */
export const isoTime = (time: number): string =>
  new Date(Math.min(Math.max(time, -LAST_TIME), LAST_TIME)).toISOString();
