// Converts checkout and licence rows to the objects of the API.
import { formatLicenceCode } from '@lanternwise/shared/constants/licenceCode';
import type { Checkout, Licence } from '@lanternwise/shared/contracts/subscriptions';
import type { CheckoutRow, LicenceRow } from './repository.ts';

export const toCheckout = ({ id, plan, state, provider, amount, currency }: CheckoutRow): Checkout => ({
  id,
  plan,
  state,
  provider,
  amount,
  currency,
});

export const toLicence = (row: LicenceRow, used: number): Licence => ({
  id: row.id,
  code: formatLicenceCode(row.code),
  kind: row.kind,
  places: row.places,
  used,
  note: row.note,
  expiresAt: new Date(row.expiresAt).toISOString(),
  revoked: row.revokedAt !== null,
});
