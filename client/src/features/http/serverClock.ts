// The server's time of day, by the Date of its last answer: what is compared across devices does not depend on a wrong clock here.

/** Answers take a while, and clocks differ by seconds: that is no wrong clock. */
const TOLERANCE_MS = 120_000;

let offset = 0;

/** Of an answer that has just left the server. */
export function noteServerTime({ headers }: Response, now = Date.now()): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at)) return;
  offset = Math.abs(at - now) > TOLERANCE_MS ? at - now : 0;
}

/** Until the server has answered, this device's own time. */
export const serverNow = (): number => Date.now() + offset;
