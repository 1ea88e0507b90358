// Puts a child's week into words for a parent's page and letter: what was done and learnt, what is open next, what to try.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { nextStep } from '@lanternwise/shared/courses/nextStep';
import type { LearnerProgress } from '@lanternwise/shared/courses/progress';
import { courseTitle } from '@lanternwise/shared/courses/titles';
import type { Row, Tables } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { assignmentsOfWeek } from '../assignments/learnerView.ts';
import { certificatesOf } from '../certificates/service.ts';
import type { ContentService } from '../content/service.ts';
import { courseText } from '../content/translatedWords.ts';
import { CoursesService } from '../courses/service.ts';
import { RealmRulesService } from '../groups/realmRulesService.ts';
import { realmStatesOf } from '../progress/evidence.ts';
import { type Caller, limitColumns, type UsersService } from '../users/service.ts';
import { conversationStarters, describeNext, describeWeek } from './describeWeek.ts';
import { evidenceSince, parentEvidenceOf } from './parentEvidence.ts';
import { type PlaceLookup, type PlacesByLanguage, placesByLanguage } from './placeContent.ts';
import { learntIn, summarizeWeek, TREND_WEEKS, WEEK_MS, weeklyTrend } from './weekSummary.ts';

export const childColumns = ({ users, parentLinks }: Tables) => ({
  id: users.id,
  username: users.username,
  // The class list belongs to the school, so that a parent sees only the name that they gave.
  ownName: parentLinks.childName,
  role: users.role,
  avatar: users.avatar,
  currentMap: users.currentMap,
  completedMaps: users.completedMaps,
  overallProgress: users.overallProgress,
  lastActiveAt: users.lastActiveAt,
  ...limitColumns(users),
  status: users.status,
  isClassAccount: users.isClassAccount,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
});
export type Child = Pick<
  Row<'users'>,
  'username' | 'avatar' | 'currentMap' | 'completedMaps' | 'overallProgress' | 'lastActiveAt'
> &
  Caller & { ownName: string | null };

export const nameOf = ({ ownName, username }: Child): string => ownName ?? username;

/** What the page and the letter say about one child. */
export interface ChildWords
  extends Pick<
    ChildReport,
    'summary' | 'next' | 'learnt' | 'tryAtHome' | 'assignments' | 'weeks' | 'minutes' | 'days' | 'starters'
  > {
  /** Content in the language of the words. */
  contents: PlaceLookup;
  certificates: ChildReport['certificates'];
}

export class ChildWordsService {
  readonly #store: Store;
  readonly #contents: PlacesByLanguage;
  readonly #users: UsersService;
  readonly #courses: CoursesService;
  readonly #realmRules: RealmRulesService;

  constructor(store: Store, content: ContentService, users: UsersService) {
    this.#store = store;
    this.#contents = placesByLanguage(content);
    this.#users = users;
    this.#courses = new CoursesService(store, content);
    this.#realmRules = new RealmRulesService(store);
  }

  async describe(child: Child, language: Language, now: number): Promise<ChildWords> {
    const contents = this.#contents[language];
    const [evidence, states, certificates, locks, path, assignments] = await Promise.all([
      parentEvidenceOf(this.#store.db, child.id, now - TREND_WEEKS * WEEK_MS),
      realmStatesOf(this.#store.db, child.id),
      certificatesOf(this.#store.db, child.id),
      this.#realmRules.locksOf(child.id, now),
      this.#courses.learningPath(child.id, 0),
      assignmentsOfWeek(this.#store.db, this.#contents, child.id, { language, now }),
    ]);
    const thisWeek = evidenceSince(evidence, now - WEEK_MS);
    const week = summarizeWeek(thisWeek, contents, now);
    const person: LearnerProgress = {
      ...path,
      canOpenProtected: this.#users.canOpenProtected(child),
      lockOf: (realm) => locks.find((lock) => lock.realm === realm),
    };
    return {
      contents,
      summary: describeWeek(nameOf(child), week, language, child.lastActiveAt !== null),
      next: describeNext(nextStep(person, certificates.length > 0), contents, language),
      ...learntIn(thisWeek, states, contents, language),
      assignments,
      weeks: weeklyTrend(evidence, contents, now),
      minutes: week.minutes,
      days: week.days,
      starters: conversationStarters(child.currentMap, child.completedMaps, contents, language),
      certificates: this.#users.isLimited(child)
        ? []
        : certificates.map(({ course, verificationId }) => ({
            course: courseText(courseTitle(course), language),
            verificationId,
          })),
    };
  }
}
