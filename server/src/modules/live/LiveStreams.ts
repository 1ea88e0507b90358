// All open streams of this process: their number is limited, each is kept alive, and its session is looked up again every second.
import {
  LIVE_BEAT_MS,
  LIVE_BOARDS_PER_CLASS,
  LIVE_STREAMS_PER_ACCOUNT,
  LIVE_STREAMS_PER_PROCESS,
} from '@lanternwise/shared/constants/live';
import type { Db } from '../../db/db.ts';
import { busyError, HttpError } from '../../http/errors.ts';
import { SESSIONS_PER_QUERY, validSessions } from './classRepository.ts';
import type { LiveStream, StreamOwner } from './LiveStream.ts';

const TEACHER_ROLES: readonly string[] = ['Teacher', 'Admin'];
/** Streams are visited in this many parts, so that no moment has to serve all of them. */
export const PARTS = 5;
/** Each stream is visited once in a second: the next visit after this would come too late. */
const QUIET_MS = LIVE_BEAT_MS - 1200;

export class LiveStreams {
  readonly #all: LiveStream[] = [];
  readonly #ofAccount = new Map<string, Set<LiveStream>>();
  #position = 0;

  get size(): number {
    return this.#all.length;
  }

  /** A learner's own streams. */
  ownOf(userId: string): LiveStream[] {
    return [...(this.#ofAccount.get(userId) ?? [])].filter(({ owner }) => owner.groupId === null);
  }

  /**
   * Makes room for a stream. A page that opens one again has lost the one before, whatever its connection looks like from here.
   * Throws 429 where an account or a class has too many, 503 where the process has.
   */
  admit({ userId, tab, groupId }: StreamOwner): void {
    const own = [...(this.#ofAccount.get(userId) ?? [])];
    const before = own.filter(({ owner }) => tab !== undefined && owner.tab === tab);
    for (const stream of before) stream.sendAway(0);
    if (own.length - before.length >= LIVE_STREAMS_PER_ACCOUNT) throw tooManyStreamsError();
    if (this.#all.length - before.length >= LIVE_STREAMS_PER_PROCESS) throw busyError();
    if (groupId === null) return;
    const boards = this.#all.filter(({ owner, isOpen }) => owner.groupId === groupId && isOpen);
    if (boards.length >= LIVE_BOARDS_PER_CLASS) throw tooManyBoardsError();
  }

  add(stream: LiveStream): void {
    stream.index = this.#all.push(stream) - 1;
    const own = this.#ofAccount.get(stream.owner.userId);
    if (own) own.add(stream);
    else this.#ofAccount.set(stream.owner.userId, new Set([stream]));
  }

  remove(stream: LiveStream): void {
    if (this.#all[stream.index] !== stream) return;
    const last = this.#all.pop();
    if (last && last !== stream) {
      this.#all[stream.index] = last;
      last.index = stream.index;
    }
    stream.index = -1;
    const own = this.#ofAccount.get(stream.owner.userId);
    own?.delete(stream);
    if (own?.size === 0) this.#ofAccount.delete(stream.owner.userId);
  }

  /** Visits the next part of all streams: ends those whose session is not valid any more, and sends the beat of those that were quiet. */
  async visit(db: Db, beat: (stream: LiveStream) => Buffer): Promise<void> {
    const count = Math.min(this.#all.length, Math.ceil(this.#all.length / PARTS) + 1);
    const part = Array.from({ length: count }, (_, n) => this.#all[(this.#position + n) % this.#all.length]).filter(
      (stream) => stream !== undefined,
    );
    this.#position = (this.#position + count) % Math.max(1, this.#all.length);
    const quietBefore = performance.now() - QUIET_MS;
    for (const stream of part) if (stream.lastSentAt < quietBefore) stream.send(beat(stream));
    for (let from = 0; from < part.length; from += SESSIONS_PER_QUERY) {
      await checkSessions(db, part.slice(from, from + SESSIONS_PER_QUERY));
    }
  }

  /** Ends all streams; their clients come back within `withinMs`. */
  sendAllAway(withinMs: number): void {
    for (const stream of [...this.#all]) stream.sendAway(withinMs);
  }
}

async function checkSessions(db: Db, streams: readonly LiveStream[]): Promise<void> {
  const roles = await validSessions(
    db,
    streams.map(({ owner }) => owner.tokenHash),
    Date.now(),
  );
  for (const stream of streams) {
    const role = roles.get(stream.owner.tokenHash);
    if (role === undefined) {
      stream.refuse('sign-in-needed', 'Please sign in first.');
      continue;
    }
    stream.role = role;
    if (stream.owner.groupId !== null && !TEACHER_ROLES.includes(role)) {
      stream.refuse('not-allowed', 'Your account is not allowed to do that.');
    }
  }
}

const tooManyStreamsError = () =>
  new HttpError(429, 'too-many-streams', 'The live lesson is open in too many windows. Please close some of them.');
const tooManyBoardsError = () =>
  new HttpError(429, 'too-many-streams', 'Too many teachers have this live lesson open. Please close some windows.');
