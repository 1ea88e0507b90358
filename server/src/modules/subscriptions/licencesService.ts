// Licence codes as their users redeem them, and as Admin creates, lists and revokes them.
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { Licence } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { createLicence, endLicence, redeemLicence } from './licences.ts';
import { notFoundError } from './notFoundError.ts';
import { takenOf } from './places.ts';
import { findLicence, type LicenceRow, licencePage, updateLicence } from './repository.ts';

const DAY_MS = 24 * 3_600_000;

export class LicencesService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  redeem(caller: Caller, code: string) {
    return this.store.write((tx) => redeemLicence(tx, this.users, caller, code, Date.now()));
  }

  async page(page: number): Promise<{ licences: Licence[]; total: number }> {
    const { rows, total } = await licencePage(this.store.db, page);
    const taken = await takenOf(this.store.db, rows);
    return { total, licences: rows.map((row) => toLicence(row, taken.get(row.id) ?? 0)) };
  }

  create(caller: Caller, input: { kind: 'school' | 'pilot'; places: number; days: number; note: string }) {
    return this.store.write(async (tx) => {
      const now = Date.now();
      const { kind, places, days } = input;
      const expiresAt = now + days * DAY_MS;
      const note = input.note.trim() || null;
      const newLicence = {
        kind,
        places,
        expiresAt,
        note,
        subscriptionId: null,
        createdBy: caller.id,
        provesSchool: kind === 'school',
      };
      const row = await createLicence(tx, newLicence, now);
      await recordAudit(tx, caller.id, 'licence-made', ['licence-code', row.id], { kind, places, days });
      return toLicence(row, 0);
    });
  }

  revoke(caller: Caller, id: string, reason: string): Promise<void> {
    return this.store.write(async (tx) => {
      const code = await findLicence(tx, id);
      if (!code || code.revokedAt !== null) throw notFoundError('code');
      const now = Date.now();
      await updateLicence(tx, id, { revokedAt: now });
      await endLicence(tx, this.users, code, now, now);
      await recordAudit(tx, caller.id, 'licence-revoked', ['licence-code', id], {}, reason);
    });
  }
}

const toLicence = (row: LicenceRow, used: number): Licence => ({
  id: row.id,
  code: formatLicenceCode(row.code),
  staffCode: row.staffCode === null ? null : formatLicenceCode(row.staffCode),
  kind: row.kind,
  places: row.places,
  used,
  note: row.note,
  expiresAt: new Date(row.expiresAt).toISOString(),
  revoked: row.revokedAt !== null,
});
