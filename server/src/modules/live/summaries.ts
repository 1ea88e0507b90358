// Summaries of live lessons that are over: who worked on what, finished tasks, minutes, times of being stuck.
import type { LiveSummaryLearner, LiveSummaryRow } from '@lanternwise/shared/contracts/live';
import type { Row } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { requireTaughtGroup } from '../groups/access.ts';
import { auditRead } from '../reports/auditRead.ts';
import type { Caller } from '../users/service.ts';
import { summaryRoster } from './classRepository.ts';
import { type EndedLesson, endedLesson, endedLessons } from './repository.ts';
import { figuresOf, workOf } from './workRepository.ts';

const MINUTE_MS = 60_000;

export class LiveSummaries {
  constructor(private readonly store: Store) {}

  async list(
    caller: Caller,
    groupId: string,
    paging: { page: number; size: number },
  ): Promise<{ items: LiveSummaryRow[]; total: number }> {
    await this.#require(caller, groupId);
    const { items, total } = await endedLessons(this.store.db, { groupId, ...paging });
    return { items: await this.#withFigures(groupId, items), total };
  }

  async one(
    caller: Caller,
    groupId: string,
    lessonId: string,
  ): Promise<{ lesson: LiveSummaryRow; learners: LiveSummaryLearner[] }> {
    await this.#require(caller, groupId);
    const { db } = this.store;
    const ended = await endedLesson(db, groupId, lessonId);
    const [lesson] = ended ? await this.#withFigures(groupId, [ended]) : [];
    if (!lesson) throw new HttpError(404, 'no-live-lesson', 'There is no such live lesson.');
    const roster = await summaryRoster(db, groupId);
    const { work, finished } = await workOf(
      db,
      lessonId,
      roster.map(({ id }) => id),
    );
    const learners = roster.flatMap(({ id, name }) => {
      const own = work.filter(({ userId }) => userId === id);
      const ownFinished = finished.filter(({ userId }) => userId === id);
      return own.length + ownFinished.length === 0 ? [] : [{ id, name, ...summarize(own, ownFinished) }];
    });
    return { lesson, learners };
  }

  async #require(caller: Caller, groupId: string): Promise<void> {
    await requireTaughtGroup(this.store.db, groupId, caller);
    await auditRead(this.store, caller, { kind: 'group', id: groupId });
  }

  async #withFigures(groupId: string, lessons: readonly EndedLesson[]): Promise<LiveSummaryRow[]> {
    if (lessons.length === 0) return [];
    const roster = await summaryRoster(this.store.db, groupId);
    const figures = await figuresOf(
      this.store.db,
      lessons.map(({ id }) => id),
      roster.map(({ id }) => id),
    );
    const none = { learners: 0, finishedTasks: 0, stuckTimes: 0 };
    return lessons.map((lesson) => ({ ...lesson, ...(figures.get(lesson.id) ?? none) }));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const minutes = (ms: number): number => Math.round(ms / MINUTE_MS);

export function summarize(
  work: readonly Row<'liveWork'>[],
  finished: readonly Row<'liveFinished'>[],
): Omit<LiveSummaryLearner, 'id' | 'name'> {
  const realms = [...new Set([...work, ...finished].map(({ realm }) => realm))].filter((realm) => realm !== '');
  return {
    minutes: minutes(sum(work.map(({ activeMs }) => activeMs))),
    stuckTimes: sum(work.map(({ stuckTimes }) => stuckTimes)),
    stuckMinutes: minutes(sum(work.map(({ stuckMs }) => stuckMs))),
    work: realms.map((realm) => {
      const row = work.find((one) => one.realm === realm);
      return {
        realm,
        minutes: minutes(row?.activeMs ?? 0),
        finished: finished.filter((one) => one.realm === realm).map(({ task }) => task),
        lastTask: row?.lastTask ?? null,
      };
    }),
  };
}
