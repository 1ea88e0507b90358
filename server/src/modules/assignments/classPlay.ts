// Decides what a class may play, and refuses to assign the rest with a sentence that says why.
import type { Language } from '@lanternwise/shared/constants/languages';
import { LISTED_MAPS, type MapId } from '@lanternwise/shared/constants/realms';
import type { Assignable } from '@lanternwise/shared/contracts/assignments';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { isoTime } from '../../http/isoTime.ts';
import type { RealmRulesService } from '../groups/realmRulesService.ts';
import type { UsersService } from '../users/service.ts';
import { progressFacts } from './evidence.ts';
import type { ClassMember } from './repository.ts';
import { allTargets, type Contents, REVIEWED_REALMS, type StoredTarget, targetAccess, titlesOf } from './targets.ts';

export interface AssignedClass {
  group: { id: string; licenceId: string | null };
  /** The learners who would have to do it. */
  learners: readonly ClassMember[];
}

/** Realms in the order of the picker, with the demo at the end. */
const REALMS = LISTED_MAPS;

export class ClassPlay {
  constructor(
    private readonly users: UsersService,
    private readonly rules: RealmRulesService,
    private readonly contents: Contents,
  ) {}

  /**
   * A class as `playAccess` asks about a person. Its plan is that of any of its learners: who has no seat is shown to the teacher.
   * A class without learners has that of its licence code.
   */
  async #asPerson(db: Db, { group, learners }: AssignedClass, at: number) {
    const canOpenProtected =
      learners.length === 0
        ? group.licenceId !== null || this.users.isOpenToAll
        : learners.some((learner) => this.users.canOpenProtected(learner));
    return { canOpenProtected, lockOf: await this.rules.locksOfClass(db, group.id, at) };
  }

  async options(db: Db, assigned: AssignedClass, language: Language, now: number): Promise<Assignable[]> {
    const [person, canReview] = await Promise.all([
      this.#asPerson(db, assigned, now),
      hasFinishedRealm(db, assigned.learners),
    ]);
    return allTargets(this.contents, REALMS).flatMap((target): Assignable[] => {
      const titles = titlesOf(target, this.contents, language);
      if (!titles) return [];
      const { state, opensAt } = targetAccess(target, person);
      const shown = target.kind === 'review' && !canReview ? 'nothing-to-review' : state;
      const { kind, ref } = target;
      return [{ kind, ref, realm: target.realm as MapId | null, ...titles, state: shown, opensAt }];
    });
  }

  /** Throws unless the class may play it before it is due. */
  async assertAssignable(db: Db, target: StoredTarget, assigned: AssignedClass, dueAt: number): Promise<void> {
    const titles = titlesOf(target, this.contents, 'en');
    if (!titles) {
      throw new HttpError(404, 'unknown-assignable', 'The course has no such task any more. Choose another one.');
    }
    if (target.kind === 'review') return this.#assertReviewable(db, assigned);
    const { state, opensAt } = targetAccess(target, await this.#asPerson(db, assigned, dueAt));
    const { title } = titles;
    const refuse = (code: RefusalCode, message: string, more: Record<string, string> = {}) =>
      new HttpError(409, code, message, undefined, { title, ...more });
    switch (state) {
      case 'open':
        return;
      case 'needs-plan': {
        const message = `"${title}" is not open to these students: they have no plan and no seat of a licence code.`;
        throw refuse('assignment-needs-plan', message);
      }
      case 'locked-by-class':
        throw refuse('assignment-locked', `"${title}" is locked for this class. Open it under Realms first.`);
      case 'opens-on': {
        const date = isoTime(opensAt ?? dueAt);
        const message = `"${title}" opens for this class on ${date.slice(0, 10)}. Choose a later due date.`;
        throw refuse('assignment-opens-later', message, { date });
      }
      case 'being-built':
        throw refuse('assignment-not-built', `"${title}" cannot be played yet.`);
    }
  }

  async #assertReviewable(db: Db, { learners }: AssignedClass): Promise<void> {
    if (await hasFinishedRealm(db, learners)) return;
    const message = 'None of these students has finished a realm yet, so there is nothing to review.';
    throw new HttpError(409, 'assignment-no-review', message);
  }
}

type RefusalCode = `assignment-${'needs-plan' | 'locked' | 'opens-later' | 'not-built'}`;

async function hasFinishedRealm(db: Db, learners: readonly ClassMember[]): Promise<boolean> {
  const ids = learners.map(({ id }) => id);
  const factsOf = await progressFacts(db, ids, REVIEWED_REALMS, false);
  return ids.some((id) => REVIEWED_REALMS.some((realm) => factsOf(id).stateOf(realm).completed));
}
