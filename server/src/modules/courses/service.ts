// Provides the learning path, derived from the realm states, and course checklists.
import { isMapId } from '@lanternwise/shared/constants/realms';
import type { LearningPathReply } from '@lanternwise/shared/contracts/courses';
import { findCourse } from '@lanternwise/shared/courses/courses';
import { realmProgress } from '@lanternwise/shared/courses/realmProgress';
import { completedActivities, UNIT2_PLACE, unit2Score } from '@lanternwise/shared/school/unit2Quest';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { ContentService } from '../content/service.ts';
import { daysPlayed, realmStatesOf } from '../progress/evidence.ts';
import { daysReviewed } from '../review/remembered.ts';
import { addCheck, allChecks, checksOf, removeCheck } from './repository.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS_SHOWN = 28;

export class CoursesService {
  constructor(
    private readonly store: Store,
    private readonly content: ContentService,
  ) {}

  /** `offset`: UTC offset of the learner's time zone, in minutes. */
  async learningPath(userId: string, offset: number): Promise<Omit<LearningPathReply, 'success'>> {
    const offsetMs = offset * MINUTE_MS;
    const now = Date.now();
    const { db } = this.store;
    const since = now - DAYS_SHOWN * DAY_MS;
    const [states, checks, played, reviewed] = await Promise.all([
      realmStatesOf(db, userId),
      allChecks(db, userId),
      daysPlayed(db, userId, since, offsetMs),
      daysReviewed(db, userId, since, offsetMs),
    ]);
    const days = [...new Set([...played, ...reviewed])].sort((a, b) => a - b);
    const realms = states
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .flatMap(({ realm, state }) => {
        const served = isMapId(realm) ? this.content.realm(realm) : undefined;
        if (!served) return [];
        const progress = realmProgress(served.content.quest, state);
        return [{ ...progress, tasks: [...progress.tasks] }];
      });
    const checksByCourse: Record<string, string[]> = {};
    for (const { course, item } of checks) checksByCourse[course] = [...(checksByCourse[course] ?? []), item];
    const unit2 = states.find(({ realm }) => realm === UNIT2_PLACE)?.state;
    if (unit2) checksByCourse['school-class-x'] = completedActivities(unit2);
    const scores: Record<string, number> = unit2 ? { 'unit-2': unit2Score(unit2) } : {};
    return { realms, checks: checksByCourse, scores, days, today: Math.floor((now + offsetMs) / DAY_MS) };
  }

  checks(userId: string, slug: string): Promise<string[]> {
    this.#requireChecklist(slug);
    return checksOf(this.store.db, userId, slug);
  }

  setCheck(userId: string, slug: string, item: string, checked: boolean): Promise<string[]> {
    // What play ticks off follows from the answers of the activities alone.
    if (!this.#requireChecklist(slug).includes(item)) {
      throw new HttpError(400, 'invalid-input', 'There is no such point on this checklist.');
    }
    return this.store.write(async (tx) => {
      if (checked) await addCheck(tx, { userId, course: slug, item, checkedAt: Date.now() });
      else await removeCheck(tx, userId, slug, item);
      return checksOf(tx, userId, slug);
    });
  }

  #requireChecklist(slug: string): string[] {
    const course = findCourse(slug);
    if (!course) throw new HttpError(404, 'not-found', 'There is no such course.');
    return course.units.flatMap(({ checklist, checkedByPlay }) =>
      checkedByPlay ? [] : (checklist ?? []).map(({ id }) => id),
    );
  }
}
