// What a parent sees and decides in their own account, without the mailed link: for linked children, by the verified address.
import type { ConsentDecision, FamilyConsent } from '@lanternwise/shared/contracts/consent';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { mailboxOf } from '../mail/allowance.ts';
import { isParentOf } from '../parents/service.ts';
import type { UserRow } from '../users/service.ts';
import { type ConsentTools, decide } from './answers.ts';
import { currentAnswers } from './ledger.ts';
import { type ConsentRow, consentsOf } from './repository.ts';
import { familyOf, familyView } from './view.ts';

export class ParentConsentService {
  constructor(
    private readonly store: Store,
    private readonly tools: ConsentTools,
  ) {}

  /** Every linked parent sees what was decided and tried; nobody's address but their own. */
  async read(parentId: string, childId: string): Promise<FamilyConsent> {
    const { db } = this.store;
    const { child, row } = await this.#linked(db, parentId, childId);
    return familyView(await familyOf(db, this.tools.users, child), row);
  }

  /**
   * Only the parent whose address was asked decides. The link alone proves nothing: a child can make an account that calls itself a parent
   * and link it with its own code.
   */
  decide(parentId: string, childId: string, decision: ConsentDecision, { cause }: RequestContext) {
    return this.store.write(async (tx): Promise<FamilyConsent> => {
      const { child, row } = await this.#linked(tx, parentId, childId);
      if (!row) {
        throw new HttpError(
          403,
          'not-asked',
          'Your e-mail address was not asked for consent. Verify the address to which the letter went, or use the link in it.',
        );
      }
      const decided = await decide(tx, this.tools, { row, user: child, decision, cause });
      return familyView(decided.family, decided.row);
    });
  }

  async #linked(db: Db, parentId: string, childId: string): Promise<{ child: UserRow; row: ConsentRow | undefined }> {
    const { users } = this.tools;
    const child = (await isParentOf(db, parentId, childId)) ? await users.find(db, childId) : undefined;
    const parent = await users.find(db, parentId);
    if (!child || !parent) throw new HttpError(404, 'unknown-child', 'There is no such child linked to your account.');
    const isProven = parent.email !== null && parent.emailVerifiedAt !== null;
    const voice = isProven && parent.email !== null ? mailboxOf(parent.email) : undefined;
    return { child, row: voice ? currentAnswers(await consentsOf(db, childId)).get(voice) : undefined };
  }
}
