// Rules of live lessons: who starts, commands and ends them, what learners report, and when a forgotten lesson ends.
import { randomUUID } from 'node:crypto';
import { mayEnterMap } from '@lanternwise/shared/access/playAccess';
import {
  LIVE_LESSON_MAX_MS,
  LIVE_PAUSE_WITHOUT_TEACHER_MS,
  LIVE_WITHOUT_TEACHER_MS,
  type LiveEndReason,
} from '@lanternwise/shared/constants/live';
import type { liveCommand, livePresence } from '@lanternwise/shared/contracts/live';
import type { LiveCommand, LiveGoal, LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { ContentService } from '../content/service.ts';
import { requireActiveGroup, requireTaughtGroup } from '../groups/access.ts';
import type { RealmRulesService } from '../groups/realmRulesService.ts';
import type { ProgressObserver, ProgressStep } from '../progress/ProgressFeed.ts';
import { admitTeacherText, type TeacherText } from '../teacher-texts/admit.ts';
import { type Caller, requireRow, type UsersService } from '../users/service.ts';
import { isInClass, learnerAccounts, rosterOf } from './classRepository.ts';
import { applyCommand, type LessonState, type StoredDetail } from './commands.ts';
import type { LiveHub } from './LiveHub.ts';
import {
  closeLesson,
  endedLesson,
  findCommand,
  insertCommand,
  insertLesson,
  MAX_COMMANDS,
  openLesson,
  overdueLessons,
  publicLesson,
  purgeCommands,
  type StoredLesson,
  saveState,
} from './repository.ts';
import { addFinished } from './workRepository.ts';

type CommandInput = z.output<typeof liveCommand.body>;
type GatherInput = Extract<CommandInput['command'], { kind: 'gather' }>;
type PlaceInput = z.output<typeof livePresence.body>;

/** Clients that were cut off resume within this time. */
const COMMANDS_KEPT_MS = 3_600_000;

interface Dependencies {
  store: Store;
  users: UsersService;
  content: ContentService;
  realmRules: RealmRulesService;
  hub: LiveHub;
}

export class LiveService implements ProgressObserver {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #content: ContentService;
  readonly #rules: RealmRulesService;
  readonly #hub: LiveHub;

  constructor({ store, users, content, realmRules, hub }: Dependencies) {
    this.#store = store;
    this.#users = users;
    this.#content = content;
    this.#rules = realmRules;
    this.#hub = hub;
  }

  /** The lesson of a class that is on now. */
  async lesson(caller: Caller, groupId: string): Promise<LiveLesson | null> {
    await requireTaughtGroup(this.#store.db, groupId, caller);
    const lesson = await openLesson(this.#store.db, groupId);
    return lesson ? publicLesson(lesson) : null;
  }

  /** Two teachers who start at the same time get the same lesson. */
  async start(caller: Caller, groupId: string): Promise<LiveLesson> {
    const lesson = await this.#store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const running = await openLesson(tx, groupId);
      if (running) return running;
      await insertLesson(tx, { id: randomUUID(), groupId, startedBy: caller.id, startedAt: Date.now() });
      const started = requireRow(await openLesson(tx, groupId));
      await append(tx, started, { kind: 'start', sentBy: caller.id });
      await recordAudit(tx, caller.id, 'live-lesson-started', ['group', groupId]);
      return requireRow(await openLesson(tx, groupId));
    });
    await this.#hub.changed(groupId);
    return publicLesson(lesson);
  }

  /** Of several teachers, the first ends it; the others find it ended. */
  async end(caller: Caller, groupId: string, lessonId: string): Promise<void> {
    await requireTaughtGroup(this.#store.db, groupId, caller);
    if (!(await this.#end(groupId, lessonId, 'teacher', caller.id))) {
      if (!(await endedLesson(this.#store.db, groupId, lessonId))) throw unknownLessonError();
    }
  }

  /** @returns whether it was on until now */
  async #end(groupId: string, lessonId: string, reason: LiveEndReason, sentBy: string | null): Promise<boolean> {
    await this.#hub.settle(lessonId);
    const wasOpen = await this.#store.write(async (tx) => {
      const lesson = await openLesson(tx, groupId);
      if (lesson?.id !== lessonId) return false;
      await append(tx, lesson, { kind: 'end', sentBy });
      await closeLesson(tx, lessonId, Date.now(), reason);
      return true;
    });
    if (wasOpen) await this.#hub.changed(groupId);
    return wasOpen;
  }

  /** Commands of all teachers take effect one after the other; each has its number. */
  async command(
    caller: Caller,
    groupId: string,
    { lesson: lessonId, id, command }: CommandInput,
  ): Promise<{ command: LiveCommand; lesson: LiveLesson }> {
    const result = await this.#store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const lesson = await openLesson(tx, groupId);
      if (lesson?.id !== lessonId) throw noLessonError();
      const earlier = await findCommand(tx, lessonId, id);
      if (earlier) return { command: earlier, lesson: publicLesson(lesson) };
      if (lesson.seq >= MAX_COMMANDS) throw tooManyCommandsError();
      const { kind, ...detail } = await this.#checked(tx, caller, groupId, command);
      const next = await append(tx, lesson, { id, kind, detail, sentBy: caller.id });
      return { command: requireRow(await findCommand(tx, lessonId, id)), lesson: publicLesson(next) };
    });
    await this.#hub.changed(groupId);
    return result;
  }

  async #checked(
    tx: Db,
    sender: Caller,
    groupId: string,
    command: CommandInput['command'],
  ): Promise<{ kind: CommandInput['command']['kind'] } & StoredDetail> {
    switch (command.kind) {
      case 'gather':
        return { kind: 'gather', gathering: await this.#gathering(tx, { sender, groupId }, command) };
      case 'goal':
        if (command.goal) await this.#requirePlayable(tx, groupId, command.goal);
        return command;
      case 'help': {
        const learners = await rosterOf(tx, groupId);
        if (!learners.some((learner) => learner.id === command.learner)) throw noLearnerError();
        return command;
      }
      default:
        return command;
    }
  }

  async #gathering(tx: Db, by: Pick<TeacherText, 'sender' | 'groupId'>, { line, text }: GatherInput) {
    return { line, text: text === null ? null : await admitTeacherText(tx, { ...by, field: 'live-gather', text }) };
  }

  /** The class must not be sent where its own rules lock it out, or where none of its learners may go. */
  async #requirePlayable(tx: Db, groupId: string, { realm, task }: LiveGoal): Promise<void> {
    const quest = this.#content.realm(realm)?.facts.quest;
    if (!quest) throw new HttpError(404, 'unknown-realm', 'There is no content for that realm.');
    if (task !== null && !quest.tasks.some(({ id }) => id === task)) {
      throw new HttpError(404, 'unknown-lesson', 'There is no such lesson.');
    }
    if (await this.#rules.isLockedIn(tx, groupId, realm)) throw realmLockedError();
    const learners = await learnerAccounts(tx, groupId);
    const mayEnter = (learner: Caller) => mayEnterMap(realm, this.#users.canOpenProtected(learner));
    if (learners.length > 0 && !learners.some(mayEnter)) throw realmNotInPlanError();
  }

  /** A learner in no active class has no lesson to wait for. */
  async requireClass(caller: Caller): Promise<void> {
    if (await isInClass(this.#store.db, caller.id)) return;
    throw new HttpError(404, 'not-in-group', 'You are not in that group.');
  }

  async requireTeacher(caller: Caller, groupId: string): Promise<void> {
    await requireActiveGroup(this.#store.db, groupId, caller);
  }

  /** Only names of our content are shown to teachers: a child cannot send words. Returns whether a lesson is on. */
  report(caller: Caller, { realm, task, x, y, visible }: PlaceInput): Promise<boolean> {
    const content = realm === null ? undefined : this.#content.realm(realm)?.content;
    const isKnown =
      task !== null &&
      content !== undefined &&
      (Object.hasOwn(content.lessons, task) ||
        Object.hasOwn(content.activities, task) ||
        content.quest.tasks.some(({ id }) => id === task));
    const place = content ? { x, y } : { x: null, y: null };
    return this.#hub.report(caller.id, { realm, task: isKnown ? task : null, ...place, visible });
  }

  isWatching(userId: string): boolean {
    return this.#hub.lessonsOf(userId).length > 0;
  }

  async storing(tx: Db, { userId, realm, newlyDone }: ProgressStep): Promise<void> {
    const at = Date.now();
    for (const lessonId of newlyDone.length > 0 ? this.#hub.lessonsOf(userId) : []) {
      await addFinished(tx, { lessonId, userId, realm, tasks: newlyDone, at });
    }
  }

  stored({ userId, realm, done, newlyDone, completed }: ProgressStep): void {
    this.#hub.progressed(userId, realm, { done, completed }, newlyDone.length);
  }

  /** A class that was archived has no lesson any more. */
  archived({ groupId, id }: Pick<StoredLesson, 'groupId' | 'id'>): Promise<unknown> {
    return this.#end(groupId, id, 'archived', null);
  }

  /** Ends lessons and pauses that no teacher looks after. */
  async tidy(now = Date.now()): Promise<void> {
    for (const lesson of await overdueLessons(this.#store.db)) {
      const reason = reasonToEnd(lesson, now);
      if (reason) await this.#end(lesson.groupId, lesson.id, reason, null);
      else if (lesson.paused && now - lesson.teacherSeenAt > LIVE_PAUSE_WITHOUT_TEACHER_MS) await this.#resume(lesson);
    }
  }

  /** Deletes the commands of lessons that are over. */
  purge(now = Date.now()): Promise<void> {
    return this.#store.write((tx) => purgeCommands(tx, now - COMMANDS_KEPT_MS));
  }

  async #resume({ groupId, id }: StoredLesson): Promise<void> {
    await this.#store.write(async (tx) => {
      const lesson = await openLesson(tx, groupId);
      if (lesson?.id === id && lesson.paused) await append(tx, lesson, { kind: 'resume', sentBy: null });
    });
    await this.#hub.changed(groupId);
  }
}

function reasonToEnd(
  { archived, startedAt, teacherSeenAt }: StoredLesson & { archived: boolean },
  now: number,
): LiveEndReason | undefined {
  if (archived) return 'archived';
  if (now - startedAt > LIVE_LESSON_MAX_MS) return 'too-long';
  return now - teacherSeenAt > LIVE_WITHOUT_TEACHER_MS ? 'no-teacher' : undefined;
}

interface NewCommand {
  id?: string;
  kind: LiveCommand['kind'];
  detail?: StoredDetail;
  sentBy: string | null;
}

/** Stores the next command and its effect. */
async function append<S extends LessonState & { id: string }>(
  tx: Db,
  lesson: S,
  { id = randomUUID(), kind, detail = {}, sentBy }: NewCommand,
): Promise<S> {
  const [seq, at] = [lesson.seq + 1, Date.now()];
  const next = applyCommand(lesson, { seq, at, kind, ...detail });
  await insertCommand(tx, { lessonId: lesson.id, seq, id, at, sentBy, kind, detail });
  await saveState(tx, lesson.id, next);
  return next;
}

const noLessonError = () => new HttpError(409, 'no-live-lesson', 'This live lesson is over.');
const unknownLessonError = () => new HttpError(404, 'no-live-lesson', 'There is no such live lesson.');
const noLearnerError = () => new HttpError(404, 'no-member', 'That child is not in this group.');
const tooManyCommandsError = () =>
  new HttpError(
    409,
    'live-lesson-full',
    'This live lesson has had too many commands. Please end it and start a new one.',
  );
const realmLockedError = () => new HttpError(409, 'realm-locked', 'This realm is locked for the class. Open it first.');
const realmNotInPlanError = () =>
  new HttpError(409, 'realm-not-in-plan', 'No learner of this class can open this realm with the current plan.');
