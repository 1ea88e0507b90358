// Reports where the learner is while a live lesson is on: at once after changes of task or realm, seldom for mere steps.
import { LIVE_REPORT_MS, LIVE_SIGN_OF_LIFE_MS } from '@lanternwise/shared/constants/live';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import { request } from '../http/request.ts';

export interface LivePlace {
  realm: ProgressPlace | null;
  /** The stepper's current task, or the lesson that is open; null for none. */
  task: string | null;
  /** Tile on the realm's map (world units / TILE_SIZE, rounded down); null outside a map. */
  x: number | null;
  y: number | null;
  visible: boolean;
}

export interface PresenceReporter {
  /** Call it at every change; it decides what is sent and when. */
  update(place: LivePlace): void;
  /** Sends nothing further. */
  stop(): void;
}

const isSameWork = (a: LivePlace, b: LivePlace) => a.realm === b.realm && a.task === b.task && a.visible === b.visible;
const isSamePlace = (a: LivePlace, b: LivePlace) => isSameWork(a, b) && a.x === b.x && a.y === b.y;

/** Start it when a lesson begins, stop it when the lesson ends. A report that is lost is followed by the next one. */
export function startPresence(first: LivePlace): PresenceReporter {
  let place = first;
  let sent: LivePlace | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    sent = place;
    sentAt = performance.now();
    // The page may be closing, and then this is the last word of it.
    const options = { keepalive: !place.visible };
    request('POST /user/live/presence', { ...place }, options).catch(() => undefined);
    // A hidden page says so once.
    if (place.visible) timer = setTimeout(send, LIVE_SIGN_OF_LIFE_MS);
  }
  function schedule(): void {
    if (sent && isSamePlace(sent, place)) return;
    clearTimeout(timer);
    if (!sent || !isSameWork(sent, place)) send();
    else timer = setTimeout(send, Math.max(0, sentAt + LIVE_REPORT_MS - performance.now()));
  }
  schedule();
  return {
    update(next) {
      place = next;
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
}
