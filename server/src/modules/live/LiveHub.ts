// The live lessons as this process serves them: open streams, reports of learners, news of the other processes, and the clock behind them.
import type { ServerResponse } from 'node:http';
import type { Store } from '../../db/openStore.ts';
import type { ClassRoom } from './ClassRoom.ts';
import { LearnerFeed } from './LearnerFeed.ts';
import { LiveRooms } from './LiveRooms.ts';
import { LiveStream, type StreamOwner } from './LiveStream.ts';
import { LiveStreams, PARTS } from './LiveStreams.ts';
import type { Presence, RealmProgress } from './learnerState.ts';
import { type BusNews, LiveBus } from './liveBus.ts';
import { type StoredLesson, saveTeacherSeen } from './repository.ts';
import { WorkTally } from './WorkTally.ts';

const TICK_MS = 200;
const TEACHER_SEEN_MS = 15_000;
const RECONNECT_WITHIN_MS = 1500;
/** Of storing what was gathered, when the server closes. */
const LAST_WRITE_MS = 700;

export interface HubOptions {
  store: Store;
  /** A learner's progress in one realm. */
  progressIn: (userId: string, realm: string) => Promise<RealmProgress>;
  onArchived: (lesson: StoredLesson) => void;
  onError: (error: unknown) => void;
}

export interface StreamStart {
  /** The cursor of the last line that the client has. */
  after?: string | undefined;
  /** Of a poll: how long it may be held, in ms. */
  wait?: number | undefined;
}

export class LiveHub {
  readonly #bus: LiveBus;
  readonly #streams = new LiveStreams();
  readonly #tally: WorkTally;
  readonly #feed = new LearnerFeed(this.#streams);
  readonly #rooms: LiveRooms;
  /** Progress that is being read. */
  readonly #reading = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #ticking = false;
  #teachersNotedAt = 0;
  #stopListening: (() => void) | undefined;
  #closing = false;

  constructor(private readonly options: HubOptions) {
    const { store, onArchived } = options;
    this.#bus = new LiveBus(store.bus);
    this.#tally = new WorkTally(store);
    this.#rooms = new LiveRooms({
      store,
      feed: this.#feed,
      onArchived,
      onGoal: (room) => this.#readGoalProgress(room),
      onEnded: ({ id }) => this.#tally.flush(id),
    });
  }

  start(): void {
    this.#stopListening = this.#bus.listen((news) => this.#hear(news));
  }

  /** Sends all clients away and stores what was gathered. */
  async stop(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#timer);
    this.#stopListening?.();
    this.#streams.sendAllAway(RECONNECT_WITHIN_MS);
    const stored = this.#tally.flush().catch(this.options.onError);
    await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, LAST_WRITE_MS).unref())]);
  }

  /** Brings a class up to date before its stream is opened. */
  async prepare(groupId: string | null): Promise<void> {
    await this.#rooms.refresh();
    if (groupId !== null) await this.#rooms.catchUp(this.#rooms.get(groupId));
  }

  /** Throws if there are too many streams already. Call it directly before `open`. */
  admit(owner: StreamOwner): void {
    this.#streams.admit(owner);
  }

  /** Opens a stream that begins with what the client does not know yet. The caller has checked that the owner may see it. */
  open(owner: StreamOwner, response: ServerResponse, { after, wait }: StreamStart): void {
    const stream = new LiveStream(owner, response, wait !== undefined, (closed) => this.#close(closed));
    if (this.#closing) {
      stream.sendAway(RECONNECT_WITHIN_MS);
      return;
    }
    this.#streams.add(stream);
    const now = Date.now();
    const room = owner.groupId === null ? undefined : this.#rooms.get(owner.groupId);
    room?.boards.add(stream);
    const lines = room ? room.boardLinesAfter(after, now) : this.#feed.linesAfter(owner.userId, after, now);
    if (lines.length > 0) stream.send(Buffer.concat(lines));
    else if (wait === undefined) stream.send(this.#beat(stream));
    else stream.endPollAfter(wait, () => this.#beat(stream));
    this.#wake();
  }

  /** Takes a learner's report. Returns whether a lesson is on in any of the learner's classes. */
  async report(userId: string, place: Omit<Presence, 'seenAt'>): Promise<boolean> {
    await this.#rooms.refresh();
    const presence = { ...place, seenAt: Date.now() };
    if (!this.#show(userId, presence, true)) return false;
    this.#bus.gather({ kind: 'presence', userId, presence });
    return true;
  }

  /** The lessons in which a learner takes part now. */
  lessonsOf(userId: string): string[] {
    return this.#feed.roomsOf(userId).flatMap(({ lesson }) => lesson?.id ?? []);
  }

  /** After a learner's progress was stored. */
  progressed(userId: string, realm: string, progress: RealmProgress, finishedTasks: number): void {
    const rooms = this.#feed.roomsOf(userId);
    if (rooms.length === 0) return;
    const at = Date.now();
    for (const room of rooms) {
      room.setProgress(userId, realm, progress);
      room.progressed(userId, { at, finishedTasks });
    }
    this.#bus.gather({ kind: 'progress', userId, realm, at, finishedTasks });
  }

  /** Stores the gathered times of a lesson that is about to end. */
  settle(lessonId: string): Promise<void> {
    return this.#tally.flush(lessonId);
  }

  /** After a lesson of the class began, ended or got a command: tells everybody, here and in the other processes. */
  async changed(groupId: string): Promise<void> {
    this.#bus.send({ kind: 'lesson', groupId });
    await this.#rooms.catchUp(this.#rooms.get(groupId));
    this.#wake();
  }

  #hear(news: BusNews): void {
    if (news.kind === 'presence') this.#show(news.userId, news.presence, false);
    else if (news.kind === 'lesson') {
      this.#rooms.catchUp(this.#rooms.get(news.groupId)).catch(this.options.onError);
      this.#wake();
    } else {
      for (const room of this.#feed.roomsOf(news.userId)) {
        room.progressed(news.userId, news);
        this.#readProgress(room, news.userId, news.realm);
      }
    }
  }

  /** @param isOwn whether this process took the report: it counts the time */
  #show(userId: string, presence: Presence, isOwn: boolean): boolean {
    const rooms = this.#feed.roomsOf(userId);
    for (const room of rooms) {
      const step = room.report(userId, presence);
      if (step && isOwn) this.#tally.add(step);
      const realm = room.missingProgress(userId);
      if (realm !== undefined) this.#readProgress(room, userId, realm);
    }
    return rooms.length > 0;
  }

  #readGoalProgress(room: ClassRoom): void {
    if (!room.lesson?.goal) return;
    for (const userId of room.learnerIds) {
      const realm = room.missingProgress(userId);
      if (realm !== undefined) this.#readProgress(room, userId, realm);
    }
  }

  #readProgress(room: ClassRoom, userId: string, realm: string): void {
    const key = `${room.groupId} ${userId} ${realm}`;
    if (this.#reading.has(key)) return;
    this.#reading.add(key);
    this.options
      .progressIn(userId, realm)
      .then((progress) => room.setProgress(userId, realm, progress))
      .catch(this.options.onError)
      .finally(() => this.#reading.delete(key));
  }

  #beat({ owner }: LiveStream): Buffer {
    const now = Date.now();
    if (owner.groupId === null) return this.#feed.beatLine(owner.userId, now);
    return this.#rooms.get(owner.groupId).beatLine(now);
  }

  #close(stream: LiveStream): void {
    this.#streams.remove(stream);
    if (stream.owner.groupId !== null) this.#rooms.find(stream.owner.groupId)?.boards.delete(stream);
  }

  #wake(): void {
    if (this.#timer || this.#closing) return;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  async #tick(): Promise<void> {
    this.#ticks += 1;
    const now = Date.now();
    for (const room of this.#rooms.all()) room.flush(now);
    this.#bus.flush();
    // The rest reads the database; a slow one must not be asked again meanwhile.
    if (this.#ticking) return;
    this.#ticking = true;
    await this.#look(now, this.#ticks % PARTS).catch(this.options.onError);
    this.#ticking = false;
    if (this.#streams.size > 0 || this.#rooms.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Each part of streams and classes once a second. */
  async #look(now: number, part: number): Promise<void> {
    await this.#streams.visit(this.options.store.db, (stream) => this.#beat(stream));
    if (part === 0) await this.#rooms.refresh(0);
    for (const [index, room] of this.#rooms.all().entries()) {
      if (index % PARTS === part) await this.#rooms.check(room, now);
    }
    await this.#tally.flushDue();
    if (now - this.#teachersNotedAt < TEACHER_SEEN_MS) return;
    this.#teachersNotedAt = now;
    const lessons = this.#rooms
      .all()
      .flatMap(({ lesson, boards }) => (lesson !== null && boards.size > 0 ? lesson.id : []));
    if (lessons.length > 0) await this.options.store.write((tx) => saveTeacherSeen(tx, lessons, now));
  }
}
