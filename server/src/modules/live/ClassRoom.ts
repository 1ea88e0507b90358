// One class as a process sees it while a lesson is on or a teacher waits for one: learners, their states, teachers' streams.
import { LIVE_SIGN_OF_LIFE_MS, type LiveState } from '@lanternwise/shared/constants/live';
import type { LiveCommand, LiveLearner, LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import type { RosterEntry } from './classRepository.ts';
import { applyCommand, applyHelp } from './commands.ts';
import { encodeLine, type LiveStream } from './LiveStream.ts';
import {
  isHalted,
  isHere,
  type LearnerFacts,
  learnerState,
  type Presence,
  type RealmProgress,
  workingSince,
} from './learnerState.ts';
import { Ring } from './Ring.ts';
import { publicLesson, type StoredLesson } from './repository.ts';
import type { WorkIncrement } from './workRepository.ts';

interface Learner extends LearnerFacts {
  entry: RosterEntry;
  progress: Map<string, RealmProgress>;
  finishedTasks: number;
  state: LiveState;
  since: number | null;
}

/** Commands that a learner's client may have missed. */
const MAX_RECENT = 200;
/** Longer gaps between two reports are no active time. */
const LONGEST_STEP_MS = 1.5 * LIVE_SIGN_OF_LIFE_MS;

export class ClassRoom {
  readonly groupId: string;
  readonly boards = new Set<LiveStream>();
  lesson: StoredLesson | null = null;
  readonly #learners = new Map<string, Learner>();
  readonly #ring = new Ring();
  /** Whether a learner's newest lesson is this one: of others nothing is shown here. */
  readonly #isCurrent: (userId: string) => boolean;
  #coming: ReadonlySet<string> = new Set();
  #recent: LiveCommand[] = [];
  #changed = new Set<string>();
  #gone: string[] = [];

  constructor(groupId: string, isCurrent: (userId: string, room: ClassRoom) => boolean) {
    this.groupId = groupId;
    this.#isCurrent = (userId) => isCurrent(userId, this);
  }

  get learnerIds(): string[] {
    return [...this.#learners.keys()];
  }

  has(userId: string): boolean {
    return this.#learners.has(userId);
  }

  begin(lesson: StoredLesson, roster: readonly RosterEntry[], commands: readonly LiveCommand[]): void {
    this.lesson = lesson;
    this.#learners.clear();
    this.#recent = commands.slice(-MAX_RECENT);
    this.#coming = commands.reduce<ReadonlySet<string>>(applyHelp, new Set());
    for (const entry of roster) this.#add(entry);
  }

  /** Tells all teachers everything. */
  showAll(now: number): void {
    this.#changed.clear();
    this.#gone = [];
    this.#ring.clear();
    if (this.boards.size === 0) return;
    const line = this.boardLine(now);
    for (const board of this.boards) board.send(line);
  }

  boardLine(now: number): Buffer {
    // A state that one new reader sees changed has to reach the others too.
    this.checkStates(now);
    const learners = [...this.#learners.values()].map((learner) => this.#show(learner, now));
    return encodeLine({ type: 'board', cursor: this.#ring.cursor, now, lesson: this.publicLesson, learners });
  }

  /** What a teacher's stream begins with: the lines after the cursor, or everything. */
  boardLinesAfter(cursor: string | undefined, now: number): Buffer[] {
    return this.#ring.after(cursor) ?? [this.boardLine(now)];
  }

  beatLine(now: number): Buffer {
    return encodeLine({ type: 'beat', cursor: this.#ring.cursor, now });
  }

  get publicLesson(): LiveLesson | null {
    return this.lesson && publicLesson(this.lesson);
  }

  isComing(userId: string): boolean {
    return this.#coming.has(userId);
  }

  /** Commands with a greater number, as far as they are remembered. */
  commandsAfter(seq: number): LiveCommand[] {
    return this.#recent.filter((command) => command.seq > seq);
  }

  /** Applies the next command and tells the teachers. After `end` there is no lesson. */
  apply(command: LiveCommand, now: number): void {
    if (!this.lesson) return;
    this.flush(now);
    const coming = applyHelp(this.#coming, command);
    if (coming !== this.#coming && command.learner) this.#changed.add(command.learner);
    this.#coming = coming;
    this.#recent = [...this.#recent, command].slice(-MAX_RECENT);
    this.lesson = command.kind === 'end' ? null : applyCommand(this.lesson, command);
    if (!this.lesson) {
      this.#learners.clear();
      this.#changed.clear();
    }
    const message = {
      type: 'command',
      cursor: this.#ring.nextCursor,
      now,
      command,
      lesson: this.publicLesson,
    } as const;
    this.#tellBoards(encodeLine(message));
  }

  /** Returns the ids of learners who came and who left. */
  setRoster(roster: readonly RosterEntry[]): { added: string[]; removed: string[] } {
    const ids = new Set(roster.map(({ id }) => id));
    const removed = this.learnerIds.filter((id) => !ids.has(id));
    for (const id of removed) {
      this.#learners.delete(id);
      this.#changed.delete(id);
      this.#gone.push(id);
    }
    const added: string[] = [];
    for (const entry of roster) {
      const known = this.#learners.get(entry.id);
      if (!known) {
        this.#add(entry);
        added.push(entry.id);
      } else if (known.entry.name !== entry.name || known.entry.avatar !== entry.avatar) {
        known.entry = entry;
        this.#changed.add(entry.id);
      }
    }
    return { added, removed };
  }

  /** Takes a report. Returns the time since the last one for the summary, 0 for a first report; undefined if no time counts. */
  report(userId: string, presence: Presence): WorkIncrement | undefined {
    const learner = this.#learners.get(userId);
    if (!learner || !this.lesson) return undefined;
    const before = learner.presence;
    // Reports of two processes may overtake each other.
    if (before && before.seenAt > presence.seenAt) return undefined;
    const increment = this.#increment(learner, presence);
    if (!isHere(before, presence.seenAt)) learner.workedAt = presence.seenAt;
    learner.presence = presence;
    this.#changed.add(userId);
    return increment;
  }

  #increment(learner: Learner, presence: Presence): WorkIncrement | undefined {
    const { presence: before, entry } = learner;
    const { seenAt, task } = presence;
    if (!this.lesson || !this.#isCurrent(entry.id)) return undefined;
    if (!isHere(before, seenAt)) return presence.visible ? arrival(this.lesson.id, entry.id, presence) : undefined;
    if (isHalted(this.lesson)) return undefined;
    const activeMs = Math.min(seenAt - before.seenAt, LONGEST_STEP_MS);
    const isStuck = learnerState(learner, this.lesson, seenAt) === 'stuck';
    return {
      lessonId: this.lesson.id,
      userId: entry.id,
      realm: before.realm ?? '',
      activeMs,
      stuckMs: isStuck ? activeMs : 0,
      stuckFrom: isStuck ? workingSince(learner, this.lesson) : 0,
      lastTask: before.task ?? task,
    };
  }

  /** The realm whose progress decides whether this learner has finished, if it is not known yet. */
  missingProgress(userId: string): string | undefined {
    const learner = this.#learners.get(userId);
    const realm = this.lesson?.goal?.realm ?? learner?.presence?.realm;
    return learner && realm && !learner.progress.has(realm) ? realm : undefined;
  }

  setProgress(userId: string, realm: string, progress: RealmProgress): void {
    this.#learners.get(userId)?.progress.set(realm, progress);
    this.#changed.add(userId);
  }

  /** A learner made progress. */
  progressed(userId: string, { at, finishedTasks }: { at: number; finishedTasks: number }): void {
    const learner = this.#learners.get(userId);
    if (!learner) return;
    learner.workedAt = at;
    learner.finishedTasks += finishedTasks;
    this.#changed.add(userId);
  }

  setFinishedCounts(counts: ReadonlyMap<string, number>): void {
    for (const [userId, learner] of this.#learners) learner.finishedTasks = counts.get(userId) ?? 0;
  }

  /** Finds states that changed because time passed. */
  checkStates(now: number): void {
    if (!this.lesson) return;
    for (const [userId, learner] of this.#learners) {
      if (this.#stateOf(learner, now) !== learner.state) this.#changed.add(userId);
    }
  }

  /** Everything about a learner may look different, because another lesson began or ended. */
  markChanged(userId: string): void {
    if (this.#learners.has(userId)) this.#changed.add(userId);
  }

  /** Tells the teachers what changed since the last time. */
  flush(now: number): void {
    if (this.#changed.size === 0 && this.#gone.length === 0) return;
    const learners = [...this.#changed].flatMap((id) => this.#learners.get(id) ?? []);
    const gone = this.#gone;
    this.#changed = new Set();
    this.#gone = [];
    const changed = learners.map((learner) => this.#show(learner, now));
    this.#tellBoards(encodeLine({ type: 'learners', cursor: this.#ring.nextCursor, now, changed, gone }));
  }

  #tellBoards(line: Buffer): void {
    this.#ring.push(line);
    for (const board of this.boards) board.send(line);
  }

  #add(entry: RosterEntry): void {
    const facts = { presence: null, workedAt: 0, progress: new Map<string, RealmProgress>() };
    this.#learners.set(entry.id, { entry, ...facts, finishedTasks: 0, state: 'away', since: null });
    this.#changed.add(entry.id);
  }

  #stateOf(learner: Learner, now: number): LiveState {
    if (!this.lesson || !this.#isCurrent(learner.entry.id)) return 'away';
    return learnerState(learner, this.lesson, now);
  }

  #show(learner: Learner, now: number): LiveLearner {
    const { entry, presence, finishedTasks } = learner;
    const state = this.#stateOf(learner, now);
    if (state !== learner.state) {
      learner.state = state;
      learner.since = now;
    }
    const place = presence && this.#isCurrent(entry.id) ? presence : { realm: null, task: null, x: null, y: null };
    const { realm, task, x, y } = place;
    return {
      id: entry.id,
      name: entry.name,
      avatar: entry.avatar,
      state,
      since: state === 'away' ? (presence?.seenAt ?? null) : (learner.since ?? now),
      realm,
      task,
      x,
      y,
      finishedTasks,
      teacherIsComing: this.#coming.has(entry.id),
    };
  }
}

/** Written even if no further report follows: the learner took part. */
const arrival = (lessonId: string, userId: string, { realm, task }: Presence): WorkIncrement => ({
  ...{ lessonId, userId, realm: realm ?? '', lastTask: task },
  ...{ activeMs: 0, stuckMs: 0, stuckFrom: 0 },
});
