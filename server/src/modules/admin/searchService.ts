// Searches everything an Admin looks for, and records that children's names were read: how many were found, never the text, which is a name.
import { SEARCH_MIN, SEARCH_RESULTS_MAX } from '@lanternwise/shared/contracts/admin-overview';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { childrenNamed, groupsNamed } from '../groups/forAdmin.ts';
import { subscribersNamed } from '../newsletter/service.ts';
import { usersPage } from './usersRepository.ts';

const ANY_ACCOUNT = {
  role: undefined,
  plan: undefined,
  status: undefined,
  sort: 'name',
  page: 1,
  size: SEARCH_RESULTS_MAX,
} as const;
const NOTHING = { accounts: [], children: [], groups: [], subscribers: [] };

export class SearchService {
  constructor(private readonly store: Store) {}

  /** A text that is too short finds nothing. */
  async find(actorId: string, text: string) {
    if (text.length < SEARCH_MIN) return NOTHING;
    const { db } = this.store;
    const [accounts, children, groups, subscribers] = await Promise.all([
      usersPage(db, { ...ANY_ACCOUNT, search: text }),
      childrenNamed(db, text),
      groupsNamed(db, text),
      subscribersNamed(db, text),
    ]);
    // Nothing is answered unless it is recorded.
    await this.store.write((tx) =>
      recordAudit(tx, actorId, 'names-searched', ['search', 'class-lists'], {
        searchedFor: text.includes('@') ? 'address' : 'name',
        childrenFound: children.length,
        accountsFound: accounts.rows.length,
        groupsFound: groups.length,
        subscribersFound: subscribers.length,
      }),
    );
    return { accounts: accounts.rows, children, groups, subscribers };
  }
}
