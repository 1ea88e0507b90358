// The classes with a lesson or a waiting teacher: keeps each up to date with the database, command by command.
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { ClassRoom } from './ClassRoom.ts';
import { rosterOf, teachersOfActive } from './classRepository.ts';
import type { LearnerFeed } from './LearnerFeed.ts';
import { commandsAfter, openLesson, openLessons, type StoredLesson } from './repository.ts';
import { finishedCounts } from './workRepository.ts';

/** How old the list of open lessons may be where nothing keeps it up to date. */
const FRESH_MS = 1000;
/** A start that a client may still announce. */
const JUST_STARTED_MS = 15_000;

interface Options {
  store: Store;
  feed: LearnerFeed;
  /** A lesson began, or its goal changed. */
  onGoal: (room: ClassRoom) => void;
  onEnded: (lesson: StoredLesson) => Promise<void>;
  onArchived: (lesson: StoredLesson) => void;
}

export class LiveRooms {
  readonly #db: Db;
  readonly #rooms = new Map<string, ClassRoom>();
  readonly #loading = new Map<ClassRoom, Promise<void>>();
  #freshAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    this.#db = options.store.db;
  }

  get size(): number {
    return this.#rooms.size;
  }

  all(): ClassRoom[] {
    return [...this.#rooms.values()];
  }

  find(groupId: string): ClassRoom | undefined {
    return this.#rooms.get(groupId);
  }

  get(groupId: string): ClassRoom {
    const known = this.#rooms.get(groupId);
    if (known) return known;
    const { feed } = this.options;
    const room = new ClassRoom(groupId, (userId, asked) => feed.roomOf(userId) === asked);
    this.#rooms.set(groupId, room);
    return room;
  }

  /** Looks for lessons that began, ended or got commands of which no message arrived. */
  refresh(maxAge = FRESH_MS): Promise<void> {
    if (performance.now() - this.#freshAt < maxAge) return this.#refreshing ?? Promise.resolve();
    this.#freshAt = performance.now();
    this.#refreshing = this.#readOpenLessons().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #readOpenLessons(): Promise<void> {
    const open = new Map((await openLessons(this.#db)).map((lesson) => [lesson.groupId, lesson]));
    const behind = this.all().filter(({ groupId, lesson }) => lesson && !open.has(groupId));
    for (const { groupId, id, seq } of open.values()) {
      const room = this.get(groupId);
      if (room.lesson?.id !== id || room.lesson.seq < seq) behind.push(room);
    }
    await Promise.all(behind.map((room) => this.catchUp(room)));
  }

  /** Reads what happened in the class's lesson since; one after the other, so that commands take effect in their order. */
  catchUp(room: ClassRoom): Promise<void> {
    const next = (this.#loading.get(room) ?? Promise.resolve()).catch(() => undefined).then(() => this.#load(room));
    this.#loading.set(room, next);
    return next.finally(() => {
      if (this.#loading.get(room) === next) this.#loading.delete(room);
    });
  }

  async #load(room: ClassRoom): Promise<void> {
    const stored = await openLesson(this.#db, room.groupId);
    const known = room.lesson;
    if (known && stored?.id !== known.id) await this.#finish(room, known);
    if (!stored) return;
    if (!room.lesson) {
      await this.#begin(room, stored);
      return;
    }
    if (stored.seq <= room.lesson.seq) return;
    for (const command of await commandsAfter(this.#db, stored.id, room.lesson.seq)) {
      // Its lesson is over already: the next look finds that.
      if (command.kind === 'end') return;
      room.apply(command, Date.now());
      this.options.feed.tell(room, command);
      if (command.kind === 'goal') this.options.onGoal(room);
    }
  }

  async #begin(room: ClassRoom, stored: StoredLesson): Promise<void> {
    const [roster, counts, commands] = await Promise.all([
      rosterOf(this.#db, room.groupId),
      finishedCounts(this.#db, stored.id),
      commandsAfter(this.#db, stored.id, 0),
    ]);
    const now = Date.now();
    // What was applied after `stored` was read comes with the next look.
    const applied = commands.filter(({ seq }) => seq <= stored.seq);
    room.begin(stored, roster, applied);
    room.setFinishedCounts(counts);
    const isNew = now - stored.startedAt < JUST_STARTED_MS;
    this.options.feed.enter(room, room.learnerIds, isNew ? applied : []);
    room.showAll(now);
    this.options.onGoal(room);
  }

  async #finish(room: ClassRoom, lesson: StoredLesson): Promise<void> {
    const { feed, onEnded } = this.options;
    const learners = room.learnerIds;
    const commands = await commandsAfter(this.#db, lesson.id, lesson.seq);
    const end = { lesson: lesson.id, seq: lesson.seq + 1, at: Date.now(), by: null, kind: 'end' } as const;
    // Purged commands cannot be replayed.
    for (const command of commands.at(-1)?.kind === 'end' ? commands : [...commands, end]) {
      room.apply(command, Date.now());
      if (command.kind === 'end') feed.leave(room, learners, command);
      else feed.tell(room, command);
    }
    await onEnded(lesson);
  }

  /** Looks whether the class is still what it was: active, its teachers, its learners. */
  async check(room: ClassRoom, now: number): Promise<void> {
    const { feed, onArchived } = this.options;
    const { lesson } = room;
    if (!lesson && room.boards.size === 0) {
      if (!this.#loading.has(room)) this.#rooms.delete(room.groupId);
      return;
    }
    const teachers = await teachersOfActive(this.#db, room.groupId);
    for (const board of room.boards) {
      const mayRead = teachers && (teachers.has(board.owner.userId) || board.role === 'Admin');
      if (!mayRead) board.refuse('no-group', 'There is no such group.');
    }
    if (!lesson) return;
    if (!teachers) onArchived(lesson);
    const roster = await rosterOf(this.#db, room.groupId);
    if (room.lesson?.id !== lesson.id) return;
    const { added, removed } = room.setRoster(roster);
    feed.exit(room, removed);
    feed.enter(room, added, []);
    room.checkStates(now);
  }
}
