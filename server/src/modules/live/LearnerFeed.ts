// Which lesson each learner is in, and what learners' streams say about it.
import type { LiveCommand, OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import type { ClassRoom } from './ClassRoom.ts';
import { concerns } from './commands.ts';
import { encodeLine } from './LiveStream.ts';
import type { LiveStreams } from './LiveStreams.ts';

/** Where a learner's client is: a lesson and the number of its last command. */
const cursorOf = (room: ClassRoom | undefined): string => (room?.lesson ? `${room.lesson.id}.${room.lesson.seq}` : '-');

export class LearnerFeed {
  /** Rooms with a lesson, by learner. */
  readonly #rooms = new Map<string, Set<ClassRoom>>();

  constructor(private readonly streams: LiveStreams) {}

  roomsOf(userId: string): ClassRoom[] {
    return [...(this.#rooms.get(userId) ?? [])];
  }

  /** Of several lessons at once, the one that began last. */
  roomOf(userId: string): ClassRoom | undefined {
    const rooms = this.#rooms.get(userId);
    if (!rooms) return undefined;
    let newest: ClassRoom | undefined;
    for (const room of rooms) {
      if (room.lesson && room.lesson.startedAt > (newest?.lesson?.startedAt ?? Number.NEGATIVE_INFINITY)) newest = room;
    }
    return newest;
  }

  /** Learners are in a lesson now: it began, or they joined the class. */
  enter(room: ClassRoom, userIds: readonly string[], missed: readonly LiveCommand[]): void {
    for (const userId of userIds) {
      const rooms = this.#rooms.get(userId);
      if (rooms) rooms.add(room);
      else this.#rooms.set(userId, new Set([room]));
      this.#markChanged(userId);
      const own = missed.filter((command) => concerns(command, userId));
      if (this.roomOf(userId) === room) this.#tellState(userId, own);
    }
  }

  /** Learners left the class. */
  exit(room: ClassRoom, userIds: readonly string[]): void {
    for (const userId of userIds) {
      this.#remove(room, userId);
      this.#tellState(userId, []);
    }
  }

  /** The lesson ended. */
  leave(room: ClassRoom, userIds: readonly string[], end: LiveCommand): void {
    const now = Date.now();
    for (const userId of userIds) {
      this.#remove(room, userId);
      const next = this.roomOf(userId);
      const lesson = next ? ownLesson(next, userId) : null;
      const line = { type: 'command', cursor: cursorOf(next), now, command: end, lesson } as const;
      this.#send(userId, () => encodeLine(line));
    }
  }

  /** Tells the learners of a room about a command; it is encoded twice at most, because all but one mark is the same for everybody. */
  tell(room: ClassRoom, command: LiveCommand): void {
    const now = Date.now();
    const lines = new Map<boolean, Buffer>();
    for (const userId of room.learnerIds) {
      if (!concerns(command, userId) || this.roomOf(userId) !== room) continue;
      this.#send(userId, () => {
        const isComing = room.isComing(userId);
        const known = lines.get(isComing);
        if (known) return known;
        const lesson = ownLesson(room, userId);
        const line = encodeLine({ type: 'command', cursor: cursorOf(room), now, command, lesson });
        lines.set(isComing, line);
        return line;
      });
    }
  }

  /** What a learner's stream begins with; nothing if the client knows everything. */
  linesAfter(userId: string, cursor: string | undefined, now: number): Buffer[] {
    const room = this.roomOf(userId);
    if (cursor === cursorOf(room)) return [];
    const [lessonId, seq] = cursor?.split('.') ?? [];
    const isSame = room?.lesson?.id === lessonId;
    const missed = room && isSame ? room.commandsAfter(Number(seq)).filter((one) => concerns(one, userId)) : [];
    return [stateLine(room, userId, missed, now)];
  }

  beatLine(userId: string, now: number): Buffer {
    return encodeLine({ type: 'beat', cursor: cursorOf(this.roomOf(userId)), now });
  }

  #tellState(userId: string, missed: readonly LiveCommand[]): void {
    this.#send(userId, () => stateLine(this.roomOf(userId), userId, missed, Date.now()));
  }

  #send(userId: string, line: () => Buffer): void {
    for (const stream of this.streams.ownOf(userId)) stream.send(line());
  }

  #remove(room: ClassRoom, userId: string): void {
    const rooms = this.#rooms.get(userId);
    rooms?.delete(room);
    if (rooms?.size === 0) this.#rooms.delete(userId);
    this.#markChanged(userId);
  }

  #markChanged(userId: string): void {
    for (const room of this.#rooms.get(userId) ?? []) room.markChanged(userId);
  }
}

function ownLesson(room: ClassRoom, userId: string): OwnLiveLesson | null {
  const lesson = room.publicLesson;
  return lesson && { ...lesson, teacherIsComing: room.isComing(userId) };
}

function stateLine(room: ClassRoom | undefined, userId: string, missed: readonly LiveCommand[], now: number): Buffer {
  const lesson = room ? ownLesson(room, userId) : null;
  return encodeLine({ type: 'state', cursor: cursorOf(room), now, lesson, missed: [...missed] });
}
